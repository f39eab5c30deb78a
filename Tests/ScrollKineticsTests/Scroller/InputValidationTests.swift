final class InputValidationTests: XCTestCase {
  func testEveryBadNumberIsNamed() {
    let bad = ScrollPoint(0, .nan)
    let worse = ScrollVector(.infinity, 0)
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
        .scrollRectToVisible(ScrollRect(0, 0, 1, -1), nil),
        "scrollRectToVisible.height must be finite and not negative, but is -1.0"
      ),
      (.scrollRectToVisible(.zero, never), "animation.duration must be finite and not negative, but is -1.0"),
      (.retarget(bad), "retarget.y must be finite, but is nan"),
      (.scroll(worse, phase: .began), "scroll.dx must be finite, but is inf"),
      (.edgeScroll(ScrollPoint(.nan, 0)), "edgeScroll.x must be finite, but is nan"),
      (.autoscroll(worse), "autoscroll.dx must be finite, but is inf"),
      (.fling(worse), "fling.dx must be finite, but is inf"),
      (.wheel(worse), "wheel.dx must be finite, but is inf"),
      (
        .wheel(.zero, notch: ScrollVector(0, -1)),
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
      .cancelled, .changed(translation: .zero), .moved(by: .zero), .ended(), .ended(velocity: .zero),
      .scrollToTop, .stop, .setContentOffset(.zero, animated: true),
      .scrollRectToVisible(.zero, animated: false), .retarget(.zero), .scroll(.zero, phase: .momentumChanged),
      .wheel(.zero, .uiKit), .autoscroll(.zero), .edgeScroll(nil), .key(.home, .spring(.scrollToTop)),
    ]
    for input in inputs { try input.validate() }
  }

  func testMovesThatAddUpToMoreThanAnyNumberSaturate() {
    var scroller = Scroller(viewport: Viewport(400, 800, content: 400, 8000))
    for _ in 0..<3 {
      scroller.handle(.moved(by: ScrollVector(0, .greatestFiniteMagnitude)), at: .origin)
      scroller.checkInvariants()
    }
  }
}
