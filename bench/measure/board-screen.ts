import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { milliseconds, seconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { ChangeHeard } from '#shop/wire/staff-calls.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { nextMove } from '../faults/moving-staff.ts'

/** As the board itself does (counter/live/timings.ts). */
const betweenFetches = milliseconds(300)

/** A board without a browser: it listens to changes and fetches them. */
export interface BoardScreen {
  /** when the stream was heard first, and the board was there */
  readonly isOpen: Promise<unknown>
  /** when each version of an order was seen first: 'id/version' */
  readonly seenAt: ReadonlyMap<string, number>
  readonly newest: ReadonlyMap<string, number>
  close(): void
}

export function openBoardScreen(url: string, { headers }: SignedInStaff): BoardScreen {
  const leaving = new AbortController()
  const seenAt = new Map<string, number>()
  const newest = new Map<string, number>()
  let since: number | undefined
  let fetching: Promise<void> | undefined
  let isWanted = false

  async function fetchChanged() {
    const address = `${url}/counter/api/orders${since === undefined ? '' : `?since=${since}`}`
    const answer = await fetch(address, { headers, signal: leaving.signal })
    if (!answer.ok) throw new Error(`the board was answered ${answer.status}`)
    const { now, orders } = (await answer.json()) as { now: number; orders: StaffOrder[] }
    const at = performance.now()
    since = now
    for (const { id, version } of orders) {
      if ((newest.get(id) ?? 0) >= version) continue
      newest.set(id, version)
      seenAt.set(`${id}/${version}`, at)
    }
  }

  /** One fetch for all that is heard while one is under way. */
  async function follow() {
    while (isWanted && !leaving.signal.aborted) {
      isWanted = false
      await fetchChanged().catch(() => {
        isWanted = true
      })
      await sleep(betweenFetches)
    }
    fetching = undefined
  }

  function refresh() {
    isWanted = true
    fetching ??= follow()
  }

  async function listen(opened: () => void) {
    let pause = seconds(3)
    while (!leaving.signal.aborted) {
      try {
        const answer = await fetch(`${url}/counter/api/changes`, { headers, signal: leaving.signal })
        if (!answer.ok || answer.body === null) throw new Error(`the stream was answered ${answer.status}`)
        refresh()
        opened()
        const decoder = new TextDecoder()
        let text = ''
        for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
          text += decoder.decode(chunk, { stream: true })
          const events = text.split('\n\n')
          text = events.pop() ?? ''
          for (const event of events) {
            const [, retry] = /^retry: (\d+)$/m.exec(event) ?? []
            if (retry !== undefined) pause = Number(retry)
            const [, heard] = /^data: (\{.*\})$/m.exec(event) ?? []
            if (heard !== undefined && (JSON.parse(heard) as ChangeHeard).topic.startsWith('orders/')) refresh()
          }
        }
      } catch {
        // A process that ends takes its streams along; the next one is asked.
      }
      if (!leaving.signal.aborted) await sleep(pause)
    }
  }

  return {
    isOpen: new Promise<void>((opened) => void listen(opened)),
    seenAt,
    newest,
    close: () => leaving.abort(),
  }
}

/** Moves the order on, or weighs it where that comes first, by one press that is sent until it is answered. */
export async function pressOn(
  url: string,
  staff: SignedInStaff,
  id: string,
): Promise<{ readonly version: number; readonly at: number }> {
  const key = randomUUID()
  const before = await untilAnswered(`${url}/counter/api/orders/${id}`, { headers: staff.headers })
  const at = performance.now()
  const [act, press] = nextPress(before, staff)
  const moved = await untilAnswered(`${url}/counter/api/orders/${id}/${act}`, {
    method: 'POST',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key, ...press }),
  })
  return { version: moved.version, at }
}

/** Nothing is packed before it is weighed. */
function nextPress(
  { status, version, lines: [line] }: StaffOrder,
  { id }: SignedInStaff,
): [act: string, press: object] {
  if (status === 'Cutting' && line?.state === 'to-weigh')
    return [`lines/${line.lineNo}/weighings`, reading(line.grams * line.quantity, { seen: 0 })]
  return ['moves', { seen: version, move: nextMove[status] ?? 'confirm', reason: 'Nobody there', rider: id }]
}

async function untilAnswered(address: string, request: RequestInit): Promise<StaffOrder> {
  for (;;) {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(seconds(5)) })
      .then(async (response) => ({ status: response.status, told: (await response.json()) as { order?: StaffOrder } }))
      .catch(() => undefined)
    if (answer !== undefined && answer.status < 500) {
      if (answer.status !== 200 || answer.told.order === undefined)
        throw new Error(`${address} was answered ${answer.status}: ${JSON.stringify(answer.told)}`)
      return answer.told.order
    }
    await sleep(50)
  }
}
