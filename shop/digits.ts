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
