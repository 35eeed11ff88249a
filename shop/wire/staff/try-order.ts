import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, pressKey } from './press.ts'

export const tryOrderCalls = {
  /** An order to try the counter with: of it nothing counts. 409: one is open already, or no fish can be had. */
  placeTryOrder: staffCall('POST', '/counter/api/try-order', 'try-orders', v.object({ key: pressKey }), done),
  /** It ends, wherever it stands, and is on no list any more. */
  putTryOrderAway: staffCall(
    'POST',
    '/counter/api/orders/:id/put-away',
    'try-orders',
    v.object({ key: pressKey }),
    done,
  ),
} as const
