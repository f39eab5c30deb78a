// What a stage shows beside its content: the bar with its ghost, the frame at the place of rest, and a word about it.
import { fraction } from "./clamped.js"
import { find, place, write } from "./elements.js"

// The length by which the bar is shorter than the stage, whose corners are round.
const corners = 32
// Steps of the thumb, to a point.
const finest = 4

// The bar of a scroll view: a thumb, and its outline where it will stop. Past a limit the thumb shrinks to at least a third.
export class Bar {
  constructor(root) {
    this.element = find(".bar", root)
    ;[this.ghost, this.thumb] = this.element.children
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

// A dashed frame in the content, as large as the stage, where the stage will be at rest; and a chip that names the place.
export class Ghost {
  constructor(root, nameOfPlace) {
    this.frame = find(".resting", root)
    this.chip = find(".chip", root)
    this.nameOfPlace = nameOfPlace
  }

  draw(stage, width, height) {
    const isKnown = stage.mover.isMoving && stage.target !== this.shown
    if (isKnown) {
      this.shown = stage.target
      this.frame.style.width = `${width}px`
      this.frame.style.height = `${height}px`
      place(this.frame, 0, this.shown)
      write(this.chip, this.nameOfPlace(this.shown))
    }
    const state = stage.mover.isMoving ? "shown" : ""
    if (state !== this.frame.dataset.state) this.frame.dataset.state = this.chip.dataset.state = state
  }
}
