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

/** As it is meant that was heard: O is 0, I and L are 1. */
const asHeard = (heard: string): string => heard.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')

/** A word in lower case as a part of a number, where that is another word; two or three signs are in too many numbers. */
export function heardAs(word: string): string | undefined {
  const heard = asHeard(word).toLowerCase()
  return word.length < 4 || heard === word ? undefined : heard
}

/** Whether something typed is a part of a number, as it was read out: with its dash or without. */
export function isPartOf(number: string, typed: string): boolean {
  const part = asHeard(typed)
  return number.includes(part) || number.replace('-', '').includes(part)
}

/** Parses a number that was read out or scanned, with or without its dash; O is 0, I and L are 1. The label of a pack names its line behind it. */
export function parseOrderNumber(typed: string): string | undefined {
  const plain = plainNumber(typed).replace(/^#\s?/, '')
  const [, ofPack = plain] = packCode.exec(plain) ?? []
  const letters = asHeard(ofPack.replace(/[\s-]/g, ''))
  const isWhole = letters.length === 8 && [...letters].every((letter) => alphabet.includes(letter))
  return isWhole ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined
}

const packCode = /^(.{4}-.{4})-[0-9]{1,3}$/

/** 'D7K4-29XM-2': what the label of a pack has in its barcode. */
export const packNumber = (order: string, lineNo: number): string => `${order}-${lineNo}`
