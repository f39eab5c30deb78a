// Opens the throw that the fragment of the page's address holds: the stage that it was thrown on plays it.
import { find, write } from "./elements.js"
import { Replay, hashOf, readScenario } from "./scenario.js"
import { readLink } from "./share.js"
import { sizeOfScenario } from "./stage.js"

export async function openLink(library, exhibits, files) {
  const receipt = find("#receipt")
  const [sentence, again, yours] = receipt.children
  receipt.hidden = true
  try {
    const link = await readLink(location.hash.slice(1))
    if (link) show(link)
  } catch (error) {
    place(exhibits[0], `This link holds no throw: ${error.message}.`)
  }

  function show({ text, hash }) {
    const scenario = readScenario(text)
    const own = hashOf(library, scenario)
    const stage = exhibits.find((exhibit) => fits(scenario, exhibit))
    const same = hash === null ? "" : hash === own ? ", as where it was thrown" : `; the link says ${hash.slice(0, 16)}`
    const told = `Someone’s throw, ${scenario.inputs.length} inputs, computed again on this machine. Hash ${own}${same}.`
    if (!stage) {
      files.root.scrollIntoView({ block: "center", behavior: "instant" })
      return files.play(text, "the link")
    }
    const play = () => stage.play(new Replay(library, scenario))
    place(stage, told, play)
    // At first sight, where the receipt is below the list.
    if (stage === exhibits[0]) {
      find(".lede").textContent = hash === own ? "Someone threw this. Your machine computed the same hash." : "Someone threw this."
    }
    play()
  }

  function place(stage, told, play) {
    write(sentence, told)
    receipt.hidden = false
    again.hidden = yours.hidden = !play
    again.onclick = play
    yours.onclick = () => stage.stopPlaying()
    find(".aids", stage.root.closest(".view")).prepend(receipt)
    if (stage !== exhibits[0]) stage.root.scrollIntoView({ block: "center", behavior: "instant" })
  }
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
