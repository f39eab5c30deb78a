// swift-format-ignore-file
// CGFloat is a separate type, and the sizes of a CGRect may be negative.
public struct CGFloat: Hashable, Sendable {
  public var native: Double
  public init(_ value: Double) { native = value }
}
extension Double { public init(_ value: CGFloat) { self = value.native } }
public struct CGPoint: Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
}
public struct CGVector: Sendable {
  public var dx: CGFloat, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
}
public struct CGSize: Sendable {
  public var width: CGFloat, height: CGFloat
  public init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
}
public struct CGRect: Sendable {
  public var origin: CGPoint, size: CGSize
  public init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
  public var standardized: CGRect { self }
}
