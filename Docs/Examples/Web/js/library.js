// The module: loading it, and its memory. Its structures, those of ../../C/Sources/CScroll/include/scroll.h, are doubles and then integers.
export class Library {
  #latest

  // Fetches and starts the module. Throws where the browser cannot run it.
  static async load(url) {
    const source = await fetch(url)
    if (!source.ok) throw new Error(`${url}: ${source.status}`)
    // A server that does not know the type of the file makes instantiateStreaming fail; a buffer always works. The module
    // requires nothing of its host.
    const { instance } = await WebAssembly.instantiate(await source.arrayBuffer())
    return new Library(instance.exports)
  }

  constructor(functions) {
    this.functions = functions
    this.scratch = functions.scroll_allocate(1024)
    this.points = functions.scroll_allocate(8 * maximumOfPoints)
  }

  // The memory as numbers of each kind. It can grow in any call, which detaches older views.
  get memory() {
    const { buffer } = this.functions.memory
    if (this.#latest?.buffer !== buffer) {
      this.#latest = { buffer, doubles: new Float64Array(buffer), integers: new Int32Array(buffer), longs: new BigUint64Array(buffer) }
    }
    return this.#latest
  }

  // Writes a structure, to the scratch memory if no address is given, and returns its address. The numbers that it points to, if there
  // are any, come to `points`.
  write([doubles, integers, numbers], address = this.scratch) {
    const { memory } = this
    memory.doubles.set(doubles, address / 8)
    memory.integers.set(integers, address / 4 + 2 * doubles.length)
    if (numbers) this.writePoints(numbers)
    return address
  }

  writePoints(numbers) {
    this.memory.doubles.set(numbers.slice(0, maximumOfPoints), this.points / 8)
    return this.points
  }

  // The first doubles, and the first integer, of the scratch memory.
  read(count) {
    const at = this.scratch / 8
    return [...this.memory.doubles.subarray(at, at + count)]
  }
  readInteger() {
    return this.memory.integers[this.scratch / 4]
  }

  // The slop of a platform.
  slopOf(preset) {
    this.functions.scroll_preset_physics(preset, this.scratch)
    return this.read(3)[2]
  }

  // The text of an error; the module of the list has none.
  message(error) {
    if (!this.functions.scroll_message) return `error ${error}`
    const bytes = new Uint8Array(this.functions.memory.buffer, this.functions.scroll_message(error))
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)))
  }
}

const maximumOfPoints = 1024
