final class InputValidationTests: XCTestCase {
  func testEveryBadNumberIsNamed() {
    let bad = ScrollPoint(x: 0, y: .nan)
    let worse = ScrollVector(dx: .infinity, dy: 0)
    let never = ScrollAnimation.eased(duration: .seconds(-1))
    let cases: [(Scroller.Input, String)] = [
      (.touchDown(bad), "touchDown.y must be finite, but is nan"),
      (.touchDown(.zero, finger: 64), "touchDown.finger must be a whole number from 0 to 63, but is 64.0"),
      (.touchMoved(bad), "touchMoved.y must be finite, but is nan"),
      (.touchMoved(.zero, finger: -1), "touchMoved.finger must be a whole number from 0 to 63, but is -1.0"),
      (.touchUp(finger: 64), "touchUp.finger must be a whole number from 0 to 63, but is 64.0"),
      (.touchCancelled(finger: 64), "touchCancelled.finger must be a whole number from 0 to 63, but is 64.0"),
      (.changed(translation: worse), "changed.dx must be finite, but is inf"),
      (.moved(by: worse), "moved.dx must be finite, but is inf"),
      (.ended(velocity: worse), "ended.dx must be finite, but is inf"),
      (.setContentOffset(bad, nil), "setContentOffset.y must be finite, but is nan"),
      (.setContentOffset(.zero, never), "animation.duration must be finite and not negative, but is -1.0"),
      (
        .scrollRectToVisible(ScrollRect(x: 0, y: 0, width: 1, height: -1), nil),
        "scrollRectToVisible.height must be finite and not negative, but is -1.0"
      ),
      (.scrollRectToVisible(.zero, never), "animation.duration must be finite and not negative, but is -1.0"),
      (.retarget(bad), "retarget.y must be finite, but is nan"),
      (.scroll(worse, phase: .began), "scroll.dx must be finite, but is inf"),
      (.edgeScroll(ScrollPoint(x: .nan, y: 0)), "edgeScroll.x must be finite, but is nan"),
      (.autoscroll(worse), "autoscroll.dx must be finite, but is inf"),
      (.fling(worse), "fling.dx must be finite, but is inf"),
      (.wheel(worse), "wheel.dx must be finite, but is inf"),
      (
        .wheel(.zero, notch: ScrollVector(dx: 0, dy: -1)),
        "wheel.notch.dy must be finite and not negative, but is -1.0"
      ),
      (.wheel(.zero, never), "animation.duration must be finite and not negative, but is -1.0"),
      (.key(.end, never), "animation.duration must be finite and not negative, but is -1.0"),
    ]
    for (input, message) in cases {
      XCTAssertThrowsError(try input.validate()) { XCTAssertEqual("\($0)", message) }
    }
  }

  func testGoodInputsPass() throws {
    let inputs: [Scroller.Input] = [
      .touchDown(.zero, finger: 63), .touchMoved(.zero), .touchUp, .touchCancelled(), .held, .began,
      .cancelled,
      .changed(translation: .zero), .moved(by: .zero), .ended(), .ended(velocity: .zero), .scrollToTop, .stop,
      .setContentOffset(.zero, animated: true), .scrollRectToVisible(.zero, animated: false),
      .retarget(.zero),
      .scroll(.zero, phase: .momentumChanged), .wheel(.zero, .uiKit), .autoscroll(.zero), .edgeScroll(nil),
      .key(.home, .spring(.scrollToTop)),
    ]
    for input in inputs { try input.validate() }
  }

  func testMovesThatAddUpToMoreThanAnyNumberSaturate() {
    var scroller = Scroller(
      viewport: Viewport(
        frame: ScrollRect(x: 0, y: 0, width: 400, height: 800),
        contentSize: ScrollSize(width: 400, height: 8000)))
    for _ in 0..<3 {
      scroller.handle(.moved(by: ScrollVector(dx: 0, dy: .greatestFiniteMagnitude)), at: .origin)
      scroller.checkInvariants()
    }
  }
}
