#if os(iOS)
  import UIKit

  /// The scroll views of a scene, and what the app does in it.
  @MainActor
  final class Stage: NSObject {
    let scene: RecordingScene
    /// What is put on the screen.
    let view: UIView
    /// Each after those around it.
    let scrollViews: [UIScrollView]
    /// Records the scroll views; the stage scrolls through it.
    var recorder: ScrollRecorder?
    private var content = UIView()
    private let field = UITextField()
    private var releases = 0
    private var zooms = 0

    init(_ scene: RecordingScene, frame: CGRect) {
      self.scene = scene
      view = UIView(frame: frame)
      let bounds = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
      let outer = UIScrollView(frame: bounds)
      scrollViews = scene == .nesting ? [outer, UIScrollView(frame: bounds)] : [outer]
      super.init()
      for scrollView in scrollViews {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = scene != .pager
        // With two such views on the screen a tap on the status bar scrolls neither.
        scrollView.scrollsToTop = scene == .statusBar
        scrollView.delegate = self
      }
      view.addSubview(outer)
      setUp(outer, bounds.size)
    }

    private func setUp(_ scrollView: UIScrollView, _ size: CGSize) {
      let list = CGSize(width: size.width, height: 10_000)
      switch scene {
      case .statusBar:
        fill(scrollView, list, cell: CGSize(width: size.width, height: 100))
        scrollView.contentOffset = CGPoint(x: 0, y: 2000)
      case .targets, .flicks, .catches:
        fill(scrollView, list, cell: CGSize(width: size.width, height: 100))
        if scene == .catches { scrollView.contentOffset = CGPoint(x: 0, y: 600) }
      case .pager:
        fill(scrollView, CGSize(width: 10 * size.width, height: size.height), cell: size)
        scrollView.isPagingEnabled = true
        // A page that ends here is turned by half.
        let line = UIView(frame: CGRect(x: size.width / 2 - 0.5, y: 0, width: 1, height: size.height))
        line.backgroundColor = .systemRed
        line.isUserInteractionEnabled = false
        view.addSubview(line)
      case .pinches:
        fill(
          scrollView, CGSize(width: 2 * size.width, height: 2 * size.height),
          cell: CGSize(width: size.width / 4, height: size.width / 4))
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 2
        scrollView.contentOffset = CGPoint(x: size.width / 2, y: size.height / 2)
      case .fastRate:
        fill(
          scrollView, CGSize(width: size.width, height: 2 * size.height),
          cell: CGSize(width: size.width, height: 100))
        scrollView.decelerationRate = .fast
      case .diagonals:
        fill(
          scrollView, CGSize(width: 8 * size.width, height: 8 * size.height),
          cell: CGSize(width: 100, height: 100))
        scrollView.isDirectionalLockEnabled = true
        scrollView.contentOffset = CGPoint(x: 3 * size.width, y: 3 * size.height)
      case .nesting:
        // A header above the inner list, which is as high as the screen.
        let header: CGFloat = 200
        fill(
          scrollView, CGSize(width: size.width, height: header + size.height),
          cell: CGSize(width: size.width, height: header))
        let inner = scrollViews[1]
        inner.frame = CGRect(x: 0, y: header, width: size.width, height: size.height)
        fill(
          inner, CGSize(width: size.width, height: 2 * size.height),
          cell: CGSize(width: size.width, height: 100))
        scrollView.addSubview(inner)
      case .refresh:
        fill(
          scrollView, CGSize(width: size.width, height: 5000), cell: CGSize(width: size.width, height: 100))
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refresh), for: .valueChanged)
        scrollView.refreshControl = control
        view.addSubview(field)
        NotificationCenter.default.addObserver(
          self, selector: #selector(moveKeyboard), name: UIResponder.keyboardWillChangeFrameNotification,
          object: nil)
      }
    }

    /// Gives a scroll view content of cells in two colours.
    private func fill(_ scrollView: UIScrollView, _ size: CGSize, cell: CGSize) {
      content = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
      for row in 0..<Int((size.height / cell.height).rounded(.up)) {
        for column in 0..<Int((size.width / cell.width).rounded(.up)) where (row + column) % 2 == 0 {
          let tile = UIView(
            frame: CGRect(
              x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
              height: cell.height))
          tile.backgroundColor = .systemFill
          content.addSubview(tile)
        }
      }
      scrollView.addSubview(content)
      scrollView.contentSize = size
    }
  }

  // MARK: - What the app does

  extension Stage {
    /// The titles of the buttons in the middle.
    var actions: [String] {
      switch scene {
      case .pinches: ["Zoom"]
      case .refresh: ["Animate", "Keyboard"]
      default: []
      }
    }

    func act(_ action: String) {
      let scrollView = scrollViews[0]
      guard let recorded = recorder?[scrollView] else { return }
      switch action {
      case "Zoom":
        zooms += 1
        if zooms % 2 == 1 {
          recorded.setZoomScale(scrollView.zoomScale < 1 ? 1.5 : 0.75, animated: true)
        } else {
          recorded.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: true)
        }
      case "Animate" where scrollView.isDecelerating:
        recorded.setContentOffset(CGPoint(x: 0, y: scrollView.contentOffset.y + 500), animated: true)
      case "Animate":
        recorded.setContentOffset(CGPoint(x: 0, y: -scrollView.contentInset.top), animated: true)
        after(0.1) { $0.setContentInset(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)) }
      default:
        guard !field.isFirstResponder else {
          field.resignFirstResponder()
          return
        }
        let end = scrollView.contentSize.height - scrollView.bounds.size.height
        recorded.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        field.becomeFirstResponder()
      }
    }

    /// Begins what comes without a finger.
    func begin() {
      guard scene == .refresh else { return }
      after(0.5) { $0.beginRefreshing() }
      after(2) { $0.endRefreshing() }
    }

    @objc private func refresh() { after(1) { $0.endRefreshing() } }

    /// Does something to the scroll view later, unless its recording has ended.
    private func after(_ seconds: Double, _ action: @escaping @MainActor (ObservedScrollView) -> Void) {
      let recorder = recorder
      Task { [weak self] in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        guard let self, let recorder, recorder === self.recorder else { return }
        if let view = recorder[scrollViews[0]] { action(view) }
      }
    }

    /// The content ends above the keyboard.
    @objc private func moveKeyboard(_ notification: Notification) {
      guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
        return
      }
      let covered = view.convert(view.bounds, to: nil).intersection(value.cgRectValue).size.height
      scrollViews[0].contentInset.bottom = covered.isFinite ? covered : 0
    }
  }

  extension Stage: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scene == .pinches ? content : nil }

    /// Sends the content near, far and behind, in turn, to sixths of a point.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard scene == .targets else { return }
      let (offset, proposal) = (scrollView.contentOffset.y, targetContentOffset.pointee.y)
      let direction: CGFloat = proposal < offset ? -1 : 1
      let targets = [offset + 40 * direction, proposal + 500 * direction, offset - 60 * direction]
      let end = scrollView.contentSize.height - scrollView.bounds.size.height
      targetContentOffset.pointee.y = min(max(0, targets[releases % 3].rounded() + 1 / 6), end)
      releases += 1
    }
  }
#endif
