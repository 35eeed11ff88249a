import { randomKey } from '#browser/random-key.ts'

/**
 * One for each press: sent again with it, it is the same act. A UUID of version 7, which begins with the moment: of two keys
 * of a device the later one is the greater.
 */
export function newKey(): string {
  const moment = Date.now().toString(16).padStart(12, '0')
  const random = randomKey()
  const variant = '89ab'.charAt(Number.parseInt(random.charAt(0), 16) & 3)
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(4, 7)}-${random.slice(7, 19)}`
}
