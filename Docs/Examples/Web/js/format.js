// Numbers as the page writes them: thousands apart, and the minus sign of print.
export const grouped = (value, digits = 0) => {
  const text = value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return /[1-9]/.test(text) ? text.replace("-", "−") : text.replace("-", "")
}

export const points = (value, digits = 0) => `${grouped(value, digits)} pt`
export const perSecond = (value) => `${grouped(value)} pt/s`
