import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { lineNow } from '#browser/line.ts'
import { newKey } from '#counter/press/new-key.ts'
import { nextNo, turnOf, waitingFor } from '#shop/outbox/outbox-queue.ts'
import { milliseconds, seconds } from '#shop/time.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { keptHere, type QueuedCommand } from './kept.ts'
import { sincePressHere, stampPress } from './waited.ts'

export type Person = Pick<Me, 'id' | 'name' | 'role' | 'withoutPin'>

interface Outbox {
  /** all that this device has not had settled, oldest first */
  readonly queue: readonly QueuedCommand[]
  /** what was pressed a moment ago: it shows as being sent, and nothing can be pressed in its place yet */
  readonly fresh: ReadonlySet<string>
  /** what was pressed without a line and needs one */
  readonly refused: readonly NeedsLine[]
  /** who is at the counter, who presses and sends */
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
/** What somebody wants to know of it: they hear of nothing else. */
export const useOfOutbox = <Part>(of: (outbox: Outbox) => Part): Part => useStore(store, of)
export const outboxNow = (): Outbox => store.getState()

export const setWho = (who: Person | undefined): void => store.setState({ who: who ?? nobodyYet })

/** A second tap must not press what appears in the same place a moment later. */
const freshFor = { offline: milliseconds(500), online: seconds(3) }

/** Adds a press behind all others. It is on the disk when this resolves, or the browser refuses its storage. */
export async function addToQueue(
  press: Omit<QueuedCommand, 'key' | 'no' | 'at' | 'asOf' | 'by' | 'state' | 'verdict'>,
): Promise<void> {
  const { who } = store.getState()
  const connection = lineNow()
  const key = newKey()
  const by = { id: who.id, name: who.name, role: who.role, withoutPin: who.withoutPin }
  const made = { ...press, key, ...stampPress(key), by }
  /** behind all that is known to wait */
  const inTurn = (): QueuedCommand => {
    const queue = othersThan(made)
    const isFirst = waitingFor(queue, turnOf(made)).length === 0
    // with a line it is on its way before anybody could take it back
    return { ...made, no: nextNo(queue), state: connection === 'online' && isFirst ? 'tried' : 'waiting' }
  }
  store.setState(({ fresh }) => ({ fresh: new Set([...fresh, made.key]) }))
  setTimeout(() => unfresh(made.key), freshFor[connection])
  show(made.key, inTurn())
  // what stood here before this page was opened has the lower numbers
  await firstRead
  // it may be taken back by then
  if (store.getState().queue.some(({ key }) => key === made.key)) await keep(inTurn())
}

/** It had no answer: it shows as waiting, and the button in its place can be pressed. */
export const showsAsWaiting = ({ key }: QueuedCommand): void =>
  void setTimeout(() => unfresh(key), Math.max(0, freshFor.offline - (sincePressHere(key) ?? freshFor.offline)))

const unfresh = (key: string): void =>
  store.setState(({ fresh }) => ({ fresh: new Set([...fresh].filter((one) => one !== key)) }))

/** Shown at once, and written. */
export async function keep(command: QueuedCommand): Promise<void> {
  show(command.key, command)
  await keptHere().outbox.put(command.key, command)
  isWritten(command.key, command)
}

export async function drop({ key }: Pick<QueuedCommand, 'key'>): Promise<void> {
  show(key, undefined)
  await keptHere().outbox.delete(key)
  isWritten(key, undefined)
}

/** What this tab shows and has not written yet; undefined: taken out. */
const unwritten = new Map<string, QueuedCommand | undefined>()

function show(key: string, command: QueuedCommand | undefined) {
  unwritten.set(key, command)
  showQueue(store.getState().queue)
}

/** Something newer of the same key may already be on its way. */
function isWritten(key: string, command: QueuedCommand | undefined) {
  if (unwritten.get(key) === command) unwritten.delete(key)
}

/** What is known to wait, with what this tab has not written yet. */
function showQueue(known: readonly QueuedCommand[]) {
  const all = new Map([...known.map((one) => [one.key, one] as const), ...unwritten])
  const queue = [...all.values()].filter((one) => one !== undefined)
  store.setState({ queue: queue.toSorted((one, other) => one.no - other.no) })
}

const othersThan = ({ key }: Pick<QueuedCommand, 'key'>): QueuedCommand[] =>
  store.getState().queue.filter((one) => one.key !== key)

/** Whether it still waits: another tab may have had the answer, or taken it out. */
export const isStillQueued = async ({ key }: Pick<QueuedCommand, 'key'>): Promise<boolean> =>
  (await keptHere().outbox.get(key)) !== undefined

export const sayNeedsLine = (one: NeedsLine): void => store.setState(({ refused }) => ({ refused: [...refused, one] }))

export const forgetNeedsLine = (key: string): void =>
  store.setState(({ refused }) => ({ refused: refused.filter((one) => one.key !== key) }))

let firstRead: Promise<void> | undefined

/** Reads what stands on the disk, and again whenever something was written. Returns what ends it. */
export function followKept(onRead: () => void): () => void {
  async function read() {
    showQueue(await keptHere().outbox.getAll())
    onRead()
  }
  firstRead = read()
  return keptHere().outbox.listen(() => void read())
}
