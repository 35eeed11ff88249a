import type * as v from 'valibot'
import { deskAreaCalls } from './staff/area.ts'
import { deskComplaintCalls } from './staff/complaints.ts'
import { orderCalls } from './staff/orders.ts'
import { ownCalls } from './staff/own.ts'
import { deskReviewCalls } from './staff/reviews.ts'
import { deskShopperCalls } from './staff/shoppers.ts'

/** Every call of the counter. Apart from the shopper's, so that no shopper loads a byte of it. */
export const staffCalls = {
  ...ownCalls,
  ...orderCalls,
  ...deskReviewCalls,
  ...deskComplaintCalls,
  ...deskAreaCalls,
  ...deskShopperCalls,
} as const

/** What the stream of changes says: a topic of the shop changed. The screen then fetches what it shows of it. */
export const changesPath = '/counter/api/changes'
export interface ChangeHeard {
  readonly topic: string
  readonly version: number
}

export type StaffCallName = keyof typeof staffCalls
export type StaffTakes<Name extends StaffCallName> = v.InferOutput<(typeof staffCalls)[Name]['takes']>
export type StaffSends<Name extends StaffCallName> = v.InferInput<(typeof staffCalls)[Name]['takes']>
export type StaffGives<Name extends StaffCallName> = v.InferOutput<(typeof staffCalls)[Name]['gives']>
