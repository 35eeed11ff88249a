import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'

/** The two slots of a morning, as an opening shop has them: 7 to 9 and 9 to 11, with one cut-off at 9 the evening before. */
export type When = '07:00-09:00' | '09:00-11:00'

/** An act at one order, and what its screen showed. */
export type Deed =
  | {
      readonly does: 'change'
      readonly packs: number
      readonly ahead: number
      readonly when: When
      readonly behind: number
    }
  | { readonly does: 'cancel' }
  | { readonly does: 'confirm' | 'start-cutting'; readonly behind: number }

/** An order as a person with a sheet of paper keeps it: each act is written below the others, and all is read again. */
export class ChangeModel {
  private readonly lines: { readonly does: string; readonly packs: number; readonly slot: string }[]
  /** how many packs lie in the cold room */
  private readonly most: number

  constructor({ packs, slot, most }: { readonly packs: number; readonly slot: string; readonly most: number }) {
    this.lines = [{ does: 'place', packs, slot }]
    this.most = most
  }

  get version(): number {
    return this.lines.length
  }

  get packs(): number {
    return this.lines.at(-1)?.packs ?? 0
  }

  get slot(): string {
    return this.lines.at(-1)?.slot ?? ''
  }

  get status(): string {
    const has = (does: string) => this.lines.some((line) => line.does === does)
    if (has('cancel')) return 'Canceled'
    if (has('start-cutting')) return 'Cutting'
    return has('confirm') ? 'Confirmed' : 'Pending'
  }

  get cutOffAt(): number {
    return cutOffOf(this.slot)
  }

  /** What the shop has to answer. */
  does(deed: Deed, { at, slot }: { readonly at: number; readonly slot: string }): string {
    const answer = this.judge(deed, at, slot)
    if (answer === 'yes') this.lines.push({ does: deed.does, ...this.after(deed, slot) })
    return answer
  }

  private after(deed: Deed, slot: string) {
    return deed.does === 'change' ? { packs: deed.packs, slot } : { packs: this.packs, slot: this.slot }
  }

  private judge(deed: Deed, at: number, slot: string): string {
    const { status } = this
    const isBefore = at < this.cutOffAt
    if (deed.does === 'cancel') {
      if (status === 'Canceled') return 'over'
      if (status !== 'Pending' && status !== 'Confirmed') return 'begun'
      return isBefore ? 'yes' : 'past-cut-off'
    }
    if (deed.does !== 'change') {
      if (deed.behind > 0) return 'order-moved'
      if (status !== (deed.does === 'confirm' ? 'Pending' : 'Confirmed')) return 'move-impossible'
      return deed.does === 'start-cutting' && isBefore ? 'cut-off-ahead' : 'yes'
    }
    if (!isBefore || (status !== 'Pending' && status !== 'Confirmed')) return 'change-too-late'
    if (deed.behind > 0) return 'order-changed'
    if (slot !== this.slot && at >= cutOffOf(slot)) return 'slot-over'
    return deed.packs > this.most ? 'only-so-much-left' : 'yes'
  }
}

const cutOffOf = (slot: string): number => startOfShopDay(slot.slice(0, 10)) - hours(3)

export const dayAhead = (from: number, ahead: number): string => shopDay(from + days(ahead))
