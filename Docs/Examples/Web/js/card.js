// Cards that grow: a finger moves a card from its place to the full screen, and then its text (Docs/Geometry/ExpandingCard.md).
// Sideways, the cards are pages.
import { make, makeButton, place } from "./elements.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize, press } from "./screens.js"
import { connectWheel } from "./wheel.js"

const travel = 260
const side = 22
const above = 56
const below = 76
const corner = 24
// That of the stage itself, which a full card must not exceed.
const stageCorner = 36

export function makeCards(library, root, aids, physics) {
  const elements = [...root.querySelectorAll(".card")]
  const titles = elements.map((element) => element.ariaLabel)
  const { screen, content } = makeScreen(root, { label: "Cards", role: "group" })
  root.classList.add("cards")
  let size = onSize(root, (width, height) => resize(width, height))
  const count = titles.length
  const dots = make("div", { class: "dots", "aria-hidden": "true" }, ...titles.map(() => make("i")))
  const cards = elements.map(makeCard)
  content.append(...cards.map((card) => card.element))
  if (!library) return
  content.classList.add("moves")
  screen.prepend(dots)

  const geometry = (index) => ({
    origin: [index * size[0], 0], container: size, collapsedInsets: [above, side, below, side], travel, contentLength: cards[index].length,
    displayScale: devicePixelRatio || 1,
  })
  const pages = makeSetup(size, [count * size[0], size[1]], { ...physics, snap: { kind: "paging", spacing: 0 } })
  const cardSetup = (name, index) => ({ name, parent: "Cards", card: geometry(index), physics: { ...physics } })
  const stage = new ScreenStage(library, {
    root,
    name: "Cards",
    axes: { Cards: "x" },
    setup: { screen: [{ name: "Cards", ...pages }, ...titles.map(cardSetup)] },
    draw() {
      place(content, -carousel.offset, 0)
      show(Math.min(count - 1, Math.max(0, Math.round(carousel.offset / (size[0] || 1)))))
      for (const card of cards) card.draw()
    },
  })
  const carousel = stage.part("Cards")
  carousel.places = () => titles.map((_, k) => k * size[0])
  carousel.nameOfPlace = () => `the card ${titles[current]}`
  cards.forEach((card, index) => {
    const title = titles[index]
    card.part = stage.part(title)
    card.part.places = () => [0, travel]
    card.part.nameOfPlace = (offset) => (offset < travel / 2 ? `${title}, closed` : `${title}, open`)
  })

  let current = -1
  function show(index) {
    if (index === current) return
    current = index
    cards.forEach((card, k) => (card.element.inert = k !== index))
    ;[...dots.children].forEach((dot, k) => dot.classList.toggle("on", k === index))
    refresh()
  }

  function makeCard(element, index) {
    const inside = element.firstElementChild
    element.classList.add("moved")
    inside.classList.add("moves")
    const card = { element, inside, length: 0 }
    arrange(card, index)
    card.draw = () => {
      const { offset } = card.part
      const part = Math.min(1, Math.max(0, offset / travel))
      const left = 1 - part
      // Pulled down at its place, it follows as it would in any list.
      const pulled = Math.min(0, offset)
      const [top, bottom] = [above * left - pulled, below * left + pulled]
      const shape = `inset(${top}px ${side * left}px ${bottom}px ${side * left}px round ${corner * left + stageCorner * part}px)`
      if (card.shape !== shape) element.style.clipPath = card.shape = shape
      place(inside, 0, top - Math.max(0, offset - travel))
      element.classList.toggle("grown", part > 0.5)
      refresh()
    }
    return card
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
    carousel.send({ resize: size, keeping: "page", contentSize: [count * width, height] })
    cards.forEach((card, index) => {
      arrange(card, index)
      stage.change(card.part.name, geometry(index))
    })
  }

  const present = () => cards[current].part
  const toggle = () => present().send({ expand: present().offset <= travel / 2, animated: true })
  connectPointers(screen, stage, (place) => press(place) || (present().offset < 1 && toggle()))
  connectWheel(screen, stage)
  connectKeys(screen, { send: (action, real) => present().send(action, real) })

  const opener = makeButton("Open", toggle, { "aria-expanded": "false" })
  const turn = (key) => () => present().send({ key, animated: true })
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
  return stage
}
