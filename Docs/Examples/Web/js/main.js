// The page: loads the module, sets up the stages, and connects the instrument and the parameters to them.
import { Bench } from "./bench.js"
import { makeCards } from "./card.js"
import { counters, isRunning } from "./frames.js"
import { Library } from "./library.js"
import { makeNativeOnly } from "./native.js"
import { makePair } from "./pair.js"
import { Parameters, physicsOf } from "./parameters.js"
import { Player } from "./player.js"
import { makeSheet } from "./sheet.js"
import { makeShelves } from "./shelves.js"
import { makeTabs } from "./tabs.js"
import { makeThrow } from "./throw.js"

const find = (id) => document.getElementById(id)

async function start() {
  let library
  try {
    library = await Library.load(new URL("../scroll.wasm", import.meta.url))
  } catch (error) {
    return makeNativeOnly(find("list"), find("list-aids"), error)
  }
  const stages = {}
  const parameters = new Parameters(document.querySelector(".parameters"), apply)
  const physics = physicsOf(parameters.values)
  stages.list = makeThrow(library, find("list"), find("list-aids"), physics)
  stages.pair = makePair(library, find("pair"), find("native"), physics)
  const screens = {
    tabs: makeTabs(library, find("tabs"), find("tabs-aids"), physics),
    shelves: makeShelves(library, find("shelves"), find("shelves-aids"), physics),
    cards: makeCards(library, find("card"), find("card-aids"), physics),
    sheet: makeSheet(library, find("sheet"), find("sheet-aids"), physics),
  }
  // The parts: the outer one, and those inside it.
  const names = { tabs: ["tabs", "queue"], shelves: ["shelves", "shelf"], cards: ["carousel", "card"], sheet: ["sheet", "places"] }
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
  bench.show(stages.list)
  bench.refresh()
  apply(parameters.values)

  function apply(values) {
    for (const stage of Object.values(stages)) stage.configure({ ...physicsOf(values), ...stage.apply?.(values) })
  }
  // For the console, and for tests.
  window.page = { library, stages, screens, bench, player, counters, isRunning }
}

start()
