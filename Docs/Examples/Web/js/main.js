// The page: loads the module of the list, sets up the list and the instrument, and then the whole module and the other exhibits.
import { Bench } from "./bench.js"
import { connectCopying } from "./copying.js"
import { find, write } from "./elements.js"
import { makeExhibits, scrollNatively } from "./exhibits.js"
import { counters, isRunning } from "./frames.js"
import { scenarioText } from "./journal.js"
import { Library } from "./library.js"
import { makeLive } from "./live.js"
import { Parameters, physicsOf } from "./parameters.js"
import { Replay, hashOf, readScenario } from "./scenario.js"
import { makeThrow } from "./throw.js"

async function start() {
  connectCopying()
  const stages = {}
  const parameters = new Parameters(find(".parameters"), apply)
  const physics = physicsOf(parameters.values)
  let list
  try {
    // The module of the list has no rules of snapping.
    list = await Library.load(parameters.values.snapKind === "none" ? "list.wasm" : "scroll.wasm")
  } catch (error) {
    document.documentElement.classList.add("alone")
    return scroll(["list", "pair", "native", "feels", "feels-uikit"], error)
  }
  find("#list-view").classList.remove("native")
  stages.list = makeThrow(list, find("#list"), find("#list-aids"), physics)
  const bench = new Bench(find(".bench"))
  bench.add(stages.list)
  makeLive(stages.list, find(".live"))
  stages.list.draw()
  bench.show(stages.list)
  bench.refresh()
  apply(parameters.values)
  // For the console, and for tests.
  const page = (window.page = { stages, bench, counters, isRunning, Replay, hashOf, readScenario, scenarioText })

  // The list is drawn before the others are fetched and made.
  await new Promise((drawn) => setTimeout(drawn))
  let library
  try {
    library = await Library.load("scroll.wasm")
  } catch (error) {
    return scroll(["pair", "native", "feels", "feels-uikit"], error)
  }
  stages.list.moveTo(library)
  find("#missing").remove()
  for (const view of document.querySelectorAll(".native")) view.classList.remove("native")
  const files = makeExhibits(library, stages, bench, physics)
  // The list may be under way.
  const { list: _, ...others } = stages
  apply(parameters.values, others)
  Object.assign(page, { library, files })

  function apply(values, changed = stages) {
    if (!stages.list) return
    for (const stage of Object.values(changed).flatMap(({ subjects }) => subjects)) stage.configure({ ...physicsOf(values), ...stage.apply?.(values) })
    bench.reconsider()
  }
}

// Without a module the browser scrolls.
function scroll(lists, error) {
  scrollNatively(lists)
  const missing = find("#missing")
  missing.classList.add("now")
  write(missing, `The browser scrolls ${lists.includes("list") ? "these lists" : "all but the first list"} itself: ${reasonOf(error)}`)
}

function reasonOf(error) {
  if (location.protocol === "file:") return "a page from a file may not load WebAssembly. Serve the folder instead."
  if (!window.WebAssembly || error instanceof WebAssembly.CompileError) return "this browser cannot run the library’s module."
  return "the library’s module did not arrive. Reload the page to try again."
}

start()
