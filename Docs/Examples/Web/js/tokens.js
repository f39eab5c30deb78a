// The colours and the typeface of style/tokens.css, for what is drawn in a canvas.
const names = ["surface", "sunk", "text", "muted", "offset", "velocity", "limit", "target", "outline", "hairline"]

// Calls a function with { colours, font }, now and whenever the colours change. `font(size)` is for a context.
export function onTokens(changed) {
  const style = getComputedStyle(document.documentElement)
  const read = () => {
    const colours = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
    const sans = style.getPropertyValue("--sans")
    changed({ colours, font: (size) => `500 ${size}px ${sans}` })
  }
  read()
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) matchMedia(query).addEventListener("change", read)
}
