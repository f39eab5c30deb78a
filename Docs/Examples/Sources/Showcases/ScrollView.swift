import ScrollGeometry
import ScrollKinetics

/// A class with UIScrollView's names, for a toolkit that offers UIKit's interface.
///
/// The host's properties have UIKit's names already, and are the class's by `dynamicMember`. The rest translates the
/// delegate's functions. Views, touches and the display link are the toolkit's.
@dynamicMemberLookup class ScrollView {
  let host = ScrollHost()
  weak var delegate: (any ScrollViewDelegate)?
  /// Starts or stops the toolkit's display link, which calls `host.frame(at:)`.
  var displayLinkIsNeeded: (Bool) -> Void = { _ in }

  init() { host.delegate = self }

  subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<ScrollHost, Value>) -> Value {
    get { host[keyPath: property] }
    set { host[keyPath: property] = newValue }
  }
  subscript<Value>(dynamicMember property: KeyPath<ScrollHost, Value>) -> Value { host[keyPath: property] }

  func setContentOffset(_ offset: ScrollPoint, animated: Bool) {
    host.setContentOffset(offset, animated: animated)
  }
  func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) {
    host.scrollRectToVisible(rect, animated: animated)
  }
  func setZoomScale(_ scale: Double, animated: Bool) { host.setZoomScale(scale, animated: animated) }
  func zoom(to rect: ScrollRect, animated: Bool) { host.zoom(to: rect, animated: animated) }
  func stopScrollingAndZooming() { host.handle(.stop) }
}

extension ScrollView: ScrollHostDelegate {
  func scrollHostDidScroll(_ host: ScrollHost) { delegate?.scrollViewDidScroll(self) }
  func scrollHostWillBeginDragging(_ host: ScrollHost) { delegate?.scrollViewWillBeginDragging(self) }
  func scrollHostWillEndDragging(_ host: ScrollHost, release: inout Scroller.Release) {
    // UIKit's velocity is in points per millisecond.
    let velocity = release.velocity * 0.001
    var target = release.target
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    if target != release.target { release.target = target }
  }
  func scrollHostDidEndDragging(_ host: ScrollHost, willDecelerate: Bool) {
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }
  func scrollHostWillBeginDecelerating(_ host: ScrollHost) { delegate?.scrollViewWillBeginDecelerating(self) }
  func scrollHostDidEndDecelerating(_ host: ScrollHost) { delegate?.scrollViewDidEndDecelerating(self) }
  func scrollHostDidEndScrollingAnimation(_ host: ScrollHost) {
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }
  func scrollHostDidScrollToTop(_ host: ScrollHost) { delegate?.scrollViewDidScrollToTop(self) }
  func scrollHostWillBeginZooming(_ host: ScrollHost) { delegate?.scrollViewWillBeginZooming(self) }
  func scrollHostDidZoom(_ host: ScrollHost) { delegate?.scrollViewDidZoom(self) }
  func scrollHostDidEndZooming(_ host: ScrollHost) {
    delegate?.scrollViewDidEndZooming(self, atScale: host.zoomScale)
  }
  func scrollHostNeedsFramesDidChange(_ host: ScrollHost) { displayLinkIsNeeded(host.needsFrames) }
}

/// UIScrollViewDelegate, as an app of the toolkit implements it.
protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollVector,
    targetContentOffset: inout ScrollPoint)
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  func scrollViewWillBeginZooming(_ scrollView: ScrollView)
  func scrollViewDidZoom(_ scrollView: ScrollView)
  func scrollViewDidEndZooming(_ scrollView: ScrollView, atScale scale: Double)
}
