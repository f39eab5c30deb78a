// A throw in the fragment of a link: its scenario, compressed, the hash of its motion, and the row that it was to meet.
import { hashOf, readScenario } from "./scenario.js"

// What a fragment may hold, in characters, and what comes out of it, in bytes.
const longest = 60_000
const largest = 2_000_000

const bytesOf = (stream) => new Response(stream).arrayBuffer()

// Returns the address of the page with a scenario in its fragment.
export async function linkTo(library, scenario, row) {
  const text = JSON.stringify(scenario)
  const packed = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")))
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)))
  const throwText = letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
  const challenge = row === undefined ? "" : `&row=${row}`
  return `${location.href.split("#")[0]}#throw=${throwText}&hash=${hashOf(library, readScenario(text))}${challenge}`
}

// Returns the scenario of a fragment, the hash that the link states, and the row, or null if it has none. Throws where it is no scenario.
export async function readLink(fragment) {
  const fields = new URLSearchParams(fragment)
  const letters = fields.get("throw")
  if (letters === null) return null
  if (letters.length > longest) throw new Error("the link is too long")
  const packed = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader()
  const decoder = new TextDecoder()
  let text = ""
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > largest) throw new Error("the link holds too much")
  }
  const row = fields.get("row") ?? ""
  return { text, hash: fields.get("hash"), row: /^\d{1,4}$/.test(row) ? Number(row) : null }
}
