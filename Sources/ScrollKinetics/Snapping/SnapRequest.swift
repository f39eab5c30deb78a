import ScrollGeometry

/// What a snap rule is asked with: one axis of a scroll view at the moment its content is let go.
///
/// All lengths are points, offsets content offsets. A request knows no time, so that rules can be tested without. It
/// can hold any number; ``validate()`` tells which a rule takes.
public struct SnapRequest: Hashable, Sendable {
  /// Where the content is.
  public var offset: Double
  /// The release velocity with the sign of the content's motion, in points per second; 0 without a fling.
  public var velocity: Double
  /// Where the content would come to rest by itself.
  public var proposal: Double
  /// The offsets between which content rests.
  public var limits: ClosedRange<Double>
  /// The viewport's length.
  public var viewportLength: Double
  /// Where the content was when the drag began; nil without a drag. It decides ties.
  public var dragOrigin: Double?

  /// The request of content at `offset`; without a proposal of its own it would stay there.
  public init(
    offset: Double, velocity: Double = 0, proposal: Double? = nil, limits: ClosedRange<Double>,
    viewportLength: Double, dragOrigin: Double? = nil
  ) {
    self.offset = offset
    self.velocity = velocity
    self.proposal = proposal ?? offset
    self.limits = limits
    self.viewportLength = viewportLength
    self.dragOrigin = dragOrigin
  }

  /// Throws for the first number that a rule cannot be asked with: what is not finite, or a negative length.
  public func validate() throws(ScrollValueError) {
    try offset.check(.finite, "request.offset")
    try velocity.check(.finite, "request.velocity")
    try proposal.check(.finite, "request.proposal")
    try limits.check("request.limits")
    try viewportLength.check(.notNegative, "request.viewportLength")
    try dragOrigin?.check(.finite, "request.dragOrigin")
  }
}
