// The constants of ../../C/Sources/CScroll/include/scroll.h, by the words of scenarios and of traces.
export const phases = ["idle", "tracking", "dragging", "decelerating", "animating"]

// Of the events, as bits.
export const didScroll = 1 << 1
export const didRefresh = 1 << 12

export const touches = ["down", "move", "up", "cancel"]
export const drags = { held: 0, began: 1, changed: 2, ended: 5, cancelled: 6 }
export const pinches = ["began", "changed", "ended", "cancelled"]
export const deltas = ["mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan", "momentumChanged", "momentumEnded", "none"]
export const keys = ["lineDown", "lineUp", "pageDown", "pageUp", "home", "end", "lineLeft", "lineRight", "pageLeft", "pageRight"]
export const keeping = ["offset", "fraction", "page"]
