// The texts of a plot. Each is set once, on a canvas of its own: to set one anew would cost more than all the lines of a frame.
const height = 16
// Numbers come and go with the scale.
const most = 60

export class Lettering {
  #texts = new Map()
  #font
  #scale

  constructor(context) {
    this.context = context
  }

  // The typeface, and the pixels of a point.
  use(font, scale) {
    this.#font = font
    this.#scale = scale
    this.#texts.clear()
  }

  // The width of a text, in points.
  width(text, colour) {
    return this.#find(text, colour).width
  }

  // Draws a text from its left or its right end on, with its middle at y.
  draw(text, x, y, colour, isLeft = true) {
    const { image, width } = this.#find(text, colour)
    const onPixel = (place) => Math.round(place * this.#scale) / this.#scale
    this.context.drawImage(image, onPixel(isLeft ? x : x - width), onPixel(y - height / 2), image.width / this.#scale, height)
  }

  #find(text, colour) {
    const key = colour + text
    if (!this.#texts.has(key)) {
      if (this.#texts.size === most) this.#texts.clear()
      this.#texts.set(key, this.#make(text, colour))
    }
    return this.#texts.get(key)
  }

  #make(text, colour) {
    const [font, scale] = [this.#font, this.#scale]
    const canvas = new OffscreenCanvas(1, height * scale)
    const context = canvas.getContext("2d")
    context.font = font
    const { width } = context.measureText(text)
    // A new size forgets the rest.
    canvas.width = Math.ceil(width * scale) + 2
    Object.assign(context, { font, fillStyle: colour, textBaseline: "middle" })
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.fillText(text, 0, height / 2)
    return { image: canvas.transferToImageBitmap(), width }
  }
}
