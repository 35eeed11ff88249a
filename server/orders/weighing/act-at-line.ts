import type { Transaction } from 'kysely'
import type { MessageResult } from '#server/messages/outbox.ts'
import { type LockedOrder, lockOrder } from '#server/orders/lock-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { announceBatches } from '#server/stock/batches/keep-batch-move.ts'
import { followLine } from '#server/stock/follow-line.ts'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, isWithoutPin } from '#shop/by.ts'
import { type WeighableLine, weighableStatuses } from '#shop/orders/line-moves.ts'
import { finalOf, mostOfOrder } from '#shop/orders/weighing/weighed-total.ts'
import type { Role, WrittenAct } from '#shop/staff/staff.ts'
import type { Landed } from '#shop/stock/stock-cell.ts'
import { followBatch, landedOnScale } from './batch-of-line.ts'
import { keepLineMove, type NewLineMove } from './keep-line-move.ts'
import { tellWeightsAnew } from './tell-weights.ts'
import { type LineOnScale, linesOnScale } from './weighing-store.ts'

/** Somebody of staff presses a button at a line. */
export interface LinePress {
  readonly orderId: string
  readonly lineNo: number
  /** the version of the line that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
  /** when it was pressed, as a device said that sent it later */
  readonly pressedAt?: number | undefined
  /** whom to tell, and the shop's name; undefined: nobody */
  readonly telling: BuyerTelling | undefined
  /** what the line is of, where the act moves fish */
  readonly fish?: Landed | undefined
}

/** An order whose line somebody wants to change: locked, with all its lines. */
export interface AtLine {
  readonly order: LockedOrder
  readonly line: LineOnScale
  readonly lines: readonly LineOnScale[]
}

export interface Changed {
  readonly changed: true
  readonly writing: MessageResult | undefined
}

/** Of a packed order its buyer knows the sum already: who came by a tap on their name alone shows their PIN first. */
export type PinNeeded = { readonly refused: 'pin-needed' }
export type NotThere = { readonly refused: 'no-such-order' | 'no-such-line' }

/** What is done at a line, once that is decided: its move, and what else belongs to it. */
interface LineChange {
  readonly move: NewLineMove
  /** another line replaces it from now on, of the same fish or another */
  readonly added?: { readonly line: LineOnScale; readonly fish: Landed | undefined }
  /** what the log of acts says of it besides */
  readonly noted?: object
  /** what the buyer is asked; returns what came of the message */
  readonly ask?: (made: { readonly no: number }) => Promise<MessageResult | undefined>
}

/**
 * Changes a line, if it is what the screen showed, and with it what the order comes to. The order is locked meanwhile: who
 * moves it, or weighs another line of it, comes before or after.
 */
export async function changeLine(
  tx: Transaction<Tables>,
  { order, line, lines }: AtLine,
  { move, added, ask }: LineChange,
  { by, at, telling, fish }: { by: By; at: number; telling: BuyerTelling | undefined; fish?: Landed | undefined },
): Promise<{ readonly after: LineOnScale; readonly writing: MessageResult | undefined }> {
  const after = await keepLineMove(tx, line, move, { by, at })
  const now = lines.map((one) => (one === line ? after : one))
  await followFish(tx, order.real, { line, move, added, by, at, fish })
  const settled = await settleOrder(tx, { order, lines: added ? [...now, added.line] : now, telling, at })
  const asked = await ask?.({ no: after.standing.version })
  await announce(tx, orderTopic(order.id))
  return { after, writing: asked ?? settled }
}

/** What it does to the fish of the line: of a try order nothing. */
async function followFish(
  tx: Transaction<Tables>,
  orderId: LockedOrder['real'],
  {
    line,
    move,
    added,
    fish,
    by,
    at,
  }: {
    line: LineOnScale
    move: NewLineMove
    added: LineChange['added'] | undefined
    fish: Landed | undefined
    by: By
    at: number
  },
): Promise<void> {
  if (orderId === undefined) return
  const batches = await followBatch(tx, { orderId, line }, move, { fish, by, at })
  await followLine(tx, {
    orderId,
    line: fishOf(line),
    move: move.move,
    landed: fish && landedOnScale(fish, move),
    added: added && { ...fishOf(added.line), fish: added.fish },
    batch: move.batch,
    fish,
    by,
    at,
  })
  await announceBatches(tx, batches)
}

const fishOf = ({ row: { line_no: lineNo, size, grams, quantity } }: LineOnScale) => ({ lineNo, size, grams, quantity })

/**
 * The customer of a packed order knows what it comes to, and sees it: a tap on a name changes nothing of it. Asked before anything
 * is kept under the key of the press: with the PIN the same press is done.
 */
export const needsPin = async (tx: Transaction<Tables>, { orderId, by }: { orderId: string; by: By }) =>
  isWithoutPin(by) && (await lockOrder(tx, orderId))?.status === 'Packed'

/** The same for a press of staff: decided, kept and written down once, however often it is sent. */
export async function actAtLine<Refused extends { readonly refused: string }>(
  tx: Transaction<Tables>,
  wanted: LinePress,
  {
    act,
    pressed,
    decide,
  }: {
    readonly act: WrittenAct
    /** what was asked, so that the same key with something else in it is refused */
    readonly pressed: object
    readonly decide: (at: AtLine) => Promise<LineChange | Refused> | LineChange | Refused
  },
): Promise<Changed | Refused | NotThere | PinNeeded | Repeated> {
  const { orderId, lineNo, at, telling, fish } = wanted
  const press = pressAtLine(wanted, pressed)
  if (await needsPin(tx, { orderId, by: press.by })) return { refused: 'pin-needed' }
  return once(tx, press, async (): Promise<Changed | Refused | NotThere> => {
    const there = await atLine(tx, orderId, lineNo)
    if ('refused' in there) return there
    const decided = await decide(there)
    if ('refused' in decided) return decided
    const { after, writing } = await changeLine(tx, there, decided, { by: press.by, at, telling, fish })
    await writeAct(tx, {
      ...press,
      act,
      at,
      before: noted(there.line),
      after: { ...noted(after), move: decided.move.move, ...decided.noted },
      reason: decided.move.reason,
    })
    return { changed: true, writing }
  })
}

/** A press at a line in the form in which it is done once. */
export const pressAtLine = (
  { orderId, lineNo, seen, key, by, at, pressedAt }: Omit<LinePress, 'telling'>,
  pressed: object,
): Press => ({
  key,
  thing: `order/${orderId}`,
  by: { staff: by.id, device: by.device },
  pressed: { lineNo, seen, ...pressed },
  pressedAt,
  heardAt: at,
})

/** The line, with its order locked. */
export async function atLine(tx: Transaction<Tables>, orderId: string, lineNo: number): Promise<AtLine | NotThere> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  const lines = await linesOnScale(tx, orderId)
  const line = lines.find(({ row }) => row.line_no === lineNo)
  return line === undefined ? { refused: 'no-such-line' } : { order, line, lines }
}

/** As the shop's rules look at it. */
export const asWeighable = ({ order, line: { ordered, most, tolerated, standing } }: AtLine): WeighableLine => ({
  ...ordered,
  most,
  tolerated,
  orderStatus: order.status,
  state: standing.state,
  version: standing.version,
  agreed: standing.agreed,
})

/** As the log of acts says it. */
const noted = ({ row, standing: { state, grams, price } }: LineOnScale) => ({
  line: row.line_no,
  state,
  ...(grams === undefined ? {} : { grams }),
  ...(price === undefined ? {} : { paise: price }),
})

/** What the order comes to since one of its lines changed. Who packed it and told the buyer a sum tells them the new one. */
async function settleOrder(
  tx: Transaction<Tables>,
  {
    order,
    lines,
    telling,
    at,
  }: { order: LockedOrder; lines: readonly LineOnScale[]; telling: BuyerTelling | undefined; at: number },
): Promise<MessageResult | undefined> {
  const final = finalOf(lines, order.status)
  const settled = await settle(tx, { orderId: order.id, at, most: mostOfOrder(lines), final: final ?? null })
  if (settled.numAffectedRows !== 1n) throw new Error(`order ${order.id} was moved while it was locked`)
  if (order.status !== 'Packed' || telling === undefined || (final ?? null) === order.final_paise) return undefined
  return tellWeightsAnew(tx, { order, lines, final, telling, at })
}

const settle = prepared(
  (tx, { orderId, at, most, final }: { orderId: string; at: number; most: number; final: number | null }) =>
    tx
      .updateTable('orders')
      .set((row) => ({ version: row('version', '+', 1), changed_at: at, most_paise: most, final_paise: final }))
      .where('id', '=', orderId)
      .where('status', 'in', weighableStatuses),
)
