#if os(iOS)
  import UIKit

  /// Records scroll views from its creation until `finish`, on one clock. Copy the folder of this file into an app; it needs
  /// nothing else.
  ///
  ///     let recorder = ScrollRecorder([list], name: "a flick past the end")
  ///     // … a finger scrolls …
  ///     try recorder.finish().write(to: file, atomically: true, encoding: .utf8)
  ///
  /// The display runs at its full rate meanwhile, as it does whenever a scroll view moves: on an iPhone only in an app whose
  /// Info.plist has `CADisableMinimumFrameDurationOnPhone`. Nothing else changes: the delegate of each scroll view gets its calls
  /// before they are recorded, those of its other protocols, too.
  @MainActor
  final class ScrollRecorder: NSObject {
    private let views: [ObservedScrollView]
    private var link: CADisplayLink?

    /// Each scroll view stands after those around it.
    init(_ scrollViews: [UIScrollView], name: String, scene: RecordingScene? = nil) {
      let now = CACurrentMediaTime()
      views = scrollViews.enumerated().map { index, view in
        let name = scrollViews.count == 1 ? name : "\(name) \(index + 1)"
        return ObservedScrollView(view, name: name, scene: scene, at: now)
      }
      super.init()
      let link = CADisplayLink(target: self, selector: #selector(fire))
      let rate = Float(scrollViews.first?.window?.screen.maximumFramesPerSecond ?? 60)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// A scroll view that is recorded. Scroll programmatically by its methods, so that they are recorded, too.
    subscript(scrollView: UIScrollView) -> ObservedScrollView? {
      views.first { $0.scrollView === scrollView }
    }

    /// Ends the recording, and returns the file.
    func finish() -> String {
      ScrollLog.file(finishedScenarios())
    }

    /// Ends the recording, and returns the scenario of each scroll view.
    func finishedScenarios() -> [String] {
      link?.invalidate()
      link = nil
      let now = CACurrentMediaTime()
      let device = UIDevice.current
      return views.map {
        $0.finish(at: now, device: "\(device.model), \(device.systemName) \(device.systemVersion)")
      }
    }

    @objc private func fire(_ link: CADisplayLink) {
      for view in views { view.frame(at: link.timestamp) }
    }
  }
#endif
