/// A place in a plane, in points: x to the right, y downwards.
///
/// Points and vectors follow the affine rules: point − point = vector, point + vector = point.
public struct ScrollPoint: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// Creates the point with the given coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point with the coordinate `value(axis)` on each axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(x: value(.horizontal), y: value(.vertical))
  }

  /// The origin, (0, 0).
  public static let zero = ScrollPoint(x: 0, y: 0)

  /// The coordinate along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns `point` moved by `vector`.
  @inlinable public static func + (point: ScrollPoint, vector: ScrollVector) -> ScrollPoint {
    ScrollPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// Returns `point` moved by the opposite of `vector`.
  @inlinable public static func - (point: ScrollPoint, vector: ScrollVector) -> ScrollPoint {
    ScrollPoint(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Returns the vector from `start` to `end`.
  @inlinable public static func - (end: ScrollPoint, start: ScrollPoint) -> ScrollVector {
    ScrollVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  @inlinable @inline(__always)
  package func check(_ rule: ScrollValueError.Rule, _ field: StaticString) throws(ScrollValueError) {
    // Called for every sample of a finger, so only a failing point pays for finding out which coordinate is wrong.
    if !(rule.allows(x) && rule.allows(y)) { try checkCoordinates(rule, field) }
  }

  /// Stops the program unless both coordinates meet `rule`. Public entry points call this for their preconditions.
  @inlinable package func require(
    _ rule: ScrollValueError.Rule, _ field: StaticString, _ file: CallerFile = #fileID,
    _ line: CallerLine = #line
  ) {
    requireValid(try check(rule, field), file, line)
  }

  @usableFromInline @inline(never)
  func checkCoordinates(_ rule: ScrollValueError.Rule, _ field: StaticString) throws(ScrollValueError) {
    try x.check(rule, "\(field).x")
    try y.check(rule, "\(field).y")
  }
}

/// A displacement in points, or a velocity in points per second; the property or parameter that holds it says which.
public struct ScrollVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component, growing downwards.
  public var dy: Double

  /// Creates the vector with the given components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector with the component `value(axis)` on each axis.
  @inlinable public init(_ value: (ScrollAxis) -> Double) {
    self.init(dx: value(.horizontal), dy: value(.vertical))
  }

  /// The vector (0, 0).
  public static let zero = ScrollVector(dx: 0, dy: 0)

  /// The component along `axis`.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The square of the Euclidean length; infinite where the sum of squares overflows.
  @inlinable package var squaredLength: Double { dx * dx + dy * dy }

  /// Returns the sum, component by component.
  @inlinable public static func + (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// Returns the difference, component by component.
  @inlinable public static func - (a: ScrollVector, b: ScrollVector) -> ScrollVector {
    ScrollVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// Returns the vector with both components negated; a component of zero stays +0.
  @inlinable public static prefix func - (vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: 0 - vector.dx, dy: 0 - vector.dy)
  }

  /// Returns the vector with both components multiplied by `factor`; a product of zero is always +0.
  @inlinable public static func * (factor: Double, vector: ScrollVector) -> ScrollVector {
    ScrollVector(dx: factor * vector.dx + 0, dy: factor * vector.dy + 0)
  }

  /// Returns the vector with both components multiplied by `factor`; a product of zero is always +0.
  @inlinable public static func * (vector: ScrollVector, factor: Double) -> ScrollVector { factor * vector }

  @inlinable package func check(_ field: StaticString) throws(ScrollValueError) {
    try dx.check(.finite, "\(field).dx")
    try dy.check(.finite, "\(field).dy")
  }
}

#if !hasFeature(Embedded)
  extension ScrollPoint: Codable, CustomStringConvertible {
    /// The coordinates: `(195, 600)`.
    public var description: String { "(\(x.text), \(y.text))" }
  }

  extension ScrollVector: Codable, CustomStringConvertible {
    /// The components: `(0, -2.5)`.
    public var description: String { "(\(dx.text), \(dy.text))" }
  }
#endif
