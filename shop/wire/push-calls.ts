import * as v from 'valibot'
import { longestEndpoint } from '#shop/messages/push.ts'
import { call, nothing, succeeded } from './call.ts'

/** A point of 65 bytes, base64url. */
const point = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/))
/** 16 bytes. */
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

const endpoint = v.pipe(v.string(), v.maxLength(longestEndpoint), v.url())

const pushDevices = v.object({
  /** the shop's own, which a browser subscribes with */
  key: v.string(),
  /** SHA-256 of the push addresses of one's own devices: an address itself is its device's secret */
  known: v.array(v.string()),
})

/** Devices that get a push when the fish is weighed: those where its owner pressed the button. */
export const pushCalls = {
  pushDevices: call('GET', '/push-devices', 'signed-in', nothing, pushDevices),
  /** the same device again is the same device */
  keepPushDevice: call(
    'POST',
    '/push-devices',
    'signed-in',
    v.object({ endpoint, p256dh: point, auth: secret, key: point }),
    pushDevices,
  ),
  dropPushDevice: call('DELETE', '/push-devices', 'signed-in', v.object({ endpoint }), succeeded),
} as const
