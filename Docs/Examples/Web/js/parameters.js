// Every parameter of the physics, with UIKit's values as default. A change applies to all stages from the next motion on, and stands in
// the fragment of the page's address.
import { clamped } from "./clamped.js"
import { find } from "./elements.js"
import { uiKit } from "./setup.js"

// Snap rules and insets are the list's own: the other stages have the rules they are made for.
const defaults = { ...uiKit, snapKind: "none", inset: 0, rows: "10000" }

// The number that the sentence under a field tells of its value.
const told = {
  decelerationRate: (rate) => Math.round(Math.log(0.5) / Math.log(rate)),
  slop: (points) => points,
}

export class Parameters {
  // `apply` is called with all values, once for every change.
  constructor(form, apply) {
    this.apply = apply
    const reduced = matchMedia("(prefers-reduced-motion: reduce)")
    this.values = { ...defaults, reducesMotion: reduced.matches }
    this.fields = [...form.querySelectorAll(".parameter")].map((row) => new Field(row, this))
    this.read()
    form.addEventListener("submit", (event) => event.preventDefault())
    reduced.addEventListener("change", () => this.set("reducesMotion", reduced.matches))
  }

  set(key, value) {
    this.values[key] = value
    for (const field of this.fields) field.show(this.values)
    this.#write()
    this.apply(this.values)
  }

  // MARK: - The page's address

  // Anyone can have written it: numbers are brought into their range, and all else that is not a choice is left out.
  read() {
    const given = new URLSearchParams(location.hash.slice(1))
    for (const field of this.fields) {
      const value = field.parse(given.get(field.key) ?? "")
      if (value !== undefined) this.values[field.key] = value
      field.show(this.values)
    }
  }

  #write() {
    const changed = Object.entries(this.values).filter(([key, value]) => value !== defaults[key])
    const hash = new URLSearchParams(changed).toString()
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search)
  }
}

// A row of the form: a number with a slider, a choice or a box, and a button that resets it.
class Field {
  constructor(row, parameters) {
    const [input, slider] = row.querySelectorAll("input, select")
    const key = input.id.replace("parameter-", "")
    Object.assign(this, { row, input, slider, key, min: Number(input.min), max: Number(input.max), note: find("output", row) })
    find("button", row).addEventListener("click", () => parameters.set(key, defaults[key]))
    input.addEventListener("input", () => {
      const value = this.#isBox ? input.checked : this.parse(input.value)
      parameters.set(key, value ?? parameters.values[key])
    })
    slider?.addEventListener("input", () => parameters.set(key, this.#fromSlider(Number(slider.value))))
  }

  get #isBox() {
    return this.input.type === "checkbox"
  }

  // The value that a text stands for, if it is one.
  parse(text) {
    const { input, slider, min, max } = this
    if (slider) return text === "" || Number.isNaN(Number(text)) ? undefined : clamped(Number(text), min, max)
    if (this.#isBox) return ["true", "false"].includes(text) ? text === "true" : undefined
    return [...input.options].some(({ value }) => value === text) ? text : undefined
  }

  show({ [this.key]: value }) {
    const { key, row, input, slider, note } = this
    if (this.#isBox) input.checked = value
    // Not while it is written in.
    else if (!slider || input !== document.activeElement) input.value = value
    if (slider) slider.value = this.#toSlider(value)
    if (note) note.value = told[key](value)
    row.classList.toggle("changed", value !== defaults[key])
  }

  // The slider of the rate is even in the half-life: its logarithm.
  get #curve() {
    if (this.key !== "decelerationRate") return [(value) => value, (value) => value]
    return [(rate) => Math.log(-1 / Math.log(rate)), (length) => Math.exp(-1 / Math.exp(length))]
  }

  #toSlider(value) {
    const [even] = this.#curve
    return (1000 * (even(value) - even(this.min))) / (even(this.max) - even(this.min))
  }

  #fromSlider(place) {
    const [even, back] = this.#curve
    const value = back(even(this.min) + (place / 1000) * (even(this.max) - even(this.min)))
    const step = Number(this.input.step)
    return Number((Math.round(value / step) * step).toFixed(6))
  }
}

// The physics among the values, without the snap rule.
export function physicsOf(values) {
  const physics = {}
  for (const key of Object.keys(uiKit)) if (key !== "snap") physics[key] = values[key]
  return physics
}
