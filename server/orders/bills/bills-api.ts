import type { Kysely } from 'kysely'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { Refusal } from '#server/http/refusal.ts'
import { barcodeOf } from '#server/orders/barcode.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { orderFrom } from '#server/orders/line-address.ts'
import { lastMovesOf } from '#server/orders/order-moves-store.ts'
import { staffOrderView } from '#server/orders/staff-order-view.ts'
import { everybodyOfStaff, orderById } from '#server/orders/staff-orders-store.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { codesOf } from '#server/orders/weighing/weighed-api.ts'
import { type LineOnScale, linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { asOnBoard, labelWeightOf, weighingOf } from '#server/orders/weighing/weighing-view.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import { qrOfAddress } from '#server/staff/qr.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { landingsOf } from '#server/stock/batches/landings.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Identity, sampleIdentity } from '#shop/accounts/identity.ts'
import { type Actor, actorIn } from '#shop/by.ts'
import type { Landing } from '#shop/catalogue/landing.ts'
import { isWholeFish } from '#shop/catalogue/piece.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { orderedGrams } from '#shop/catalogue/weighed-price.ts'
import { type Language, languageOf } from '#shop/languages.ts'
import { shopDay } from '#shop/moment.ts'
import { paise } from '#shop/money.ts'
import { billedPrice, billedSums, leftOf, standingOf, toPayOf } from '#shop/orders/bills/bills.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'
import { taxOf } from '#shop/orders/bills/tax.ts'
import { givenFree } from '#shop/orders/line-moves.ts'
import { isSettled, type LineState } from '#shop/orders/line-status.ts'
import { packNumber } from '#shop/orders/order-number.ts'
import { may } from '#shop/staff/staff.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { Bill, BilledLineView, Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { lastReason } from '#shop/words/messages/weight-messages.ts'
import { billedLine } from './billed-line.ts'
import type { BillsDeps } from './bills-deps.ts'
import { billsOf, type StoredBill } from './bills-store.ts'
import { printedAt, printedByPrinter } from './print-paper.ts'

/** The papers of an order: slip, labels and bill, and what is credited on a bill. */
export function openBills(door: StaffDoor, deps: BillsDeps): void {
  const {
    database: { read, run },
    now,
  } = deps

  door.open(staffCalls.slip, async ({ params, staff }) => ({ body: await paper('slip', params.id, staff) }))
  door.open(staffCalls.labels, async ({ params, staff }) => ({ body: await paper('labels', params.id, staff) }))

  door.open(staffCalls.bills, async ({ params, staff }) => {
    const orderId = orderFrom(params.id)
    const bills = await billsOf(read, orderId)
    const printed = await printedOrder(deps, orderId, {
      paper: 'bill',
      staff,
      taxedAt: standingOf(bills)?.drawnAt ?? now(),
    })
    if (printed === undefined) throw notThere()
    return { body: { ...printed, bills: billViews(bills) } }
  })

  door.open(staffCalls.creditBuyer, async ({ params, wanted, staff }) => {
    const orderId = orderFrom(params.id)
    const by = { staff: staff.staffId, device: staff.deviceId }
    const telling = await tellingOf(deps, orderId)
    const left = notOtherPress(
      await run.creditBuyer({ ...wanted, lineNo: wanted.lineNo ?? null, orderId, telling, by, at: now() }),
    )
    if ('refused' in left) throw new Refusal(left.refused === 'credit-too-much' ? 409 : 404, left)
    return { body: { bills: billViews(await billsOf(read, orderId)) } }
  })

  door.open(staffCalls.printPaper, async ({ params, wanted: { key, paper: wanted }, staff }) => {
    if (wanted === 'bill' && !may(staff.role, 'see-bills')) throw new Refusal(403, { refused: 'not-your-act' })
    const by = { staff: staff.staffId, device: staff.deviceId }
    const printing = notOtherPress(
      await run.printPaper({ orderId: orderFrom(params.id), paper: wanted, key, by, at: now() }),
    )
    if ('refused' in printing) throw notThere()
    // A press that comes again has been counted: the paper it was for was the first to say so.
    return { body: { timesPrinted: 'repeated' in printing ? 0 : printing.timesPrinted } }
  })

  async function paper(which: 'slip' | 'labels', id: string | undefined, staff: StaffAsking) {
    const printed = await printedOrder(deps, orderFrom(id), { paper: which, staff, taxedAt: now() })
    if (printed === undefined) throw notThere()
    const { billTo: _, ...rest } = printed
    return rest
  }
}

const billViews = (bills: readonly StoredBill[]): Bill[] =>
  bills.map((bill) => billView(bill, bill === standingOf(bills)))

const billView = (bill: StoredBill, isStanding: boolean): Bill => ({
  number: bill.number,
  drawnAt: bill.drawnAt,
  totalPaise: bill.total,
  roundingPaise: bill.rounding,
  leftPaise: leftOf(bill),
  isStanding,
  gstin: bill.gstin,
  creditNotes: bill.creditNotes.map(({ number, drawnAt, credited, lineNo, cause, reason }) => ({
    number,
    drawnAt,
    paise: credited,
    ...(lineNo === undefined ? {} : { lineNo }),
    cause,
    reason,
  })),
})

const notThere = () => new Refusal(404, { refused: 'no-such-order' })

interface Wanted {
  readonly paper: Paper
  /** who looks at it */
  readonly staff: Pick<StaffAsking, 'staffId' | 'role' | 'language'>
  /** the day of the tax; now, where there is no bill */
  readonly taxedAt: number
}

export type PrintedDeps = Pick<BillsDeps, 'snapshot' | 'settings' | 'now'> & {
  readonly database: Pick<BillsDeps['database'], 'read'>
}

/** An order as its papers show it; undefined where there is none. Who may see no sums and no buyers gets none. */
export async function printedOrder(
  { database: { read }, snapshot, settings: { identity, publicUrl }, now }: PrintedDeps,
  orderId: string,
  { paper, staff, taxedAt }: Wanted,
): Promise<(Printed & { readonly billTo: BillTo; readonly lines: BilledLineView[] }) | undefined> {
  const row = await orderById(read, orderId)
  const own = await paperOrderOf(read, orderId)
  if (row === undefined || own === undefined) return undefined
  const everybody = await everybodyOfStaff(read)
  const names = new Map(everybody.map((one) => [one.id, one]))
  const onScale = await linesOnScale(read, orderId)
  const packed = await packedBy(read, orderId)
  const landings = await landingsOf(read, codesOf(onScale))
  const language = languageOf(row.language)
  const byPrinter = await printedByPrinter(read, orderId)
  const byBrowser = await printedAt(read, orderId, paper)
  const catalogue = snapshot.current(language)
  const lines = onScale.map((line) =>
    printedLine(line, {
      labels: byPrinter.labels,
      labelsAt: paper === 'labels' ? byBrowser : [],
      orderNumber: row.number,
      packed,
      nameOf: (id) => names.get(id)?.name ?? '',
      catalogue,
      landings,
      language,
      at: taxedAt,
    }),
  )
  const sums = billedSums(onScale.map(billedLine), own.final_paise === null ? null : paise(own.final_paise))
  const bills = await drawnBillsOf(read, [orderId])
  const by = { id: staff.staffId, role: staff.role }
  // the paper is in its buyer's language, the order beside it in the viewer's
  const spoken = { catalogue: snapshot.current(staff.language), language: staff.language }
  const looking = { by, now: now(), names, ...spoken, bills }
  const { due, credited } = toPayOf(sums.total, bills.get(orderId) ?? [])
  return {
    now: now(),
    language,
    order: staffOrderView(row, onScale.map(asOnBoard), (await lastMovesOf(read, [orderId])).get(orderId), looking),
    lines,
    seller: sellerOf(identity),
    barcode: barcodeOf(row.number),
    catches: [...landings.keys()].map((code) => {
      const address = `${new URL(publicUrl).origin}/catch/${code}`
      return { code, address, ...qrOfAddress(address) }
    }),
    isFinal: own.final_paise !== null || onScale.every(({ standing }) => isSettled(standing.state)),
    timesPrinted: byBrowser.length + (paper === 'slip' ? byPrinter.slips : 0),
    billTo: billToIn(own.billing_json),
    ...(may(staff.role, 'see-sums')
      ? {
          totalPaise: sums.total,
          roundingPaise: sums.rounding,
          mostPaise: own.most_paise ?? own.total_paise,
          creditedPaise: credited,
          duePaise: due,
        }
      : {}),
  }
}

const sellerOf = ({ legalName, address, phone, fssai }: Identity): Printed['seller'] => ({
  name: legalName,
  address,
  phone,
  fssai,
  isSample: fssai === sampleIdentity.fssai,
})

type BillTo = { readonly name: string; readonly lines: string[] }

function billToIn(json: string): BillTo {
  const {
    firstName,
    lastName,
    addressLine1,
    streetAddress,
    landmark = '',
    city,
    pincode,
  } = JSON.parse(json) as AddressView
  const lines = [addressLine1, streetAddress, landmark, `${city} ${pincode}`.trim()]
  return { name: `${firstName} ${lastName}`.trim(), lines: lines.filter((line) => line !== '') }
}

interface AroundLine {
  /** how often the label of a line came out of the shop's printer */
  readonly labels: ReadonlyMap<number, number>
  /** when a browser printed those of all lines that had one by then */
  readonly labelsAt: readonly number[]
  readonly orderNumber: string
  readonly packed: Awaited<ReturnType<typeof packedBy>>
  readonly nameOf: (staffId: string) => string
  /** in its language */
  readonly catalogue: Catalogue
  /** where the batches of its lines were landed */
  readonly landings: ReadonlyMap<string, Landing>
  /** of the order */
  readonly language: Language
  /** the day of its tax class */
  readonly at: number
}

/** A line as slip, label and bill print it. */
function printedLine(line: LineOnScale, around: AroundLine): BilledLineView {
  const { orderNumber, packed, nameOf, catalogue, landings, at } = around
  const { row, ordered, standing, moves } = line
  const product = everyProductById(catalogue, row.product_id)
  const tax = product && taxOf(product, shopDay(at))
  const weighing = weighingOf(line)
  const packing = weighing ?? packed
  const billed = billedLine(line)
  const landing = landings.get(row.batch ?? '')
  return {
    lineNo: row.line_no,
    productId: row.product_id,
    ...namesOf(row.title, titleOfLine({ productId: row.product_id, title: row.title }, around).title, {
      language: around.language,
      marathi: product === undefined ? '' : speciesNamed(catalogue, product.species).marathi,
    }),
    size: row.size,
    weight: row.weight,
    quantity: row.quantity,
    ...(isWholeFish(product, { ...ordered, size: row.size }) ? { isWholeFish: true } : {}),
    cleaning: row.cleaning ?? '',
    labelWeight: labelWeightOf(line),
    orderedGrams: orderedGrams(ordered),
    packGrams: ordered.grams,
    ratePaise: ordered.rate,
    orderedPaise: billed.ordered,
    mostPaise: line.most,
    state: stateOf(standing.state),
    grams: orderedGrams(ordered),
    ...asWeighed(line),
    pricePaise: billedPrice(billed),
    reason: lastReason(moves),
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
    ...(row.agreed_paise === null ? {} : { isAgreed: true }),
    ...(landing === undefined || row.batch === null ? {} : { landed: { code: row.batch, ...landing } }),
    packer: packing === undefined ? '' : firstNameOf(nameIn(packing.by, nameOf)),
    ...(packing === undefined ? {} : { weighedAt: packing.at }),
    hsn: tax?.hsn ?? '',
    taxPercent: tax?.percent ?? 0,
    barcode: barcodeOf(packNumber(orderNumber, row.line_no)),
    timesPrinted: timesLabelled(line, around),
  }
}

/** What lay on the scale, and what of it is given free; nothing as long as it was not weighed. */
function asWeighed(line: LineOnScale): Pick<BilledLineView, 'grams' | 'freeGrams' | 'source'> | undefined {
  const { ordered, standing, moves, most, tolerated } = line
  if (standing.state !== 'weighed' || standing.grams === undefined) return undefined
  const freeGrams = givenFree(
    { ...ordered, most, tolerated, agreed: standing.agreed },
    moves.at(-1)?.move,
    standing.grams,
  )
  const source = weighingOf(line)?.source
  return {
    grams: standing.grams,
    ...(freeGrams > 0 ? { freeGrams } : {}),
    ...(source === undefined ? {} : { source }),
  }
}

/** How often the label of a line was printed: a browser prints those of all lines that have one at that moment. */
function timesLabelled({ row, moves }: LineOnScale, { labels, labelsAt }: AroundLine): number {
  const from = moves.find(({ move }) => move === 'weigh' || move === 'give' || move === 'agree')?.at ?? 0
  return (labels.get(row.line_no) ?? 0) + labelsAt.filter((at) => at >= from).length
}

/** Where the fish has no name in the language of the order, it stands as on an English one. */
const namesOf = (
  english: string,
  title: string,
  { language, marathi }: { language: Language; marathi: string },
): Pick<PrintedLine, 'title' | 'titleIn' | 'otherName' | 'otherIn'> =>
  title === english
    ? { title, titleIn: 'en', otherName: marathi, otherIn: 'mr' }
    : { title, titleIn: language, otherName: english, otherIn: 'en' }

const stateOf = (state: LineState): PrintedLine['state'] => (isSettled(state) ? state : 'as-ordered')

const nameIn = (by: Actor, nameOf: AroundLine['nameOf']): string => (by.who === 'staff' ? nameOf(by.id) : '')

const firstNameOf = (name: string): string => name.split(' ')[0] ?? ''

type Read = Kysely<Tables>

/** What papers say of an order beside what the board shows. */
const paperOrderOf = (read: Read, id: string) =>
  read
    .selectFrom('orders')
    .select(['billing_json', 'most_paise', 'final_paise', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Who packed it last, for a line without a weighing. */
async function packedBy(read: Read, orderId: string): Promise<{ readonly by: Actor; readonly at: number } | undefined> {
  const row = await read
    .selectFrom('order_moves')
    .select(['moved_by', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('move', '=', 'pack')
    .orderBy('move_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { by: actorIn(row.moved_by), at: row.moved_at }
}
