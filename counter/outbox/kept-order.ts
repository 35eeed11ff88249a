import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { frameKept, snapshotOf } from './snapshots.ts'

interface Kept {
  readonly me: Me
  readonly whole: StaffGives<'order'>
  readonly riders: StaffGives<'board'>['riders']
}

/** An order as its own page has kept it, or as a list has, whichever is newer: it may never have been opened here. */
export async function keptOrder(id: string): Promise<Kept | undefined> {
  const [frame, own, board, round] = await Promise.all([
    snapshotOf('frame', frameKept),
    snapshotOf(`order/${id}`, staffCalls.order.gives),
    snapshotOf('board', staffCalls.board.gives),
    snapshotOf('round', staffCalls.round.gives),
  ])
  const listed = [board, round].flatMap((one) => {
    const order = one?.orders.find((of) => of.id === id)
    return one && order ? [{ now: one.now, order }] : []
  })
  const [newest] = [...(own ? [own] : []), ...listed].toSorted((one, other) => other.order.version - one.order.version)
  if (frame === undefined || newest === undefined) return undefined
  return { me: frame.me, whole: own?.order === newest.order ? own : asWhole(newest, own), riders: board?.riders ?? [] }
}

const asWhole = ({ now, order }: { now: number; order: StaffOrder }, own: StaffGives<'order'> | undefined) => ({
  now,
  order,
  moves: [...(own?.moves ?? []), order.last],
  changes: own?.changes ?? [],
  barcode: own?.barcode ?? '',
})
