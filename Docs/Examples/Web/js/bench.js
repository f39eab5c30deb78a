// The instrument: plot, readout and transport of the stage that was touched last. On narrow windows it is a line that opens.
import { rivalOf } from "./bet.js"
import { find, say, write } from "./elements.js"
import { perSecond, points } from "./format.js"
import { wantFrameLast } from "./frames.js"
import { showHint } from "./hint.js"
import { scenarioText } from "./journal.js"
import { Plot } from "./plot.js"
import { connectScrubbing } from "./scrub.js"
import { linkTo } from "./share.js"
import { setPaused, setSpeed, step, time } from "./time.js"
import { whatIf } from "./whatif.js"

// Numbers that nobody can read in less than this many milliseconds are written once in it: each costs a layout.
const legible = 100

export class Bench {
  #saveButton = find("#save")
  #shareButton = find("#share")
  #writtenAt = 0

  constructor(root) {
    this.root = root
    this.plot = new Plot(find(".plot", root))
    connectScrubbing(this.plot)
    const [subject, offset, velocity] = root.querySelectorAll(".readout span")
    this.readout = { subject, offset, velocity }
    this.#connectTransport(find("#pause"), find("#speed"))
    // Beside the stages there is room for the parameters.
    find("details", root).open = matchMedia("(min-width: 1200px)").matches
    const opener = find(".opener", root)
    opener.addEventListener("click", () => (opener.ariaExpanded = root.toggleAttribute("data-open")))
  }

  #connectTransport(pause, speed) {
    pause.addEventListener("click", () => setPaused(!time.isPaused))
    find("#step").addEventListener("click", step)
    speed.addEventListener("change", () => setSpeed(Number(speed.value)))
    this.#saveButton.addEventListener("click", () => this.save(this.stage))
    this.#shareButton.addEventListener("click", () => this.share())
    time.addEventListener("change", () => {
      pause.ariaPressed = time.isPaused
      speed.value = time.speed
    })
  }

  // Listens to a stage: the one that was touched last is shown.
  add(stage) {
    stage.addEventListener("input", () => {
      if (stage.whole.isArranged) return
      this.show(stage)
      this.plot.alternative = []
      // A finger that has only touched is not worth a file.
      const { playing } = stage.whole
      if (stage.journal.obstacle === null && stage.mover.phase > 1 && !playing) this.saveable = stage
      if (stage.mover.phase > 1 || playing) this.root.dataset.used = ""
    })
    stage.addEventListener("share", () => this.share(stage))
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
    const isIdle = stage.mover.isIdle
    // The plot is a third as smooth as what it shows, and costs a third.
    this.frames = ((this.frames ?? 0) + 1) % 3
    if (isIdle || this.frames === 0) wantFrameLast(this.plot)
    const now = performance.now()
    if (!isIdle && now - this.#writtenAt < legible && readout.subject.textContent.startsWith(stage.name)) return
    this.#writtenAt = now
    write(readout.subject, `${stage.name} ${stage.magnification}`.trim())
    write(readout.offset, points(stage.offset, 1))
    write(readout.velocity, perSecond(stage.velocity))
    const { obstacle } = stage.journal
    for (const button of [this.#saveButton, this.#shareButton]) {
      button.disabled = obstacle !== null
      const title = obstacle ?? button.ariaLabel
      if (button.title !== title) button.title = title
    }
    if (!isIdle) return
    this.#reportRest()
  }

  // At rest, the plot says in words what it shows.
  #reportRest() {
    const { stage } = this
    const { history } = stage
    const seconds = (history.end - history.start) / 1e6
    const sentence = `${stage.name}: at ${points(stage.offset, 1)} after ${seconds.toFixed(1)} seconds`
    this.plot.canvas.setAttribute("aria-label", sentence)
    if (stage.nameOfPlace && seconds > 0 && stage.scrubTime === undefined) say(`Stopped at ${stage.nameOfPlace(stage.offset)}`)
  }

  // The parameters have changed: the plot shows where the latest throw would have led.
  reconsider() {
    const { stage, plot } = this
    const scenario = stage.mover.isIdle && stage.history.count > 2 && stage.library && this.scenario()
    if (!scenario) return
    plot.alternative = whatIf(stage, scenario)
    wantFrameLast(plot)
  }

  // The scenario of a stage's latest motion, or null.
  scenario(stage = this.stage) {
    if (!stage || stage.journal.obstacle !== null) return null
    return stage.journal.scenario(stage.whole.name, stage.end)
  }

  save(stage) {
    const scenario = this.scenario(stage)
    if (!scenario) return
    const url = URL.createObjectURL(new Blob([scenarioText(scenario)], { type: "application/json" }))
    const name = `${scenario.name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`
    Object.assign(document.createElement("a"), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
    this.tell(`Saved ${name}`)
  }

  // The address of the page becomes the link, which the system's sheet shares, or which is copied.
  async share(stage = this.stage) {
    const scenario = this.scenario(stage)
    if (!scenario) return
    const { row } = stage.journal
    const url = await linkTo(stage.library, scenario, row)
    history.replaceState(null, "", url)
    const missed = row !== undefined && rivalOf(scenario, [{ offset: stage.offset }], row).missed
    const text = row === undefined ? "A throw that your machine computes to the same bits." : `I missed by ${missed} point${missed === 1 ? "" : "s"}. Beat me.`
    try {
      if (navigator.share) return await navigator.share({ title: document.title, text, url })
      await navigator.clipboard.writeText(row === undefined ? url : `${text} ${url}`)
      this.tell("Link copied")
    } catch (error) {
      // Whoever closes the sheet shares nothing.
      if (error.name !== "AbortError") this.tell("Copy the page’s address: it has the throw")
    }
  }

  // Says it to all, for a moment.
  tell(sentence) {
    say(sentence)
    showHint(sentence)
  }
}
