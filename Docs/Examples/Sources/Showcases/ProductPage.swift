import ScrollGeometry
import ScrollKinetics

/// A header that collapses over a pager of three tabs, each a list with two shelves: one screen.
struct ProductPage {
  static let header: ScrollScreen.ID = 1
  static let pager: ScrollScreen.ID = 2
  static func list(_ tab: Int) -> ScrollScreen.ID { ScrollScreen.ID(10 + tab) }
  static func shelf(_ shelf: Int, of tab: Int) -> ScrollScreen.ID { ScrollScreen.ID(100 + 10 * tab + shelf) }

  var screen = ScrollScreen()
  private let collapsing = CollapsingHeader(length: 148, collapsedLength: 44, returns: .atOnce)
  private let cards = CardShelf(
    cardSize: ScrollSize(width: 160, height: 192), count: 14, spacing: 10, margin: 20)

  init(window: ScrollRect) {
    screen.insert(.header(collapsing, over: window), as: Self.header)
    var paging = Scroller.Physics.uiKit
    paging.snapping = .paging
    screen.insert(
      Viewport(frame: .zero, contentSize: .zero), as: Self.pager, in: Self.header, physics: paging)
    for tab in 0..<3 {
      screen.insert(Viewport(frame: .zero, contentSize: .zero), as: Self.list(tab), in: Self.pager)
      for shelf in 0..<2 {
        screen.insert(.shelf(cards, frame: .zero), as: Self.shelf(shelf, of: tab), in: Self.list(tab))
      }
    }
    layOut(in: window)
  }

  /// Turns the device: the header stays collapsed, the pager on its page, every list at its offset, every shelf at its card.
  mutating func rotate(to window: ScrollRect) {
    screen.update(.header(collapsing, over: window), as: Self.header, at: screen.now)
    layOut(in: window)
  }

  /// Gives all members inside the header their frames. A list has 30 rows of 96 points, shelves in the places of two rows.
  private mutating func layOut(in window: ScrollRect) {
    let area = collapsing.listViewport(in: window, contentSize: .zero).frame
    let width = area.size.width
    screen.update(Self.pager, at: screen.now, keeping: .page) {
      $0.frame = area
      $0.contentSize = ScrollSize(width: 3 * width, height: area.size.height)
    }
    for tab in 0..<3 {
      screen.update(Self.list(tab), at: screen.now) {
        $0.frame = ScrollRect(origin: ScrollPoint(x: Double(tab) * width, y: 0), size: area.size)
        $0.contentSize = ScrollSize(width: width, height: 30 * 96)
      }
      for shelf in 0..<2 {
        let row = ScrollRect(x: 0, y: [192, 576][shelf], width: width, height: 192)
        screen.update(.shelf(cards, frame: row), as: Self.shelf(shelf, of: tab), at: screen.now)
      }
    }
  }

  /// The offsets of header, pager, and the selected tab's list and first shelf.
  var offsets: (header: Double, pager: Double, list: Double, shelf: Double) {
    let pager = screen[Self.pager]
    let tab = Int((pager.contentOffset.x / pager.frame.size.width).rounded())
    return (
      screen[Self.header].contentOffset.y, pager.contentOffset.x, screen[Self.list(tab)].contentOffset.y,
      screen[Self.shelf(0, of: tab)].contentOffset.x
    )
  }
}
