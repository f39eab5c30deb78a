import Drawing
import ScrollGeometry
import ScrollKinetics
import Sketching

extension ChatStory {
  var picture: String {
    var picture = Picture.slide(
      "A chat that follows its end",
      "It shows the last message until a finger scrolls away; older messages load above without a jump.")
    let captions = [
      ("received", "three messages"), ("scrolled away", "scrolled away"), ("loaded", "thirty more above"),
      ("follows", "back at the end"), ("keyboard", "with a keyboard"),
    ]
    for (index, (name, caption)) in captions.enumerated() {
      guard let chat = scenes.first(where: { $0.name == name })?.chat else { continue }
      let history = index < 2 ? 0 : 30
      picture.draw(chat, caption, Place(x: 32 + Double(index) * 186, y: 130, scale: 0.4), history: history)
    }
    picture.height = 470
    return picture.svg(
      title: "A chat that follows its end",
      description: "Five moments of a chat, with the numbers of its messages.")
  }
}

extension Picture {
  /// Draws the visible messages, numbered from the first that was there at the beginning.
  fileprivate mutating func draw(_ chat: Chat, _ caption: String, _ place: Place, history: Int) {
    let (viewport, message) = (chat.scroller.viewport, Chat.message)
    window(viewport.frame, caption, place) { picture, _ in
      let count = Int(viewport.contentSize.height / message)
      let first = max(0, Int(viewport.contentOffset.y / message))
      for index in first..<max(first, min(count, first + 14)) {
        let isOwn = index % 3 == 0
        let bubble = ScrollRect(
          x: isOwn ? 130 : 14, y: Double(index) * message + 6 - viewport.contentOffset.y, width: 246,
          height: 48)
        picture.rect(place(bubble), radius: 6, .area(isOwn ? "#d5ead9" : Ink.content))
        let label = place(bubble)
        picture.text("\(index - history + 1)", label.minX + 8, label.minY + 14, size: 11, colour: Ink.quiet)
      }
      if viewport.contentInset.bottom > 0 {
        let height = viewport.contentInset.bottom
        let keyboard = place(ScrollRect(x: 0, y: 700 - height, width: 390, height: height))
        picture.rect(keyboard, .area(Ink.inset))
        picture.text(
          "keyboard", keyboard.minX + 78, keyboard.minY + 66, size: 11, anchor: .middle, colour: "#9a6b00")
      }
      let bar = ScrollIndicator(thickness: 8, margin: 4).frame(on: .vertical, in: viewport)
      if let bar { picture.rect(place(bar), radius: 2, .area(Ink.quiet)) }
    }
  }
}

extension ScheduleStory {
  var picture: String {
    var picture = Picture.slide(
      "A week without an end",
      "The days go round, their names stay at the top and the hours at the left; a dragged appointment scrolls at the edge."
    )
    let captions = [
      ("Monday", "Monday"), ("Sunday", "back over Sunday"), ("picked up", "picked up"),
      ("at the edge", "at the edge"), ("at the end", "midnight"),
    ]
    for (index, (name, caption)) in captions.enumerated() {
      guard let scene = scenes.first(where: { $0.name == name }) else { continue }
      picture.draw(
        scene.schedule, scene.pointer, caption, Place(x: 32 + Double(index) * 186, y: 130, scale: 0.4))
    }
    picture.height = 440
    return picture.svg(
      title: "A week without an end",
      description: "Five moments of a schedule: sticky names of days and hours, and a dragged appointment.")
  }
}

extension Picture {
  fileprivate mutating func draw(
    _ schedule: Schedule, _ pointer: ScrollPoint?, _ caption: String, _ place: Place
  ) {
    let viewport = schedule.scroller.viewport
    func inView(_ rect: ScrollRect) -> ScrollRect {
      place(rect.offset(by: .zero - (viewport.contentOffset - .zero)))
    }
    window(viewport.frame, caption, place) { picture, frame in
      for day in 0..<7 {
        let column = inView(schedule.frame(ofDay: day))
        picture.rect(column, Style(fill: day > 4 ? Ink.pale : "#ffffff", stroke: Ink.contentEdge, width: 0.6))
      }
      for hour in 0..<24 {
        let row = inView(schedule.frame(ofHour: hour))
        picture.line(frame.minX, row.minY, frame.maxX, row.minY, .line(Ink.quiet, width: 0.4))
        picture.rect(row, .area(Ink.inset))
        picture.text("\(hour)", row.minX + 2, row.minY + 12, size: 11, colour: "#9a6b00")
      }
      for day in 0..<7 {
        let name = inView(schedule.frame(ofNameOf: day))
        picture.rect(name, Style(fill: Ink.content, stroke: Ink.contentEdge, width: 0.6))
        picture.text(Schedule.days[day], name.minX + 16, name.minY + 12, size: 11, colour: Ink.text)
      }
      if let pointer {
        let item = place(ScrollRect(x: pointer.x - 50, y: pointer.y - 24, width: 100, height: 48))
        picture.rect(item, radius: 4, Style(fill: "#d5ead9", stroke: Ink.accent, width: 1.6))
      }
    }
  }
}
