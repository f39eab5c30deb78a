import ScrollGeometry

extension ScrollChain {
  /// A scroll view of a chain, with the physics in which it differs from the chain.
  ///
  /// **Rate.** A flight is one flight, whichever members it moves: it has the rate of the member that it moves first,
  /// and keeps it where another member takes over. Where no member scrolls on both axes, as with a
  /// carousel in a list, each axis has the rate of its own members.
  ///
  /// **Snap rules.** The rules of a member apply to its own offsets, with its own length and limits.
  ///
  /// - A release asks the members in the order in which the flight moves them. A rule of bounded reach, such as a page,
  ///   ends the flight in its member. A rule that follows the momentum lets a flight that leaves its member continue,
  ///   and the next member is asked.
  /// - A limit at which a member is left by a flight that continues in the next one counts as a place.
  /// - A member that the motion leaves between two places returns to the nearest one when the motion has come to rest,
  ///   members one after the other, from the innermost. To the host this is one deceleration. After wheels and keys only
  ///   members with a mandatory rule return. An offset that the program or the host has chosen is kept.
  ///
  /// - Source: our choice, [O]. UIKit hands no momentum from one scroll view to another.
  struct Member: Hashable, Sendable {
    /// The member's viewport.
    var viewport: Viewport
    /// The law of a flight that moves this member first; nil for that of the chain's physics.
    var flight: FlightLaw?
    /// The snap rules for the member's own offsets.
    var snapping: ScrollSnapping
    /// The rules by which the member shares movements with the members inside it; nil for the chain's.
    var rules: ScrollScreen.Rules?
    /// What the member is.
    var kind = ScrollScreen.Kind.scrollView
    /// The axes on which the member takes no part in any movement.
    var isHeld = PerAxis { _ in false }

    /// Creates a member; by default one without physics of its own.
    init(
      _ viewport: Viewport, decelerationRate: DecelerationRate? = nil, snapping: ScrollSnapping = .none
    ) {
      self.viewport = viewport
      flight = decelerationRate.map { FlightLaw($0) }
      self.snapping = snapping
    }
  }
}

extension ScrollChain {
  /// Returns the axes on which a member is held still.
  func isHeld(_ member: Int) -> PerAxis<Bool> { PerAxis { axes[$0].members[member].isHeld } }
}

// MARK: - The physics of the joined scroller

extension ScrollChain {
  /// In what a member differs from others of the chain, apart from its snap rules, which ``axes`` have.
  struct OwnPhysics: Hashable, Sendable {
    /// The member's own law of flight; nil for the chain's.
    var flight: FlightLaw?
    /// The rules and the rate of the joined scroller while it moves this member; built from the rules of all members.
    var joinedSnapping = ScrollSnapping.none
  }

  /// Builds what the joined scroller takes over from each member. Done when members change, so that a motion that begins
  /// only takes a reference.
  mutating func prepareOwnPhysics() {
    hasOwnPhysics = axes.horizontal.snaps || axes.vertical.snaps || ownPhysics.contains { $0.flight != nil }
    // A rule without places: content may rest anywhere, and the chain chooses the places.
    let anywhere = SnapRule(.offsets([]))
    let rules = PerAxis { axes[$0].snaps ? anywhere : nil }
    for index in ownPhysics.indices {
      ownPhysics[index].joinedSnapping =
        hasOwnPhysics ? ScrollSnapping(rules: rules, flight: ownPhysics[index].flight) : .none
    }
    for axis in ScrollAxis.allCases {
      takePhysics(of: hasOwnPhysics ? axes[axis].physicsOwner : 0, on: axis)
    }
  }

  /// Gives the joined scroller the physics of `member` on one axis.
  mutating func takePhysics(of member: Int, on axis: ScrollAxis) {
    axes[axis].physicsOwner = member
    joined.physics.snapping.take(axis, from: ownPhysics[member].joinedSnapping)
  }
}
