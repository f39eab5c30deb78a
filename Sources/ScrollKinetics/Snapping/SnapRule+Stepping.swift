import ScrollGeometry

extension SnapRule {
  /// Returns the target of a step of a wheel or a key; nil if content may rest at the request's proposal.
  ///
  /// - Parameters:
  ///   - isUpward: whether the step leads to greater offsets.
  ///   - isPage: whether the step leads to the next page, where the rule has pages.
  ///   - base: the offset from which the step is counted.
  ///   - request: the content at its present offset, with the proposal of the step.
  func target(ofStepUpwards isUpward: Bool, isPage: Bool, from base: Double, _ request: SnapRequest)
    -> Double?
  {
    if isPage {
      var request = request
      request.offset = base
      if let page = page(steppingUpwards: isUpward, request) { return page }
    }
    return place(steppingUpwards: isUpward, request)
  }

  /// Returns the target of a step of a wheel or a key that would end at the request's proposal; nil if content may
  /// rest there.
  ///
  /// With a mandatory rule the target is the place, or the edge of a free range, nearest to the proposal, but at least the
  /// first one beyond the offset in the direction of the step, and the offset if there is none. No step passes an item that
  /// always stops. Rules of proximity do not apply to steps: content could never leave a place by steps that are shorter
  /// than the rule's distance.
  ///
  /// - Source: our own choice ([O], PHYSICS §9).
  func place(steppingUpwards isUpward: Bool, _ request: SnapRequest) -> Double? {
    guard strictness == .mandatory, let places = SnapPlaces(of: self, for: request) else { return nil }
    let offset = request.offset
    func isAhead(_ place: Double, of other: Double) -> Bool { isUpward ? place > other : place < other }
    let stop = places.stop(beyond: offset, isUpward: isUpward)
    guard let nearest = restingPlace(near: request.proposal, request, places) else {
      return stop.flatMap { isAhead(request.proposal, of: $0) ? $0 : nil }
    }
    if isAhead(nearest, of: offset) {
      return stop.flatMap { isAhead(nearest, of: $0) ? $0 : nil } ?? nearest
    }
    var first = places.place(beyond: offset, isUpward: isUpward)
    for range in freeRanges {
      let edge = isUpward ? range.lowerBound : range.upperBound
      let isNearer = first.map { isAhead($0, of: edge) } ?? true
      if isAhead(edge, of: offset), isNearer, request.limits.contains(edge) { first = edge }
    }
    return first ?? offset
  }

  /// Whether content always rests on a page.
  var hasPages: Bool { if case .pages = points { strictness == .mandatory } else { false } }

  /// Returns the next page beyond the offset of `request`, or the previous one; nil if there is none, and for other rules
  /// than mandatory pages.
  func page(steppingUpwards isUpward: Bool, _ request: SnapRequest) -> Double? {
    guard hasPages, let places = SnapPlaces(of: self, for: request)
    else { return nil }
    return places.place(beyond: request.offset, isUpward: isUpward)
  }

  /// Returns the place of rest for content that goes to one end; nil if it may rest there.
  func place(atEnd end: Double, _ request: SnapRequest) -> Double? {
    guard strictness == .mandatory, let places = SnapPlaces(of: self, for: request) else { return nil }
    return restingPlace(near: end, request, places)
  }
}
