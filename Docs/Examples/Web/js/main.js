// The page: loads the module, sets up the list and the instrument, and then the other exhibits.
import { Bench } from "./bench.js"
import { connectCopying } from "./copying.js"
import { find } from "./elements.js"
import { makeExhibits, scrollNatively } from "./exhibits.js"
import { counters, isRunning } from "./frames.js"
import { scenarioText } from "./journal.js"
import { Library } from "./library.js"
import { Parameters, physicsOf } from "./parameters.js"
import { Replay, readScenario } from "./scenario.js"
import { makeThrow } from "./throw.js"

async function start() {
  connectCopying()
  let library
  try {
    library = await Library.load("scroll.wasm")
  } catch (error) {
    return scroll(error)
  }
  find("#missing").remove()
  document.documentElement.classList.remove("native")
  const parameters = new Parameters(find(".parameters"), apply)
  const physics = physicsOf(parameters.values)
  const stages = { list: makeThrow(library, find("#list"), find("#list-aids"), physics) }
  const bench = new Bench(find(".bench"))
  bench.add(stages.list)
  stages.list.draw()
  bench.watch(stages.list.root, () => stages.list)
  bench.show(stages.list)
  bench.refresh()
  apply(parameters.values)

  // The list is drawn before the others are made.
  await new Promise((drawn) => setTimeout(drawn))
  const files = makeExhibits(library, stages, bench, physics)
  apply(parameters.values)

  function apply(values) {
    for (const stage of Object.values(stages).flatMap(({ subjects }) => subjects)) stage.configure({ ...physicsOf(values), ...stage.apply?.(values) })
    bench.reconsider()
  }
  // For the console, and for tests.
  window.page = { library, stages, bench, files, counters, isRunning, Replay, readScenario, scenarioText }
}

// Without the module the browser scrolls.
function scroll(error) {
  document.documentElement.classList.add("alone")
  scrollNatively()
  const reason = location.protocol === "file:" ? "a page from a file may not load WebAssembly: serve the folder instead" : error.message
  find("#missing").textContent = `The browser scrolls these lists itself: ${reason}`
}

start()
