// Every parameter of the physics, with UIKit's values as default and what a change means. A change applies to all stages from
// the next motion on, and stands in the fragment of the page's address.
import { make } from "./elements.js"
import { uiKit } from "./setup.js"

const halfLife = (rate) => `Speed halves in ${Math.round(Math.log(0.5) / Math.log(rate))} ms.`

const groups = [
  {
    title: "Deceleration",
    isOpen: true,
    fields: [
      { key: "decelerationRate", label: "Rate, per ms", range: [0.9, 0.9999], step: 0.0001, note: halfLife, log: true },
      { key: "integration", label: "Integration", choices: { exact: "exact", displayLink: "per frame, as UIKit, 100 Hz" } },
      { key: "bounces", label: "Bounces" },
      { key: "alwaysBounceVertical", label: "Always vertically" },
      { key: "alwaysBounceHorizontal", label: "Always horizontally" },
    ],
  },
  {
    title: "Fingers",
    fields: [
      { key: "slop", label: "Slop, pt", range: [0, 30], step: 1, note: (n) => `A drag begins after ${n} pt.` },
      {
        key: "releaseTimeout", label: "Release timeout, s", range: [0, 1], step: 0.01,
        note: (s) => `A finger at rest for ${Math.round(s * 1000)} ms lets go without a throw.`,
      },
      { key: "input", label: "Rubber band", choices: { touch: "touch, 0.55", trackpad: "trackpad, 0.715" } },
      { key: "directionalLock", label: "Directional lock" },
      { key: "isScrollEnabled", label: "Scrolling enabled" },
      { key: "momentum", label: "Momentum of pads", choices: { library: "library", platform: "platform" } },
      { key: "accumulatesFlicks", label: "Flicks accumulate" },
      { key: "reducesMotion", label: "Reduced motion" },
    ],
  },
]

// Snap rules and insets are the list's own: the other stages have the rules they are made for.
const listGroup = {
  title: "Places to stop, list only",
  fields: [
    { key: "snapKind", label: "Snap", choices: { none: "none", paging: "pages", interval: "every row", nearby: "a heading nearby" } },
    { key: "inset", label: "Insets, pt", range: [0, 200], step: 4 },
    { key: "rows", label: "Rows", choices: { 10000: "10,000", 40: "40", 3: "3", 0: "none" } },
  ],
}

const defaults = { ...uiKit, accumulatesFlicks: false, snapKind: "none", inset: 0, rows: "10000" }

export class Parameters {
  // `apply` is called with all values, once for every change.
  constructor(form, apply) {
    this.form = form
    this.apply = apply
    const reduced = matchMedia("(prefers-reduced-motion: reduce)")
    this.values = { ...defaults, reducesMotion: reduced.matches }
    this.fields = []
    this.read()
    for (const group of [...groups, listGroup]) form.append(this.makeGroup(group))
    form.addEventListener("submit", (event) => event.preventDefault())
    reduced.addEventListener("change", () => this.set("reducesMotion", reduced.matches))
  }

  makeGroup({ title, isOpen, fields }) {
    const group = make("details", { open: isOpen }, make("summary", {}, title))
    for (const field of fields) group.append(this.makeField(field))
    return group
  }

  makeField(field) {
    const { key, label, range, choices } = field
    const id = `parameter-${key}`
    const reset = make("button", { type: "button", class: "reset", "aria-label": `Reset ${label}` })
    const row = make("div", { class: "parameter" }, make("label", { for: id }, label))
    const inputs = []
    if (range) {
      const [min, max] = range
      inputs.push(make("input", { id, type: "number", min, max, step: field.step }))
      inputs.push(make("input", { type: "range", class: "range", min: 0, max: 1000, "aria-label": label }))
    } else if (choices) {
      const options = Object.entries(choices).map(([value, text]) => make("option", { value }, text))
      inputs.push(make("select", { id }, ...options))
    } else {
      inputs.push(make("input", { id, type: "checkbox" }))
    }
    const note = make("p", { class: "note" })
    row.append(inputs[0], reset, ...inputs.slice(1), note)
    reset.addEventListener("click", () => this.set(key, defaults[key]))
    for (const input of inputs) {
      input.addEventListener("input", () => this.set(key, readInput(field, input, this.values[key])))
    }
    const show = () => {
      const value = this.values[key]
      for (const input of inputs) if (input !== document.activeElement || input.type !== "number") writeInput(field, input, value)
      row.classList.toggle("changed", value !== defaults[key])
      note.textContent = field.note?.(value) ?? ""
      note.hidden = !field.note
    }
    this.fields.push(show)
    show()
    return row
  }

  set(key, value) {
    this.values[key] = value
    for (const show of this.fields) show()
    this.write()
    this.apply(this.values)
  }

  // MARK: - The page's address

  // Anyone can have written it: numbers are brought into their range, and all else that is not a choice is left out.
  read() {
    for (const [key, text] of new URLSearchParams(location.hash.slice(1))) {
      const field = [...groups, listGroup].flatMap(({ fields }) => fields).find((field) => field.key === key)
      if (!field) continue
      const { range, choices } = field
      const value = range ? clamped(text === "" ? NaN : Number(text), range) : choices ? text : text === "true"
      if (range ? !Number.isNaN(value) : choices ? Object.hasOwn(choices, text) : /^(true|false)$/.test(text)) this.values[key] = value
    }
  }

  write() {
    const changed = Object.entries(this.values).filter(([key, value]) => value !== defaults[key])
    const hash = new URLSearchParams(changed).toString()
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search)
  }
}

// The physics among the values, without the snap rule.
export function physicsOf(values) {
  const physics = { accumulatesFlicks: values.accumulatesFlicks }
  for (const key of Object.keys(uiKit)) if (key !== "snap") physics[key] = values[key]
  return physics
}

// MARK: - Inputs and values

// The slider of the rate is even in the half-life: its logarithm.
const toSlider = ({ range: [min, max], log }, value) => {
  const f = log ? (v) => Math.log(-1 / Math.log(v)) : (v) => v
  return (1000 * (f(value) - f(min))) / (f(max) - f(min))
}
const fromSlider = ({ range: [min, max], step, log }, place) => {
  const f = log ? (v) => Math.log(-1 / Math.log(v)) : (v) => v
  const g = log ? (u) => Math.exp(-1 / Math.exp(u)) : (u) => u
  const value = g(f(min) + (place / 1000) * (f(max) - f(min)))
  return Number((Math.round(value / step) * step).toFixed(6))
}

const clamped = (value, [min, max]) => Math.min(max, Math.max(min, value))

function readInput(field, input, old) {
  if (input.type === "checkbox") return input.checked
  if (input.type === "range") return fromSlider(field, Number(input.value))
  if (input.type !== "number") return input.value
  const value = input.valueAsNumber
  return Number.isFinite(value) ? clamped(value, field.range) : old
}

function writeInput(field, input, value) {
  if (input.type === "checkbox") input.checked = value
  else if (input.type === "range") input.value = toSlider(field, value)
  else input.value = value
}
