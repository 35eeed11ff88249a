import { latinDigits } from '#shop/digits.ts'

// What the cells of a table say. What cannot be read is left as it stands, and judged as that of every document.

export const manyIn = (cell = ''): string[] =>
  cell === '' ? [] : cell.split('\n').filter((item) => item.trim() !== '')

/** Undefined is reported as missing, anything else that does not fit as wrong. */
export function yesIn(cell = ''): unknown {
  const said = cell.trim().toLowerCase()
  if (said === '') return undefined
  return said === 'yes' || said === 'true' ? true : said === 'no' || said === 'false' ? false : cell
}

export function numberIn(cell = ''): unknown {
  if (cell.trim() === '') return undefined
  const number = Number(latinDigits(cell))
  return Number.isFinite(number) ? number : cell
}

export function spanIn(cell = ''): unknown {
  return cell.split(/to|–|-/).map((part) => numberIn(part.trim()))
}
