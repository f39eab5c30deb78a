// The stage for files: one that is dropped anywhere on the page, or the latest throw. What plays them is made with the first.
import { find, write } from "./elements.js"
import { scenarioText } from "./journal.js"
import { Player } from "./player.js"
import { connectAids } from "./screens.js"

export function makeFiles(library, root, aids, bench) {
  const report = (sentence) => write(find(".facts", aids), sentence)
  const files = { root, play, player: null }

  // Plays a scenario from the start. Returns its hash, or null for a file that is none.
  function play(text, origin) {
    if (!files.player) bench.add((files.player = new Player(library, root, report)))
    const hash = files.player.play(text, origin)
    if (hash !== null) find(".empty", root).hidden = true
    return hash
  }

  async function open(file) {
    if (file.size > 16 << 20) return report(`${file.name}: must have at most 16 MiB`)
    return play(await file.text(), file.name)
  }

  const input = find("#file")
  input.addEventListener("change", () => input.files[0] && open(input.files[0]))
  connectAids(aids, {
    latest() {
      const { latest } = bench
      if (latest) play(scenarioText(latest))
      else report("Throw something first.")
    },
    file: () => input.click(),
  })

  // A file may be dropped anywhere.
  addEventListener("dragover", (event) => {
    event.preventDefault()
    root.classList.add("over")
  })
  addEventListener("dragleave", (event) => event.relatedTarget ?? root.classList.remove("over"))
  addEventListener("drop", (event) => {
    event.preventDefault()
    root.classList.remove("over")
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    root.scrollIntoView({ block: "center", behavior: "instant" })
    open(file)
  })
  return files
}
