// swift-format-ignore-file
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias CGFloat = Double
public struct CGAffineTransform { public var a: CGFloat }
extension CGPoint: @retroactive Equatable {
  public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x && a.y == b.y }
}
extension CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public func intersection(_ rect: CGRect) -> CGRect { rect }
}
public struct UIEdgeInsets: Sendable {
  public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

// MARK: - QuartzCore

public func CACurrentMediaTime() -> Double { 0 }
open class CALayer: NSObject {
  public var bounds: CGRect { fatalError() }
  public func presentation() -> Self? { nil }
  public func affineTransform() -> CGAffineTransform { fatalError() }
}
public struct CAFrameRateRange { public init(minimum: Float, maximum: Float, preferred: Float?) {} }
public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public var timestamp: Double { 0 }
  public var preferredFrameRateRange: CAFrameRateRange { get { fatalError() } set {} }
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

// MARK: - Views

@MainActor open class UIResponder: NSObject {
  public class var keyboardWillChangeFrameNotification: Notification.Name { fatalError() }
  public class var keyboardFrameEndUserInfoKey: String { "" }
  public var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
  @discardableResult public func becomeFirstResponder() -> Bool { false }
  @discardableResult public func resignFirstResponder() -> Bool { false }
}
@MainActor open class UIView: UIResponder {
  public override init() { frame = CGRect() }
  public init(frame: CGRect) { self.frame = frame }
  public var frame: CGRect, bounds = CGRect(), safeAreaInsets = UIEdgeInsets()
  public var superview: UIView?, window: UIWindow?, backgroundColor: UIColor?
  public var isHidden = false, isUserInteractionEnabled = true
  public var layer: CALayer { fatalError() }
  public var traitCollection: UITraitCollection { fatalError() }
  public func addSubview(_ view: UIView) {}
  public func removeFromSuperview() {}
  public func layoutIfNeeded() {}
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}
@MainActor public final class UIWindow: UIView { public var screen: UIScreen { fatalError() } }
@MainActor public final class UIScreen: NSObject { public var maximumFramesPerSecond = 0 }
@MainActor public final class UITraitCollection: NSObject { public var displayScale = 1.0 }
@MainActor public final class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  public var model = "", systemName = "", systemVersion = ""
}
@MainActor public final class UIColor: NSObject {
  public class var systemBackground: UIColor { fatalError() }
  public class var systemFill: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
}
@MainActor public final class UILabel: UIView { public var text: String?, numberOfLines = 1 }
@MainActor open class UIControl: UIView {
  public enum Event: Sendable { case valueChanged, touchUpInside }
  public enum State: Sendable { case normal }
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
}
@MainActor public final class UITextField: UIControl {}
@MainActor public final class UIRefreshControl: UIControl {
  public var isRefreshing: Bool { false }
  public func beginRefreshing() {}
  public func endRefreshing() {}
}
@MainActor public final class UIButton: UIControl {
  public enum ButtonType: Sendable { case system }
  public convenience init(type: ButtonType) { self.init() }
  public var currentTitle: String? { nil }
  public func setTitle(_ title: String?, for state: State) {}
}
@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public var view: UIView! { fatalError() }
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
}
@MainActor public final class UIPopoverPresentationController: NSObject { public var sourceView: UIView? }
@MainActor public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [NSObject]?) { super.init(nibName: nil, bundle: nil) }
}

// MARK: - Scroll views

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public struct DecelerationRate: Sendable {
    public var rawValue: CGFloat
    public static var fast: DecelerationRate { DecelerationRate(rawValue: 0) }
  }
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentOffset = CGPoint(), contentSize = CGSize(), contentInset = UIEdgeInsets()
  public var adjustedContentInset: UIEdgeInsets { fatalError() }
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var decelerationRate = DecelerationRate.fast
  public var alwaysBounceVertical = false, isDirectionalLockEnabled = false, isPagingEnabled = false, scrollsToTop = true
  public var bounces = false, alwaysBounceHorizontal = false, isScrollEnabled = false, bouncesZoom = true
  public var minimumZoomScale = 1.0, maximumZoomScale = 1.0, zoomScale = 1.0
  public var refreshControl: UIRefreshControl?, pinchGestureRecognizer: UIPinchGestureRecognizer?
  public var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  public func zoom(to rect: CGRect, animated: Bool) {}
  public func stopScrollingAndZooming() {}
}
@MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// MARK: - Touches

@MainActor public final class UIEvent: NSObject {}
@MainActor public final class UITouch: NSObject {
  public var timestamp: Double { 0 }
  public func location(in view: UIView?) -> CGPoint { fatalError() }
}
@MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool
}
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) {}
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state: State = .possible
  open var cancelsTouchesInView = true, delaysTouchesBegan = true, delaysTouchesEnded = true
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
@MainActor public final class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale = 1.0, velocity = 0.0 }
@MainActor public final class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { fatalError() }
  public func velocity(in view: UIView?) -> CGPoint { fatalError() }
}

// MARK: - What UIKit exports of Foundation

public final class Bundle: NSObject {}
public struct URL { public func appendingPathComponent(_ name: String) -> URL { self } }
public final class FileManager: NSObject {
  public class var `default`: FileManager { fatalError() }
  public var temporaryDirectory: URL { URL() }
}
extension String {
  public enum Encoding: Sendable { case utf8 }
  public func write(to url: URL, atomically: Bool, encoding: Encoding) throws {}
}
public final class RunLoop: NSObject {
  public enum Mode: Sendable { case common }
  public class var main: RunLoop { fatalError() }
}
public final class Notification: NSObject {
  public struct Name: Sendable {}
  public var userInfo: [AnyHashable: Any]? { nil }
}
public final class NSValue: NSObject { public var cgRectValue: CGRect { fatalError() } }
public final class NotificationCenter: NSObject {
  public class var `default`: NotificationCenter { fatalError() }
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}
