// Keys on a focused element: arrows, pages, ends; Escape stops; p pauses and the period steps.
import { setPaused, step, time } from "./time.js"

const names = {
  ArrowDown: "lineDown", ArrowUp: "lineUp", ArrowLeft: "lineLeft", ArrowRight: "lineRight",
  PageDown: "pageDown", PageUp: "pageUp", Home: "home", End: "end",
}

// `translated` can replace a key, such as a page for an arrow.
export function connectKeys(element, target, translated = (key) => key) {
  element.addEventListener("keydown", (event) => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
    const name = event.key === " " ? (event.shiftKey ? "pageUp" : "pageDown") : names[event.key]
    if (name) target.send({ key: translated(name), animated: true }, event.timeStamp)
    else if (event.key === "Escape") target.send({ stop: true }, event.timeStamp)
    else if (event.key === "p") setPaused(!time.isPaused)
    else if (event.key === ".") step()
    else return
    event.preventDefault()
  })
}
