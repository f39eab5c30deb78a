#if !hasFeature(Embedded)
  import ScrollGeometry

  extension Scroller: CustomStringConvertible, CustomDebugStringConvertible {
    /// The offset, the phase, and of content in motion the velocity and the target, in hundredths:
    /// `offset (0, 1294.81), decelerating, velocity (0, 404.79), target (0, 1492)`.
    public var description: String { Self.description(contentOffset, phase, velocity, target) }

    /// The instant, the description, the instant of rest and the geometry, in a line each.
    public var debugDescription: String {
      """
      Scroller at \(now)
        \(description)
        at rest from \(instantOfRest)
        limits x \(viewport.limits(on: .horizontal)), y \(viewport.limits(on: .vertical)), zoom \(viewport.zoomScale)
        frame \(viewport.frame), contentSize \(viewport.contentSize), insets \(viewport.adjustedContentInset)
      """
    }

    static func description(
      _ offset: ScrollPoint, _ phase: Phase, _ velocity: ScrollVector, _ target: ScrollPoint?
    ) -> String {
      func hundredths(_ x: Double) -> Double {
        // Larger numbers are printed as they are.
        guard x.magnitude < 1e12 else { return x }
        let magnitude = (x.magnitude * 100).roundedToNearest / 100
        return x < 0 ? 0 - magnitude : magnitude
      }
      var parts = ["offset \(ScrollPoint { hundredths(offset[$0]) })", "\(phase)"]
      if velocity != .zero { parts.append("velocity \(ScrollVector { hundredths(velocity[$0]) })") }
      if let target { parts.append("target \(ScrollPoint { hundredths(target[$0]) })") }
      return parts.joined(separator: ", ")
    }
  }
#endif
