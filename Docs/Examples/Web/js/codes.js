// The constants of ../../C/Sources/CScroll/include/scroll.h, by the words of scenarios and of traces.
export const phases = ["idle", "tracking", "dragging", "decelerating", "animating"]

export const eventNames = [
  "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "didEndDragging(decelerate)",
  "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "didScrollToTop",
  "willBeginZooming", "didZoom", "didEndZooming", "didRefresh",
]

export const touches = { down: 0, move: 1, up: 2, cancel: 3 }
export const drags = { held: 0, began: 1, changed: 2, ended: 5, cancelled: 6 }
export const pinches = { began: 0, changed: 1, ended: 2, cancelled: 3 }
export const deltas = {
  mayBegin: 0, began: 1, changed: 2, ended: 3, cancelled: 4, momentumBegan: 5, momentumChanged: 6, momentumEnded: 7, none: 8,
}
export const keys = {
  lineDown: 0, lineUp: 1, pageDown: 2, pageUp: 3, home: 4, end: 5, lineLeft: 6, lineRight: 7, pageLeft: 8, pageRight: 9,
}
export const keeping = { offset: 0, fraction: 1, page: 2 }
