import { plainNumber } from '#shop/digits.ts'

/** Crockford's alphabet has no I, L, O or U, so nothing is misread and no word appears by chance. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight letters carry five bytes. */
export const orderNumberBytes = 5

/** 'D7K4-29XM': short enough for the telephone, and random, so it does not reveal how many orders there are. */
export function orderNumber(chance: Uint8Array): string {
  if (chance.length !== orderNumberBytes) throw new RangeError(`an order number is made of ${orderNumberBytes} bytes`)
  let bits = chance.reduce((sum, byte) => sum * 256 + byte, 0)
  let letters = ''
  while (letters.length < 8) {
    letters = `${alphabet[bits % alphabet.length]}${letters}`
    bits = Math.floor(bits / alphabet.length)
  }
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** Parses a number that was read out or scanned, with or without its dash; O is 0, I and L are 1. The label of a pack names its line behind it. */
export function parseOrderNumber(typed: string): string | undefined {
  const plain = plainNumber(typed).replace(/^#\s?/, '')
  const [, ofPack = plain] = packCode.exec(plain) ?? []
  const letters = ofPack.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const isWhole = letters.length === 8 && [...letters].every((letter) => alphabet.includes(letter))
  return isWhole ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined
}

const packCode = /^(.{4}-.{4})-[0-9]{1,3}$/

/** 'D7K4-29XM-2': what the label of a pack has in its barcode. */
export const packNumber = (order: string, lineNo: number): string => `${order}-${lineNo}`
