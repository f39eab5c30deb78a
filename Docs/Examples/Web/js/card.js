// Cards that grow: an ordinary scroll view moves a card from its place to the full screen, and then its text
// (Docs/Geometry/ExpandingCard.md). Sideways, the cards are pages.
import { make, makeButton, place } from "./elements.js"
import { laws } from "./laws.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { Router } from "./router.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { Stage } from "./stage.js"
import { connectWheel } from "./wheel.js"

const travel = 260
const side = 22
const above = 56
const below = 76
const corner = 24
// That of the stage itself, which a full card must not exceed.
const stageCorner = 36

export function makeCards(library, root, aids, physics) {
  const { screen, content } = makeScreen(root, { label: "Cards", role: "group" })
  root.classList.add("cards")
  let size = onSize(root, (width, height) => resize(width, height))
  const count = laws.length
  const dots = make("div", { class: "dots", "aria-hidden": "true" }, ...laws.map(() => make("i")))
  const cards = laws.map((law, index) => makeCard(law, index))
  content.append(...cards.map((card) => card.element))
  screen.prepend(dots)

  const carousel = new Stage(library, {
    name: "Cards",
    axis: "x",
    setup: makeSetup(size, [count * size[0], size[1]], { ...physics, snap: { kind: "paging", spacing: 0 } }),
    draw(stage) {
      place(content, -stage.offset, 0)
      show(Math.min(count - 1, Math.max(0, Math.round(stage.offset / (size[0] || 1)))))
    },
  })
  carousel.places = () => laws.map((_, k) => k * size[0])
  carousel.nameOfPlace = () => `the card ${laws[current].title}`

  let current = -1
  function show(index) {
    if (index === current) return
    current = index
    cards.forEach((card, k) => (card.element.inert = k !== index))
    ;[...dots.children].forEach((dot, k) => dot.classList.toggle("on", k === index))
    refresh()
  }

  function makeCard(law, index) {
    const inside = make("div", { class: "card-inside" }, ...makeLaw(law))
    const element = make("article", { class: "card moved", "aria-label": law.title }, inside)
    const card = { element, inside, length: 0 }
    arrange(card, index)
    const stage = new Stage(library, {
      name: law.title,
      setup: makeSetup(size, [size[0], travel + card.length], { ...physics, detents: { axis: "vertical", points: [0, travel] } }),
      draw(stage) {
        const { offset } = stage
        const part = Math.min(1, Math.max(0, offset / travel))
        const left = 1 - part
        // Pulled down at its place, it follows as it would in any list.
        const pulled = Math.min(0, offset)
        const [top, bottom] = [above * left - pulled, below * left + pulled]
        element.style.clipPath = `inset(${top}px ${side * left}px ${bottom}px ${side * left}px round ${corner * left + stageCorner * part}px)`
        place(inside, 0, top - Math.max(0, offset - travel))
        element.classList.toggle("grown", part > 0.5)
        refresh()
      },
    })
    stage.places = () => [0, travel]
    stage.nameOfPlace = (offset) => (offset < travel / 2 ? `${law.title}, closed` : `${law.title}, open`)
    return Object.assign(card, { stage })
  }

  // A card is as large as the screen, and cut; its text is as long as it is.
  function arrange(card, index) {
    card.element.style.width = `${size[0]}px`
    card.element.style.height = `${size[1]}px`
    card.element.style.translate = `${index * size[0]}px 0`
    root.append(card.element)
    card.length = Math.max(size[1], card.inside.offsetHeight)
    content.append(card.element)
  }

  function resize(width, height) {
    size = [width, height]
    cards.forEach((card, index) => {
      arrange(card, index)
      card.stage.send({ resize: size, contentSize: [width, travel + card.length] })
    })
    carousel.send({ resize: size, keeping: "page", contentSize: [count * width, height] })
  }

  const present = () => cards[current].stage
  // An open card keeps its touches: only a closed one can be turned to the next.
  const router = new Router(carousel, () => present())
  let isOwn = false
  const target = {
    touch(kind, finger, x, y, real) {
      const isOpen = present().offset > 1 && router.finger === null
      if (isOpen && kind === "down") isOwn = true
      if (!isOwn) return router.touch(kind, finger, x, y, real)
      present().touch(kind, finger, x, y, real)
      if (kind === "up" || kind === "cancel") isOwn = present().fingers.size > 0
    },
  }
  const toggle = () => {
    const isOpen = present().offset > travel / 2
    present().send({ setContentOffset: [0, isOpen ? 0 : travel], animated: true })
  }
  connectPointers(screen, target, (place) => press(place) || (present().offset < 1 && toggle()))
  connectWheel(screen, {
    canScroll: (dx, dy) => (Math.abs(dx) > Math.abs(dy) ? present().offset < 1 && carousel.canScroll(dx, dy) : present().canScroll(dx, dy)),
    send(action, real) {
      const [dx, dy] = action.wheel ?? action.scroll
      return (Math.abs(dx) > Math.abs(dy) ? carousel : present()).send(action, real)
    },
  })
  connectKeys(screen, {
    send(action, real) {
      const sideways = action.key === "lineLeft" || action.key === "lineRight"
      return (sideways && present().offset < 1 ? carousel : present()).send(action, real)
    },
  })

  const opener = makeButton("Open", toggle, { "aria-expanded": "false" })
  const turn = (key) => () => present().offset < 1 && carousel.send({ key, animated: true })
  aids.append(
    opener,
    makeButton("Previous", turn("lineLeft"), { class: "pushed", "aria-label": "Previous card" }),
    makeButton("Next", turn("lineRight"), { "aria-label": "Next card" }),
  )
  let wasOpen
  function refresh() {
    const isOpen = present().offset > travel / 2
    if (isOpen === wasOpen) return
    wasOpen = isOpen
    opener.textContent = isOpen ? "Close" : "Open"
    opener.setAttribute("aria-expanded", isOpen)
  }
  show(0)
  return { carousel, cards: cards.map((card) => card.stage) }
}

function makeLaw({ kicker, title, formula, text, colours, path }) {
  const art = make("div", { class: "art", "aria-hidden": "true" })
  art.style.setProperty("--ground", colours[0])
  art.style.setProperty("--ink", colours[1])
  art.innerHTML = `<svg viewBox="0 0 390 300" preserveAspectRatio="xMidYMid slice">${path}</svg>`
  const head = make("header", {}, make("p", { class: "kicker" }, kicker), make("h3", {}, title))
  const body = text.map((paragraph) => make("p", {}, paragraph))
  return [art, head, make("div", { class: "law" }, make("p", { class: "formula" }, formula), ...body)]
}
