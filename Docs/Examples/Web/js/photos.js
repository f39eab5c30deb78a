// Photos in a pager (Docs/Screens.md): two fingers, the control key with a wheel, a double tap and keys zoom the one that is shown.
import { clamped } from "./clamped.js"
import { find, layOut, place, placeIn, write } from "./elements.js"
import { ScreenStage } from "./screenstage.js"
import { connect, connectAids, onSize, pageAt, pagerOf, partsOf, sizeOfPages, viewportOf } from "./screens.js"

const zoom = { minimum: 1, maximum: 8 }
// What a double tap shows of a photo that is not enlarged, and what a key or a button multiplies.
const [doubled, factor] = [3, 1.5]
// Two taps are one in this time and distance.
const [soon, near] = [350, 40]

export function makePhotos(library, root, aids, physics) {
  const { screen, content } = partsOf(root)
  const frames = [...content.children]
  const pictures = frames.map((frame) => frame.firstElementChild)
  const names = pictures.map((picture) => picture.ariaLabel)
  const chip = find(".scale", root)
  let size = onSize(root, (present) => {
    size = present
    layOut(frames, size)
    pager.send({ resize: size, keeping: "page", contentSize: sizeOfPages(size, names.length) })
    names.forEach((name, k) => {
      stage.part(name).send({ resize: size, contentSize: size })
      stage.place(name, k * size[0], 0)
    })
  })
  layOut(frames, size)

  const photo = (name, k) => ({ name, parent: "Photos", viewport: { ...viewportOf(size, size, [k * size[0], 0]), zoom: { ...zoom } } })
  const stage = new ScreenStage(library, {
    root,
    name: "Photos",
    physics,
    screen: [pagerOf("Photos", size, names.length), ...names.map(photo)],
    draw() {
      place(content, -pager.offset, 0)
      photos.forEach(({ mover: { x, y, zoom } }, k) => {
        place(pictures[k], -x, -y, zoom)
        pictures[k].classList.toggle("moves", !stage.mover.isIdle)
      })
      const { magnification, mover } = shown()
      write(chip, magnification)
      if (chip.hidden !== (mover.zoom === 1)) chip.hidden = mover.zoom === 1
    },
  })
  const [pager, ...photos] = stage.parts
  const shown = () => photos[pageAt(pager.offset, size, names.length)]
  pager.nameOfPlace = () => `the photo ${shown().name}`
  for (const photo of photos) photo.nameOfPlace = () => `${photo.name}, ${photo.magnification}`

  // A tap of a finger that has moved nothing; the second one zooms to its place, or back.
  let latest = { at: -Infinity }
  const tapped = (_, event) => {
    const { timeStamp, clientX, clientY } = event
    const isSecond = timeStamp - latest.at < soon && Math.hypot(clientX - latest.x, clientY - latest.y) < near
    latest = isSecond ? { at: -Infinity } : { at: timeStamp, x: clientX, y: clientY }
    if (!isSecond) return
    const part = shown()
    const { x, y, zoom: scale } = part.mover
    if (scale > zoom.minimum) return part.send({ zoomScale: zoom.minimum, animated: true }, timeStamp)
    const [left, top] = placeIn(screen, event)
    const [width, height] = [size[0] / doubled, size[1] / doubled]
    part.send({ zoomTo: [x + left - width / 2, y + top - height / 2, width, height], animated: true }, timeStamp)
  }
  const zoomBy = (by) => {
    const part = shown()
    part.send({ zoomScale: clamped(part.mover.zoom * by, zoom.minimum, zoom.maximum), animated: true })
  }
  connect(screen, stage, { tapped, keyed: { send: (action, real) => shown().send(action, real) } })
  connectGestures(screen, stage)
  const byKey = { "+": factor, "=": factor, "-": 1 / factor, 0: 0 }
  screen.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => key in byKey && !ctrlKey && !metaKey && zoomBy(byKey[key]))
  connectAids(aids, { smaller: () => zoomBy(1 / factor), larger: () => zoomBy(factor) }, () => pager)
  return stage
}

// A trackpad in Safari tells the phases of a pinch. On a touch screen the fingers come by themselves.
function connectGestures(element, stage) {
  for (const [name, pinch] of [["gesturestart", "began"], ["gesturechange", "changed"], ["gestureend", "ended"]]) {
    element.addEventListener(name, (event) => {
      event.preventDefault()
      if (stage.fingers.size > 0) return
      const at = placeIn(element, event)
      stage.send({ pinch, scale: event.scale, at }, event.timeStamp, at)
    })
  }
}
