import { type Arbitrary, array, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { behind, canTakeBack, nextNo, nextToSend, type Queued, waitingFor } from '#shop/outbox-queue.ts'
import { ruleOf, staffMoves } from '#shop/orders.ts'
import type { Role } from '#shop/staff.ts'
import { afterCommand, type OrderSeen, type WaitingMove, whyItCannotWait, withWaiting } from '#shop/waiting-commands.ts'
import { movesOf } from '#shop/board.ts'

/** What one of two devices does next, or what becomes of its line. */
export const deed = oneof(
  {
    weight: 6,
    arbitrary: record({
      does: constant('press' as const),
      device: constantFrom(0, 1),
      order: integer({ min: 0, max: 2 }),
      which: integer({ min: 0, max: 7 }),
    }),
  },
  { weight: 2, arbitrary: record({ does: constantFrom('line goes', 'line comes'), device: constantFrom(0, 1) }) },
  {
    weight: 2,
    arbitrary: record({
      does: constant('sends' as const),
      device: constantFrom(0, 1),
      loses: constantFrom(true, false, false),
    }),
  },
  { weight: 1, arbitrary: record({ does: constant('takes back' as const), device: constantFrom(0, 1) }) },
  { weight: 1, arbitrary: record({ does: constant('opens again' as const), device: constantFrom(0, 1) }) },
)

export type Deed = typeof deed extends Arbitrary<infer One> ? One : never
export const history = array(deed, { minLength: 4, maxLength: 40, size: 'max' })

export interface SeenOrder extends OrderSeen {
  readonly id: string
}

export interface Waiting extends Queued {
  readonly command: WaitingMove
}

/** What came of a press, as its device knows it. */
export type Fate = 'done' | 'refused' | 'behind' | 'taken back'

/** The shop as a device meets it: one answer to each key, or none. */
export interface Shop {
  look(): Promise<readonly SeenOrder[]>
  send(order: string, command: WaitingMove): Promise<'done' | 'refused'>
}

/** A device as the counter's pages are one: what it saw last, and what waits on it. */
export function openDevice(shop: Shop, by: { id: string; name: string; role: Role }, newKey: () => string) {
  let seen: readonly SeenOrder[] = []
  let queue: readonly Waiting[] = []
  let hasLine = true
  const pressed = new Set<string>()
  const fates = new Map<string, Fate>()

  const refresh = async () => {
    if (hasLine) seen = await shop.look()
  }
  const shown = (): readonly SeenOrder[] =>
    seen.map((order) =>
      withWaiting(
        order,
        waitingFor(queue, order.id).map(({ command }) => command),
      ),
    )

  function press(place: number, which: number) {
    const order = shown()[place]
    if (order === undefined) return
    const { next, others } = movesOf(order, by)
    const possible = [next, ...others].filter((move) => move !== undefined)
    const move = possible[which % Math.max(1, possible.length)] ?? staffMoves[0]
    if (move === undefined || possible.length === 0) return
    if (whyItCannotWait({ does: 'move', move }, {}) !== undefined) return
    const command: WaitingMove = {
      does: 'move',
      move,
      key: newKey(),
      seen: order.version,
      at: 0,
      by,
      reason: ruleOf(move).needsReason === true ? 'because' : '',
      rider: ruleOf(move).namesRider === true ? { id: by.id, name: by.name } : undefined,
    }
    if ('unfit' in afterCommand(order, command)) return
    pressed.add(command.key)
    queue = [...queue, { key: command.key, no: nextNo(queue), order: order.id, state: 'waiting', command }]
  }

  const change = (key: string, state: Queued['state']) =>
    (queue = queue.map((one) => (one.key === key ? { ...one, state } : one)))
  const drop = (key: string) => (queue = queue.filter((one) => one.key !== key))

  async function send(loses: boolean) {
    if (!hasLine) return
    for (const one of nextToSend(queue)) {
      change(one.key, 'tried')
      const answer = await shop.send(one.order, one.command)
      if (loses) continue
      if (answer === 'done') {
        fates.set(one.key, 'done')
        drop(one.key)
        continue
      }
      fates.set(one.key, 'refused')
      for (const after of behind(queue, one)) {
        fates.set(after.key, 'behind')
        change(after.key, 'look')
      }
      change(one.key, 'look')
    }
    await refresh()
  }

  function takeBack() {
    const one = queue.findLast((waiting) => canTakeBack(queue, waiting))
    if (one === undefined) return
    fates.set(one.key, 'taken back')
    drop(one.key)
  }

  return {
    shown,
    pressed,
    fates,
    async play(one: Deed) {
      if (one.does === 'press' && 'order' in one) press(one.order, one.which)
      if (one.does === 'line goes') hasLine = false
      if (one.does === 'line comes') {
        hasLine = true
        await refresh()
      }
      if (one.does === 'sends' && 'loses' in one) await send(one.loses)
      if (one.does === 'takes back') takeBack()
      // what is on the disk is all that a page has when it is opened
      if (one.does === 'opens again') queue = structuredClone(queue)
    },
    /** with a line, until nothing waits any more */
    async end() {
      hasLine = true
      while (nextToSend(queue).length > 0) await send(false)
      await refresh()
    },
  }
}
