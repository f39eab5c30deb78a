// The instrument: plot, readout and transport of the stage that was used last.
import { wantFrameLast } from "./frames.js"
import { makeIcon, make, say } from "./elements.js"
import { scenarioText } from "./journal.js"
import { Plot } from "./plot.js"
import { setPaused, setSpeed, speeds, step, time } from "./time.js"

const icons = {
  pause: "M4 2h3v12H4zM9 2h3v12H9z",
  play: "M4 2l9 6-9 6z",
  step: "M3 2l7 6-7 6zM11 2h2v12h-2z",
  save: "M7 1h2v7h3l-4 4-4-4h3zM2 13h12v2H2z",
}

export class Bench {
  constructor(root) {
    this.plot = new Plot(root.querySelector(".plot"))
    const [subject, offset, velocity] = root.querySelectorAll(".readout span")
    this.readout = { subject, offset, velocity }
    this.saveButton = root.querySelector("#save")
    this.prepareTransport(root)
  }

  prepareTransport(root) {
    const pause = root.querySelector("#pause")
    const show = () => {
      pause.setAttribute("aria-pressed", time.isPaused)
      pause.replaceChildren(makeIcon(time.isPaused ? icons.play : icons.pause))
      for (const input of root.querySelectorAll("#speed input")) input.checked = Number(input.value) === time.speed
    }
    pause.addEventListener("click", () => setPaused(!time.isPaused))
    const stepButton = root.querySelector("#step")
    stepButton.append(makeIcon(icons.step))
    stepButton.addEventListener("click", step)
    for (const { value, label } of speeds) {
      const input = make("input", { type: "radio", name: "speed", value, "aria-label": `${label} of real time` })
      input.addEventListener("change", () => setSpeed(value))
      root.querySelector("#speed").append(make("label", {}, input, label))
    }
    this.saveButton.append(makeIcon(icons.save))
    this.saveButton.addEventListener("click", () => this.save())
    time.addEventListener("change", show)
    show()
  }

  // Listens to a stage: the one that was used last is shown.
  add(stage) {
    stage.addEventListener("input", () => {
      this.show(stage)
      // A finger that has only touched is not worth a file.
      if (stage.journal.obstacle === null && stage.mover.phase > 1) this.saveable = stage
    })
    stage.addEventListener("frame", () => {
      if (stage === this.stage) this.refresh()
    })
  }

  show(stage) {
    this.stage = stage
    this.plot.show(stage)
  }

  refresh() {
    const { stage, readout } = this
    wantFrameLast(this.plot)
    write(readout.subject, stage.name)
    write(readout.offset, `${stage.offset.toFixed(1)} pt`)
    write(readout.velocity, `${Math.round(stage.velocity)} pt/s`)
    const { obstacle } = stage.journal
    this.saveButton.disabled = obstacle !== null
    this.saveButton.title = obstacle ?? "Save what just happened"
    if (stage.mover.isIdle) this.reportRest()
  }

  // At rest, the plot says in words what it shows.
  reportRest() {
    const { stage } = this
    const { history } = stage
    const seconds = (history.end - history.start) / 1e6
    const sentence = `${stage.name}: at ${stage.offset.toFixed(1)} points after ${seconds.toFixed(1)} seconds`
    this.plot.canvas.setAttribute("aria-label", sentence)
    if (stage.nameOfPlace && seconds > 0) say(`Stopped at ${stage.nameOfPlace(stage.offset)}`)
  }

  // The scenario of the latest motion that can be saved, or null.
  get latest() {
    return this.scenario(this.saveable)
  }

  // The scenario of a stage's latest motion, or null.
  scenario(stage = this.stage) {
    if (!stage || stage.journal.obstacle !== null) return null
    return stage.journal.scenario(stage.name, stage.end)
  }

  save() {
    const scenario = this.scenario()
    if (!scenario) return
    const url = URL.createObjectURL(new Blob([scenarioText(scenario)], { type: "application/json" }))
    const name = `${scenario.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`
    make("a", { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
    say(`Saved ${name}`)
  }
}

function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}
