// The buttons that copy the code beside them.
import { say } from "./elements.js"

export function connectCopying() {
  for (const button of document.querySelectorAll(".copy")) {
    const code = button.nextElementSibling
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent)
        button.textContent = "Copied"
        say("Copied")
      } catch {
        // Without permission it is marked, to be copied by hand.
        getSelection().selectAllChildren(code)
      }
    })
  }
}
