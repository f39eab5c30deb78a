extension ScrollStack {
  /// One item of a stack: what is known of its size, and the gap after it.
  public struct Item: Hashable, Sendable {
    /// How long an item is along the stack.
    public enum Length: Hashable, Sendable {
      /// As long as its intrinsic size, if it has one; else ambiguous.
      case intrinsic
      /// That many points.
      case fixed(Double)
      /// A share of what the content's minimum length leaves over, but no less than `minimum`.
      ///
      /// Along the scrolling axis the content is as long as its items, so that there is nothing to share:
      /// without a minimum, the item's own or the content's, it is ambiguous.
      case flexible(share: Double, minimum: Double? = nil)
    }

    /// How long the item is along the stack.
    public let length: Length
    /// How long it is across, whatever the alignment; nil leaves it to the alignment and the intrinsic size.
    public let crossLength: Double?
    /// The size that its contents ask for, as a label's text does; nil for none.
    public let intrinsicSize: ScrollSize?
    /// The gap after it, in place of the stack's; nil for the stack's.
    public let spacingAfter: Double?

    /// The item with the given sizes, in points.
    ///
    /// - Precondition: lengths and gaps are finite and not negative, a share is more than zero.
    public init(
      length: Length = .intrinsic, crossLength: Double? = nil, intrinsicSize: ScrollSize? = nil,
      spacingAfter: Double? = nil
    ) {
      requireValid { () throws(ScrollValueError) in
        try Self.validate(
          length: length, crossLength: crossLength, intrinsicSize: intrinsicSize, spacingAfter: spacingAfter)
      }
      self.length = length
      self.crossLength = crossLength
      self.intrinsicSize = intrinsicSize
      self.spacingAfter = spacingAfter
    }

    /// Throws for the first number that an item cannot be made of, naming its field. Pass what is to be checked.
    public static func validate(
      length: Length = .intrinsic, crossLength: Double? = nil, intrinsicSize: ScrollSize? = nil,
      spacingAfter: Double? = nil
    ) throws(ScrollValueError) {
      switch length {
      case .intrinsic: break
      case .fixed(let length): try length.check(.notNegative, "length")
      case .flexible(let share, let minimum):
        try share.check(.positive, "share")
        try minimum?.check(.notNegative, "minimum")
      }
      try crossLength?.check(.notNegative, "crossLength")
      try intrinsicSize?.check("intrinsicSize")
      try spacingAfter?.check(.notNegative, "spacingAfter")
    }

    /// The length along `axis` that does not depend on anything else; nil for a flexible one or none.
    func definiteLength(on axis: ScrollAxis) -> Double? {
      switch length {
      case .intrinsic: intrinsicSize?[axis]
      case .fixed(let length): length
      case .flexible: nil
      }
    }

    /// The length across a stack along `axis` that the item has of its own.
    func definiteCrossLength(across axis: ScrollAxis) -> Double? {
      crossLength ?? intrinsicSize?[axis.cross]
    }
  }
}
