import ScrollGeometry
import ScrollKinetics

/// A sheet with three detents over a map; the list in the sheet has a carousel: one screen.
struct MapSheet {
  static let map: ScrollScreen.ID = 1
  static let sheet: ScrollScreen.ID = 2
  static let list: ScrollScreen.ID = 3
  static let carousel: ScrollScreen.ID = 4

  var screen = ScrollScreen()
  private(set) var sheet: ScrollSheet
  private let window: ScrollRect

  init(window: ScrollRect) {
    self.window = window
    sheet = ScrollSheet(
      container: window, detents: [.length(120), .fraction(0.5), .inset(44)], isDismissible: true)
    screen.insert(
      Viewport(
        frame: window, contentSize: ScrollSize(width: 3000, height: 3000),
        contentInsetAdjustmentBehavior: .never),
      as: Self.map)
    screen.insert(sheet, as: Self.sheet)
    // 20 points of the sheet are its handle.
    screen.insert(
      sheet.listViewport(contentSize: ScrollSize(width: window.size.width, height: 2400), headerLength: 20),
      as: Self.list, in: Self.sheet)
    screen.insert(
      Viewport(
        frame: ScrollRect(x: 0, y: 200, width: window.size.width, height: 160),
        contentSize: ScrollSize(width: 2000, height: 160)), as: Self.carousel, in: Self.list)
  }

  /// Shows a keyboard of the given height, or hides it with 0.
  mutating func showKeyboard(_ height: Double) {
    var container = window
    container.size.height -= height
    sheet = sheet.resized(to: container)
    screen.update(.sheet(sheet), as: Self.sheet, at: screen.now)
    screen.update(Self.list, at: screen.now) {
      $0.frame = sheet.listViewport(contentSize: $0.contentSize, headerLength: 20).frame
    }
  }

  /// The place of the sheet's edge on the screen.
  var edge: Double { screen.frame(of: Self.sheet).minY }
}
