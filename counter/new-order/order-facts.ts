import { smallShotOf } from '#counter/order/fish-picture.tsx'
import type { SmallShot } from '#kit/shot.ts'
import type { DeskPicture } from '#shop/wire/staff/pictures.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'

/** What an order is written down with, and what each fish looks like: worked out in the loader, where the lists of files are. */
export interface OrderFacts extends StaffGives<'newOrder'> {
  /** by the name of the picture */
  readonly shots: Readonly<Record<string, SmallShot | undefined>>
}

export function withShots(facts: StaffGives<'newOrder'>, sent: readonly DeskPicture[]): OrderFacts {
  const names = [...facts.products, ...facts.species].map(({ picture }) => picture)
  const filesOf = (name: string) => sent.find((picture) => picture.name === name)
  return { ...facts, shots: Object.fromEntries(names.map((name) => [name, smallShotOf(name, filesOf(name))])) }
}
