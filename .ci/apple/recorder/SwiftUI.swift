// swift-format-ignore-file
import UIKit
@MainActor public protocol View {}
@MainActor public protocol Scene {}
@MainActor public protocol App {
  associatedtype Body: Scene
  init()
  var body: Body { get }
}
extension App { public static func main() {} }
public struct WindowGroup<Content: View>: Scene { public init(_ content: () -> Content) {} }
public struct UIViewControllerRepresentableContext {}
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
}
extension View { public func ignoresSafeArea() -> some View { self } }
