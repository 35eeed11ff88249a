import { landingsOf } from '#server/stock/batches/landings.ts'
import { barcodeOf } from '#server/orders/barcode.ts'
import { lastMovesOf } from '#server/orders/order-moves-store.ts'
import { staffOrderView } from '#server/orders/staff-order-view.ts'
import { everybodyOfStaff, orderById } from '#server/orders/staff-orders-store.ts'
import type { StaffAsking } from '#server/staff/staff-door.ts'
import { qrOf } from '#server/staff/qr.ts'
import { codesOf } from '#server/orders/weighing/weighed-api.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { asOnBoard } from '#server/orders/weighing/weighing-view.ts'
import { billedSums, toPayOf } from '#shop/orders/bills/bills.ts'
import { type Identity, sampleIdentity } from '#shop/accounts/identity.ts'
import { isSettled } from '#shop/orders/line-status.ts'
import { languageOf } from '#shop/languages.ts'
import { paise } from '#shop/money.ts'
import type { Paper } from '#shop/orders/bills/papers.ts'
import { may } from '#shop/staff/staff.ts'
import type { Address } from '#shop/wire/address.ts'
import type { BilledLine, Printed } from '#shop/wire/staff/bills.ts'
import { billedLine } from './billed-line.ts'
import type { BillsDeps } from './bills-deps.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { timesPrinted } from './print-paper.ts'
import { printedLine } from './printed-line.ts'
import { packedBy, paperOrderOf } from './printed-store.ts'

interface Wanted {
  readonly paper: Paper
  readonly staff: StaffAsking
  /** the day of the tax; now, where there is no bill */
  readonly taxedAt: number
}

/** An order as its papers show it; undefined where there is none. Who may see no sums and no buyers gets none. */
export async function printedOrder(
  { database: { read }, snapshot, settings: { identity, publicUrl }, now }: BillsDeps,
  orderId: string,
  { paper, staff, taxedAt }: Wanted,
): Promise<(Printed & { readonly billTo: BillTo; readonly lines: BilledLine[] }) | undefined> {
  const row = await orderById(read, orderId)
  const own = await paperOrderOf(read, orderId)
  if (row === undefined || own === undefined) return undefined
  const everybody = await everybodyOfStaff(read)
  const names = new Map(everybody.map((one) => [one.id, one]))
  const onScale = await linesOnScale(read, orderId)
  const packed = await packedBy(read, orderId)
  const landings = await landingsOf(read, codesOf(onScale))
  const language = languageOf(row.language)
  const catalogue = snapshot.current(language)
  const lines = onScale.map((line) =>
    printedLine(line, {
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
      return { code, address, qr: qrOf(address) }
    }),
    isFinal: own.final_paise !== null || onScale.every(({ standing }) => isSettled(standing.state)),
    timesPrinted: await timesPrinted(read, orderId, paper),
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
  const { firstName, lastName, addressLine1, streetAddress, landmark = '', city, pincode } = JSON.parse(json) as Address
  const lines = [addressLine1, streetAddress, landmark, `${city} ${pincode}`.trim()]
  return { name: `${firstName} ${lastName}`.trim(), lines: lines.filter((line) => line !== '') }
}
