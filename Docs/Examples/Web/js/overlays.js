// What a stage shows beside its content: the bar with its ghost, the frame at the place of rest, and a word about it.
import { clamped, fraction } from "./clamped.js"
import { find, place, write } from "./elements.js"

// The length by which the bar is shorter than the stage, whose corners are round.
const corners = 32
// Steps of the thumb, to a point.
const finest = 4

// The bar of a scroll view: a thumb, its outline where it will stop, and a mark where it is to stop. Past a limit the thumb shrinks to at
// least a third.
export class Bar {
  constructor(root) {
    this.element = find(".bar", root)
    ;[this.ghost, this.thumb, this.goal] = this.element.children
  }

  draw(stage, length) {
    const { offset, minimum, maximum } = stage
    const range = maximum - minimum
    if (this.element.hidden !== range <= 0) this.element.hidden = range <= 0
    if (range <= 0) return
    const track = length - corners
    const whole = Math.max(36, (track * length) / (range + length))
    const past = Math.max(0, minimum - offset, offset - maximum)
    const thumb = Math.max(whole / 3, whole - past)
    const free = track - whole
    const at = (value) => fraction((value - minimum) / range) * free
    const start = at(offset) + (offset > maximum ? whole - thumb : 0)
    lengthen(this.thumb, thumb)
    // In a long list it hardly moves, and not by less than can be seen.
    place(this.thumb, 0, Math.round(start * finest) / finest)
    lengthen(this.ghost, whole)
    place(this.ghost, 0, at(stage.target))
    if (stage.goal !== undefined) place(this.goal, 0, at(stage.goal) + whole / 2)
    const phase = String(stage.mover.phase)
    if (this.element.dataset.phase !== phase) this.element.dataset.phase = phase
  }
}

// Each new length costs a layout.
function lengthen(element, length) {
  if (element.lengthened === length) return
  element.lengthened = length
  element.style.height = `${length}px`
}

// How much of the frame is seen while the place of rest is out of sight, in points.
const peek = 60

// A dashed frame as large as the stage where the stage will be at rest: while that is out of sight, the frame's edge waits at the edge of the
// stage. A chip says where it stops, and when.
export class Ghost {
  constructor(root, nameOfPlace) {
    this.frame = find(".resting", root)
    this.chip = find(".chip", root)
    this.nameOfPlace = nameOfPlace
  }

  draw(stage, height) {
    const { isMoving } = stage.mover
    if (isMoving) {
      const inset = Math.max(0, height - peek)
      place(this.frame, 0, clamped(stage.target - stage.offset, -inset, inset))
      if (stage.target !== this.shown) write(this.chip, `stops at ${this.nameOfPlace(stage.target)} in ${stage.secondsToRest.toFixed(1)} s`)
    }
    this.shown = isMoving ? stage.target : undefined
    const state = isMoving ? "shown" : ""
    if (state !== this.frame.dataset.state) this.frame.dataset.state = this.chip.dataset.state = state
  }
}
