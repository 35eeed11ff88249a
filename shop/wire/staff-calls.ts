import type * as v from 'valibot'
import { actCalls } from './staff/acts.ts'
import { deskAreaCalls } from './staff/area.ts'
import { attentionCalls } from './staff/attention.ts'
import { batchCalls } from './staff/batches.ts'
import { billCalls } from './staff/bills.ts'
import { catalogueCalls } from './staff/catalogue.ts'
import { certificateCalls } from './staff/certificate.ts'
import { closingCalls } from './staff/closing.ts'
import { deskComplaintCalls } from './staff/complaints.ts'
import { deviceCalls } from './staff/devices.ts'
import { firstRunCalls } from './staff/first-run.ts'
import { openingCalls } from './staff/opening.ts'
import { orderCalls } from './staff/orders.ts'
import { orderByStaffCalls } from './staff/orders-by-staff.ts'
import { ownCalls } from './staff/own.ts'
import { peopleCalls } from './staff/people.ts'
import { pictureCalls } from './staff/pictures.ts'
import { printerCalls } from './staff/printers.ts'
import { rateCalls } from './staff/rates.ts'
import { requestCalls } from './staff/requests.ts'
import { deskReviewCalls } from './staff/reviews.ts'
import { roundCalls } from './staff/rounds.ts'
import { scaleCalls } from './staff/scale.ts'
import { deskShopperCalls } from './staff/shoppers.ts'
import { signInCalls } from './staff/sign-in.ts'
import { slotCalls } from './staff/slots.ts'
import { stockCalls } from './staff/stock.ts'
import { tickCalls } from './staff/ticks.ts'
import { tryOrderCalls } from './staff/try-order.ts'
import { weighingCalls } from './staff/weighing.ts'
import { yieldCalls } from './staff/yields.ts'

/** Every call of the counter. Apart from the shopper's, so that no shopper loads a byte of it. */
export const staffCalls = {
  ...ownCalls,
  ...deskReviewCalls,
  ...deskComplaintCalls,
  ...requestCalls,
  ...deskAreaCalls,
  ...deskShopperCalls,
  ...signInCalls,
  ...peopleCalls,
  ...deviceCalls,
  ...certificateCalls,
  ...actCalls,
  ...orderCalls,
  ...orderByStaffCalls,
  ...roundCalls,
  ...weighingCalls,
  ...tickCalls,
  ...billCalls,
  ...scaleCalls,
  ...attentionCalls,
  ...printerCalls,
  ...openingCalls,
  ...firstRunCalls,
  ...tryOrderCalls,
  ...rateCalls,
  ...stockCalls,
  ...batchCalls,
  ...yieldCalls,
  ...pictureCalls,
  ...catalogueCalls,
  ...slotCalls,
  ...closingCalls,
} as const

/** What the stream of changes says: a topic of the shop changed. The screen then fetches what it shows of it. */
export const changesPath = '/counter/api/changes'

/** What the stream says every few seconds, so that silence can be told from a quiet shop. */
export const beatEvent = 'beat'

export interface ChangeHeard {
  readonly topic: string
  readonly version: number
}

export type StaffCallName = keyof typeof staffCalls
export type StaffSends<Name extends StaffCallName> = v.InferInput<(typeof staffCalls)[Name]['takes']>
export type StaffGives<Name extends StaffCallName> = v.InferOutput<(typeof staffCalls)[Name]['gives']>
