// The exhibits below the first one.
import { makeCards } from "./card.js"
import { find } from "./elements.js"
import { makeFeels } from "./feels.js"
import { makeFiles } from "./files.js"
import { willMeasure } from "./frames.js"
import { makeNative } from "./native.js"
import { makePair } from "./pair.js"
import { makePhotos } from "./photos.js"
import { makePull } from "./pull.js"
import { makeRecorded } from "./phones.js"
import { makeSheet } from "./sheet.js"
import { fillShelves, makeShelves } from "./shelves.js"
import { makeShop } from "./shop.js"
import { makeTabs } from "./tabs.js"
import { makeWeek } from "./week.js"

const makers = {
  pair: makePair, feels: makeFeels, tabs: makeTabs, shelves: makeShelves, card: makeCards, sheet: makeSheet, photos: makePhotos, pull: makePull, week: makeWeek, shop: makeShop,
}

// Makes all exhibits beside the list, adds their stages to `stages`, and connects them to the instrument.
export function makeExhibits(library, stages, bench, physics) {
  willMeasure()
  for (const [id, make] of Object.entries(makers)) {
    const stage = make(library, find(`#${id}`), find(`#${id}-aids`), physics)
    stages[id] = stage
    stage.subjects.forEach((subject) => bench.add(subject))
    stage.draw()
  }
  const exhibits = Object.values(stages).filter((stage) => stage !== stages.pair)
  const files = makeFiles(library, exhibits, bench)
  makeRecorded(library, find("#recorded"))
  // A throw in the fragment of the address.
  const open = () => location.hash.includes("throw=") && files.openLink()
  addEventListener("hashchange", open)
  open()
  return files
}

// Without the module the browser goes on scrolling what it scrolls, and lists.
export function scrollNatively(lists) {
  for (const id of lists) makeNative(find(`#${id}`))
  fillShelves(find("#shelves"))
}
