import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

/// The colours of a photo and of the fingers on it: in a notation that stays as it is on a dark page, as a photo does.
private enum Paint {
  static let (sky, meadow, sun) = ("rgb(187 212 240)", "rgb(150 196 148)", "rgb(244 205 120)")
  static let (wall, roof, window, door) = (
    "rgb(250 248 242)", "rgb(194 65 12)", "rgb(74 120 181)", "rgb(107 107 107)"
  )
  static let (table, finger, rim) = ("rgb(34 37 43)", "rgb(70 70 70)", "rgb(255 255 255)")
}

extension PhotoStory {
  var picture: String {
    var picture = Picture.slide(
      "A photo in a pager",
      "A double tap, a pinch past the largest scale and its return; a drag past the edge turns the page.")
    let captions = [
      ("whole", "the whole photo"), ("tapped", "after a double tap"), ("pinched", "two fingers"),
      ("returned", "let go"), ("past the edge", "past its edge"), ("next page", "the next page"),
    ]
    for (index, (name, caption)) in captions.enumerated() {
      guard let scene = scenes.first(where: { $0.name == name }) else { continue }
      let place = Place(x: 32 + Double(index) * 154, y: 130, scale: 0.33)
      picture.draw(scene.pager, caption, place, finger: scene.fingers.first)
      for finger in scene.fingers {
        let (x, y) = (place.x + finger.x * place.scale, place.y + finger.y * place.scale)
        picture.circle(x, y, radius: 7, Style(fill: Paint.finger, stroke: Paint.rim, width: 2))
      }
    }
    picture.height = 390
    return picture.svg(
      title: "A photo in a pager",
      description: "Six moments of photos in a pager, with the scale of the one that is shown.")
  }
}

extension Picture {
  fileprivate mutating func draw(_ pager: PhotoPager, _ caption: String, _ place: Place, finger: ScrollPoint?)
  {
    let window = pager.screen[PhotoPager.pager].frame
    let shown = pager.screen[finger.flatMap(pager.screen.member) ?? pager.id(ofPhoto: pager.page)]
    let times = (shown.zoomScale / shown.minimumZoomScale * 100).rounded() / 100
    self.window(window, caption, place) { picture, frame in
      picture.rect(frame, radius: 8, .area(Paint.table))
      for index in pager.photos.indices {
        let id = pager.id(ofPhoto: index)
        let (photo, page) = (pager.screen[id], pager.screen.frame(of: id))
        guard (page.minX - window.minX).magnitude < page.size.width else { continue }
        picture.drawPhoto(pager.photos[index]) {
          place(photo.convert($0, from: .unscaledContent, to: .viewport).offset(by: page.origin - .zero))
        }
      }
    }
    text("\(number(times)) ×", place(window).minX, place(window).maxY + 18, size: 12.5, bold: true)
  }

  /// A landscape: sky, sun, and a house on a meadow.
  private mutating func drawPhoto(_ size: ScrollSize, _ onScreen: (ScrollRect) -> ScrollRect) {
    let (width, height) = (size.width, size.height)
    func part(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> ScrollRect {
      onScreen(ScrollRect(x: x * width, y: y * height, width: w * width, height: h * height))
    }
    rect(part(0, 0, 1, 1), .area(Paint.sky))
    rect(part(0, 0.62, 1, 0.38), .area(Paint.meadow))
    let sun = part(0.14, 0.14, 0.12, 0.12)
    circle(
      sun.minX + sun.size.width / 2, sun.minY + sun.size.height / 2,
      radius: min(sun.size.width, sun.size.height) / 2,
      .area(Paint.sun))
    rect(part(0.62, 0.46, 0.24, 0.24), .area(Paint.wall))
    let roof = part(0.58, 0.32, 0.32, 0.14)
    polyline(
      [(roof.minX, roof.maxY), (roof.minX + roof.size.width / 2, roof.minY), (roof.maxX, roof.maxY)],
      .area(Paint.roof))
    rect(part(0.66, 0.52, 0.05, 0.07), .area(Paint.window))
    rect(part(0.76, 0.54, 0.05, 0.16), .area(Paint.door))
  }
}
