// The buttons that copy the code beside them.
import { makeButton, say } from "./elements.js"

export function connectCopying() {
  for (const pre of document.querySelectorAll(".code pre")) {
    const button = makeButton("Copy", async () => {
      try {
        await navigator.clipboard.writeText(pre.textContent)
        button.textContent = "Copied"
        say("Copied")
      } catch {
        // Without permission it is marked, to be copied by hand.
        getSelection().selectAllChildren(pre)
      }
    }, { class: "copy" })
    pre.before(button)
  }
}
