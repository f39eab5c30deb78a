#if !hasFeature(Embedded)
  extension Laws {
    /// Returns why no rate has this decay and reach; nil where one has.
    ///
    ///     S = r/(1 − r)/1000 = 1/(e^(a/1000) − 1)/1000
    static func fault(decay: Double, reach: Double) -> String? {
      guard decay >= leastDecay, decay <= greatestDecay else {
        return "decay must be from \(leastDecay) to \(greatestDecay), but is \(decay)"
      }
      let (left, lost) = Double.exponentials(-decay / 1000)
      let expected = Laws(decay: decay, reach: left / -lost / 1000).reach
      // The decay is a rounded logarithm, so the reach is compared with a tolerance.
      let isItsOwn = (reach - expected).magnitude <= 1e-9 * expected
      return isItsOwn ? nil : "reach must be that of the decay, \(expected), but is \(reach)"
    }

    /// The decay of the largest r less than 1, rounded down.
    private static var leastDecay: Double { 1.11e-13 }
  }
#endif
