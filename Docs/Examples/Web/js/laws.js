// The texts of the cards: the laws of the motion (Docs/Physics.md).
const dots = (points, r) => points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")

// Places at equal times of a flight that slows down.
const flight = Array.from({ length: 9 }, (_, k) => [34 + 330 * (1 - Math.exp(-0.42 * k)), 212 - 120 * (1 - Math.exp(-0.42 * k))])
const back = Array.from({ length: 8 }, (_, k) => [330 - 150 * Math.exp(-0.5 * k), 150])

export const laws = [
  {
    kicker: "Inside",
    title: "What is left of a throw",
    formula: "v(t) = v₀ · 0.998ᵗ",
    colours: ["#14284b", "#f0b35a"],
    path: `${dots(flight, 13)}`,
    text: [
      "Every millisecond takes two thousandths of the speed. After 346 ms half of it is left, after another 346 ms a quarter, whatever it was at the lift.",
      "The way that is left follows from the speed alone: 499 points for each point per millisecond. That is how the place of rest is known before the first frame is drawn.",
      "Below ten points per second the content stops, and is set on a whole pixel in the same frame.",
      "The rate is UIKit’s own. A fast rate, 0.99, stops a list after a fifth of the way; the parameters have both.",
      "No frame is integrated: where the content is at an instant is a closed form of the instant, so a slow machine shows fewer places of the same flight.",
    ],
  },
  {
    kicker: "Past the edge",
    title: "The way back",
    formula: "d(t) = e^(−0.01005·t) · (d₀ + …)",
    colours: ["#5a1f1b", "#ff9d8a"],
    path: `<rect x="330" y="40" width="3" height="220"/>${dots(back, 13)}`,
    text: [
      "Past an edge a second law pulls the content home. Let go at rest, it returns along a pure exponential: nine tenths of the way in 229 ms, and no slow start.",
      "Thrown at an edge, the content goes on for 33 points for each point per millisecond that is left, turns after 91 ms, and comes back.",
      "Less than half a point from the edge it is set on the edge exactly.",
      "Both laws are the same motion: the speed is handed over where the edge is crossed, at the solved instant and not a frame later.",
    ],
  },
  {
    kicker: "Under the finger",
    title: "A band that never tears",
    formula: "b(d) = 0.55·d·R / (R + 0.55·d)",
    colours: ["#2b1d47", "#c9a6ff"],
    path: `<path d="M20 250C90 140 190 92 380 70" fill="none" stroke="var(--ink)" stroke-width="9" stroke-linecap="round"/><path d="M20 250L250 20" fill="none" stroke="var(--ink)" stroke-width="3" stroke-dasharray="3 12" stroke-linecap="round"/>`,
    text: [
      "Pulled past its end, content follows the finger less and less: a hundred points of finger are fifty-two of content, and no pull reaches the far edge.",
      "R is the length of the screen, so that a taller screen gives more. On a trackpad the factor is 0.715.",
      "The whole pull is banded, never its pieces: the same drag ends at the same place, in however many events it arrives.",
    ],
  },
  {
    kicker: "The lift",
    title: "What the finger meant",
    formula: "v = 0.75·before + 0.25·latest",
    colours: ["#0f3b37", "#8fe0c8"],
    path: `${dots([[60, 230], [86, 214], [124, 190], [176, 158], [244, 118]], 9)}<path d="M244 118L336 62" fill="none" stroke="var(--ink)" stroke-width="9" stroke-linecap="round"/>`,
    text: [
      "The speed at the lift is a blend of the last few samples of the finger, each with its own time stamp.",
      "A finger that has rested for a tenth of a second lets go without a throw. Slower than a quarter of a point per millisecond counts as rest, too.",
      "Ten points of slop tell a drag from a tap. On content in flight there is no slop: it is caught at once.",
    ],
  },
]
