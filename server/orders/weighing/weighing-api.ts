import { picturesNamed } from '#server/catalogue/pictures/pictures-store.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { lineFrom, orderFrom } from '#server/orders/line-address.ts'
import { movesOf } from '#server/orders/order-moves-store.ts'
import { lineToKeep } from '#server/orders/placing-api.ts'
import { areaOf, staffOrderView } from '#server/orders/staff-order-view.ts'
import { everybodyOfStaff, orderById } from '#server/orders/staff-orders-store.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { wishesFromRow } from '#server/orders/wishes-row.ts'
import { hashOfToken, newId } from '#server/settings/secrets.ts'
import type { SmsSettings } from '#server/settings/sms-settings.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { batchesToCut } from '#server/stock/batches/batches-store.ts'
import { fishOfLine, landedOf } from '#server/stock/fish-of-line.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { orderLineOf } from '#shop/cart/order-lines.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { shopDay } from '#shop/moment.ts'
import { type Paise, paise } from '#shop/money.ts'
import { pressedAt } from '#shop/orders/late-press.ts'
import { mostOfOrder, totalSoFar } from '#shop/orders/weighing/weighed-total.ts'
import { may } from '#shop/staff/staff.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { LinePress } from './act-at-line.ts'
import type { LineActResult } from './refusals-at-line.ts'
import { answerRefused } from './refusals-at-line.ts'
import type { weighingCommands } from './weighing-commands.ts'
import { besideWeighings, type LineOnScale, linesOnScale, waitingForScale } from './weighing-store.ts'
import { asOnBoard, picturesOf, replacementsFor, weighedLineView } from './weighing-view.ts'

export interface WeighingDeps {
  readonly database: Runs<typeof weighingCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: {
    readonly identity: Pick<Identity, 'name' | 'phone'>
    readonly publicUrl: string
    readonly mostInCash: Paise
    readonly sms: Pick<SmsSettings, 'gateway'>
  }
  readonly now: () => number
  readonly messaging: Messaging
}

/** An order on the scale, as this person may see it. */
export type WholeWeighing = (orderId: string, staff: StaffAsking) => Promise<Weighing>

/** The orders on the scale: staff weigh their lines, and choose what becomes of those that are not as ordered. */
export function openWeighing(door: StaffDoor, deps: WeighingDeps): { readonly whole: WholeWeighing } {
  const { database, snapshot, settings, now, messaging } = deps
  const { read, run } = database
  const sendsSms = settings.sms.gateway !== 'file'

  door.open(staffCalls.weighing, async ({ params, staff }) => ({ body: await whole(orderFrom(params.id), staff) }))

  door.open(staffCalls.weighLine, async ({ params, wanted, staff }) => {
    const { raw = '', reason = '', isSure = false, over, batch, otherGrams, waited, ...weighed } = wanted
    const token = newId()
    const press = {
      ...(await pressOf(params, staff, waited)),
      ...weighed,
      raw,
      reason,
      isSure,
      over,
      otherGrams,
    }
    const fish = await fishOfLine(read, snapshot.current(), press)
    const more = { fish, batch: batch && (parseBatchCode(batch) ?? batch), token, tokenHash: hashOfToken(token) }
    return settled(await run.weighLine({ ...press, ...more }), press, staff)
  })

  door.open(staffCalls.giveRest, async ({ params, wanted, staff }) => {
    const press = { ...(await pressOf(params, staff)), ...wanted }
    return settled(await run.giveRest(press), press, staff)
  })

  door.open(staffCalls.noteAnswer, async ({ params, wanted, staff }) => {
    const press = { ...(await pressOf(params, staff)), ...wanted }
    return settled(await run.noteAnswer(press), press, staff)
  })

  door.open(staffCalls.leaveOutLine, async ({ params, wanted: { reason = '', waited, ...wanted }, staff }) => {
    const press = { ...(await pressOf(params, staff, waited)), ...wanted, reason }
    return settled(await run.leaveOutLine(press), press, staff)
  })

  door.open(staffCalls.replaceLine, async ({ params, wanted: { reason = '', ...wanted }, staff }) => {
    const press = { ...(await pressOf(params, staff)), ...wanted, reason }
    const line = (await linesOnScale(read, press.orderId)).find(({ row }) => row.line_no === press.lineNo)
    const possible = line === undefined ? [] : replacementsFor(line, snapshot.current())
    const fish = await fishOfLine(read, snapshot.current(), press)
    return settled(await run.replaceLine({ ...press, possible, fish }), press, staff)
  })

  door.open(staffCalls.replaceAgreed, async ({ params, wanted, staff }) => {
    const { item, saidYes = false, mostPaise, orderMostPaise, ...press } = wanted
    const pressed = { ...(await pressOf(params, staff)), ...press }
    const line = orderLineOf(snapshot.current(), item)
    const left = await run.replaceAgreed({
      ...pressed,
      fish: await fishOfLine(read, snapshot.current(), pressed),
      offered: 'wrong' in line ? undefined : { line: lineToKeep(line), fish: landedOf(line.product) },
      sent: { item, saidYes, mostPaise, orderMostPaise },
      saidYes,
      mostSaid: paise(mostPaise),
      mostInCash: settings.mostInCash,
      orderMostSaid: orderMostPaise === undefined ? undefined : paise(orderMostPaise),
    })
    return settled(left, pressed, staff)
  })

  return { whole }

  async function pressOf(
    params: Readonly<Record<string, string>>,
    staff: StaffAsking,
    waited?: number,
  ): Promise<Pressing> {
    const orderId = orderFrom(params.id)
    const at = now()
    return {
      orderId,
      lineNo: lineFrom(params.line),
      by: { id: staff.staffId, role: staff.role, device: staff.deviceId },
      at,
      pressedAt: pressedAt(at, waited),
      telling: await tellingOf(deps, orderId),
    }
  }

  async function settled(left: LineActResult, { orderId }: Pick<LinePress, 'orderId'>, staff: StaffAsking) {
    if ('writing' in left) messaging.settle(left.writing)
    const body = await whole(orderId, staff)
    if ('refused' in left) throw answerRefused(left, body)
    return { body }
  }

  async function whole(orderId: string, staff: StaffAsking): Promise<Weighing> {
    const row = await orderById(read, orderId)
    if (row === undefined) throw notThere()
    const at = now()
    const everybody = await everybodyOfStaff(read)
    const names = new Map(everybody.map((one) => [one.id, one]))
    const { language } = staff
    const [catalogue, english] = [snapshot.current(language), snapshot.current()]
    const bills = await drawnBillsOf(read, [orderId])
    const looking = { by: { id: staff.staffId, role: staff.role }, now: at, names, catalogue, language, bills }
    const last = (await movesOf(read, orderId)).at(-1)
    const lines = await linesOnScale(read, orderId)
    const beside = await besideWeighings(read, orderId)
    const today = shopDay(at)
    const pictures = await picturesNamed(read, picturesOf(lines, english))
    const waiting = await waitingForScale(read, orderId)
    const batches = await batchesToCut(read, { species: kindsOf(lines, catalogue), today })
    return {
      now: at,
      order: staffOrderView(row, lines.map(asOnBoard), last, looking),
      lines: lines.map((line) =>
        weighedLineView(line, { ...looking, english, pictures, beside, sendsSms, batches, today }),
      ),
      ifMissing: wishesFromRow(row).ifMissing,
      waiting: waiting.map(waitingView),
      ...(may(staff.role, 'see-sums') ? { totalPaise: totalSoFar(lines).total, mostPaise: mostOfOrder(lines) } : {}),
    }
  }
}

const waitingView = ({
  id,
  number,
  shipping_json: shipping,
  items,
  grams,
}: Awaited<ReturnType<typeof waitingForScale>>[number]): Weighing['waiting'][number] => ({
  id,
  number,
  area: areaOf((JSON.parse(shipping) as AddressView).pincode),
  // PostgreSQL counts in its widest numbers, which come as text
  items: Number(items),
  grams: Number(grams),
})

const kindsOf = (lines: readonly LineOnScale[], catalogue: Catalogue): string[] => [
  ...new Set(lines.flatMap(({ row }) => everyProductById(catalogue, row.product_id)?.species ?? [])),
]

type Pressing = Omit<LinePress, 'seen' | 'key'>

const notThere = () => new Refusal(404, { refused: 'no-such-order' })
