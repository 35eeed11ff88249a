import { onTestFinished } from 'vitest'
import { startOutboxWorker } from '#server/messages/outbox-worker.ts'
import { pushCarrier } from '#server/messages/push/push-carrier.ts'
import { shopsPushSender } from '#server/messages/push/shops-push-sender.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { openPushHost } from '#tests/fakes/push-host.ts'
import type { Open } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { openWithOrder } from './told-order.ts'
import { weighAll } from './weighings.ts'

export type PushShop = Awaited<ReturnType<typeof openWithPhone>>

/** An order of Asha's, who pressed the button on her phone. */
export async function openWithPhone(open: Open, environment: Record<string, string> = {}) {
  const host = await openPushHost()
  onTestFinished(() => host.close())
  const shop = await openWithOrder(open, { ...environment, PUSH_TRIAL_HOST: host.url })
  const { now, database, token } = shop
  const devices = async (as = token) =>
    (await shop.call('/push-devices', undefined, { token: as })).body as unknown as Devices
  const { key } = await devices()
  const keep = async (device: object) => {
    const { status, body } = await shop.call('/push-devices', { key, ...device }, { token })
    return { status, body: body as unknown as Devices }
  }
  const phone = host.browser()
  await keep(phone)
  const sendPush = shopsPushSender(shop.settings, { secrets: openSecrets(pepper), now })
  return {
    ...shop,
    host,
    phone,
    key,
    keep,
    devices,
    drop: ({ endpoint }: { endpoint: string }) => shop.call('/push-devices', { endpoint }, { token, method: 'DELETE' }),
    async packed() {
      await shop.press(shop.staff.counter, 'confirm')
      await shop.pastCutOff(shop.id)
      await shop.press(shop.staff.cutter, 'start-cutting')
      await weighAll(shop, shop.staff.cutter, shop.id)
      await shop.press(shop.staff.cutter, 'pack')
    },
    /** The outbox looks once, and is done. */
    async tellAll() {
      const log = { warn: () => undefined, error: () => undefined }
      const worker = startOutboxWorker({ database, carrier: pushCarrier({ database, sendPush, now }), log, now })
      worker.wake()
      await worker.close()
    },
  }
}

interface Devices {
  readonly key: string
  readonly known: readonly string[]
}
