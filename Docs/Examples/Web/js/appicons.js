// Pictures for the apps of the shelves: a ground of two colours and one figure.
import { makeIcon } from "./elements.js"

// Figures in a square of 60.
const figures = [
  "M30 8v26M30 34l-7 0 7 18 7-18z", "M6 36q8-10 16 0t16 0 16 0M6 46q8-10 16 0t16 0 16 0", "M18 50L26 10h8l8 40zM30 44L46 16",
  "M10 14q4 30 40 32", "M10 44l14-22 10 14 6-8 10 16z", "M16 12h28v36h-28zM23 22h14M23 30h14", "M30 10v34M18 34l12 12 12-12",
  "M30 30m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M30 8v6M30 46v6M8 30h6M46 30h6", "M14 18h32M14 30h32M14 42h18",
  "M10 36q12-20 24-12l16-8-10 14q-8 16-20 14z", "M12 12h0M30 12h0M48 12h0M12 30h0M30 30h0M48 30h0M12 48h0M30 48h0M48 48h0",
  "M30 10q14 16 14 26a14 14 0 0 1-28 0q0-10 14-26", "M8 24q22-18 44 0M8 36q22-18 44 0M8 48q22-18 44 0",
  "M10 24h40q-4 22-20 26q-16-4-20-26z", "M30 50V16M30 50h22M30 16l22 34",
]
const grounds = [
  ["#f0b35a", "#d9772b"], ["#3f8fd9", "#14519c"], ["#4b4f59", "#23262c"], ["#7c5bc4", "#4a2f8a"], ["#5fae8b", "#23745a"],
  ["#efe9dc", "#d8cdb6"], ["#2b5d8c", "#122f52"], ["#f3c94f", "#e59a21"], ["#e86a5b", "#b83a36"], ["#8ba36b", "#566f3b"],
  ["#7fb4ff", "#3e78d0"], ["#f08c6a", "#c4472e"], ["#9fb3c4", "#5d7588"], ["#2f9c95", "#12625f"], ["#3b3550", "#1b1730"],
]

export function makeAppIcon(number) {
  const svg = makeIcon(figures[number % figures.length], 60)
  svg.setAttribute("class", "app-icon")
  const [light, dark] = grounds[number % grounds.length]
  svg.style.background = `linear-gradient(160deg, ${light}, ${dark})`
  // White lines would not show on the one light ground.
  if (number % grounds.length === 5) svg.firstChild.style.stroke = "#5d5442"
  return svg
}
