#if !hasFeature(Embedded)
  import ScrollGeometry

  extension ScrollScreen: CustomStringConvertible, CustomDebugStringConvertible {
    /// The number of members, and the description of each that is not at rest:
    /// `3 members; 2: offset (120, 0), decelerating, velocity (394.4, 0), target (390, 0)`.
    public var description: String {
      let active = ids.filter { phase(of: $0) != .idle }
      return (["\(ids.count) members"] + active.map(line)).joined(separator: "; ")
    }

    /// The instant, and the description of every member, in a line each.
    public var debugDescription: String {
      (["ScrollScreen at \(now)"]
        + ids.map { id in "  " + line(of: id) + (parent(of: id).map { ", in \($0)" } ?? "") })
        .joined(separator: "\n")
    }

    private func line(of id: ID) -> String {
      "\(id): "
        + Scroller.description(self[id].contentOffset, phase(of: id), velocity(of: id), target(of: id))
    }
  }
#endif
