#if os(iOS)
  import UIKit

  /// Shows one scene after the other, records each, and shares one file at the end.
  final class ScenesController: UIViewController {
    private let instruction = UILabel()
    private let againButton = UIButton(type: .system)
    private let actionButtons = [UIButton(type: .system), UIButton(type: .system)]
    private let nextButton = UIButton(type: .system)
    private var number = 0
    private var stage: Stage?
    private var recorder: ScrollRecorder?
    private var recordings: [Int: [String]] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      instruction.numberOfLines = 0
      view.addSubview(instruction)
      for button in buttons { view.addSubview(button) }
      againButton.addTarget(self, action: #selector(repeatScene), for: .touchUpInside)
      for button in actionButtons { button.addTarget(self, action: #selector(act), for: .touchUpInside) }
      nextButton.addTarget(self, action: #selector(continueOrShare), for: .touchUpInside)
      againButton.setTitle("Again", for: .normal)
    }

    private var buttons: [UIButton] { [againButton] + actionButtons + [nextButton] }

    /// The first scene needs the size of the screen.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if stage == nil { begin() }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
      let top = bounds.size.height - safeArea.bottom - 44
      let width = bounds.size.width / 4
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * width, y: top, width: width, height: 44)
      }
      instruction.frame = CGRect(x: 16, y: top - 88, width: bounds.size.width - 32, height: 88)
    }

    /// What the scroll views have of the screen.
    private var stageFrame: CGRect {
      let top = view.safeAreaInsets.top
      return CGRect(
        x: 0, y: top, width: view.bounds.size.width, height: max(0, instruction.frame.origin.y - top))
    }

    /// Puts the scene on the screen, and records it from its next layout on.
    private func begin() {
      let scene = RecordingScene.allCases[number]
      stage?.view.removeFromSuperview()
      let stage = Stage(scene, frame: stageFrame)
      self.stage = stage
      view.addSubview(stage.view)
      instruction.text = "\(number + 1) of \(RecordingScene.allCases.count). \(scene.instruction)"
      for (index, button) in actionButtons.enumerated() {
        button.isHidden = index >= stage.actions.count
        button.setTitle(button.isHidden ? nil : stage.actions[index], for: .normal)
      }
      nextButton.setTitle(number + 1 < RecordingScene.allCases.count ? "Next" : "Share", for: .normal)
      view.layoutIfNeeded()
      let recorder = ScrollRecorder(stage.scrollViews, name: scene.rawValue, scene: scene)
      stage.recorder = recorder
      self.recorder = recorder
      stage.begin()
    }

    private func end() {
      if let recorder { recordings[number] = recorder.finishedScenarios() }
      recorder = nil
    }

    @objc private func repeatScene() {
      _ = recorder?.finishedScenarios()
      begin()
    }

    @objc private func act(_ button: UIButton) {
      if let title = button.currentTitle { stage?.act(title) }
    }

    @objc private func continueOrShare() {
      end()
      if number + 1 < RecordingScene.allCases.count {
        number += 1
        begin()
      } else {
        share()
      }
    }

    private func share() {
      let scenarios = recordings.sorted { $0.key < $1.key }.flatMap(\.value)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("scroll-recording.json")
      do {
        try ScrollLog.file(scenarios).write(to: file, atomically: true, encoding: .utf8)
      } catch {
        instruction.text = "The file cannot be written: \(error)"
        return
      }
      let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
      // An iPad shows it beside what was tapped.
      sheet.popoverPresentationController?.sourceView = nextButton
      present(sheet, animated: true, completion: nil)
    }
  }
#endif
