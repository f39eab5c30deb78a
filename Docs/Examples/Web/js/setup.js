// A scroll view in the words of a scenario file (Docs/ScrollTrace.md), and the same as structures of the module: [doubles, integers], and
// the numbers that they point to. Stages and the player are set up with it, so that what a stage saves is what it was made of.

import * as flag from "./flags.js"

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
  repeatedFlicks: "none",
  isScrollEnabled: true,
  snap: Object.freeze({ kind: "none" }),
})

// A list of so many numbers, whatever a file has there.
export const numbersOf = (list, count) => Array.from({ length: count }, (_, k) => list?.[k] ?? 0)

// 0 or 1; what names no axis is vertical.
export const axisOf = (word) => (word === "horizontal" ? 0 : 1)

const zoomOf = ({ scale = 1, minimum = 1, maximum = Math.max(minimum, 1) } = {}) => [scale, minimum, maximum]

// Whether the content of a viewport can be zoomed.
export function canZoom({ zoom }) {
  const [, minimum, maximum] = zoomOf(zoom)
  return minimum < maximum
}

const adjustments = ["never", "scrollableAxes", "automatic", "always"]

// Returns the flags of a viewport that a scenario counts among the physics.
export function physicsFlags(physics) {
  const has = { ...uiKit, ...physics }
  return (
    (has.bounces && flag.bounces) |
    (has.alwaysBounceHorizontal && flag.alwaysBouncesX) |
    (has.alwaysBounceVertical && flag.alwaysBouncesY) |
    (has.isScrollEnabled && flag.enabled)
  )
}

export function viewportFields(viewport, physics) {
  const { frame, contentSize, contentInset, safeAreaInsets, contentOffset, displayScale, zoom, loops } = viewport
  const flags =
    physicsFlags(physics) |
    ((zoom?.bouncesZoom ?? true) && flag.bouncesZoom) |
    (zoom && flag.setsZoom) |
    ((viewport.isContainerContent ?? true) && flag.containerContent) |
    (contentOffset && flag.setsOffset) |
    (viewport.followsEnd && flag.followsEndY) |
    (loops && [flag.endlessX, flag.endlessY][axisOf(loops)])
  return [
    [
      ...numbersOf(frame, 4), ...numbersOf(contentSize, 2), ...numbersOf(contentInset, 4), ...numbersOf(safeAreaInsets, 4),
      ...numbersOf(contentOffset, 2), displayScale ?? 1, 0, 0, ...zoomOf(zoom),
    ],
    [adjustments.indexOf(viewport.contentInsetAdjustmentBehavior ?? "automatic"), flags],
  ]
}

// The places of doubles and integers in the structure of a viewport.
export const places = { origin: [0, 2], resize: [2, 2], contentSize: [4, 2], contentInset: [6, 4], safeAreaInsets: [10, 4] }
export const placeOfFlags = 45

// The platforms, by the module's numbers.
export const presets = ["uiKit", "android", "gtk", "windows", "compose", "qt", "slint", "godot"]

const rates = { normal: 0.998, fast: 0.99 }

// By the module's numbers.
const locks = [false, true, "untilPause"]

export function physicsFields(physics, framesPerSecond, library) {
  const has = { ...uiKit, slop: undefined, decelerationRate: undefined, ...physics }
  const { releaseTimeout, integration, input, momentum, directionalLock, reducesMotion, repeatedFlicks, pagePerSwipe } = has
  const { preset = "uiKit", decelerationRate: rate = uiKit.decelerationRate, slop = library.slopOf(presets.indexOf(preset)) } = has
  return [
    [rates[rate] ?? rate, framesPerSecond, slop, releaseTimeout ?? Infinity],
    [
      integration === "displayLink", input === "trackpad", momentum === "platform", locks.indexOf(directionalLock),
      reducesMotion, repeatedFlicks === "webKit", pagePerSwipe,
      presets.indexOf(preset),
    ],
  ]
}

// The members of a screen besides scroll views, by their keys. `pointer` is the address of the numbers.
export const kinds = {
  sheet({ container, detents, isDismissible = true, axis }, pointer) {
    const numbers = detents.flatMap((detent) => Object.entries(detent).flatMap(([kind, number]) => [detentKinds.indexOf(kind), number]))
    return [numbersOf(container, 4), [axisOf(axis), isDismissible, detents.length, 0, pointer], numbers]
  },
  header({ container, length, collapsedLength = 0, returns, stretches, axis }) {
    return [[...numbersOf(container, 4), length, collapsedLength], [axisOf(axis), returns === "atOnce", stretches, 0]]
  },
  card({ origin, container, collapsedInsets, travel, contentLength, axis }) {
    return [[...numbersOf(origin, 2), ...numbersOf(container, 2), ...numbersOf(collapsedInsets, 4), travel, contentLength], [axisOf(axis), 0]]
  },
  shelf({ frame, cardSize, count, spacing = 0, margin = 0, alignment = 0, steps, axis = "horizontal" }, pointer) {
    return [
      [...numbersOf(frame, 4), ...numbersOf(cardSize, 2), spacing, margin, alignment],
      [axisOf(axis), count, steps?.length ?? -1, 0, pointer], steps ?? [],
    ]
  },
}
const detentKinds = ["length", "fraction", "inset"]

const orders = ["outerFirst", "innerFirst", "innerOnly"]
const stretching = ["innermost", "outermost"]

export function rulesFields({
  towardsEnd = "outerFirst", towardsStart = "innerFirst", flingsHandOverTowardsEnd = true, flingsHandOverTowardsStart = true,
  overscroll = "innermost", locksToOneAxis = true, overscrollTowardsStart = overscroll,
}) {
  return [
    [],
    [
      orders.indexOf(towardsEnd), orders.indexOf(towardsStart), flingsHandOverTowardsEnd, flingsHandOverTowardsStart,
      stretching.indexOf(overscroll), locksToOneAxis, stretching.indexOf(overscrollTowardsStart),
    ],
  ]
}

// Where a snap rule has places, and how far a flick goes.
const [every, pages, offsets] = [0, 1, 2]
const [atMostSo, bySteps] = [1, 3]

// The snap rule of an axis, 0 or 1; null for no rule.
export function snapFields(snap, axis, pointer) {
  const structure = (doubles, integers, numbers) => [numbersOf(doubles, 8), numbersOf(integers, 14), numbers]
  if (snap.kind === "paging") return structure([snap.spacing], [pages, bySteps])
  if (snap.kind === "none" || axisOf(snap.axis ?? "vertical") !== axis) return null
  const { length, origin, alignment = "start", strictness, points, speedSteps, atMost } = snap
  if (snap.kind === "points") {
    return structure([], [offsets, 0, 0, strictness === "proximity" ? 2 : 0, 0, 0, points.length, 0, pointer], points)
  }
  const doubles = [length, origin, { start: 0, center: 0.5, end: 1 }[alignment]]
  if (speedSteps) return structure(doubles, [every, bySteps, 0, 0, 0, 0, 0, speedSteps.length, 0, 0, pointer], speedSteps)
  return structure(doubles, atMost ? [every, atMostSo, atMost] : [every])
}
