// swift-format-ignore-file
@_exported import ObjectiveC
public struct Selector: Hashable, Sendable {}
extension NSObject: Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
