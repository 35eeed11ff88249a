/** '४०००१४' as it is reckoned with: '400014'. Phones that write Hindi or Marathi may write digits so; each stays one character. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - firstDigit))

const firstDigit = 0x966
