import ScrollGeometry

extension ScrollChain {
  /// The parts of a movement or of a momentum that the members of a chain consume, and the part that no member
  /// consumes.
  ///
  /// - Summed in the order of ``ScrollScreen/Rules``, the parts add up to the whole exactly: each member is offered
  ///   what the one before it has left.
  public struct Shares: Hashable, Sendable {
    /// The part that each member consumes, from the innermost to the outermost.
    public internal(set) var consumed: [Double]
    /// The part that no member consumes: overscroll, or the momentum of the bounce.
    public internal(set) var unconsumed: Double

    init(consumed: [Double], unconsumed: Double) {
      (self.consumed, self.unconsumed) = (consumed, unconsumed)
    }

    fileprivate init(_ parts: (consumed: [Double], unconsumed: Double)) {
      (consumed, unconsumed) = parts
    }
  }

  /// Returns the parts that the members would consume of a drag that moves the content by `delta` from here, in points,
  /// positive towards the end.
  ///
  ///     // A header of 104 points around a list, and a finger that moves up by 154:
  ///     chain.shares(of: 154, on: .vertical).consumed      // [50.0, 104.0]
  ///
  /// Present overscroll does not count: a chain past its limits is treated as if it were at them.
  ///
  /// - Precondition: `delta` is finite.
  public func shares(of delta: Double, on axis: ScrollAxis) -> Shares {
    delta.require(.finite, "delta")
    return Shares(
      axes[axis].shares(of: delta, forFling: false) { member, left in
        ScrollShare(of: left, from: member.place, within: member.range)
      })
  }

  /// Returns the parts that the members would consume of the momentum of a fling from here, in points per second,
  /// positive towards the end.
  ///
  /// A member consumes the momentum that it takes to reach its limit. The member in which the content comes to rest
  /// consumes all that is left.
  ///
  /// - Precondition: `momentum` is finite.
  public func shares(ofMomentum momentum: Double, on axis: ScrollAxis) -> Shares {
    momentum.require(.finite, "momentum")
    let rate = joined.physics.decelerationRate
    return Shares(
      axes[axis].shares(of: momentum, forFling: true) { member, left in
        ScrollShare(ofMomentum: left, from: member.place, within: member.range, rate: rate)
      })
  }
}
