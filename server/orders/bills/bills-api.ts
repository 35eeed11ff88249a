import { Refusal } from '#server/http/refusal.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { leftOf, standingOf } from '#shop/orders/bills/bills.ts'
import { isId } from '#shop/id.ts'
import { may } from '#shop/staff/staff.ts'
import type { Bill } from '#shop/wire/staff/bills.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { BillsDeps } from './bills-deps.ts'
import { billsOf, type KeptBill } from './bills-store.ts'
import { printedOrder } from './printed-order.ts'

/** The papers of an order: slip, labels and bill, and what is credited on a bill. */
export function openBills(door: StaffDoor, deps: BillsDeps): void {
  const {
    database: { read, run },
    now,
  } = deps

  door.open(staffCalls.slip, async ({ params, staff }) => ({ body: await paper('slip', params.id, staff) }))
  door.open(staffCalls.labels, async ({ params, staff }) => ({ body: await paper('labels', params.id, staff) }))

  door.open(staffCalls.bills, async ({ params, staff }) => {
    const orderId = idFrom(params.id)
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
    const orderId = idFrom(params.id)
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
      await run.printPaper({ orderId: idFrom(params.id), paper: wanted, key, by, at: now() }),
    )
    if ('refused' in printing) throw notThere()
    // A press that comes again has been counted: the paper it was for was the first to say so.
    return { body: { timesPrinted: 'repeated' in printing ? 0 : printing.timesPrinted } }
  })

  async function paper(which: 'slip' | 'labels', id: string | undefined, staff: StaffAsking) {
    const printed = await printedOrder(deps, idFrom(id), { paper: which, staff, taxedAt: now() })
    if (printed === undefined) throw notThere()
    const { billTo: _, ...rest } = printed
    return rest
  }
}

const billViews = (bills: readonly KeptBill[]): Bill[] =>
  bills.map((bill) => billView(bill, bill === standingOf(bills)))

const billView = (bill: KeptBill, isStanding: boolean): Bill => ({
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

function idFrom(typed = ''): string {
  if (!isId(typed)) throw notThere()
  return typed
}

const notThere = () => new Refusal(404, { refused: 'no-such-order' })
