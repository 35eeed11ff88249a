import { randomUUID } from 'node:crypto'
import type { Api } from '#server/http/api.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { hashOfToken, type Secrets } from '#server/settings/secrets.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { isPushEndpoint } from '#shop/messages/push.ts'
import { calls } from '#shop/wire/calls.ts'
import { knownPushDevices } from './devices-store.ts'
import { isDeviceKey } from './encrypt.ts'
import type { pushCommands } from './push-commands.ts'
import { vapidKeys } from './vapid.ts'

interface PushDeps {
  readonly database: Runs<typeof pushCommands>
  readonly secrets: Pick<Secrets, 'pushSeed'>
  readonly settings: {
    readonly limits: Pick<Limits, 'pushDevicePerAccount'>
    readonly pushTrialHost: string | undefined
  }
  readonly now: () => number
}

/** A signed-in person chooses the devices that get pushes about their fish. */
export function openPush(api: Api, { database: { read, run }, secrets, settings, now }: PushDeps): void {
  const { publicKey: key } = vapidKeys(secrets)

  api.open(calls.pushDevices, async ({ visitor }) => ({ body: await devicesOf(visitor.userId) }))

  api.open(calls.keepPushDevice, async ({ wanted, visitor: { userId, sessionId } }) => {
    const { endpoint, p256dh, auth } = wanted
    // Nothing else is ever called, so nothing else is kept.
    if (!isPushEndpoint(endpoint, settings.pushTrialHost)) throw outside('endpoint')
    if (!isDeviceKey(p256dh)) throw outside('p256dh')
    if (wanted.key !== key) throw outside('key')
    const keeping = await run.keepPushDevice({
      id: randomUUID(),
      userId,
      sessionId,
      endpoint,
      endpointHash: hashOfToken(endpoint),
      p256dh,
      auth,
      serverKey: key,
      turn: { limit: settings.limits.pushDevicePerAccount, who: userId },
      at: now(),
    })
    if ('over' in keeping) throw tooOften(keeping.over)
    if ('gone' in keeping) throw new Refusal(401, { refused: 'not-signed-in' })
    return { status: 201, body: await devicesOf(userId) }
  })

  api.open(calls.dropPushDevice, async ({ wanted: { endpoint }, visitor: { userId } }) => {
    await run.dropPushDevice({ userId, endpointHash: hashOfToken(endpoint) })
    return { body: { success: true } }
  })

  const devicesOf = async (userId: string) => ({ key, known: await knownPushDevices(read, { userId, at: now() }) })
}

/** Only programs send it: a browser gives what fits. */
const outside = (field: string): Refusal =>
  new Refusal(
    400,
    { refused: 'outside-contract', fault: `no push service or key of one: ${field}` },
    { more: { field } },
  )
