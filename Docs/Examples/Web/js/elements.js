// Elements of the page: all of them stand in index.html.
export const find = (selector, root = document) => root.querySelector(selector)

// Sets a text, in a node that stays.
export function write(element, text) {
  element.firstChild ?? element.append("")
  if (element.firstChild.data !== text) element.firstChild.data = text
}

// Says a sentence to screen readers, politely.
export const say = (sentence) => write(find("#status"), sentence)

// Goes on with copies of the elements that are in a list.
export function repeat(list, count) {
  const given = list.children.length
  for (let k = given; k < count; k += 1) list.append(list.children[k - given].cloneNode(true))
}

// The place of an event in an element.
export function placeIn(element, { clientX, clientY }) {
  const { left, top } = element.getBoundingClientRect()
  return [clientX - left, clientY - top]
}

// Moves an element: the only way in which anything on the page moves. What moves in this moment has a layer of its own (style/stage.css);
// all else is drawn with what it stands in.
export function place(element, x, y, scale = 1) {
  const { placed } = element
  if (placed?.[0] === x && placed[1] === y && placed[2] === scale) return
  element.placed = [x, y, scale]
  element.style.transform = `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`
}

// Puts an element where it stays while others move: without a transform of its own it costs a frame nothing.
export function put(element, x, y) {
  element.style.left = `${x}px`
  element.style.top = `${y}px`
}

// Lays out pages beside each other.
export function layOut(pages, [width, height]) {
  pages.forEach((page, k) => {
    Object.assign(page.style, { width: `${width}px`, height: `${height}px` })
    put(page, k * width, 0)
  })
}
