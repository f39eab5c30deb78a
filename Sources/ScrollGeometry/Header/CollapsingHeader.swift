/// A header that collapses while a list below it scrolls.
///
/// The header is the content of a scroll view whose offset x is the distance by which it has collapsed:
///
///     length = full length − min(x, travel)          travel = full length − collapsed length
///     list frame = from the header's end, as long as the container less the collapsed length
///
///     let header = CollapsingHeader(length: 148, collapsedLength: 44)
///     header.length(at: 60)      // 88.0
///     header.progress(at: 26)    // 0.25
///
/// - Continuous and monotone in x. Pulled past its start (x < 0), the header is longer than its full length.
/// - The list's offset does not depend on the header's, also where another list that shares the header collapses it.
/// - All numbers must be finite, and lengths and sizes not negative.
/// - Source: our choice, [O].
public struct CollapsingHeader: Hashable, Sendable {
  /// The axis along which the list scrolls.
  public let axis: ScrollAxis
  /// The length of the full header.
  public let length: Double
  /// The length of the collapsed header, at most the length of the full header.
  public let collapsedLength: Double
  /// The moment at which the collapsed header comes back.
  public let returns: Return
  /// Whether the header, and not the list, stretches when it is pulled past its full length.
  public let stretches: Bool

  /// The moment at which a collapsed header comes back.
  public enum Return: CaseIterable, NamedCases, Sendable {
    /// When the list is at its beginning.
    case atBeginning
    /// With the first movement towards the list's beginning.
    case atOnce

    package static var names: Names { ["atBeginning": .atBeginning, "atOnce": .atOnce] }
  }

  /// Creates a header with the given lengths, in points.
  ///
  /// - Precondition: the collapsed length is not more than the full one; ``validate(length:collapsedLength:)`` checks that.
  public init(
    axis: ScrollAxis = .vertical, length: Double, collapsedLength: Double = 0,
    returns: Return = .atBeginning, stretches: Bool = false, file: CallerFile = #fileID,
    line: CallerLine = #line
  ) {
    requireValid(try Self.validate(length: length, collapsedLength: collapsedLength), file, line)
    self.axis = axis
    self.length = length
    self.collapsedLength = collapsedLength
    self.returns = returns
    self.stretches = stretches
  }

  /// Throws the error of the first number that breaks a rule.
  public static func validate(length: Double, collapsedLength: Double = 0) throws(ScrollValueError) {
    try length.check(.notNegative, "length")
    try collapsedLength.check(.within(0...length), "collapsedLength")
  }

  /// The distance by which the header collapses.
  public var travel: Double { length - collapsedLength }

  /// Returns the length of the header at an offset; more than the full length before 0.
  public func length(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset >= travel ? collapsedLength : (length - offset).saturated
  }

  /// Returns the progress of the collapse: 0 full, 1 collapsed. A header without travel is always full.
  public func progress(at offset: Double) -> Double {
    offset.require(.finite, "offset")
    return offset <= 0 || travel == 0 ? 0 : offset >= travel ? 1 : offset / travel
  }

  /// Returns the frame of the list at an offset of the header, in the container's space.
  ///
  /// Its length does not change, so that the list is not laid out again: until the header has collapsed it ends below the container.
  public func listFrame(at offset: Double, in container: ScrollRect) -> ScrollRect {
    var frame = ScrollRect { container[$0] }
    frame.origin[axis] = (frame.origin[axis] + length(at: offset)).saturated
    frame.size[axis] = Swift.max(0, frame.size[axis] - collapsedLength)
    return frame
  }

  /// Returns the offset for a list *behind* the header, as high as the container: one that begins at minus the header's length.
  ///
  ///     offset behind = offset below − length(at: header's offset)
  ///
  /// When the header has another length, be it by another list, the same list has another offset.
  public func offsetBehind(forListAt offset: Double, headerAt headerOffset: Double) -> Double {
    offset.require(.finite, "offset")
    headerOffset.require(.finite, "headerOffset")
    return (offset - length(at: headerOffset)).saturated
  }

  /// Returns the viewport of the scroll view whose content is the full header, in a container; its limits are 0 and ``travel``.
  public func viewport(in container: ScrollRect) -> Viewport {
    Viewport(frame: container, moving: 0...travel, on: axis, alwaysBounces: false)
  }

  /// Returns the viewport of a list below the full header, at its beginning. It always bounces: a short one collapses the header, too.
  public func listViewport(in container: ScrollRect, contentSize: ScrollSize) -> Viewport {
    Viewport(
      frame: listFrame(at: 0, in: container), contentSize: contentSize,
      contentInsetAdjustmentBehavior: .never, alwaysBounceHorizontal: axis == .horizontal,
      alwaysBounceVertical: axis == .vertical)
  }
}

#if !hasFeature(Embedded)
  extension CollapsingHeader: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(length: values[.length], collapsedLength: values[.collapsedLength])
      try self.init(
        axis: values[.axis], length: values[.length], collapsedLength: values[.collapsedLength],
        returns: values[.returns], stretches: values[.stretches])
    }
  }
#endif
