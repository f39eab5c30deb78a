import ScrollGeometry

extension ScrollScreen {
  @usableFromInline struct Member: Hashable, Sendable, Codable {
    @usableFromInline let id: ID
    var kind = Kind.scrollView
    var parent: ID?
    /// The number of present and retained members directly inside.
    var children = 0
    /// The member's own scroller. While the member is joined to a nest it is at rest, at the offset that the chain gives it.
    @usableFromInline var scroller: Scroller
    /// Where the member is joined; nil for a member on its own.
    @usableFromInline var nestPlace: NestPlace?
    /// The rules by which the member shares movements with the members inside it; nil for the screen's.
    var rules: ScrollScreen.Rules?
    var scrollsToTop = true
    /// Whether the member was removed and retained.
    var isAway = false

    var nest: Int? { nestPlace?.nest }
  }

  @usableFromInline struct NestPlace: Hashable, Sendable, Codable {
    // Unsigned, so that a look-up does not ask whether they are negative: 4 of 30 instructions.
    @usableFromInline let nestNumber: UInt32
    @usableFromInline let placeNumber: UInt32

    private enum CodingKeys: String, CodingKey { case nestNumber = "nest", placeNumber = "place" }

    init(nest: Int, place: Int) { (nestNumber, placeNumber) = (UInt32(nest), UInt32(place)) }

    @inlinable var nest: Int { Int(truncatingIfNeeded: nestNumber) }
    /// The place in the nest's chain, from the innermost.
    @inlinable var place: Int { Int(truncatingIfNeeded: placeNumber) }
  }
}

extension ScrollChain {
  /// The members of the chain, from the innermost. A member that has left is nil: the chain keeps its place, at which
  /// nothing moves, so that the offsets of the others do not change by a bit.
  var ids: LazyMapCollection<[Int?], ScrollScreen.ID?> { numbers.lazy.map { $0.map { ScrollScreen.ID($0) } } }

  /// A place in the list of nests that no chain has. An optional in the list would be copied where a field is read behind
  /// it: 290 instructions for the offset of a member, which takes 30.
  static let unused = {
    let scroller = Scroller(viewport: Viewport(frame: .zero, contentSize: .zero))
    var chain = ScrollChain(
      joining: [ScrollScreen.Member(id: 0, scroller: scroller)], rules: ScrollScreen.Rules(), at: .origin)
    chain.numbers = []
    return chain
  }()

  var isUnused: Bool { numbers.isEmpty }

  /// The innermost member that has not left. A nest has at least one.
  var innermost: ScrollScreen.ID? { ids.lazy.compactMap { $0 }.first }
}

extension ScrollScreen {
  /// The members of a screen, in the order of their numbers.
  /// A member stays where it is in memory when others come and go, and only the places of the members, of four bytes
  /// each, are kept in order. A member takes 700 bytes: moving all that follow a new one made the insertion of 10⁴
  /// members in descending order take a hundred times as long as in ascending order.
  @usableFromInline struct MemberList: Sendable {
    @usableFromInline var storage: [Member]
    /// The places in `storage`, in the order of the members' numbers.
    @usableFromInline private(set) var places: [Int32]

    init(_ members: [Member] = []) {
      storage = members
      places = members.indices.map { Int32($0) }
    }
  }
}

extension ScrollScreen.MemberList: RandomAccessCollection {
  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { places.count }

  @inlinable subscript(index: Int) -> ScrollScreen.Member {
    @inline(__always) _read { yield storage[Int(places[index])] }
    @inline(__always) _modify { yield &storage[Int(places[index])] }
  }

  mutating func insert(_ member: ScrollScreen.Member, at index: Int) {
    places.insert(Int32(storage.count), at: index)
    storage.append(member)
  }

  /// Removes the member at `index`. The last one in memory takes its place there.
  mutating func remove(at index: Int) {
    let place = places.remove(at: index)
    let last = storage.removeLast()
    guard let moved = places.firstIndex(of: Int32(storage.count)) else { return }
    storage[Int(place)] = last
    places[moved] = place
  }

  func index(of id: ScrollScreen.ID) -> Int? {
    // The number of a member is its index where a host counts them from 0.
    if indices.contains(id.rawValue), self[id.rawValue].id == id { return id.rawValue }
    let index = lowerBound(of: id)
    return index < count && self[index].id == id ? index : nil
  }

  func requireIndex(of id: ScrollScreen.ID) -> Int {
    guard let index = index(of: id) else { preconditionFailure("there must be a member \(id.rawValue)") }
    return index
  }

  /// Returns the index at which a member with the number `id` is or would be.
  func lowerBound(of id: ScrollScreen.ID) -> Int { indices.partition { self[$0].id >= id } }

  /// Calls `body` with the place of the member at `index` in memory: a field that is read through a subscript copies the member.
  @inline(__always) func withMember<Result>(
    at index: Int, _ body: (UnsafePointer<ScrollScreen.Member>) -> Result
  ) -> Result { storage.withUnsafeBufferPointer { body($0.baseAddress! + Int(places[index])) } }

  /// Calls `body` with a function that returns where the member at an index is in memory.
  @inline(__always) mutating func withMembers<Result>(
    _ body: ((Int) -> UnsafeMutablePointer<ScrollScreen.Member>) -> Result
  ) -> Result {
    storage.withUnsafeMutableBufferPointer { members in body { members.baseAddress! + Int(places[$0]) } }
  }
}

extension ScrollScreen.MemberList: Hashable {
  @usableFromInline static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for member in self { hasher.combine(member) }
  }
}
