// The exhibits below the first one.
import { makeCards } from "./card.js"
import { find } from "./elements.js"
import { makeFiles } from "./files.js"
import { willMeasure } from "./frames.js"
import { makeNative } from "./native.js"
import { makePair } from "./pair.js"
import { makePhotos } from "./photos.js"
import { makeRecorded } from "./phones.js"
import { makePull } from "./pull.js"
import { openLink } from "./shared.js"
import { makeSheet } from "./sheet.js"
import { fillShelves, makeShelves } from "./shelves.js"
import { makeShop } from "./shop.js"
import { makeTabs } from "./tabs.js"
import { makeWeek } from "./week.js"

// The parts of each screen by the names that they have beside the other stages: the outer one, and those inside it.
const names = { tabs: ["tabs", "queue"], shelves: ["shelves", "shelf"], cards: ["carousel", "card"], sheet: ["sheet", "places"], photos: ["photos", "photo"], shop: ["shopHeader", "shop"] }

// Makes all exhibits beside the list, adds their stages to `stages`, and connects them to the instrument.
export function makeExhibits(library, stages, bench, physics) {
  willMeasure()
  const exhibit = (make, id) => make(library, find(id), find(`${id}-aids`), physics)
  stages.pull = exhibit(makePull, "pull")
  stages.week = exhibit(makeWeek, "week")
  stages.pair = exhibit(makePair, "pair")
  const screens = {
    tabs: exhibit(makeTabs, "tabs"),
    shelves: exhibit(makeShelves, "shelves"),
    cards: exhibit(makeCards, "card"),
    sheet: exhibit(makeSheet, "sheet"),
    photos: exhibit(makePhotos, "photos"),
    shop: exhibit(makeShop, "shop"),
  }
  for (const [name, { parts: [first, ...others] }] of Object.entries(screens)) {
    const [outer, inner] = names[name]
    stages[outer] = first
    others.forEach((part, k) => (stages[others.length > 1 ? inner + k : inner] = part))
  }
  for (const stage of Object.values(stages).slice(1)) {
    bench.add(stage)
    stage.draw()
  }
  const files = makeFiles(library, find("player"), find("player-aids"), bench)
  const whole = [stages.pull, stages.week, ...Object.values(screens)]
  for (const stage of [stages.pair, ...whole]) bench.watch(stage.root, () => stage.shown ?? stage)
  makeRecorded(library, find("recorded"))
  // A throw in the fragment of the address.
  const open = () => location.hash.includes("throw=") && openLink(library, [stages.list, ...whole], files)
  addEventListener("hashchange", open)
  open()
  return { screens, files }
}

// Without the module the browser goes on scrolling what it scrolls.
export function scrollNatively() {
  for (const id of ["list", "pair", "native"]) makeNative(find(id))
  fillShelves(find("shelves"))
}
