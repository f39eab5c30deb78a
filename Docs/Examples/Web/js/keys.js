// Keys on a focused element: arrows, pages, ends; Escape stops; p pauses and the period steps.
import { keys } from "./codes.js"
import { setPaused, step, time } from "./time.js"

// `translated` can replace a key, such as a page for an arrow.
export function connectKeys(element, target, translated = (key) => key) {
  element.addEventListener("keydown", (event) => {
    if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
    // ArrowUp is lineUp, Home is home.
    const word = event.key.replace("Arrow", "line").replace(/^[PHE]/, (letter) => letter.toLowerCase())
    const name = event.key === " " ? (event.shiftKey ? "pageUp" : "pageDown") : word
    if (keys.includes(name)) target.send({ key: translated(name), animated: true }, event.timeStamp)
    else if (event.key === "Escape") target.send({ stop: true }, event.timeStamp)
    else if (event.key === "p") setPaused(!time.isPaused)
    else if (event.key === ".") step()
    else return
    event.preventDefault()
  })
}
