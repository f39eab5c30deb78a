// Makes an element: its attributes, then its children.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue
    element.setAttribute(name, value === true ? "" : value)
  }
  element.append(...children)
  return element
}

const svgSpace = "http://www.w3.org/2000/svg"

// Makes a drawing of one path.
export function makeIcon(path, size = 16) {
  const svg = document.createElementNS(svgSpace, "svg")
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`)
  svg.setAttribute("aria-hidden", "true")
  const shape = document.createElementNS(svgSpace, "path")
  shape.setAttribute("d", path)
  svg.append(shape)
  return svg
}

// Makes a button that calls a function.
export function makeButton(label, action, attributes = {}) {
  const button = make("button", { type: "button", ...attributes }, label)
  button.addEventListener("click", action)
  return button
}

const status = () => document.getElementById("status")

// Says a sentence to screen readers, politely.
export function say(sentence) {
  if (status().textContent !== sentence) status().textContent = sentence
}

// Moves an element: the only way in which anything on the page moves. What moves in this moment has a layer of its own (style/stage.css);
// all else is drawn with what it stands in.
export function place(element, x, y, scale = 1) {
  const { placed } = element
  if (placed?.[0] === x && placed[1] === y && placed[2] === scale) return
  element.placed = [x, y, scale]
  element.style.transform = `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`
}
