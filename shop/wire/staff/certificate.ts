import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { qr } from './keys.ts'

const certificate = v.object({
  /** where the shop is opened */
  shop: v.string(),
  /** of the shop's own authority, of one that every device knows, or no https of its own */
  is: v.picklist(['own', 'known', 'none']),
  /** the page by plain http on which devices learn to trust it; left out where no other device would find it */
  page: v.optional(v.object({ address: v.string(), qr: v.optional(qr) })),
  /** for a screen that is trusted already */
  compare: v.optional(v.object({ fingerprint: v.string(), endsAt: v.number() })),
})

export type Certificate = v.InferOutput<typeof certificate>

export const certificateCalls = {
  certificate: staffCall('GET', '/counter/api/certificate', 'anyone', v.unknown(), certificate),
} as const
