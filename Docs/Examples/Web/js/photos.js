// Photos in a pager (Docs/Screens.md): two fingers, the control key with a wheel, a double tap and keys zoom the one that is shown.
import { make, makeButton, place } from "./elements.js"
import { connectKeys } from "./keys.js"
import { connectPointers } from "./pointers.js"
import { ScreenStage } from "./screenstage.js"
import { makeScreen, makeSetup, onSize } from "./screens.js"
import { connectWheel } from "./wheel.js"

const zoom = { minimum: 1, maximum: 8 }
// What a double tap shows of a photo that is not enlarged, and what a key or a button multiplies.
const [doubled, factor] = [3, 1.5]
// Two taps are one in this time and distance.
const [soon, near] = [350, 40]

export function makePhotos(library, root, aids, physics) {
  const pictures = [...root.querySelectorAll("svg")]
  const names = pictures.map((picture) => picture.getAttribute("aria-label"))
  const { screen, content } = makeScreen(root, { label: "Photos", role: "group" })
  const frames = pictures.map((picture) => make("div", { class: "photo moved" }, picture))
  content.append(...frames)
  if (!library) return
  content.classList.add("moves")
  const chip = make("output", { class: "scale", hidden: true })
  screen.append(chip)

  let size = onSize(root, (width, height) => {
    size = [width, height]
    arrange()
    pager.send({ resize: size, keeping: "page", contentSize: [names.length * width, height] })
    names.forEach((name, k) => {
      stage.part(name).send({ resize: size, contentSize: size })
      stage.place(name, k * width, 0)
    })
  })
  const arrange = () => frames.forEach((frame, k) => {
    Object.assign(frame.style, { width: `${size[0]}px`, height: `${size[1]}px` })
    place(frame, k * size[0], 0)
  })
  arrange()

  const pages = makeSetup(size, [names.length * size[0], size[1]], { ...physics, snap: { kind: "paging", spacing: 0 } })
  const photo = (name, k) => {
    const { viewport, physics: own } = makeSetup(size, size, physics, [k * size[0], 0])
    return { name, parent: "Photos", viewport: { ...viewport, zoom: { ...zoom } }, physics: own }
  }
  const stage = new ScreenStage(library, {
    root,
    name: "Photos",
    axes: { Photos: "x" },
    setup: { screen: [{ name: "Photos", ...pages }, ...names.map(photo)] },
    draw(stage) {
      place(content, -pager.offset, 0)
      stage.parts.slice(1).forEach(({ mover: { x, y, zoom } }, k) => {
        place(pictures[k], -x, -y, zoom)
        pictures[k].classList.toggle("moves", !stage.mover.isIdle)
      })
      const { magnification: scale, mover } = shown()
      if (chip.textContent !== scale) chip.textContent = scale
      if (chip.hidden !== (mover.zoom === 1)) chip.hidden = mover.zoom === 1
    },
  })
  const pager = stage.part("Photos")
  const shown = () => stage.parts[1 + Math.min(names.length - 1, Math.max(0, Math.round(pager.offset / (size[0] || 1))))]
  pager.places = () => names.map((_, k) => k * size[0])
  pager.nameOfPlace = () => `the photo ${shown().name}`
  for (const part of stage.parts.slice(1)) part.nameOfPlace = () => `${part.name}, ${part.magnification}`

  // A tap of a finger that has moved nothing; the second one zooms to its place, or back.
  let latest = { at: -Infinity }
  const tapped = (_, { timeStamp, clientX, clientY }) => {
    const isSecond = timeStamp - latest.at < soon && Math.hypot(clientX - latest.x, clientY - latest.y) < near
    latest = isSecond ? { at: -Infinity } : { at: timeStamp, x: clientX, y: clientY }
    if (!isSecond) return
    const part = shown()
    const { x, y, zoom: scale } = part.mover
    if (scale > zoom.minimum) return part.send({ zoomScale: zoom.minimum, animated: true }, timeStamp)
    const { left, top } = screen.getBoundingClientRect()
    const [width, height] = [size[0] / doubled, size[1] / doubled]
    part.send({ zoomTo: [x + clientX - left - width / 2, y + clientY - top - height / 2, width, height], animated: true }, timeStamp)
  }
  const zoomBy = (by) => {
    const part = shown()
    part.send({ zoomScale: Math.min(zoom.maximum, Math.max(zoom.minimum, part.mover.zoom * by)), animated: true })
  }
  connectPointers(screen, stage, tapped)
  connectWheel(screen, stage)
  connectGestures(screen, stage)
  connectKeys(screen, { send: (action, real) => shown().send(action, real) })
  const byKey = { "+": factor, "=": factor, "-": 1 / factor, 0: 0 }
  screen.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => key in byKey && !ctrlKey && !metaKey && zoomBy(byKey[key]))

  const turn = (key) => () => pager.send({ key, animated: true })
  aids.append(
    makeButton("−", () => zoomBy(1 / factor), { "aria-label": "Smaller" }),
    makeButton("+", () => zoomBy(factor), { "aria-label": "Larger" }),
    makeButton("Previous", turn("lineLeft"), { class: "pushed", "aria-label": "Previous photo" }),
    makeButton("Next", turn("lineRight"), { "aria-label": "Next photo" }),
  )
  return stage
}

// A trackpad in Safari tells the phases of a pinch. On a touch screen the fingers come by themselves.
function connectGestures(element, stage) {
  for (const [name, pinch] of [["gesturestart", "began"], ["gesturechange", "changed"], ["gestureend", "ended"]]) {
    element.addEventListener(name, (event) => {
      event.preventDefault()
      if (stage.fingers.size > 0) return
      const { left, top } = element.getBoundingClientRect()
      const at = [event.clientX - left, event.clientY - top]
      stage.send({ pinch, scale: event.scale, at }, event.timeStamp, at)
    })
  }
}
