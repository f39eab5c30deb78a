// The module: loading it, its memory, and the layouts of the structures in ../../C/Sources/CScroll/include/scroll.h.

export class Library {
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

  // A view of the memory. The module's memory can grow in any call, which detaches older views.
  get view() {
    const { buffer } = this.functions.memory
    if (this.latest?.buffer !== buffer) this.latest = new DataView(buffer)
    return this.latest
  }

  // Writes a structure, to the scratch memory if no address is given, and returns its address.
  write(layout, values, address = this.scratch) {
    const { view } = this
    let at = address
    for (const name of layout.doubles) {
      view.setFloat64(at, values[name] ?? 0, true)
      at += 8
    }
    for (const name of layout.integers) {
      view.setInt32(at, values[name] ?? 0, true)
      at += 4
    }
    return address
  }

  // Writes doubles to memory of their own, and returns its address.
  writeDoubles(numbers) {
    const count = Math.min(numbers.length, maximumOfPoints)
    for (let i = 0; i < count; i += 1) this.view.setFloat64(this.points + 8 * i, numbers[i], true)
    return this.points
  }

  // The text of an error.
  message(error) {
    const bytes = new Uint8Array(this.functions.memory.buffer, this.functions.scroll_message(error))
    return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)))
  }
}

const maximumOfPoints = 1024

// The place of a field in a structure.
export function placeOf(layout, name) {
  const double = layout.doubles.indexOf(name)
  return double >= 0 ? 8 * double : 8 * layout.doubles.length + 4 * layout.integers.indexOf(name)
}

// The size of a structure, as a multiple of eight bytes.
export const sizeOf = ({ doubles, integers }) => 8 * doubles.length + 8 * Math.ceil(integers.length / 2)

export const layouts = {
  viewport: {
    doubles: [
      "x", "y", "width", "height", "contentWidth", "contentHeight", "insetTop", "insetLeft", "insetBottom", "insetRight",
      "safeTop", "safeLeft", "safeBottom", "safeRight", "offsetX", "offsetY", "scale", "alignmentX", "alignmentY",
      "zoom", "zoomMinimum", "zoomMaximum",
    ],
    integers: ["insetAdjustment", "flags"],
  },
  physics: {
    doubles: ["decelerationRate", "framesPerSecond", "slop", "releaseTimeout"],
    integers: ["integration", "source", "momentum", "directionalLock", "reducesMotion", "accumulatesFlicks"],
  },
  rules: {
    doubles: [],
    integers: [
      "towardsEnd", "towardsStart", "flingsTowardsEnd", "flingsTowardsStart", "overscroll", "locksToOneAxis",
      "overscrollTowardsStart",
    ],
  },
  sheet: { doubles: ["x", "y", "width", "height"], integers: ["axis", "isDismissible", "count", "reserved", "detents"] },
  header: {
    doubles: ["x", "y", "width", "height", "length", "collapsedLength"],
    integers: ["axis", "returnsAtOnce", "stretches", "reserved"],
  },
  card: {
    doubles: ["x", "y", "width", "height", "insetTop", "insetLeft", "insetBottom", "insetRight", "travel", "contentLength"],
    integers: ["axis", "reserved"],
  },
  shelf: {
    doubles: ["x", "y", "width", "height", "cardWidth", "cardHeight", "spacing", "margin", "alignment"],
    integers: ["axis", "count", "stepCount", "reserved", "steps"],
  },
  animation: { doubles: ["a", "b", "c", "d", "e"], integers: ["kind", "reserved"] },
  snap: {
    doubles: ["interval", "origin", "alignment", "proximity", "arrivalA", "arrivalB", "reserved1", "reserved2"],
    integers: [
      "points", "reach", "atMost", "strictness", "arrival", "scrollsLongItemsFreely", "count", "stepCount",
      // Pointers, of four bytes each.
      "offsets", "items", "steps", "freeRanges",
      "freeCount", "reserved3",
    ],
  },
}
