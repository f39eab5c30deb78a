// Scripts with the positions mirrored, or the axes exchanged.

import ScrollGeometry
import ScrollKinetics

/// The mirror image, or the exchange of the axes.
enum ScreenImage {
  case mirror, swap

  func callAsFunction(_ script: ScreenScript) -> ScreenScript {
    var script = script
    for index in script.steps.indices { script.steps[index].operation = self(script.steps[index].operation) }
    return script
  }

  func callAsFunction(_ point: ScrollPoint) -> ScrollPoint {
    self == .mirror ? ScrollPoint { 0 - point[$0] } : ScrollPoint { point[$0.cross] }
  }

  private func callAsFunction(_ vector: ScrollVector) -> ScrollVector {
    self == .mirror ? ScrollVector { 0 - vector[$0] } : ScrollVector { vector[$0.cross] }
  }

  private func callAsFunction(_ size: ScrollSize) -> ScrollSize {
    self == .mirror ? size : ScrollSize { size[$0.cross] }
  }

  private func callAsFunction(_ rect: ScrollRect) -> ScrollRect {
    self == .mirror ? rect : ScrollRect(origin: self(rect.origin), size: self(rect.size))
  }

  private func callAsFunction(_ insets: ScrollInsets) -> ScrollInsets {
    self == .mirror
      ? ScrollInsets(top: insets.bottom, left: insets.right, bottom: insets.top, right: insets.left)
      : ScrollInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  private func callAsFunction(_ axis: ScrollAxis) -> ScrollAxis { self == .mirror ? axis : axis.cross }

  private func callAsFunction(_ viewport: Viewport) -> Viewport {
    var insets = self(viewport.contentInset)
    if self == .mirror, viewport.unscaledContentSize == .zero {
      // Content without a length lies at the other end of the insets.
      for axis in ScrollAxis.allCases {
        insets[min: axis] = viewport.contentInset[max: axis] - viewport.frame.size[axis]
        insets[max: axis] = viewport.contentInset[min: axis] + viewport.frame.size[axis]
      }
    }
    var (bounces, always) = (
      (viewport.bouncesHorizontally, viewport.bouncesVertically),
      (viewport.alwaysBounceHorizontal, viewport.alwaysBounceVertical)
    )
    // As they are stored: a control of pull to refresh, which can leave the axis, makes it bounce always.
    if self == .swap { (bounces, always) = ((bounces.1, bounces.0), (always.1, always.0)) }
    var image = Viewport(
      frame: ScrollRect(origin: self(viewport.frame.origin), size: self(viewport.frame.size)),
      contentSize: self(viewport.unscaledContentSize), contentInset: insets,
      contentInsetAdjustmentBehavior: .never, contentOffset: self(viewport.contentOffset),
      displayScale: viewport.displayScale, bouncesHorizontally: bounces.0, bouncesVertically: bounces.1,
      alwaysBounceHorizontal: always.0, alwaysBounceVertical: always.1,
      isScrollEnabled: viewport.isScrollEnabled)
    (image.zoomScale, image.zoomLimits) = (viewport.zoomScale, viewport.zoomLimits)
    image.bouncesZoom = viewport.bouncesZoom
    image.refreshControl = viewport.refreshControl.map(self.callAsFunction)
    image.isRefreshing = viewport.isRefreshing
    image.endlessAxis = viewport.endlessAxis.map(self.callAsFunction)
    image.followsEnd = viewport.followsEnd.map(self.callAsFunction)
    return image
  }

  private func callAsFunction(_ control: RefreshControl) -> RefreshControl {
    RefreshControl(
      trigger: control.trigger, extent: control.extent, firesAt: control.firesAt, on: self(control.axis))
  }

  private func callAsFunction(_ physics: Scroller.Physics) -> Scroller.Physics {
    var physics = physics
    if self == .swap {
      let snapping = physics.snapping
      for axis in ScrollAxis.allCases { physics.snapping[axis] = snapping[axis.cross] }
    }
    return physics
  }

  private func callAsFunction(_ rules: ScrollScreen.Rules) -> ScrollScreen.Rules {
    var rules = rules
    if self == .mirror {
      (rules.towardsEnd, rules.towardsStart) = (rules.towardsStart, rules.towardsEnd)
      (rules.flingsHandOverTowardsEnd, rules.flingsHandOverTowardsStart) =
        (rules.flingsHandOverTowardsStart, rules.flingsHandOverTowardsEnd)
    }
    return rules
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

  private func callAsFunction(_ input: Scroller.Input) -> Scroller.Input {
    switch input {
    case .touchDown(let point, let finger): .touchDown(self(point), finger: finger)
    case .touchMoved(let point, let finger): .touchMoved(self(point), finger: finger)
    case .changed(let translation): .changed(translation: self(translation))
    case .moved(let delta): .moved(by: self(delta))
    case .ended(let velocity): .ended(velocity: velocity.map { self($0) })
    case .scroll(let delta, let phase): .scroll(self(delta), phase: phase)
    case .setContentOffset(let offset, let animation): .setContentOffset(self(offset), animation)
    case .retarget(let target): .retarget(self(target))
    case .wheel(let delta, let notch, let animation):
      .wheel(
        self(delta), notch: notch.map { self($0) }.map { notch in ScrollVector { notch[$0].magnitude } },
        animation)
    case .autoscroll(let velocity, let coasts): .autoscroll(self(velocity), coasts: coasts)
    case .fling(let velocity): .fling(self(velocity))
    case .edgeScroll(let pointer): .edgeScroll(pointer.map { self($0) })
    case .pinch(let phase, let scale, let point): .pinch(phase, scale: scale, at: self(point))
    case .magnify(let factor, let point): .magnify(by: factor, at: self(point))
    case .setZoomScale(let scale, let point, let animation):
      .setZoomScale(scale, about: point.map { self($0) }, animation)
    default: input
    }
  }
}
