import { hash } from 'node:crypto'
import { GatewayTrouble } from '#server/messages/gateway-call.ts'
import { isPushEndpoint, type PushNews } from '#shop/messages/push.ts'
import { seconds } from '#shop/time.ts'
import { type DeviceKeys, encryptedFor } from './encrypt.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

interface PushTarget extends DeviceKeys {
  readonly endpoint: string
  /** the key of the shop that the device subscribed with */
  readonly serverKey: string
}

/** 'gone': no browser listens there any more. */
export type SendPush = (target: PushTarget, news: PushNews, until: number) => Promise<'sent' | 'gone'>

const patience = seconds(5)

/** Calls only known push services, follows no redirect, and reads only the status of an answer. */
export function openPushSender({
  keys,
  contact,
  trialHost,
  now,
}: {
  /** today's, and those of earlier peppers, with which some devices subscribed */
  keys: readonly VapidKeys[]
  /** the contact for the operator of a push service: 'mailto:…' */
  contact: () => string
  trialHost: string | undefined
  now: () => number
}): SendPush {
  return async (target, news, until) => {
    const { endpoint, serverKey } = target
    const key = keys.find(({ publicKey }) => publicKey === serverKey)
    if (key === undefined || !isPushEndpoint(endpoint, trialHost)) return 'gone'
    const at = now()
    const status = await statusOf(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapidHeader(key, { endpoint, contact: contact(), at }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        // What is not delivered by then is of no use; a later message of the same order takes its place.
        ttl: String(Math.max(0, Math.floor((until - at) / seconds(1)))),
        topic: hash('sha256', `order ${news.order}`, 'base64url').slice(0, 32),
        urgency: news.event === 'out' ? 'high' : 'normal',
      },
      body: new Uint8Array(encryptedFor(target, JSON.stringify(news))),
    })
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new GatewayTrouble(`the push service answered ${status}`, { passing: true })
    return 'sent'
  }
}

/** No trouble repeats the address, which is a secret of the device. */
async function statusOf(endpoint: string, request: RequestInit): Promise<number> {
  try {
    const answer = await fetch(endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(patience) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    throw new GatewayTrouble('the push service did not answer', { passing: true })
  }
}
