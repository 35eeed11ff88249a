import { plainNumber } from '#shop/digits.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State, permanent account number, the how-manieth registration of it, 'Z' (or another letter), and a sign that checks the rest. */
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/

/** As the register has it, however it was copied. */
export const gstinTyped = (typed: string): string => plainNumber(typed).replaceAll(/[\s-]/g, '')

/** Whether it can be the number of a registered taxpayer: a slip of the finger fails at its last sign. */
export function isGstin(typed: string): boolean {
  const number = gstinTyped(typed)
  return form.test(number) && checkSign(number.slice(0, 14)) === number[14]
}

/** Each value, every other one doubled, adds its two digits in base 36; what lacks to the next 36 is the sign. */
function checkSign(first: string): string | undefined {
  const sum = [...first].reduce((sum, sign, place) => {
    const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return signs[(36 - (sum % 36)) % 36]
}
