import { api } from '#browser/api.ts'
import { startWorker } from '#web/offline/worker.ts'

/** Whether this browser gets this person's pushes. */
export async function isToldHere(token: string): Promise<boolean> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return false
  const answer = await api('pushDevices', { token })
  return answer.ok && answer.body.known.includes(await hashOf(subscription.endpoint))
}

/** After permission was given: from now on this browser gets pushes. */
export async function tellHere(token: string): Promise<boolean> {
  await startWorker()
  const [pushes, answer] = await Promise.all([manager(), api('pushDevices', { token })])
  if (pushes === undefined || !answer.ok) return false
  const { key } = answer.body
  const subscribe = () => pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  // One that was made with another key of the shop blocks it.
  const { endpoint, keys } = (
    await subscribe().catch(async () => {
      await (await pushes.getSubscription())?.unsubscribe()
      return subscribe()
    })
  ).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return (await api('keepPushDevice', { token, body: { endpoint: endpoint ?? '', p256dh, auth, key } })).ok
}

/** False: the shop was not reached, and keeps sending. */
export async function endHere(token: string): Promise<boolean> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return true
  const { endpoint } = subscription
  const answer = await api('dropPushDevice', { token, body: { endpoint } })
  return answer.ok && (await subscription.unsubscribe())
}

/** Undefined where the browser has no worker of the shop's. */
async function manager(): Promise<PushManager | undefined> {
  const known = await navigator.serviceWorker.getRegistration()
  return known && (await navigator.serviceWorker.ready).pushManager
}

/** As the shop names a device: its address is a secret. */
async function hashOf(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
