import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { SignedInStaff } from '#tests/staff.ts'

/** What a screen sends until the shop has said what became of it. */
interface Press {
  readonly orderId: string
  readonly act: 'moves' | 'undo'
  readonly body: { readonly key: string; readonly seen: number; readonly move?: string }
}

export interface Moved {
  /** the keys of presses that the shop said yes to */
  readonly acknowledged: Set<string>
  /** presses that were asked for again, because nobody knew what became of them */
  unanswered: number
  conflicts: number
}

/** The way of an order that never ends: out, back, and out again. */
export const nextMove: Readonly<Record<string, string>> = {
  Pending: 'confirm',
  Confirmed: 'start-cutting',
  Cutting: 'pack',
  Packed: 'send-out',
  'Out for delivery': 'not-delivered',
  'Not delivered': 'send-out',
}

/** Somebody who moves these orders on and on, now and then back, and sends each press until it is answered. */
export async function moveOnAndOn(
  url: string,
  staff: SignedInStaff,
  { orders, moved, isOver }: { orders: readonly string[]; moved: Moved; isOver: () => boolean },
): Promise<void> {
  const seen = new Map<string, { status: string; version: number }>()
  for (let nr = 0; !isOver(); nr += 1) {
    const orderId = orders[nr % orders.length] ?? ''
    const shown = seen.get(orderId) ?? { status: 'Pending', version: 1 }
    const isUndo = nr % 7 === 6
    const body = {
      key: randomUUID(),
      seen: shown.version,
      ...(isUndo ? {} : { move: nextMove[shown.status] ?? 'confirm', reason: 'Nobody there', rider: staff.id }),
    }
    const order = await untilAnswered(url, staff, { orderId, act: isUndo ? 'undo' : 'moves', body }, moved)
    if (order) seen.set(orderId, order)
  }
}

/** The order as it is since then. */
async function untilAnswered(
  url: string,
  { headers }: SignedInStaff,
  { orderId, act, body }: Press,
  moved: Moved,
): Promise<StaffOrder | undefined> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/counter/api/orders/${orderId}/${act}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    })
      .then(async (response) => ({ status: response.status, told: (await response.json()) as { order?: StaffOrder } }))
      .catch(() => undefined)
    if (answer !== undefined && answer.status < 500) {
      if (answer.status === 200) moved.acknowledged.add(body.key)
      else if (answer.status === 409) moved.conflicts += 1
      else throw new Error(`a move was answered ${answer.status}: ${JSON.stringify(answer.told)}`)
      return answer.told.order
    }
    if (tries === 1) moved.unanswered += 1
    await sleep(20 + Math.random() * 60)
  }
}
