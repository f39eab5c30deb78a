// The map under the sheet, and what stands in its list.
export const mapDrawing = `<svg viewBox="0 0 390 640" preserveAspectRatio="xMidYMin slice">
  <rect class="land" width="390" height="640"/>
  <path class="park" d="M-10 60L120 20L168 132L96 214L-10 180Z"/>
  <path class="park" d="M262 330L400 300V470L300 452Z"/>
  <path class="water" d="M230 -10C210 90 300 130 286 226S160 330 150 430S210 560 190 660H260C276 560 214 500 226 430S360 330 352 222S292 90 312 -10Z"/>
  <g class="street"><path d="M-10 240L400 150"/><path d="M-10 330L400 246"/><path d="M-10 424L400 346"/><path d="M40 -10L120 660"/><path d="M336 -10L400 300"/><path d="M90 470L400 520"/><path d="M130 30L190 300"/></g>
  <g class="road"><path d="M-10 288L400 196"/><path d="M82 -10L166 660"/></g>
  <path class="way" d="M96 402L132 396L122 318L208 296L262 284L290 246"/>
  <circle class="here-ring" cx="96" cy="402" r="15"/><circle class="here" cx="96" cy="402" r="7"/>
  <path class="pin" d="M290 246c-13-16-17-22-17-31a17 17 0 0 1 34 0c0 9-4 15-17 31z"/><circle class="pin-eye" cx="290" cy="214" r="6"/>
</svg>`

export const places = [
  ["Old Weir", "Footbridge", "4 min"], ["Granary Yard", "Market, till six", "6 min"], ["The Reading Room", "Library, quiet floor", "7 min"],
  ["Lock Keeper", "Coffee by the water", "9 min"], ["North Meadow", "Park", "11 min"], ["Tannery Steps", "Viewpoint", "12 min"],
  ["Glass House", "Winter garden", "14 min"], ["Paper Mill", "Workshop and press", "15 min"], ["Ferry Landing", "Every ten minutes", "17 min"],
  ["Bell Foundry", "Museum", "18 min"], ["Long Row", "Bakery", "19 min"], ["Signal Hill", "Observatory", "22 min"],
  ["Salt Store", "Concerts", "24 min"], ["Orchard End", "Picnic tables", "26 min"], ["Dry Dock", "Boats for hire", "28 min"],
  ["Stone Circle", "Older than the town", "31 min"], ["Kiln Lane", "Pottery", "33 min"], ["Last Stop", "Tram terminus", "35 min"],
]
