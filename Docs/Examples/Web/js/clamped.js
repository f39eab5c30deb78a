// A value brought into a range: its end where the range is empty.
export const clamped = (value, low, high) => Math.min(high, Math.max(low, value))

// The part of a whole, from 0 to 1.
export const fraction = (value) => clamped(value, 0, 1)
