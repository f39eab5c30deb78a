// Checks the module as a page uses it: node module.mjs scroll.wasm HASH. It needs nothing from its host, replays a recorded
// motion to the recorded bits, and allocates nothing in ten thousand frames with a hundred lists, and with a hundred screens.
import { readFile } from 'node:fs/promises'

const [, , file, expected, expectedOfSheet] = process.argv
const module = await WebAssembly.compile(await readFile(file))
const { exports: scroll } = await WebAssembly.instantiate(module, {})

function expect(condition, text) {
  if (condition) return
  console.error(`module.mjs: not so: ${text}`)
  process.exitCode = 1
}

const imports = WebAssembly.Module.imports(module)
expect(imports.length === 0, `no imports, but ${JSON.stringify(imports)}`)

const ms = 1_000_000n
const Phase = { decelerating: 3 }

/** Views of a scroll_state, renewed where the memory has grown. */
function state(object) {
  const at = scroll.scroll_state_of(object)
  let numbers = new Float64Array(scroll.memory.buffer, at, 10)
  let integers = new Int32Array(scroll.memory.buffer, at + 88, 4)
  return {
    get numbers() {
      if (numbers.length === 0) numbers = new Float64Array(scroll.memory.buffer, at, 10)
      return numbers
    },
    get phase() {
      if (integers.length === 0) integers = new Int32Array(scroll.memory.buffer, at + 88, 4)
      return integers[0]
    },
  }
}

const viewport = scroll.scroll_allocate(184)
function list(contentHeight) {
  fillViewport(contentHeight)
  return scroll.scroll_create(viewport, 0, 0n)
}

function fillViewport(contentHeight) {
  scroll.scroll_default_viewport(viewport)
  const numbers = new Float64Array(scroll.memory.buffer, viewport, 22)
  numbers.set([0, 0, 390, 844, 390, contentHeight])
  numbers[16] = 3
  new Int32Array(scroll.memory.buffer, viewport + 176, 2)[0] = 0 // SCROLL_ADJUST_NEVER
}

function animation(kind, ...numbers) {
  const at = scroll.scroll_allocate(48)
  new Float64Array(scroll.memory.buffer, at, 5).set(numbers)
  new Int32Array(scroll.memory.buffer, at + 40, 2)[0] = kind
  return at
}

// MARK: - The same bits

{
  const object = list(6000)
  const shown = state(object)
  const [uikit, wheel] = [animation(0, 0.3), animation(2, 1, 0.2)]
  const touch = (kind, y) => (now) => scroll.scroll_touch(object, kind, 0, 200, y, now)
  const steps = [
    [676178624n, touch(0, 549)], [784394375n, touch(1, 548.6666666666666)], [801102500n, touch(1, 538.6666666666666)],
    [817745666n, touch(1, 522.6666666666666)], [834403291n, touch(1, 501.66666666666663)],
    [851061250n, touch(1, 466.66666666666663)], [867713250n, touch(1, 406.3333333333333)],
    [884400666n, touch(1, 329.66666666666663)], [901074875n, touch(1, 220.33333333333331)],
    [933408792n, touch(2, 0)],
    [4000n * ms, (now) => scroll.scroll_wheel(object, 0, 120, 0, 0, wheel, now)],
    [4050n * ms, (now) => scroll.scroll_wheel(object, 0, 120, 0, 0, wheel, now)],
    [5000n * ms, (now) => scroll.scroll_key(object, 3, 40, 40, 0, uikit, now)],
    [6000n * ms, (now) => scroll.scroll_to(object, 0, 5150, uikit, now)],
    [6700n * ms, (now) => scroll.scroll_to(object, 0, 2000.25, 0, now)],
    [7500n * ms, (now) => scroll.scroll_to_top(object, now)],
  ]
  let hash = 0xcbf29ce484222325n
  const bytes = new Uint8Array(32)
  let next = 0
  for (let frame = 0n; frame <= 1250n; frame++) {
    const now = frame * 8n * ms
    for (; next < steps.length && steps[next][0] <= now; next++) steps[next][1](steps[next][0])
    expect(scroll.scroll_advance(object, now) >= 0, 'a step succeeds')
    new Float64Array(bytes.buffer).set(shown.numbers.subarray(0, 4))
    for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  }
  const found = hash.toString(16).padStart(16, '0')
  console.log(`the recorded flick: ${found}`)
  expect(found === expected, `the hash is ${expected}`)
  scroll.scroll_destroy(object)
}

// MARK: - No allocation

{
  const lists = Array.from({ length: 100 }, () => list(100_000))
  const [allocations, size] = [scroll.scroll_allocations(), scroll.memory.buffer.byteLength]
  let moving = 0
  for (let frame = 0; frame < 10_000; frame++) {
    const now = BigInt(frame) * 8n * ms
    lists.forEach((object, index) => {
      const sample = (frame + index) % 300
      if (sample === 0) scroll.scroll_touch(object, 0, 0, 200, 600, now)
      if (sample > 0 && sample < 8) scroll.scroll_touch(object, 1, 0, 200, 600 - (frame % 7 - 3) * 10 * sample, now)
      if (sample === 8) scroll.scroll_touch(object, 2, 0, 0, 0, now)
    })
    moving += scroll.scroll_advance_all(now)
  }
  expect(moving > 100_000, `the lists move: ${moving}`)
  expect(scroll.scroll_allocations() === allocations, 'no frame allocates')
  expect(scroll.memory.buffer.byteLength === size, 'the memory does not grow')
  console.log(`10000 frames with 100 lists: ${scroll.scroll_allocations() - allocations} allocations, ${size >> 10} kB of memory`)
  const bytes = scroll.scroll_live_bytes()
  for (const object of lists) scroll.scroll_destroy(object)
  for (let round = 0; round < 1000; round++) scroll.scroll_destroy(list(5000))
  expect(scroll.memory.buffer.byteLength === size, 'the memory of destroyed objects is used again')
  expect(scroll.scroll_live_bytes() < bytes, 'destroyed objects give their memory back')
}

// A sheet with a list, and another list that is on the screen beside it.
const detents = scroll.scroll_allocate(32)
function screen(contentHeight) {
  const object = scroll.scroll_create_screen(0n)
  new Float64Array(scroll.memory.buffer, detents, 4).set([1, 0.5, 2, 44])
  new Float64Array(scroll.memory.buffer, viewport, 4).set([0, 0, 390, 844])
  // SCROLL_Y, dismissible, two detents.
  new Int32Array(scroll.memory.buffer, viewport + 32, 5).set([1, 1, 2, 0, detents])
  expect(scroll.scroll_screen_insert_sheet(object, 1, -1, viewport, 0, 3, 0) === 0, 'a sheet is inserted')
  fillViewport(contentHeight)
  for (const [member, parent] of [[2, 1], [3, -1]]) {
    expect(scroll.scroll_screen_insert(object, member, parent, viewport, 0, 0) === 0, 'a list is inserted')
  }
  return object
}

// The sheet over a list of SheetHashTests.
{
  const object = screen(20_000)
  scroll.scroll_screen_select(object, 2)
  const shown = scroll.scroll_allocate(128)
  let hash = 0xcbf29ce484222325n
  for (let frame = 0; frame <= 750; frame++) {
    const now = BigInt(frame) * 8n * ms
    const step = frame % 300
    const y = frame < 300 ? 700 - 40 * step : 100 + 50 * step
    if (frame < 600 && step <= 13) scroll.scroll_touch(object, step === 0 ? 0 : step < 13 ? 1 : 2, 0, 200, y, now)
    scroll.scroll_advance(object, now)
    for (const member of [1, 2]) {
      scroll.scroll_screen_read(object, member, shown)
      for (const byte of new Uint8Array(scroll.memory.buffer, shown, 32)) {
        hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
      }
    }
  }
  const found = hash.toString(16).padStart(16, '0')
  console.log(`the sheet: ${found}`)
  expect(found === expectedOfSheet, `the hash of the sheet is ${expectedOfSheet}`)
  scroll.scroll_destroy(object)
}

{
  const screens = Array.from({ length: 100 }, () => screen(100_000))
  const shown = scroll.scroll_allocate(128)
  let [allocations, moving, sheets] = [0, 0, 0]
  for (let frame = 0; frame < 10_000; frame++) {
    // The first drags join each sheet to its list.
    if (frame === 1000) allocations = scroll.scroll_allocations()
    const now = BigInt(frame) * 8n * ms
    screens.forEach((object, index) => {
      const sample = (frame + 3 * index) % 300
      if (sample === 0) scroll.scroll_screen_select(object, 2 + (frame % 2))
      if (sample === 0) scroll.scroll_touch(object, 0, 0, 200, 600, now)
      if (sample > 0 && sample < 8) scroll.scroll_touch(object, 1, 0, 200, 600 - (frame % 7 - 3) * 10 * sample, now)
      if (sample === 8) scroll.scroll_touch(object, 2, 0, 0, 0, now)
    })
    moving += scroll.scroll_advance_all(now)
    scroll.scroll_screen_frame(screens[frame % 100], 1, shown)
    if (new Float64Array(scroll.memory.buffer, shown, 4)[1] !== 422) sheets++
  }
  expect(moving > 100_000 && sheets > 1000, `the screens move: ${moving}, their sheets: ${sheets}`)
  expect(scroll.scroll_allocations() === allocations, `no frame of a screen allocates, but ${scroll.scroll_allocations() - allocations} times`)
  console.log(`10000 frames with 100 screens: ${scroll.scroll_allocations() - allocations} allocations`)
  for (const object of screens) scroll.scroll_destroy(object)
}

// MARK: - Bad input

{
  const object = list(5000)
  expect(scroll.scroll_touch(object, 0, 0, NaN, 0, 0n) === -3, 'a NaN is an error')
  const text = new Uint8Array(scroll.memory.buffer, scroll.scroll_message(-3))
  const message = new TextDecoder().decode(text.subarray(0, text.indexOf(0)))
  expect(message === 'a number must be finite, but is nan', message)
  expect(scroll.scroll_touch(object, 0, 0, 0, 0, 0n) >= 0, 'the object still works')
  expect(state(object).phase < Phase.decelerating, 'it is touched')
}
if (!process.exitCode) console.log('module.mjs: passed')
