import { smallPictureOf } from '#kit/pictures.ts'
import { type SmallShot, smallShotFrom } from '#kit/shot.ts'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'

/** What an order is written down with, and what each fish looks like: worked out in the loader, where the lists of files are. */
export interface OrderFacts extends StaffGives<'newOrder'> {
  /** by the name of the picture */
  readonly shots: Readonly<Record<string, SmallShot | undefined>>
}

export function withShots(facts: StaffGives<'newOrder'>, sent: readonly DeskPicture[]): OrderFacts {
  const names = [...facts.products, ...facts.species].map(({ picture }) => picture)
  const shotOf = (name: string) => {
    const own = sent.find((picture) => picture.name === name)
    return own === undefined ? smallPictureOf(name) : smallShotFrom(own)
  }
  return { ...facts, shots: Object.fromEntries(names.map((name) => [name, shotOf(name)])) }
}
