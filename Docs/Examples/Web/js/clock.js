// The time of a stage, in whole microseconds from when it was made. Real time passes while a finger is down, so that a drag is
// a drag in slow motion, too; the rest passes at `rate`, 0 while paused.
export class Clock {
  #machine = 0

  constructor(real) {
    this.real = real
    this.rate = 1
    // No later call gives an earlier instant: an event's stamp can precede a frame that has been shown.
    this.latest = 0
  }

  // The instant at a real time in milliseconds, as events and frames have it. Anything else is the present.
  at(real) {
    const passed = Number.isFinite(real) ? Math.max(0, real - this.real) : 0
    this.latest = Math.max(this.latest, this.#machine + Math.round(passed * 1000 * this.rate))
    return this.latest
  }

  setRate(rate, real) {
    if (rate === this.rate) return
    this.#machine = this.at(real)
    if (Number.isFinite(real)) this.real = Math.max(this.real, real)
    this.rate = rate
  }

  // Goes on by a length while paused.
  skip(microseconds) {
    this.#machine = this.latest = this.latest + microseconds
  }
}
