import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'

/** What a screen sends until the shop has said what became of it. */
interface Press {
  readonly orderId: string
  readonly act: 'moves' | 'undo' | 'lines/1/weighings'
  readonly body: { readonly key: string; readonly seen: number; readonly move?: string }
}

/** What an answer brings: the order, and of a weighing its lines. */
interface Told {
  readonly order?: StaffOrder
  readonly lines?: readonly { readonly version: number; readonly state: string }[]
}

export interface Moved {
  /** the keys of presses that the shop said yes to */
  readonly acknowledged: Set<string>
  /** presses that were asked for again, because nobody knew what became of them */
  unanswered: number
  conflicts: number
}

/** The orders that are worked at, and those that follow when one has come back for good. */
export interface Work {
  readonly orders: string[]
  readonly waiting: string[]
}

interface Shown {
  readonly status: string
  readonly version: number
  readonly line: { readonly version: number; readonly state: string }
}

/** The way of an order: out, back, and out again, or back for good. */
export const nextMove: Readonly<Record<string, string>> = {
  Pending: 'confirm',
  Confirmed: 'start-cutting',
  Cutting: 'pack',
  Packed: 'send-out',
  'Out for delivery': 'not-delivered',
  'Not delivered': 'send-out',
}

const justPlaced: Shown = { status: 'Pending', version: 1, line: { version: 0, state: 'to-weigh' } }

/** Somebody who weighs and moves these orders on and on, now and then back, and sends each press until it is answered. */
export async function moveOnAndOn(
  url: string,
  staff: SignedInStaff,
  { work, moved, isOver }: { work: Work; moved: Moved; isOver: () => boolean },
): Promise<void> {
  const seen = new Map<string, Shown>()
  for (let nr = 0; !isOver(); nr += 1) {
    const place = nr % work.orders.length
    const orderId = work.orders[place] ?? ''
    const shown = seen.get(orderId) ?? justPlaced
    const told = await untilAnswered(url, staff, { orderId, ...nextPress(shown, nr, { staff, work }) }, moved)
    const { order = shown, lines: [line = shown.line] = [] } = told
    seen.set(orderId, { status: order.status, version: order.version, line })
    if (order.status === 'Returned' && work.orders[place] === orderId)
      work.orders[place] = work.waiting.pop() ?? orderId
  }
}

function nextPress(
  { status, version, line }: Shown,
  nr: number,
  { staff, work }: { staff: SignedInStaff; work: Work },
): Omit<Press, 'orderId'> {
  const key = randomUUID()
  if (nr % 7 === 6) return { act: 'undo', body: { key, seen: version } }
  if ((status === 'Cutting' && line.state !== 'weighed') || (status === 'Packed' && nr % 3 === 0)) {
    const weight = { grams: 900 + ((nr * 7) % 200), tareGrams: 0, source: 'typed', over: 'give', reason: 'Once more' }
    return { act: 'lines/1/weighings', body: { key, seen: line.version, ...weight } }
  }
  const isBackForGood = status === 'Not delivered' && nr % 2 === 0 && work.waiting.length > 0
  const move = isBackForGood ? 'take-back' : (nextMove[status] ?? 'confirm')
  return { act: 'moves', body: { key, seen: version, move, ...more(move, staff) } }
}

const more = (move: string, { id }: SignedInStaff) =>
  move === 'send-out' ? { rider: id } : move === 'not-delivered' ? { reason: 'Nobody there' } : {}

/** What became of the press, with the order as it is since then. */
async function untilAnswered(
  url: string,
  { headers }: SignedInStaff,
  { orderId, act, body }: Press,
  moved: Moved,
): Promise<Told> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/counter/api/orders/${orderId}/${act}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    })
      .then(async (response) => ({ status: response.status, told: (await response.json()) as Told }))
      .catch(() => undefined)
    if (answer !== undefined && answer.status < 500) {
      if (answer.status === 200) moved.acknowledged.add(body.key)
      else if (answer.status === 409) moved.conflicts += 1
      else throw new Error(`${act} of ${orderId} was answered ${answer.status}: ${JSON.stringify(answer.told)}`)
      return answer.told
    }
    if (tries === 1) moved.unanswered += 1
    await sleep(20 + Math.random() * 60)
  }
}
