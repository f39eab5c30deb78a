// The exhibits below the first one.
import { makeCards } from "./card.js"
import { makeFiles } from "./files.js"
import { willMeasure } from "./frames.js"
import { makeNative } from "./native.js"
import { makePair } from "./pair.js"
import { makePhotos } from "./photos.js"
import { makeRecorded } from "./phones.js"
import { makePull } from "./pull.js"
import { makeSheet } from "./sheet.js"
import { openLink } from "./shared.js"
import { makeShelves } from "./shelves.js"
import { makeShop } from "./shop.js"
import { makeTabs } from "./tabs.js"
import { makeWeek } from "./week.js"

const find = (id) => document.getElementById(id)

// The parts of each screen by the names that they have beside the other stages: the outer one, and those inside it.
const names = { tabs: ["tabs", "queue"], shelves: ["shelves", "shelf"], cards: ["carousel", "card"], sheet: ["sheet", "places"], photos: ["photos", "photo"], shop: ["shopHeader", "shop"] }

// Makes all exhibits beside the list, adds their stages to `stages`, and connects them to the instrument.
export function makeExhibits(library, stages, bench, physics) {
  willMeasure()
  stages.pull = makePull(library, find("pull"), find("pull-aids"), physics)
  stages.week = makeWeek(library, find("week"), find("week-aids"), physics)
  stages.pair = makePair(library, find("pair"), find("native"), find("pair-aids"), physics)
  const screens = {
    tabs: makeTabs(library, find("tabs"), find("tabs-aids"), physics),
    shelves: makeShelves(library, find("shelves"), find("shelves-aids"), physics),
    cards: makeCards(library, find("card"), find("card-aids"), physics),
    sheet: makeSheet(library, find("sheet"), find("sheet-aids"), physics),
    photos: makePhotos(library, find("photos"), find("photos-aids"), physics),
    shop: makeShop(library, find("shop"), find("shop-aids"), physics),
  }
  for (const [name, { parts: [first, ...others] }] of Object.entries(screens)) {
    const [outer, inner] = names[name]
    stages[outer] = first
    others.forEach((part, k) => (stages[others.length > 1 ? inner + k : inner] = part))
  }
  for (const stage of Object.values(stages).slice(1)) {
    bench.add(stage)
    stage.draw(stage)
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

// Without the module every stage is content that the browser scrolls.
export function scrollNatively() {
  makeNative(find("list"))
  makePair(null, find("pair"), find("native"))
  for (const [make, id] of [[makeTabs, "tabs"], [makeShelves, "shelves"], [makeCards, "card"], [makeSheet, "sheet"], [makePhotos, "photos"], [makePull, "pull"], [makeWeek, "week"], [makeShop, "shop"]]) make(null, find(id), find(`${id}-aids`), {})
}
