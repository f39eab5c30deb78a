// The list of 10,000 rows: only the visible ones are in the page, in their order, so that to a screen reader it is a list.
import { make, place } from "./elements.js"
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
  }

  get length() {
    return this.count * rowHeight
  }

  setCount(count) {
    this.count = count
    for (const row of this.rows.values()) row.remove()
    this.rows.clear()
  }

  // Shows the rows that are visible at an offset, and moves the content.
  draw(offset, height) {
    const first = Math.max(0, Math.floor(offset / rowHeight))
    const last = Math.min(this.count - 1, Math.ceil((offset + height) / rowHeight) - 1)
    const free = []
    for (const [index, row] of this.rows) {
      if (index >= first && index <= last) continue
      this.rows.delete(index)
      free.push(row)
    }
    // From the last to the first, each before its successor: the order in the page is that of the numbers.
    let next = null
    for (let index = last; index >= first; index -= 1) {
      let row = this.rows.get(index)
      if (!row) {
        row = free.pop() ?? makeRow()
        fill(row, index, this.count)
        this.rows.set(index, row)
        this.content.insertBefore(row, next)
      }
      next = row
    }
    for (const row of free) row.remove()
    if (this.moves) place(this.content, 0, -offset)
  }
}

function makeRow() {
  const row = make("div", { role: "listitem", class: "row" })
  row.append(make("span", { class: "number" }), make("span", { class: "name" }), make("span", { class: "remark" }))
  return row
}

function fill(row, index, count) {
  const n = index + 1
  const words = inWords(n)
  const about = remark(n)
  row.setAttribute("aria-posinset", n)
  if (row.setSize !== count) row.setAttribute("aria-setsize", (row.setSize = count))
  row.classList.toggle("prime", about === "prime")
  const [number, name, note] = row.children
  number.textContent = grouped(n)
  name.textContent = words[0].toUpperCase() + words.slice(1)
  note.textContent = about
  place(row, 0, index * rowHeight)
}
