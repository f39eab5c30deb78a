/// A sheet that covers a part of its container, from the far edge on, and rests at detents.
///
/// The sheet is the content of a scroll view as large as the container, whose offset is the visible length of the sheet:
///
///     frame = from container's end − offset, as long as the largest detent
///     limits = from the smallest detent (0 if the sheet can be dismissed) to the largest
///
///     let sheet = ScrollSheet(
///       container: ScrollRect(x: 0, y: 0, width: 390, height: 844), detents: [.fraction(0.5), .inset(44)])
///     sheet.lengths              // [422.0, 800.0]
///     sheet.frame(at: 422)       // (0, 422, 390, 800)
///     sheet.restingOffsets       // [0.0, 422.0, 800.0]: dismissed, half, large
///
/// - In another container, as after a rotation, half stays half; ``offset(keeping:in:)`` returns where the sheet continues.
/// - A vertical sheet comes from the bottom, a horizontal one from the right. Swapping the axes swaps all results.
/// - All numbers must be finite, and lengths and sizes not negative.
/// - Source: our choice, [O], modelled on the detents of a UISheetPresentationController.
public struct ScrollSheet: Hashable, Sendable {
  /// A length at which the sheet rests, for every container.
  public enum Detent: Hashable, Sendable {
    /// The given number of points, not negative.
    case length(Double)
    /// A fraction of the container, from 0 to 1.
    case fraction(Double)
    /// The container less the given number of points, not negative.
    case inset(Double)
  }

  /// The axis along which the sheet moves.
  public let axis: ScrollAxis
  /// The rectangle that the sheet may cover: without bars above it, and without a keyboard below.
  public let container: ScrollRect
  /// The detents, known by their indices, in any order: which of two is larger can depend on the container.
  public let detents: [Detent]
  /// Whether the sheet can be dragged out of the container. If not, it stretches below its smallest detent.
  public let isDismissible: Bool

  /// Creates a sheet.
  ///
  /// - Precondition: ``validate(container:detents:)`` does not throw; there is at least one detent.
  public init(
    axis: ScrollAxis = .vertical, container: ScrollRect, detents: [Detent], isDismissible: Bool = true,
    file: CallerFile = #fileID, line: CallerLine = #line
  ) {
    requireValid(try Self.validate(container: container, detents: detents), file, line)
    self.axis = axis
    self.container = container
    self.detents = detents
    self.isDismissible = isDismissible
  }

  /// Throws the error of the first number that breaks a rule. Arguments that are left out are not checked.
  public static func validate(
    container: ScrollRect = .zero, detents: [Detent] = [.length(0)]
  ) throws(ScrollValueError) {
    try container.check("container")
    try Double(detents.count).check(.atLeast(1), "detents.count")
    for (index, detent) in detents.enumerated() {
      switch detent {
      case .length(let length): try length.check(.notNegative, "detents[\(index)].length")
      case .fraction(let fraction): try fraction.check(.fraction, "detents[\(index)].fraction")
      case .inset(let inset): try inset.check(.notNegative, "detents[\(index)].inset")
      }
    }
  }

  /// Returns the same sheet in another container.
  public func resized(to container: ScrollRect) -> ScrollSheet {
    ScrollSheet(axis: axis, container: container, detents: detents, isDismissible: isDismissible)
  }

  /// The length of the sheet at each detent, from 0 to the container's length.
  public var lengths: [Double] { detents.map(length) }

  private func length(of detent: Detent) -> Double {
    let whole = container.size[axis]
    let length: Double =
      switch detent {
      case .length(let length): length
      case .fraction(let fraction): fraction * whole
      case .inset(let inset): whole - inset
      }
    return length.clamped(to: 0...whole).flushed
  }

  /// The length of the sheet at its largest detent, which is the length of its frame.
  package var fullLength: Double { detents.reduce(0) { Swift.max($0, length(of: $1)) } }

  /// The offsets at which the sheet rests, in increasing order: the offset of each detent, and 0 if it can be dismissed.
  public var restingOffsets: [Double] {
    var offsets = isDismissible ? [0.0] : []
    for detent in detents {
      let length = length(of: detent)
      let place = offsets.firstIndex { $0 >= length } ?? offsets.count
      if place == offsets.count || offsets[place] != length { offsets.insert(length, at: place) }
    }
    return offsets
  }

  /// Returns the index of the detent at which a sheet with this offset rests, the first of equal ones; nil between the detents.
  public func detent(at offset: Double) -> Int? { detents.firstIndex { length(of: $0) == offset } }

  /// Returns the offset at which the sheet continues in another container: at its detent, if at one, else within the new limits.
  public func offset(keeping offset: Double, in new: ScrollSheet) -> Double {
    offset.require(.finite, "offset")
    if let detent = detent(at: offset), new.detents.indices.contains(detent) { return new.lengths[detent] }
    return offset.clamped(to: new.viewport.limits(on: new.axis))
  }

  /// Returns the frame of the sheet at an offset, in the space of the container.
  public func frame(at offset: Double) -> ScrollRect {
    offset.require(.finite, "offset")
    var frame = container
    frame.origin[axis] = (container[axis].upperBound - offset).saturated
    frame.size[axis] = fullLength
    return frame
  }

  /// The viewport of the scroll view whose content is the sheet, at the smallest of ``restingOffsets``, up to the largest.
  public var viewport: Viewport {
    let offsets = restingOffsets
    return Viewport(frame: container, moving: offsets[0]...offsets[offsets.count - 1], on: axis)
  }

  /// Returns the viewport of a list in the sheet, at its beginning, in the sheet's space.
  ///
  /// The list fills the sheet at its largest detent, the only one at which it can scroll, below a header of the given length.
  public func listViewport(contentSize: ScrollSize, headerLength: Double = 0) -> Viewport {
    headerLength.require(.notNegative, "headerLength")
    let along = headerLength...Swift.max(headerLength, fullLength)
    let frame = ScrollRect { $0 == axis ? along : 0...container.size[$0] }
    return Viewport(frame: frame, contentSize: contentSize, contentInsetAdjustmentBehavior: .never)
  }
}

#if !hasFeature(Embedded)
  extension ScrollSheet: DecodableByHand {
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      try Self.validate(container: values[.container], detents: values[.detents])
      try self.init(
        axis: values[.axis], container: values[.container], detents: values[.detents],
        isDismissible: values[.isDismissible])
    }
  }

  // Encoded as an object whose key is the name of the case: {"length": 120}, {"fraction": 0.5}, {"inset": 44}.
  extension ScrollSheet.Detent: CodableByHand {
    private enum CodingKeys: String, CodingKey { case length, fraction, inset }

    /// Decodes a detent of any number; the sheet checks it, and names the detent in its error.
    package init(reading decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let key = try values.onlyKey(orRefuse: "must be one of length, fraction, inset")
      let number = try values.decode(Double.self, forKey: key)
      self =
        switch key {
        case .length: .length(number)
        case .fraction: .fraction(number)
        case .inset: .inset(number)
        }
    }

    package func write(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .length(let length): try values.encode(length, forKey: .length)
      case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
      case .inset(let inset): try values.encode(inset, forKey: .inset)
      }
    }
  }
#endif
