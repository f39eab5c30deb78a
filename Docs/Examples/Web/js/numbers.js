// What the rows of the list say: numbers in words and as products of primes.
const ones = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

// Returns a number from 0 to 999,999 in words.
export function inWords(n) {
  if (n < 20) return ones[n]
  if (n < 100) return tens[Math.floor(n / 10)] + (n % 10 ? "-" + ones[n % 10] : "")
  const [unit, name] = n < 1000 ? [100, "hundred"] : [1000, "thousand"]
  const rest = n % unit
  return `${inWords(Math.floor(n / unit))} ${name}${rest ? " " + inWords(rest) : ""}`
}

// Returns the primes whose product is a number, with their exponents.
function factors(n) {
  const result = []
  for (let p = 2; p * p <= n; p += 1) {
    let exponent = 0
    while (n % p === 0) {
      n /= p
      exponent += 1
    }
    if (exponent) result.push([p, exponent])
  }
  if (n > 1) result.push([n, 1])
  return result
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹"
const raised = (n) => [...String(n)].map((digit) => superscripts[digit]).join("")

// Returns a remark about a number: its factors, or what it is.
export function remark(n) {
  if (n === 1) return "the unit"
  const found = factors(n)
  if (found.length === 1 && found[0][1] === 1) return "prime"
  return found.map(([p, exponent]) => p + (exponent > 1 ? raised(exponent) : "")).join(" · ")
}
