/** '४०००१४' as it is reckoned with: '400014'. Phones that write Hindi or Marathi may write digits so; each stays one character. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))

const firstDigit = 0x966

/** Without what nobody sees and other apps copy along: marks of direction, joiners, blanks of no width. */
export const withoutMarks = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '')

/** A telephone, a pincode, a code or another number as it is read, from wherever it was pasted: Latin digits, plain blanks and hyphens, nothing that is not seen. */
export const plainNumber = (typed: string): string =>
  withoutMarks(latinDigits(typed.normalize('NFKC')))
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A whole number as people in India write it: 1,95,000. Not by Intl, whose first use takes 60 ms on a slow phone. */
export function grouped(count: number): string {
  const digits = String(count)
  const groups = [digits.slice(-3)]
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end))
  return groups.join(',')
}

/** Whether commas part a whole number into thousands and, in the Indian way, lakhs: '1,500', '1,00,000', not '15,00'. */
export const isGrouped = (number: string): boolean => /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/.test(number)
