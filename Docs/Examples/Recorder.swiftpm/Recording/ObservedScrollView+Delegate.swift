#if os(iOS)
  import UIKit

  /// Each call goes to the delegate that was there first, and is then recorded with the time at which it came.
  extension ObservedScrollView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidScroll?(scrollView)
      log.show(shown, now: now)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewWillBeginDragging?(scrollView)
      event("willBeginDragging", at: now)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let (now, proposal) = (now, targetContentOffset.pointee)
      delegate?.scrollViewWillEndDragging?(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      event(
        "willEndDragging",
        details: #""velocity": [\#(Double(velocity.x)), \#(Double(velocity.y))], "#
          + #""target": [\#(Double(proposal.x)), \#(Double(proposal.y))]"#, at: now)
      let target = targetContentOffset.pointee
      if target != proposal { log.retarget([Double(target.x), Double(target.y)], now: now) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      let now = now
      delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
      event(decelerate ? "didEndDragging(decelerate)" : "didEndDragging", at: now)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewWillBeginDecelerating?(scrollView)
      event("willBeginDecelerating", at: now)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidEndDecelerating?(scrollView)
      event("didEndDecelerating", at: now)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      delegate?.viewForZooming?(in: scrollView) ?? nil
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      let now = now
      delegate?.scrollViewWillBeginZooming?(scrollView, with: view)
      event("willBeginZooming", at: now)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidZoom?(scrollView)
      let shown = shown
      log.show(shown, now: now)
      event("didZoom", details: #""scale": \#(shown.scale)"#, at: now)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      let now = now
      delegate?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
      event("didEndZooming", details: #""scale": \#(Double(scale))"#, at: now)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
      event("didEndScrollingAnimation", at: now)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      let now = now
      let scrolls = delegate?.scrollViewShouldScrollToTop?(scrollView) ?? true
      if scrolls { log.scrollToTop(now: now) }
      return scrolls
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidScrollToTop?(scrollView)
      event("didScrollToTop", at: now)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      let now = now
      delegate?.scrollViewDidChangeAdjustedContentInset?(scrollView)
      event("didChangeAdjustedContentInset", at: now)
    }
  }
#endif
