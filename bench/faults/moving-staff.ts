import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import type { SignedInStaff } from '#tests/staff.ts'
import { reading } from '#tests/weighings.ts'

/** What a screen sends until the shop has said what became of it. */
interface Press {
  readonly orderId: string
  /** 'moves', 'undo', 'lines/1/weighings' */
  readonly act: string
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
    // Each of them weighs it now and then, and so somebody does before it is packed.
    const isWeighing = !isUndo && shown.status === 'Cutting' && Math.random() < 0.5
    const press: Press = isWeighing
      ? { orderId, act: 'lines/1/weighings', body: { ...reading(1000, { seen: 0 }), key: body.key } }
      : { orderId, act: isUndo ? 'undo' : 'moves', body }
    const told = await untilAnswered<{ order?: StaffOrder }>(url, staff, press, moved)
    if (told?.order) seen.set(orderId, told.order)
  }
}

/** Somebody who weighs the first line of these orders again and again, and sends each weighing until it is answered. */
export async function weighOnAndOn(
  url: string,
  staff: SignedInStaff,
  { orders, moved, isOver }: { orders: readonly string[]; moved: Moved; isOver: () => boolean },
): Promise<void> {
  const seen = new Map<string, number>()
  for (let nr = 0; !isOver(); nr += 1) {
    const orderId = orders[nr % orders.length] ?? ''
    const body = { ...reading(900 + (nr % 150), { over: 'give', reason: 'Weighed again' }), key: randomUUID() }
    const press = { orderId, act: 'lines/1/weighings', body: { ...body, seen: seen.get(orderId) ?? 0 } }
    const told = await untilAnswered<Pick<Weighing, 'lines'>>(url, staff, press, moved)
    const version = told?.lines[0]?.version
    if (version !== undefined) seen.set(orderId, version)
  }
}

/** What was answered in the end: the order, or the scale, as it is since then. */
async function untilAnswered<Told>(
  url: string,
  { headers }: SignedInStaff,
  { orderId, act, body }: Press,
  moved: Moved,
): Promise<Told | undefined> {
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
      else throw new Error(`a move was answered ${answer.status}: ${JSON.stringify(answer.told)}`)
      return answer.told
    }
    if (tries === 1) moved.unanswered += 1
    await sleep(20 + Math.random() * 60)
  }
}
