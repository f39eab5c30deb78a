// A scroll view in the words of a scenario file (Docs/ScrollTrace.md), and the same in the structures of the module. Stages
// and the player are set up with it, so that what a stage saves is what it was made of.

// UIKit's values, with every key that a scenario's `physics` can have.
export const uiKit = Object.freeze({
  decelerationRate: 0.998,
  integration: "exact",
  input: "touch",
  slop: 10,
  releaseTimeout: 0.1,
  momentum: "library",
  reducesMotion: false,
  bounces: true,
  alwaysBounceVertical: false,
  alwaysBounceHorizontal: false,
  directionalLock: false,
  isScrollEnabled: true,
  snap: Object.freeze({ kind: "none" }),
})

// Whether the content of a viewport can be zoomed.
export const canZoom = ({ zoom }) => zoom !== undefined && (zoom.minimum ?? 1) < (zoom.maximum ?? Math.max(zoom.minimum ?? 1, 1))

const adjustments = { never: 0, scrollableAxes: 1, automatic: 2, always: 3 }
export const flag = {
  bouncesX: 1, bouncesY: 2, alwaysBouncesX: 4, alwaysBouncesY: 8, enabled: 16, containerContent: 32, setsOffset: 64,
  followsEndY: 256, bouncesZoom: 512, setsZoom: 1024, endlessX: 2048, endlessY: 4096,
}

// Returns the flags of a viewport that a scenario counts among the physics.
export function physicsFlags(physics) {
  const has = { ...uiKit, ...physics }
  return (
    (has.bounces ? flag.bouncesX | flag.bouncesY : 0) |
    (has.alwaysBounceHorizontal ? flag.alwaysBouncesX : 0) |
    (has.alwaysBounceVertical ? flag.alwaysBouncesY : 0) |
    (has.isScrollEnabled ? flag.enabled : 0)
  )
}

// Returns the structure of a viewport.
export function viewportFields(viewport, physics) {
  const [x, y, width, height] = viewport.frame
  const [contentWidth, contentHeight] = viewport.contentSize
  const [insetTop, insetLeft, insetBottom, insetRight] = viewport.contentInset ?? [0, 0, 0, 0]
  const [safeTop, safeLeft, safeBottom, safeRight] = viewport.safeAreaInsets ?? [0, 0, 0, 0]
  const [offsetX, offsetY] = viewport.contentOffset ?? [0, 0]
  const zoom = viewport.zoom ?? {}
  const flags =
    physicsFlags(physics) |
    (zoom.bouncesZoom ?? true ? flag.bouncesZoom : 0) |
    (viewport.zoom ? flag.setsZoom : 0) |
    (viewport.isContainerContent ?? true ? flag.containerContent : 0) |
    (viewport.contentOffset ? flag.setsOffset : 0) |
    (viewport.followsEnd ? flag.followsEndY : 0) |
    ({ horizontal: flag.endlessX, vertical: flag.endlessY }[viewport.loops] ?? 0)
  return {
    x, y, width, height, contentWidth, contentHeight, insetTop, insetLeft, insetBottom, insetRight,
    safeTop, safeLeft, safeBottom, safeRight, offsetX, offsetY, scale: viewport.displayScale ?? 1,
    zoom: zoom.scale ?? 1, zoomMinimum: zoom.minimum ?? 1, zoomMaximum: zoom.maximum ?? Math.max(zoom.minimum ?? 1, 1),
    insetAdjustment: adjustments[viewport.contentInsetAdjustmentBehavior ?? "automatic"], flags,
  }
}

const rates = { normal: 0.998, fast: 0.99 }

// Returns the structure of the physics.
export function physicsFields(physics, framesPerSecond) {
  const has = { ...uiKit, ...physics }
  return {
    decelerationRate: rates[has.decelerationRate] ?? has.decelerationRate,
    framesPerSecond,
    slop: has.slop,
    releaseTimeout: has.releaseTimeout ?? Infinity,
    integration: has.integration === "displayLink" ? 1 : 0,
    source: has.input === "trackpad" ? 1 : 0,
    momentum: has.momentum === "platform" ? 1 : 0,
    directionalLock: has.directionalLock ? 1 : 0,
    reducesMotion: has.reducesMotion ? 1 : 0,
    accumulatesFlicks: has.accumulatesFlicks ? 1 : 0,
  }
}

const detentKinds = { length: 0, fraction: 1, inset: 2 }

// Returns the structure of a sheet, with the numbers of its detents.
export function sheetFields({ container: [x, y, width, height], detents, isDismissible, axis }) {
  const numbers = detents.flatMap((detent) => Object.entries(detent).flatMap(([kind, number]) => [detentKinds[kind], number]))
  return {
    x, y, width, height, axis: axis === "horizontal" ? 0 : 1, isDismissible: (isDismissible ?? true) ? 1 : 0, count: detents.length, numbers,
  }
}

// Returns the structure of a header.
export function headerFields({ container: [x, y, width, height], length, collapsedLength, returns, stretches, axis }) {
  return {
    x, y, width, height, length, collapsedLength: collapsedLength ?? 0, axis: axis === "horizontal" ? 0 : 1,
    returnsAtOnce: returns === "atOnce" ? 1 : 0, stretches: stretches ? 1 : 0,
  }
}

// Returns the structure of a card.
export function cardFields({ origin, container: [width, height], collapsedInsets, travel, contentLength, axis }) {
  const [x, y] = origin ?? [0, 0]
  const [insetTop, insetLeft, insetBottom, insetRight] = collapsedInsets
  return {
    x, y, width, height, insetTop, insetLeft, insetBottom, insetRight, travel, contentLength, axis: axis === "horizontal" ? 0 : 1,
  }
}

// Returns the structure of a shelf, with the numbers of its steps.
export function shelfFields({ frame: [x, y, width, height], cardSize, count, spacing, margin, alignment, steps, axis }) {
  const [cardWidth, cardHeight] = cardSize
  return {
    x, y, width, height, cardWidth, cardHeight, spacing: spacing ?? 0, margin: margin ?? 0, alignment: alignment ?? 0,
    axis: axis === "vertical" ? 1 : 0, count, stepCount: steps?.length ?? -1, numbers: steps ?? [],
  }
}

const orders = { outerFirst: 0, innerFirst: 1, innerOnly: 2 }
const stretching = { innermost: 0, outermost: 1 }

// Returns the structure of a screen's rules.
export function rulesFields(rules) {
  const overscroll = rules.overscroll ?? "innermost"
  return {
    towardsEnd: orders[rules.towardsEnd ?? "outerFirst"],
    towardsStart: orders[rules.towardsStart ?? "innerFirst"],
    flingsTowardsEnd: (rules.flingsHandOverTowardsEnd ?? true) ? 1 : 0,
    flingsTowardsStart: (rules.flingsHandOverTowardsStart ?? true) ? 1 : 0,
    overscroll: stretching[overscroll],
    locksToOneAxis: (rules.locksToOneAxis ?? true) ? 1 : 0,
    overscrollTowardsStart: stretching[rules.overscrollTowardsStart ?? overscroll],
  }
}

const every = 0, pages = 1, offsets = 2
const reach = { momentum: 0, atMost: 1, steps: 3 }

// Returns the structure of the snap rule of an axis, 0 or 1, with the numbers that it points to, or null for no rule.
export function snapFields(snap, axis) {
  if (snap.kind === "paging") {
    return { points: pages, interval: snap.spacing ?? 0, reach: reach.steps }
  }
  if (snap.kind === "none" || (snap.axis === "horizontal" ? 0 : 1) !== axis) return null
  if (snap.kind === "points") {
    return {
      points: offsets, count: snap.points.length, numbers: snap.points,
      strictness: snap.strictness === "proximity" ? 2 : 0,
    }
  }
  const fields = {
    points: every, interval: snap.length, origin: snap.origin ?? 0,
    alignment: { start: 0, center: 0.5, end: 1 }[snap.alignment ?? "start"],
  }
  if (snap.speedSteps) return { ...fields, reach: reach.steps, stepCount: snap.speedSteps.length, numbers: snap.speedSteps }
  if (snap.atMost) return { ...fields, reach: reach.atMost, atMost: snap.atMost }
  return fields
}
