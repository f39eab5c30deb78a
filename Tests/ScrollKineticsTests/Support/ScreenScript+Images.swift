// Scripts with the positions mirrored, or the axes exchanged.

import ScrollGeometry
import ScrollKinetics

extension ScreenImage {
  func callAsFunction(_ script: ScreenScript) -> ScreenScript {
    var script = script
    for index in script.steps.indices { script.steps[index].operation = self(script.steps[index].operation) }
    return script
  }

  private func callAsFunction(_ sheet: ScrollSheet) -> ScrollSheet {
    ScrollSheet(
      axis: self(sheet.axis), container: self(sheet.container), detents: sheet.detents,
      isDismissible: sheet.isDismissible)
  }

  private func callAsFunction(_ header: CollapsingHeader) -> CollapsingHeader {
    CollapsingHeader(
      axis: self(header.axis), length: header.length, collapsedLength: header.collapsedLength,
      returns: header.returns, stretches: header.stretches)
  }

  private func callAsFunction(_ card: ExpandingCard) -> ExpandingCard {
    ExpandingCard(
      axis: self(card.axis), container: self(card.container), collapsedInsets: self(card.collapsedInsets),
      travel: card.travel, innerContentLength: card.innerContentLength)
  }

  private func callAsFunction(_ shelf: CardShelf) -> CardShelf {
    CardShelf(
      axis: self(shelf.axis), cardSize: self(shelf.cardSize), count: shelf.count, spacing: shelf.spacing,
      margin: shelf.margin, alignment: shelf.alignment)
  }

  private func callAsFunction(_ choice: Scroller.Choice) -> Scroller.Choice {
    Scroller.Choice(
      target: self(choice.target), allowsTargetPastLimits: choice.allowsTargetPastLimits,
      arrival: choice.arrival)
  }

  private func callAsFunction(_ change: ContentChange) -> ContentChange {
    ContentChange(on: self(change.axis), at: change.position, lengthChange: change.inserted - change.removed)
  }

  private func callAsFunction(_ operation: ScreenScript.Operation) -> ScreenScript.Operation {
    switch operation {
    case .call(let call): .call(self(call))
    case .release(let input, let id, let host): .release(self(input), on: id, self(host))
    case .change(let id, let change, let keeping, let animation):
      .change(id, self(change), keeping, animation)
    case .scroll(let id, let offset, let animation): .scroll(id, self(offset), animation)
    case .container(let id, let container, let animation): .container(id, self(container), animation)
    }
  }

  private func callAsFunction(_ host: ScreenScript.Host) -> ScreenScript.Host {
    switch host {
    case .stays, .goes: host
    case .retargets(let target, let isFree): .retargets(self(target), isFree: isFree)
    case .rests(let id, let place, let target):
      .rests(id, at: self == .mirror ? 0 - place : place, else: self(target))
    }
  }

  private func callAsFunction(_ change: ScreenScript.Change) -> ScreenScript.Change {
    switch change {
    case .insets(let insets): .insets(self(insets))
    case .contentSize(let size): .contentSize(self(size))
    case .size(let size): .size(self(size))
    case .offset(let offset): .offset(self(offset))
    case .turned(let size, let minimum, let maximum): .turned(self(size), from: minimum, to: maximum)
    case .refresh(let control, let isOn): .refresh(control.map(self.callAsFunction), isOn: isOn)
    case .followsEnd(let axis): .followsEnd(axis.map(self.callAsFunction))
    case .isScrollEnabled, .bounces, .alwaysBounces, .zoom: change
    }
  }

  private func callAsFunction(_ call: ScrollScreen.Call) -> ScrollScreen.Call {
    switch call {
    case .input(let input, let id, let choices):
      .input(self(input), on: id, choices.map { ScrollScreen.Choice(self($0.choice), of: $0.member) })
    case .update(let id, .content(let change, let fraction, let snapping, let choice)):
      .update(
        id, .content(self(change), anchoredAt: fraction, snapping: snapping, choice.map(self.callAsFunction)))
    case .update(let id, .physics(let physics)): .update(id, .physics(self(physics)))
    case .insert(let geometry, let id, let parent, let scale, let physics, let rules, let scrollsToTop):
      .insert(
        self(geometry), as: id, in: parent, displayScale: scale, physics: self(physics),
        rules: rules.map { self($0) }, scrollsToTop: scrollsToTop)
    case .updateGeometry(let geometry, let id, let animation):
      .updateGeometry(self(geometry), as: id, animation)
    case .rules(let rules): .rules(self(rules))
    default: call
    }
  }

  private func callAsFunction(_ geometry: ScrollScreen.Geometry) -> ScrollScreen.Geometry {
    switch geometry {
    case .scrollView(let viewport): .scrollView(self(viewport))
    case .sheet(let sheet): .sheet(self(sheet))
    case .header(let header, let container): .header(self(header), over: self(container))
    case .shelf(let shelf, let frame, let reach): .shelf(self(shelf), frame: self(frame), reach: reach)
    case .card(let card, let origin): .card(self(card), origin: self(origin))
    }
  }
}
