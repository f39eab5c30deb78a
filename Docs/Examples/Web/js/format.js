// Numbers as the page writes them: thousands apart, and the minus sign of print.
const formats = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }))

export const grouped = (value, digits = 0) => {
  const text = formats[digits].format(value)
  return /[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", "")
}

export const points = (value, digits = 0) => `${grouped(value, digits)} pt`
export const perSecond = (value) => `${grouped(value)} pt/s`
