// Cards that grow: a finger moves a card from its place to the full screen, and then its text (Docs/Geometry/ExpandingCard.md).
// Sideways, the cards are pages.
import { fraction } from "./clamped.js"
import { find, layOut, place } from "./elements.js"
import { ScreenStage } from "./screenstage.js"
import { connect, connectAids, onSize, pageAt, pagerOf, partsOf, press, sizeOfPages } from "./screens.js"

const travel = 260
const side = 22
const above = 56
const below = 76
const corner = 24
// That of the stage itself, which a full card must not exceed.
const stageCorner = 36

export function makeCards(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const elements = [...content.children]
  const titles = elements.map((element) => element.ariaLabel)
  const dots = root.querySelectorAll(".dots i")
  const opener = find("button", aids)
  let size = onSize(root, (present) => {
    size = present
    layOut(elements, size)
    carousel.send({ resize: size, keeping: "page", contentSize: sizeOfPages(size, titles.length) })
    titles.forEach((title, index) => stage.change(title, geometry(index)))
  })
  layOut(elements, size)

  // A card is as large as the screen, and cut; its text is as long as it is.
  const geometry = (index) => ({
    origin: [index * size[0], 0], container: size, collapsedInsets: [above, side, below, side], travel,
    contentLength: Math.max(size[1], elements[index].firstElementChild.offsetHeight),
  })
  const stage = new ScreenStage(library, {
    root,
    name: "Cards",
    physics,
    screen: [pagerOf("Cards", size, titles.length), ...titles.map((name, index) => ({ name, parent: "Cards", card: geometry(index) }))],
    draw() {
      place(content, -carousel.offset, 0)
      show(pageAt(carousel.offset, size, titles.length))
      cards.forEach(drawCard)
      const isOpen = isGrown(present())
      if (opener.ariaExpanded === String(isOpen)) return
      opener.ariaExpanded = isOpen
      opener.textContent = isOpen ? "Close" : "Open"
    },
  })
  const [carousel, ...cards] = stage.parts
  const isGrown = ({ offset }) => offset > travel / 2
  carousel.nameOfPlace = () => `the card ${titles[current]}`
  for (const card of cards) {
    card.places = () => [0, travel]
    card.nameOfPlace = () => `${card.name}, ${isGrown(card) ? "open" : "closed"}`
  }

  let current
  function show(index) {
    if (index === current) return
    current = index
    elements.forEach((element, k) => (element.inert = k !== index))
    dots.forEach((dot, k) => dot.classList.toggle("on", k === index))
  }

  function drawCard({ offset }, index) {
    const element = elements[index]
    const part = fraction(offset / travel)
    const left = 1 - part
    // Pulled down at its place, it follows as it would in any list.
    const pulled = Math.min(0, offset)
    const [top, bottom] = [above * left - pulled, below * left + pulled]
    const shape = `inset(${top}px ${side * left}px ${bottom}px ${side * left}px round ${corner * left + stageCorner * part}px)`
    if (element.shape !== shape) element.style.clipPath = element.shape = shape
    place(element.firstElementChild, 0, top - Math.max(0, offset - travel))
  }

  const present = () => cards[current]
  const open = () => present().send({ expand: !isGrown(present()), animated: true })
  connect(screen, stage, {
    tapped: (place) => press(place) || (present().offset < 1 && open()),
    keyed: { send: (action, real) => present().send(action, real) },
  })
  connectAids(aids, { open }, present)
  return stage
}
