// A sheet with a list, over a map: a screen with two members (Docs/Screens.md). The sheet stops at three heights, and above the last
// one its list goes on at the same speed.
import { fraction } from "./clamped.js"
import { find, place } from "./elements.js"
import { ScreenStage } from "./screenstage.js"
import { connect, connectAids, onSize, partsOf, press, viewportOf } from "./screens.js"

const peek = 116
const above = 28
const headHeight = 76
const rowHeight = 68
// With the rate of a list every flick would go past the place in the middle.
const decelerationRate = 0.99

export function makeSheet(library, root, aids, physics) {
  const { screen } = partsOf(root)
  const [sheet, grabber, shade, window, list] = [".sheet", ".grabber", ".shade", ".places-window", ".places"].map((each) => find(each, root))
  let size = onSize(root, (present) => {
    size = present
    arrange()
    part.send({ container: container() })
    places.send({ resize: listSize(), contentSize: contentSize() })
  })
  // The heights at which it stops: low, half-way, and full.
  const full = () => Math.max(peek, size[1] - above)
  const detents = () => [peek, peek + Math.round((full() - peek) * 0.42), full()]
  const container = () => [0, size[1] - full(), size[0], full()]
  const listSize = () => [size[0], Math.max(0, full() - headHeight)]
  const contentSize = () => [size[0], list.children.length * rowHeight + 24]
  const arrange = () => {
    Object.assign(sheet.style, { width: `${size[0]}px`, height: `${size[1] + 200}px` })
    window.style.height = `${listSize()[1]}px`
  }
  arrange()

  const stage = new ScreenStage(library, {
    root,
    name: "Sheet",
    physics,
    screen: [
      {
        name: "Sheet",
        sheet: { container: container(), isDismissible: false, detent: 0, detents: [{ length: peek }, { length: detents()[1] }, { inset: 0 }] },
        physics: { decelerationRate },
      },
      { name: "Places", parent: "Sheet", viewport: viewportOf(listSize(), contentSize(), [0, headHeight]) },
    ],
    draw() {
      const { offset } = part
      place(sheet, 0, size[1] - offset)
      place(list, 0, -places.offset)
      const [, half, top] = detents()
      const opacity = String(0.28 * fraction((offset - half) / (top - half || 1)))
      if (shade.style.opacity !== opacity) shade.style.opacity = opacity
      const isUp = isRaised()
      if (String(isUp) === grabber.ariaExpanded) return
      grabber.ariaExpanded = isUp
      grabber.ariaLabel = isUp ? "Lower the sheet" : "Raise the sheet"
    },
  })
  const [part, places] = stage.parts
  const isRaised = () => part.offset > (detents()[1] + full()) / 2
  const moveTo = (detent) => part.send({ moveTo: detent, animated: true })
  part.apply = () => ({ decelerationRate })
  part.places = detents
  part.nameOfPlace = (offset) => {
    const nearest = detents().map((detent) => Math.abs(detent - offset))
    return `the sheet's ${["lowest", "middle", "highest"][nearest.indexOf(Math.min(...nearest))]} place`
  }
  places.nameOfPlace = (offset) => `the list, ${Math.round(offset)} points down`
  grabber.addEventListener("click", () => moveTo(isRaised() ? 0 : 2))
  connect(screen, stage, { tapped: press, keyed: places })
  connectAids(aids, { low: () => moveTo(0), half: () => moveTo(1), full: () => moveTo(2) })
  return stage
}
