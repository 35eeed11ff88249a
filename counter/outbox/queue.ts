import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lineNow } from '#browser/line.ts'
import { nextNo, waitingFor } from '#shop/outbox-queue.ts'
import { milliseconds, seconds } from '#shop/time.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { newKey } from '#counter/press/new-key.ts'
import { keptHere, type QueuedCommand } from './kept.ts'

export type Person = Pick<Me, 'id' | 'name' | 'role'>

interface Outbox {
  /** all that this device has not had settled, oldest first */
  readonly queue: readonly QueuedCommand[]
  /** what was pressed a moment ago: it shows as being sent, and nothing can be pressed in its place yet */
  readonly fresh: ReadonlySet<string>
  /** what was pressed without a line and needs one */
  readonly refused: readonly NeedsLine[]
  /** who is at the counter, by whom all is pressed and sent */
  readonly who: Person
}

export interface NeedsLine {
  readonly key: string
  readonly number: string
  readonly name: string
  readonly isTooMuch: boolean
}

/** Until the frame has said who it is, as in a screen by itself. */
const nobodyYet: Person = { id: '', name: '', role: 'owner' }

const store = createStore<Outbox>(() => ({ queue: [], fresh: new Set(), refused: [], who: nobodyYet }))

export const useOutbox = (): Outbox => useStore(store)
export const outboxNow = (): Outbox => store.getState()

export const setWho = (who: Person | undefined): void => store.setState({ who: who ?? nobodyYet })

/** A finger that comes down twice must not press what stands in the same place a moment later. */
const freshFor = { offline: milliseconds(500), online: seconds(3) }

/** Adds a press behind all others. It is on the disk when this resolves, or the browser refuses its storage. */
export async function addToQueue(
  press: Omit<QueuedCommand, 'key' | 'no' | 'at' | 'by' | 'state' | 'verdict'>,
): Promise<void> {
  const { queue, who } = store.getState()
  const line = lineNow()
  const isFirst = waitingFor(queue, press.order).length === 0
  const command: QueuedCommand = {
    ...press,
    key: newKey(),
    no: nextNo(queue),
    at: Date.now(),
    by: { id: who.id, name: who.name, role: who.role },
    // with a line it is on its way before anybody could take it back
    state: line === 'online' && isFirst ? 'tried' : 'waiting',
  }
  store.setState(({ fresh }) => ({ fresh: new Set([...fresh, command.key]) }))
  setTimeout(() => unfresh(command.key), freshFor[line])
  await keep(command)
}

/** It had no answer: it shows as waiting, and what stands in its place then can be pressed. */
export const showsAsWaiting = ({ key, at }: QueuedCommand): void =>
  void setTimeout(() => unfresh(key), Math.max(0, at + freshFor.offline - Date.now()))

const unfresh = (key: string): void =>
  store.setState(({ fresh }) => ({ fresh: new Set([...fresh].filter((one) => one !== key)) }))

/** Shown at once, and written. */
export function keep(command: QueuedCommand): Promise<void> {
  const others = store.getState().queue.filter(({ key }) => key !== command.key)
  store.setState({ queue: [...others, command].toSorted((one, other) => one.no - other.no) })
  return written(() => keptHere().outbox.put(command.key, command))
}

export function drop({ key }: Pick<QueuedCommand, 'key'>): Promise<void> {
  store.setState(({ queue }) => ({ queue: queue.filter((one) => one.key !== key) }))
  return written(() => keptHere().outbox.delete(key))
}

/** Whether it still waits: another tab may have had the answer, or taken it out. */
export const isStillQueued = async ({ key }: Pick<QueuedCommand, 'key'>): Promise<boolean> =>
  (await keptHere().outbox.get(key)) !== undefined

export const sayNeedsLine = (one: NeedsLine): void => store.setState(({ refused }) => ({ refused: [...refused, one] }))

export const forgetNeedsLine = (key: string): void =>
  store.setState(({ refused }) => ({ refused: refused.filter((one) => one.key !== key) }))

let writing = 0

/** What this tab writes is shown already; what it reads meanwhile may be older. */
async function written(write: () => Promise<unknown>): Promise<void> {
  writing += 1
  try {
    await write()
  } finally {
    writing -= 1
  }
}

/** Reads what stands on the disk, and again whenever another tab has written. Returns what ends it. */
export function followKept(onRead: () => void): () => void {
  async function read() {
    const rows = await keptHere().outbox.getAll()
    if (writing > 0) return
    store.setState({ queue: rows.toSorted((one, other) => one.no - other.no) })
    onRead()
  }
  void read()
  return keptHere().outbox.listen(() => {
    if (writing === 0) void read()
  })
}
