import { hash } from 'node:crypto'

/** What looks like chance and is the same for the same day: what a number is for is part of how it falls. */
export interface Chance {
  /** from `least` to `most`, both counted */
  between(least: number, most: number, ...what: readonly (string | number)[]): number
  oneOf<Thing>(things: readonly [Thing, ...Thing[]], ...what: readonly (string | number)[]): Thing
  bytes(length: number, ...what: readonly (string | number)[]): Buffer
  /** as the shop's ids begin, with the moment */
  id(at: number, ...what: readonly (string | number)[]): string
}

export function chanceOf(day: string): Chance {
  const bytes: Chance['bytes'] = (length, ...what) =>
    hash('sha256', [day, ...what].join('|'), 'buffer').subarray(0, length)
  const between: Chance['between'] = (least, most, ...what) =>
    least + (bytes(4, ...what).readUInt32BE() % (most - least + 1))
  return {
    bytes,
    between,
    oneOf: (things, ...what) => things[between(0, things.length - 1, ...what)] ?? things[0],
    id(at, ...what) {
      const digits = at.toString(16).padStart(12, '0') + bytes(10, 'id', ...what).toString('hex')
      return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5')
    },
  }
}
