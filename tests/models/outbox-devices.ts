import { type Arbitrary, array, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { movesOf } from '#shop/orders/board.ts'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { ruleOf, staffMoves } from '#shop/orders/moves.ts'
import { behind, canTakeBack, nextNo, nextToSend, type Queued, waitingFor } from '#shop/outbox/outbox-queue.ts'
import {
  afterCommand,
  type OrderSeen,
  type WaitingCommand,
  whyItCannotWait,
  withWaiting,
} from '#shop/outbox/waiting-commands.ts'
import { type LineSeen, lineWithWaiting } from '#shop/outbox/waiting-weights.ts'
import type { Role } from '#shop/staff/staff.ts'

/** What one of two devices does next, or what becomes of its line. */
const deed = oneof(
  {
    weight: 6,
    arbitrary: record({
      does: constant('press' as const),
      device: constantFrom(0, 1),
      order: integer({ min: 0, max: 2 }),
      which: integer({ min: 0, max: 7 }),
    }),
  },
  {
    weight: 5,
    arbitrary: record({
      does: constantFrom('weigh' as const, 'weigh' as const, 'weigh' as const, 'leave-out' as const),
      device: constantFrom(0, 1),
      order: integer({ min: 0, max: 2 }),
      percent: oneof(integer({ min: 85, max: 115 }), integer({ min: 20, max: 200 })),
      over: constantFrom(undefined, 'give' as const),
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
  { weight: 1, arbitrary: record({ does: constant('cut-off comes' as const), device: constant(0) }) },
)

type AtLine = Extract<Deed, { percent: number }>

export type Deed = typeof deed extends Arbitrary<infer One> ? One : never
export const history = array(deed, { minLength: 4, maxLength: 40, size: 'max' })

/** An order as the board and the page at the scale show it. */
export interface SeenOrder extends OrderSeen {
  readonly id: string
  readonly atScale: readonly LineSeen[]
}

/** As it will be once the shop has taken what waits for it. */
export function foretold(order: SeenOrder, commands: readonly WaitingCommand[], now: number): SeenOrder {
  const then = withWaiting(order, commands, now)
  // a line is weighed before its order goes out, and may wait behind that here
  const { status } = [then, order].find((one) => weighableStatuses.includes(one.status)) ?? then
  return { ...then, atScale: order.atScale.map((line) => lineWithWaiting(line, { status }, commands)) }
}

export interface Waiting extends Queued {
  readonly command: WaitingCommand
}

/** What came of a press, as its device knows it. */
export type Fate = 'done' | 'refused' | 'behind' | 'taken back'

/** The shop as a device meets it: one answer to each key, or none. */
export interface Shop {
  now(): number
  look(): Promise<readonly SeenOrder[]>
  send(order: string, command: WaitingCommand): Promise<'done' | 'refused'>
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
      foretold(
        order,
        waitingFor(queue, order.id).map(({ command }) => command),
        shop.now(),
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
    const pressed = { key: newKey(), seen: order.version, at: 0, by }
    take(order, {
      ...pressed,
      does: 'move',
      move,
      reason: ruleOf(move).needsReason === true ? 'because' : '',
      rider: ruleOf(move).namesRider === true ? { id: by.id, name: by.name } : undefined,
    })
  }

  /** What lies on the scale, by the rate of the slip; again with a reason; or nothing lies there. */
  function atLine({ order: place, does, percent, over }: AtLine) {
    const order = shown()[place]
    const line = order?.atScale[0]
    if (order === undefined || line === undefined) return
    const again = line.version === 0 ? '' : 'weighed again'
    const pressed = { key: newKey(), line: line.lineNo, seen: line.version, at: 0, by, reason: again }
    const grams = Math.max(1, Math.round((line.grams * line.quantity * percent) / 100))
    const command: WaitingCommand =
      does === 'weigh' ? { ...pressed, does, grams, source: 'typed', over, isSure: true } : { ...pressed, does }
    // its page shows that it would be too much, or why it cannot be
    if (foretold(order, [command], shop.now()).atScale[0]?.version !== line.version) take(order, command)
  }

  function take(order: SeenOrder, command: WaitingCommand) {
    if ('unfit' in afterCommand(order, command, shop.now())) return
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
      if (one.does === 'press' && 'which' in one) press(one.order, one.which)
      if ('percent' in one) atLine(one)
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
