// The list of 10,000 rows: only the visible ones are in the page, in their order, so that to a screen reader it is a list.
import { clamped } from "./clamped.js"
import { find, place, put, write } from "./elements.js"
import { grouped } from "./format.js"
import { inWords, remark } from "./numbers.js"

export const rowHeight = 64

// A window of rows in a content that moves.
export class Rows {
  constructor(content, count) {
    this.content = content
    this.count = count
    this.rows = new Map()
    this.moves = true
    // Those of the page's text.
    for (const row of content.querySelectorAll(".row")) row.remove()
  }

  get length() {
    return this.count * rowHeight
  }

  setCount(count) {
    this.count = count
    for (const row of this.rows.values()) row.remove()
    this.rows.clear()
  }

  // Shows the rows that are visible at an offset, and moves the content. As many rows stand ready as can be visible at once: an element
  // that comes into the page or leaves it costs more than one whose text changes.
  draw(offset, height, isAtRest = true) {
    const shown = Math.min(this.count, Math.ceil(height / rowHeight) + 1)
    const first = clamped(Math.floor(offset / rowHeight), 0, this.count - shown)
    const free = []
    for (const [index, row] of this.rows) {
      if (index >= first && index < first + shown) continue
      this.rows.delete(index)
      free.push(row)
    }
    for (let index = first; index < first + shown; index += 1) {
      if (this.rows.has(index)) continue
      const row = free.pop() ?? this.content.appendChild(makeRow())
      fill(row, index, this.count)
      this.rows.set(index, row)
    }
    for (const row of free) row.remove()
    if (this.moves) place(this.content, 0, -offset)
    if (isAtRest) this.#sort()
  }

  // The order in the page becomes that of the numbers: at rest, since an element that is moved in the page is styled and laid out again.
  #sort() {
    const numbers = [...this.rows.keys()].sort((a, b) => a - b)
    let next = null
    for (const row of numbers.reverse().map((index) => this.rows.get(index))) {
      if (row.nextSibling !== next) this.content.insertBefore(row, next)
      next = row
    }
  }
}

// As those that stand in index.html.
const makeRow = () => model.cloneNode(true)
const model = find("#list .row")

function fill(row, index, count) {
  const n = index + 1
  const words = inWords(n)
  const about = remark(n)
  row.setAttribute("aria-posinset", n)
  if (row.setSize !== count) row.setAttribute("aria-setsize", (row.setSize = count))
  row.classList.toggle("prime", about === "prime")
  // Colours by position show the motion.
  row.style.backgroundColor = `hsl(${(9 * index) % 360} 80% 50% / .14)`
  const texts = [words[0].toUpperCase() + words.slice(1), about, grouped(n)]
  // The text of a node that stays.
  texts.forEach((text, k) => write(row.children[k], text))
  put(row, 0, index * rowHeight)
}
