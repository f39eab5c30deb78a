// Throws that were saved or sent: each plays on the stage that it was thrown on; a scenario of anything else on a ruled ground, which is made
// with the first.
import { find, write } from "./elements.js"
import { scenarioText } from "./journal.js"
import { Player } from "./player.js"
import { playWithReceipt, showDamage } from "./receipt.js"
import { hashOf, readScenario } from "./scenario.js"
import { connectAids } from "./screens.js"
import { readLink } from "./share.js"
import { sizeOfScenario } from "./stage.js"

export function makeFiles(library, exhibits, bench) {
  const [root, aids] = [find("#player"), find("#player-aids")]
  const report = (sentence) => write(find(".facts", aids), sentence)
  const files = { play, openLink, player: null }

  // Plays a scenario from the start. Returns its hash. Throws for a text that is none.
  function start(text, link) {
    const scenario = readScenario(text)
    const stage = exhibits.find((exhibit) => fits(scenario, exhibit))
    const hash = hashOf(stage?.library ?? library, scenario)
    const { name, inputs, duration } = scenario
    report(`${name}: ${inputs.length} input${inputs.length === 1 ? "" : "s"}, ${duration.toFixed(1)} s. Hash ${hash}.`)
    if (stage) playWithReceipt(stage, scenario, hash, link)
    else {
      root.hidden = false
      if (!files.player) bench.add((files.player = new Player(library, root)))
      files.player.play(scenario)
    }
    // The first stage is in sight when the page opens.
    if (stage !== exhibits[0] || !link) (stage?.root ?? root).scrollIntoView({ block: "center", behavior: "instant" })
    return hash
  }

  // The same of a file, or null for one that is none: it says why.
  function play(text, origin = "This") {
    try {
      return start(text)
    } catch (error) {
      const isForeign = error instanceof SyntaxError || error instanceof TypeError
      report(`${origin} ${isForeign ? "holds no saved throw" : `cannot be played: ${error.message}`}`)
      return null
    }
  }

  async function open(file) {
    if (file.size > 16 << 20) return report(`${file.name} must have at most 16 MiB`)
    return play(await file.text(), file.name)
  }

  // Plays the throw that the fragment of the page's address holds.
  async function openLink() {
    try {
      const link = await readLink(location.hash.slice(1))
      if (link) start(link.text, link)
    } catch {
      showDamage(exhibits[0])
    }
  }

  const input = find("#file")
  input.addEventListener("change", () => input.files[0] && open(input.files[0]))
  const latest = (use) => () => (bench.saveable ? use(bench.saveable) : report("Throw something first."))
  connectAids(aids, {
    latest: latest((stage) => play(scenarioText(bench.scenario(stage)))),
    save: latest((stage) => bench.save(stage)),
    share: latest((stage) => bench.share(stage)),
    file: () => input.click(),
  })

  // A file may be dropped anywhere.
  const mark = (isOver) => document.body.classList.toggle("over", isOver)
  addEventListener("dragover", (event) => {
    event.preventDefault()
    mark(true)
  })
  addEventListener("dragleave", (event) => event.relatedTarget ?? mark(false))
  addEventListener("drop", (event) => {
    event.preventDefault()
    mark(false)
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    find("#player-view").scrollIntoView({ block: "center", behavior: "instant" })
    open(file)
  })
  return files
}

// Whether a stage has the content of a scenario, in a size that can be shown.
function fits({ name, viewport, screen }, exhibit) {
  const { setup, axis } = exhibit
  const along = axis === "x" ? 0 : 1
  const [width, height] = sizeOfScenario({ viewport, screen })
  if (name !== exhibit.name || !(width >= 80 && width <= 1200 && height >= 80 && height <= 1200)) return false
  if (!setup.screen) return Boolean(viewport) && (setup.viewport.refresh || viewport.contentSize[along] === setup.viewport.contentSize[along])
  const kind = (member) => [member.name, member.parent ?? null, ["viewport", "sheet", "header", "card", "shelf"].find((key) => member[key])]
  return JSON.stringify(screen?.map(kind)) === JSON.stringify(setup.screen.map(kind))
}
