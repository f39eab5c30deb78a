import ScrollGeometry
import ScrollKinetics
import Sketching

/// A form in a scroll view: a stack of items that fits the screen, until the keyboard covers a part of it.
struct ScrollableStack {
  private(set) var scroller: Scroller
  let layout: ScrollStack.Layout
  /// The room that stays between a field that is edited and the keyboard.
  let margin = 12.0

  /// Lays the stack out in what the safe area leaves of the screen.
  init(
    _ stack: ScrollStack, screen: ScrollSize, safeArea: ScrollInsets
  ) throws(ScrollStack.AmbiguousLayout) {
    let frame = ScrollRect(origin: .zero, size: screen)
    layout = try stack.layout(in: frame.inset(by: safeArea).size)
    scroller = Scroller(
      viewport: Viewport(
        frame: frame, contentSize: layout.contentSize, safeAreaInsets: safeArea, displayScale: 3))
  }

  /// The keyboard comes, for an item that is to be edited.
  mutating func showKeyboard(height: Double, for item: Int, at instant: ScrollInstant) {
    // The keyboard covers the safe area, whose inset is added to that of the content.
    let inset = height - scroller.viewport.safeAreaInsets.bottom
    scroller.update(at: instant) { $0.contentInset.bottom = inset }
    edit(item, at: instant)
  }

  /// Another item is edited: the least scroll that shows it, and none if it can be seen.
  mutating func edit(_ item: Int, at instant: ScrollInstant) {
    let rect = layout.frames[item].inset(
      by: ScrollInsets(top: -margin, left: 0, bottom: -margin, right: 0))
    scroller.handle(.scrollRectToVisible(rect, animated: true), at: instant)
  }

  /// The keyboard goes. Content that is now past its limits is brought back.
  mutating func hideKeyboard(at instant: ScrollInstant) {
    scroller.update(at: instant, animation: .uiKit) { $0.contentInset.bottom = 0 }
  }

  /// Returns where an item is on the screen.
  func frameOnScreen(of item: Int) -> ScrollRect {
    scroller.viewport.convert(layout.frames[item], from: .content, to: .container)
  }
}

extension ScrollableStack: Playable {
  var now: ScrollInstant { scroller.now }
  var isMoving: Bool { scroller.isMoving }

  mutating func handle(_ input: Scroller.Input, at instant: ScrollInstant) {
    scroller.handle(input, at: instant)
  }

  mutating func advance(to instant: ScrollInstant) { scroller.advance(to: instant) }
}

// MARK: - The story

/// A form to sign up: laid out, refused where it is ambiguous, and scrolled for the keyboard.
struct ScrollableStackStory: Story {
  static let name = "scrollable-stack"
  static let summary = "a form, what makes it ambiguous, and the keyboard"

  static let screen = ScrollSize(width: 390, height: 844)
  static let safeArea = ScrollInsets(top: 47, left: 0, bottom: 34, right: 0)
  static let keyboard = 336.0
  static let labels = [
    "logo", "title", "text", "name", "e-mail", "password", "space", "sign up",
  ]
  private static let (nameField, passwordField, button) = (3, 5, 7)

  /// An image and texts as large as they are, fields and a button of fixed height, and a space that takes what is left.
  static let stack = ScrollStack(
    axis: .vertical,
    items: [
      .init(intrinsicSize: ScrollSize(width: 120, height: 120)),
      .init(intrinsicSize: ScrollSize(width: 260, height: 41)),
      .init(intrinsicSize: ScrollSize(width: 342, height: 66)),
      .init(length: .fixed(50)), .init(length: .fixed(50)), .init(length: .fixed(50)),
      .init(length: .flexible(share: 1)), .init(length: .fixed(56)),
    ],
    spacing: 16, insets: ScrollInsets(top: 24, left: 24, bottom: 24, right: 24),
    fillsFrameAcross: true, fillsFrameAlong: true)

  /// The form at its beginning, with the keyboard before and after the scroll, at the button, and at the end.
  let form, covered, shown, atButton, back: ScrollableStack
  /// The errors of the stack without the frame's constraints, and then without the size of the logo, too.
  let unconstrained, unsized: ScrollStack.AmbiguousLayout?
  /// The offset when a field is edited that can be seen.
  let undisturbed: Double
  let film: Film

  init() throws {
    form = try ScrollableStack(Self.stack, screen: Self.screen, safeArea: Self.safeArea)

    var open = Self.stack
    open.fillsFrameAcross = false
    open.fillsFrameAlong = false
    unconstrained = open.refusal
    open.items[0] = .init()
    unsized = open.refusal

    var form = form
    var film = Film()
    func record(_ form: ScrollableStack) {
      film.append((form.now.seconds, form.scroller.viewport.contentOffset.y, form.scroller.phase))
    }
    form.play(for: .seconds(0.2), record)
    form.showKeyboard(height: Self.keyboard, for: Self.passwordField, at: form.now)
    covered = form
    form.play(record)
    form.play(for: .seconds(0.4), record)
    shown = form
    form.edit(Self.nameField, at: form.now)
    undisturbed = form.scroller.viewport.contentOffset.y
    form.edit(Self.button, at: form.now)
    form.play(record)
    form.play(for: .seconds(0.4), record)
    atButton = form
    form.hideKeyboard(at: form.now)
    form.play(record)
    form.play(for: .seconds(0.2), record)
    (back, self.film) = (form, film)
  }

  var curves: [Curve] { [Curve(name: "contentOffset.y in points", film: film)] }

  var chapters: [Chapter] {
    let limits = (form.scroller.viewport.limits(on: .vertical), shown.scroller.viewport.limits(on: .vertical))
    let top = form.scroller.viewport.contentOffset.y
    return [
      Chapter(
        "Form",
        "Eight items in 390 × 844, under a bar of 47 and above one of 34. The space takes the "
          + "\(number(form.layout.frames[6].size.height)) points that the others leave over; the form fits, and rests "
          + "at \(number(top))."),
      Chapter(
        "Keyboard",
        "336 points high, it covers \(number(overlap(of: Self.passwordField, in: covered))) of the password's 50, and the "
          + "button. The limits were \(number(limits.0.lowerBound)) to \(number(limits.0.upperBound)) and are "
          + "\(number(limits.1.lowerBound)) to \(number(limits.1.upperBound))."),
      Chapter(
        "Password",
        "Scrolled by the least, \(number(shown.scroller.viewport.contentOffset.y - top)) points, in 0.3 s: its lower "
          + "edge is 12 above the keyboard."),
      Chapter("Name", "It can be seen: nothing moves."),
      Chapter(
        "Sign up",
        "At \(number(atButton.scroller.viewport.contentOffset.y)), 12 above the keyboard."),
      Chapter(
        "Back",
        "The keyboard goes. The form is past its limits, and scrolls back to "
          + "\(number(back.scroller.viewport.contentOffset.y)) in 0.3 s."),
      Chapter("", ""),
      Chapter(
        "Ambiguous", ["Without the frame's constraints, the layout is refused:"] + lines(unconstrained)),
      Chapter("", ["Without the size of the logo, too:"] + lines(unsized)),
    ]
  }

  private func lines(_ error: ScrollStack.AmbiguousLayout?) -> [String] {
    error?.ambiguities.map(\.description) ?? []
  }

  /// Returns how much of an item the keyboard covers.
  func overlap(of item: Int, in form: ScrollableStack) -> Double {
    let rect = form.frameOnScreen(of: item)
    return min(max(0, rect.maxY - (Self.screen.height - Self.keyboard)), rect.size.height)
  }
}

extension ScrollStack {
  /// Why the stack cannot be laid out, in words; nil if it can.
  fileprivate var refusal: AmbiguousLayout? {
    do throws(AmbiguousLayout) {
      _ = try layout(in: ScrollableStackStory.screen)
      return nil
    } catch {
      return error
    }
  }
}
