import type { TickList } from '#shop/orders/ticks.ts'

/** What happened to an order of one line, as its answers told it. */
export type TickEvent =
  | { readonly is: 'moved'; readonly move: string; readonly to: string }
  | { readonly is: 'weighed' }
  /** how many of its packs its customer still wants: what they add is another line */
  | { readonly is: 'changed'; readonly packs: number }
  | { readonly is: 'cut-off' }
  | {
      readonly is: 'pressed'
      readonly does: 'tick' | 'untick'
      readonly list: TickList
      readonly who: string
      readonly key: string
      /** the packs that the screen showed, and the tick that it showed */
      readonly packs: number
      readonly of: string | undefined
    }

type Press = Extract<TickEvent, { is: 'pressed' }>

export interface StandingTick {
  readonly key: string
  readonly who: string
}

/** Once more and another way: looks back from the end, and begins again with each question. */
export function tickThatStands(history: readonly TickEvent[], list: TickList): StandingTick | undefined {
  for (const [back, event] of [...history.entries()].toReversed()) {
    const before = history.slice(0, back)
    if (ends(event, before, list)) return undefined
    if (event.is !== 'pressed' || event.list !== list) continue
    const answer = answerTo(before, event)
    if (answer === 'ticked') return { key: event.key, who: event.who }
    if (answer === 'unticked') return undefined
  }
  return undefined
}

function ends(event: TickEvent, before: readonly TickEvent[], list: TickList): boolean {
  if (event.is === 'weighed') return true
  if (event.is === 'changed') return event.packs !== packsOf(before)
  if (event.is !== 'moved') return false
  const isTakenApart = list === 'pack' && statusOf(before) === 'Packed' && event.to === 'Cutting'
  return isTakenApart || !onList[list].includes(event.to)
}

const onList: Record<TickList, readonly string[]> = {
  cut: ['Confirmed', 'Cutting'],
  pack: ['Confirmed', 'Cutting', 'Packed'],
}

/** What the shop answers to a press: in words, or the name of who was quicker. */
export function answerTo(before: readonly TickEvent[], press: Press): string {
  const { list, does, who, packs, of } = press
  const stands = tickThatStands(before, list)
  if (does === 'untick') return stands !== undefined && stands.key === of ? 'unticked' : 'nothing'
  const status = statusOf(before)
  if (['Pending', 'Rejected', 'Canceled'].includes(status)) return 'refused'
  if (!onList[list].includes(status)) return 'nothing'
  if (list === 'cut' && before.some((event) => event.is === 'weighed')) return 'nothing'
  const isOpenToChange = status === 'Confirmed' && !before.some((event) => event.is === 'cut-off')
  if (isOpenToChange || packs !== packsOf(before)) return 'refused'
  if (stands === undefined) return 'ticked'
  return stands.who === who ? 'nothing' : `already ${stands.who}`
}

const statusOf = (history: readonly TickEvent[]): string =>
  history.findLast((event) => event.is === 'moved')?.to ?? 'Pending'

export const packsOf = (history: readonly TickEvent[]): number =>
  history.findLast((event) => event.is === 'changed')?.packs ?? 9
