#if os(iOS)
  import SwiftUI
  import UIKit

  @main
  struct RecorderApp: App {
    var body: some Scene {
      WindowGroup { RecorderView().ignoresSafeArea() }
    }
  }

  /// The recorder is UIKit's; SwiftUI gives it a window.
  private struct RecorderView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ScenesController {
      ScenesController(nibName: nil, bundle: nil)
    }

    func updateUIViewController(_ controller: ScenesController, context: Context) {}
  }
#endif
