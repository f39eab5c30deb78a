#if !hasFeature(Embedded)
  import ScrollGeometry

  extension VelocityTracker: CodableByParts {
    package struct Parts: Codable {
      var position: ScrollPoint
      var steps: PerAxis<AxisSteps>
      var times: StepTimes
    }

    package init(parts: Parts) throws {
      self.init(parts.position, parts.steps, parts.times)
      try Self.refuse(fault)
    }

    package var parts: Parts { Parts(position: position, steps: steps, times: times) }
  }
#endif
