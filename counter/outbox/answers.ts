import * as v from 'valibot'
import type { Answer } from '#browser/read-answer.ts'
import { doneAtLine, lastDone } from '#counter/acts/moved-in-words.ts'
import { staffApi } from '#counter/api.ts'
import type { Sorting } from '#shop/orders/round.ts'
import { minutes } from '#shop/time.ts'
import { type StaffOrder, type StaffOrderMove, staffOrder } from '#shop/wire/staff/orders.ts'
import { type Weighing, weighingCalls } from '#shop/wire/staff/weighing.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import type { Kind, QueuedCommand } from './kept.ts'
import { waitedFor } from './waited.ts'

/** An order as the shop has answered with it. */
export interface OrderNews {
  readonly order: StaffOrder
  readonly moves?: readonly StaffOrderMove[]
  readonly now?: number
  /** where the command was at the scale */
  readonly weighing?: Weighing
}

/** What came of a press: of a tick, how all ticks stand, of a sorted round its stops. */
export type News = OrderNews | { readonly ticks: StaffGives<'tickLine'>; readonly pressed: QueuedCommand } | Sorting

/** How things stand because somebody was faster. */
interface Faster {
  readonly news: OrderNews
  /** what they did, in words; left out where nothing was done since the press that the screen had not shown */
  readonly told?: { readonly what: string; readonly at: number }
  /** they did the very same, and it stands */
  readonly isSame?: boolean
}

/** Those whose call takes how long they waited. */
const saysWaited: ReadonlySet<Kind> = new Set(['moveOrder', 'weighLine', 'leaveOutLine'])

/** How a command is sent under its key; undefined where this page cannot read it, as what another version of it has kept. */
export function sendingOf(command: QueuedCommand): Sending | undefined {
  const { key, kind, order, line = 0, body } = command
  if (kind === undefined) return undefined
  if (kind === 'tickLine') return sendingOfTick(command)
  if (kind === 'sortRound') return sendingOfSort(command)
  const read = v.safeParse(staffCalls[kind].takes, { ...body, key })
  if (!read.success) return undefined
  return async () => {
    const waited = waitedFor(command)
    const sent = { ...read.output, ...(waited >= minutes(1) && saysWaited.has(kind) ? { waited } : {}) }
    if (kind === 'moveOrder' || kind === 'undoMove') return staffApi(kind, { params: { id: order }, body: sent })
    const answer = await staffApi(kind, { params: { id: order, line }, body: sent })
    return answer.ok ? { ok: true, body: newsOf(answer.body) } : answer
  }
}

function sendingOfTick(command: QueuedCommand): Sending | undefined {
  const { key, order, line = 0, body } = command
  const read = v.safeParse(staffCalls.tickLine.takes, { ...body, key })
  if (!read.success) return undefined
  return async () => {
    const waited = waitedFor(command)
    const sent = { ...read.output, ...(waited >= minutes(1) ? { waited } : {}) }
    const answer = await staffApi('tickLine', { params: { id: order, line }, body: sent })
    return answer.ok ? { ok: true, body: { ticks: answer.body, pressed: command } } : answer
  }
}

function sendingOfSort({ key, body }: QueuedCommand): Sending | undefined {
  const read = v.safeParse(staffCalls.sortRound.takes, { ...body, key })
  return read.success ? () => staffApi('sortRound', { body: read.output }) : undefined
}

type Sending = () => Promise<Answer<News>>

const newsOf = (weighing: Weighing): OrderNews => ({ order: weighing.order, now: weighing.now, weighing })

/** Who was faster, as a refusal says it; undefined where nobody was. */
export function fasterIn(command: QueuedCommand, more: object): Faster | undefined {
  const { line, body } = command
  return line === undefined ? fasterAtOrder(command, more) : fasterAtLine({ line, seen: body['seen'] }, more)
}

/** An order that stands as it was seen: nobody was faster, and the shop's own sentence says why. */
function fasterAtOrder(command: QueuedCommand, more: object): Faster | undefined {
  const read = v.safeParse(v.object({ order: staffOrder }), more)
  if (!read.success || read.output.order.version === command.body['seen']) return undefined
  const { order } = read.output
  const { last } = order
  // what changed since may be no move: the one before is not what stood against it
  if (command.movedAt !== undefined && last.at <= command.movedAt) return { news: { order } }
  return { news: { order }, told: { what: lastDone(last), at: last.at }, isSame: isAsWanted(command, order) }
}

/** Whether the last that was done is what was pressed. An undo is of one move: what was undone after that is another. */
const isAsWanted = (
  { kind, body, rider }: QueuedCommand,
  { version, last: { move, reason }, rider: outWith }: StaffOrder,
): boolean =>
  kind === 'undoMove'
    ? move === 'undo' && version === Number(body['seen']) + 1
    : move === body['move'] && reason === (body['reason'] ?? '') && (rider === undefined || rider.id === outWith?.id)

function fasterAtLine({ line, seen }: { line: number; seen: unknown }, more: object): Faster | undefined {
  const read = v.safeParse(weighingCalls.weighing.gives, more)
  if (!read.success) return undefined
  const fresh = read.output.lines.find(({ lineNo }) => lineNo === line)
  const last = fresh?.moves.at(-1)
  if (fresh?.version === seen || last === undefined) return undefined
  return { news: newsOf(read.output), told: { what: doneAtLine(last), at: last.at } }
}
