// A linear scale from values to places.
export class Scale {
  constructor(low, high, from, to) {
    this.low = low
    this.high = high
    this.from = from
    this.factor = (to - from) / (high - low || 1)
  }

  at(value) {
    return this.from + (value - this.low) * this.factor
  }

  valueAt(place) {
    return this.low + (place - this.from) / this.factor
  }
}
