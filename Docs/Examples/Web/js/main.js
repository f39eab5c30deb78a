// The page: loads the module, sets up the stages, and connects the instrument and the parameters to them.
import { Bench } from "./bench.js"
import { makeCards } from "./card.js"
import { deltas, drags, keeping, keys, phases, touches } from "./codes.js"
import { connectCopying } from "./copying.js"
import { counters, isRunning } from "./frames.js"
import { scenarioText } from "./journal.js"
import { Library, layouts } from "./library.js"
import { makeNative } from "./native.js"
import { makePair } from "./pair.js"
import { Parameters, physicsOf } from "./parameters.js"
import { Player } from "./player.js"
import { makeRecorded } from "./recorded.js"
import { Replay, readScenario } from "./scenario.js"
import { openLinks } from "./shared.js"
import { makeSheet } from "./sheet.js"
import { makeShop } from "./shop.js"
import { makeShelves } from "./shelves.js"
import { makeTabs } from "./tabs.js"
import { makeThrow } from "./throw.js"

const find = (id) => document.getElementById(id)

async function start() {
  connectCopying()
  let library
  try {
    library = await Library.load("scroll.wasm")
  } catch (error) {
    return scrollNatively(error)
  }
  find("missing").remove()
  const parameters = new Parameters(document.querySelector(".parameters"), apply)
  const physics = physicsOf(parameters.values)
  const stages = { list: makeThrow(library, find("list"), find("list-aids"), physics) }
  stages.pair = makePair(library, find("pair"), find("native"), find("pair-aids"), physics)
  const screens = {
    tabs: makeTabs(library, find("tabs"), find("tabs-aids"), physics),
    shelves: makeShelves(library, find("shelves"), find("shelves-aids"), physics),
    cards: makeCards(library, find("card"), find("card-aids"), physics),
    sheet: makeSheet(library, find("sheet"), find("sheet-aids"), physics),
    shop: makeShop(library, find("shop"), find("shop-aids"), physics),
  }
  // The parts: the outer one, and those inside it.
  const names = { tabs: ["tabs", "queue"], shelves: ["shelves", "shelf"], cards: ["carousel", "card"], sheet: ["sheet", "places"], shop: ["shopHeader", "shop"] }
  for (const [name, { parts: [first, ...others] }] of Object.entries(screens)) {
    const [outer, inner] = names[name]
    stages[outer] = first
    others.forEach((part, k) => (stages[others.length > 1 ? inner + k : inner] = part))
  }

  const bench = new Bench(document.querySelector(".bench"))
  for (const stage of Object.values(stages)) {
    bench.add(stage)
    stage.draw(stage)
  }
  const player = new Player(library, find("player"), find("player-aids"), () => bench.latest)
  bench.add(player)
  for (const stage of [stages.list, stages.pair, ...Object.values(screens)]) bench.watch(stage.root, () => stage.shown ?? stage)
  makeRecorded(library, find("recorded"))
  bench.show(stages.list)
  bench.refresh()
  apply(parameters.values)
  const exhibits = [stages.list, ...Object.values(screens)]
  openLinks(library, exhibits, player)

  function apply(values) {
    for (const stage of Object.values(stages)) stage.configure({ ...physicsOf(values), ...stage.apply?.(values) })
    bench.reconsider()
  }
  // For the console, and for tests.
  const codes = { deltas, drags, keeping, keys, phases, touches }
  window.page = { library, stages, screens, bench, player, counters, isRunning, Replay, readScenario, scenarioText, layouts, codes }
}

// Without the module every stage is content that the browser scrolls.
function scrollNatively(error) {
  document.documentElement.classList.add("native")
  makeNative(find("list"))
  makePair(null, find("pair"), find("native"))
  for (const [make, id] of [[makeTabs, "tabs"], [makeShelves, "shelves"], [makeCards, "card"], [makeSheet, "sheet"], [makeShop, "shop"]]) make(null, find(id), find(`${id}-aids`), {})
  const reason = location.protocol === "file:" ? "a page from a file may not load WebAssembly: serve the folder instead" : error.message
  find("missing").textContent = `The browser scrolls these lists itself: ${reason}`
}

start()
