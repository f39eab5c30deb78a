// Content without an end: its offset has no limits, and only what is shown is wrapped (Docs/Patterns.md).
export class Loop {
  // That of a viewport in the words of a scenario; undefined for content with ends, or too short for a loop.
  static of(library, { loops, frame, contentSize }) {
    const axis = loops === "horizontal" ? 0 : 1
    if (loops && contentSize[axis] > 0 && contentSize[axis] >= frame[2 + axis]) return new Loop(library, axis, contentSize[axis])
  }

  constructor(library, axis, length) {
    Object.assign(this, { library, axis, length })
  }

  // An offset in the first turn.
  wrapped(x, y) {
    const { library, axis, length } = this
    const offset = [x, y]
    library.functions.scroll_wrap(offset[axis], 0, length, library.scratch)
    return offset.with(axis, library.read(1)[0])
  }

  // The offset that shows the same as a target, the shortest way from where a mover is.
  nearest({ x, y }, target) {
    const { library, axis, length } = this
    library.functions.scroll_shortest_way([x, y][axis], target[axis], length, library.scratch)
    return [...target].with(axis, library.read(1)[0])
  }
}
