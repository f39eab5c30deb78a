import ScrollGeometry

/// What the motions of a population that began at one instant have in common: the time since then, and the exponential of law 1.
struct Launches {
  struct Launch {
    /// The seconds since the motions began; a number that no motion takes, where they have not begun.
    var time = Self.never
    /// rᵗ, what is left of the momentum; of a power law t/k.
    var left = 1.0
    /// The decay of an exponential law; of a power law 1 − k, for other motions 0.
    var decay = 0.0
    var since = ScrollInstant.origin
    var motions: Int32 = 0
    /// The next launch in the bucket, or the next that has no motions; −1 for the last.
    var next: Int32 = -1

    static var never: Double { .greatestFiniteMagnitude }
  }

  // As many as there are agents, so that none is ever missing.
  private(set) var all: [Launch]
  /// The powers of the momenta that one power law leaves.
  var powers = PowerTable()
  /// The launches from here on have never been used.
  private var end = 0
  /// The first launch that has no motions any more; −1 where there is none.
  private var unused: Int32 = -1
  /// The first launch whose hash is the place.
  private var buckets: [Int32]

  init(count: Int) {
    all = Array(repeating: Launch(), count: count)
    var size = 1
    while size < count { size <<= 1 }
    buckets = Array(repeating: -1, count: size)
  }

  private func bucket(_ since: ScrollInstant, _ decay: Double) -> Int {
    let bits = UInt64(bitPattern: since.attoseconds &+ since.wholeSeconds) ^ decay.bitPattern
    // The highest bits of the product depend on all bits of the number.
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32) & (buckets.count &- 1)
  }

  /// Adds a motion that began at `since`, and returns the place of its launch.
  mutating func add(since: ScrollInstant, decay: Double) -> Int32 {
    let bucket = bucket(since, decay)
    var place = buckets[bucket]
    while place >= 0, all[Int(place)].since != since || all[Int(place)].decay != decay {
      place = all[Int(place)].next
    }
    if place < 0 {
      if unused >= 0 {
        place = unused
        unused = all[Int(place)].next
      } else {
        place = Int32(end)
        end += 1
      }
      all[Int(place)] = Launch(decay: decay, since: since, next: buckets[bucket])
      buckets[bucket] = place
    }
    all[Int(place)].motions += 1
    return place
  }

  mutating func remove(_ place: Int32) {
    let index = Int(place)
    all[index].motions -= 1
    guard all[index].motions == 0 else { return }
    let bucket = bucket(all[index].since, all[index].decay)
    if buckets[bucket] == place {
      buckets[bucket] = all[index].next
    } else {
      var before = Int(buckets[bucket])
      while all[before].next != place { before = Int(all[before].next) }
      all[before].next = all[index].next
    }
    all[index].next = unused
    unused = place
  }

  /// Computes what the motions have in common at `now`.
  mutating func advance(to now: ScrollInstant) {
    for index in 0..<end where all[index].motions > 0 {
      let time = all[index].since.secondsOfStep(to: now) ?? Launch.never
      all[index].time = time
      let decay = all[index].decay
      // A flight whose exponent is at the bound has come to rest.
      all[index].left =
        decay < 0
        ? time / (1 - decay) : .ordinaryExp(Swift.max(-decay * time, 1 - .leastUnusualExponent))
    }
  }
}
