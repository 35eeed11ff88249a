import { doCommand, takeBack } from '#counter/outbox/press.ts'
import { outboxNow, useOutbox } from '#counter/outbox/queue.ts'
import type { Sorting } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { roundWords } from '#words/round.ts'
import { areaName } from './stops.ts'

/** How the stops are put: as somebody has just put them here, or as the shop knows them. */
export function useSorting(known: Sorting): Sorting {
  const { queue } = useOutbox()
  const put = queue.findLast(isSorting)?.body
  return put === undefined ? known : { stops: idsIn(put['stops']), locked: idsIn(put['locked']) }
}

const idsIn = (ids: unknown): readonly string[] => (Array.isArray(ids) ? ids.map(String) : [])

const isSorting = ({ kind, state }: ReturnType<typeof outboxNow>['queue'][number]): boolean =>
  kind === 'sortRound' && state !== 'look'

/** Each time all of it: what has not left this phone is put anew. */
export function sortRound(order: StaffOrder, { stops, locked }: Sorting): void {
  const before = outboxNow().queue.findLast(isSorting)
  if (before !== undefined) takeBack(before)
  doCommand({
    order,
    kind: 'sortRound',
    turn: 'round',
    body: { stops, locked },
    name: roundWords.move(areaName(order)),
    typedAs: '',
  })
}
