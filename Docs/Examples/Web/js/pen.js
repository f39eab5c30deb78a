// What draws in a canvas: in points, in the colours and the typeface of style/tokens.css.
const names = ["surface", "sunk", "text", "muted", "offset", "velocity", "limit", "target", "outline", "hairline"]

export class Pen {
  // `renew()` is called whenever the size, which is read where it changes and never in a frame, or the colours change.
  constructor(canvas) {
    Object.assign(this, { canvas, context: canvas.getContext("2d"), width: 0, height: 0, scale: 1 })
    this.style = getComputedStyle(document.documentElement)
    this.#mix()
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => {
        this.#mix()
        this.renew()
      })
    }
    new ResizeObserver(([{ contentRect: { width, height } }]) => {
      const scale = Math.min(2, devicePixelRatio || 1)
      Object.assign(this, { width, height, scale })
      Object.assign(canvas, { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) })
      this.context.setTransform(scale, 0, 0, scale, 0, 0)
      this.context.font = this.font(11)
      this.renew()
    }).observe(canvas)
  }

  #mix() {
    this.colours = Object.fromEntries(names.map((name) => [name, this.style.getPropertyValue(`--${name}`).trim()]))
  }

  font(size) {
    return `500 ${size}px ${this.style.getPropertyValue("--sans")}`
  }

  // Draws the path of the context.
  stroke(colour, width, dash = []) {
    const { context: c } = this
    c.setLineDash(dash)
    c.strokeStyle = colour
    c.lineWidth = width
    c.stroke()
    c.setLineDash([])
  }

  line(x0, y0, x1, y1, colour, width) {
    const { context: c } = this
    c.beginPath()
    c.moveTo(x0, y0)
    c.lineTo(x1, y1)
    this.stroke(colour, width)
  }

  // A text from its left or its right end on, with its middle at y.
  letter(text, x, y, colour, isLeft = true) {
    const { context: c } = this
    Object.assign(c, { fillStyle: colour, textAlign: isLeft ? "left" : "right", textBaseline: "middle" })
    c.fillText(text, x, y)
  }

  // A dot, or a ring of a width.
  dot(x, y, radius, colour, width) {
    const { context: c } = this
    c.beginPath()
    c.arc(x, y, radius, 0, 2 * Math.PI)
    if (width) return this.stroke(colour, width)
    c.fillStyle = colour
    c.fill()
  }
}
