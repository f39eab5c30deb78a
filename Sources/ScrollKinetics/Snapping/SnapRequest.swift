import ScrollGeometry

/// The input of a snap rule: the state of one axis when the content is released.
///
/// All lengths are in points, and offsets are content offsets. A request contains no time, so that rules can be tested
/// without it. It can contain any number; a rule takes finite ones, and no negative length.
package struct SnapRequest: Hashable, Sendable {
  /// The offset of the content.
  package var offset: Double
  /// The release velocity with the sign of the content's motion, in points per second; 0 without a fling.
  package var velocity: Double
  /// The offset at which the content would come to rest without a rule.
  package var proposal: Double
  /// The offsets between which content rests.
  package var limits: ClosedRange<Double>
  /// The viewport's length.
  package var viewportLength: Double
  /// The offset at which the drag began, which decides ties; nil without a drag.
  package var dragOrigin: Double?

  /// Creates the request of content at `offset`. The proposal is by default the same offset.
  package init(
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

  /// Throws the error of the first number that is not finite, or of a negative length.
  package func validate() throws(ScrollValueError) {
    try offset.check(.finite, "offset")
    try velocity.check(.finite, "velocity")
    try proposal.check(.finite, "proposal")
    try limits.check("limits")
    try viewportLength.check(.notNegative, "viewportLength")
    try dragOrigin?.check(.finite, "dragOrigin")
  }
}
