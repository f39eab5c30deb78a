// A list with the feel of a platform beside one with UIKit's: a finger, a wheel or a key on either moves both.
import { find, write } from "./elements.js"
import { points } from "./format.js"
import { makeListStage } from "./liststage.js"
import { physicsOf } from "./parameters.js"
import { connect } from "./screens.js"

export function makeFeels(library, root, aids, physics) {
  const select = find("#feels-view select")
  // The slop is the platform's, too, and a rate would be UIKit's.
  const feel = () => ({ preset: select.value, slop: undefined, decelerationRate: undefined })
  const uiKit = makeListStage(library, find("#feels-uikit"), { name: "UIKit", physics })
  const { stage, screen } = makeListStage(library, root, {
    name: "Platforms",
    physics: { ...physics, ...feel() },
    drawMore: ([, height]) => stretch(screen, stage.mover, height),
  })
  stage.apply = (values) => {
    uiKit.stage.configure(physicsOf(values))
    return feel()
  }
  const send = stage.send.bind(stage)
  stage.send = (action, real = performance.now()) => {
    // Each has its own size.
    if (!action.resize) uiKit.stage.send(action, real)
    return send(action, real)
  }
  for (const each of [screen, uiKit.screen]) connect(each, stage, { keeps: (dx, dy) => dy < 0 })
  select.addEventListener("input", () => stage.configure(feel()))
  compare(select, stage, uiKit.stage, find("output", aids))
  uiKit.stage.draw()
  return stage
}

// Larger by a quarter of the share of the pull, about the limit.
function stretch(screen, mover, height) {
  const [, y] = mover.stretches ? mover.stretch : [0, 0]
  screen.style.transformOrigin = y < 0 ? "top" : "bottom"
  screen.style.transform = y === 0 ? "" : `scaleY(${1 + Math.abs(y) / (Math.abs(y) + height) / 4})`
}

// Where a flight will rest and when, from its beginning on.
function compare(select, stage, uiKit, output) {
  stage.addEventListener("input", () => {
    if (stage.mover.isMoving) write(output, `${select.selectedOptions[0].text} rests at ${points(stage.target)} after ${stage.secondsToRest.toFixed(2)} s, UIKit at ${points(uiKit.target)} after ${uiKit.secondsToRest.toFixed(2)} s.`)
  })
}
