import type { BrowserContext, Page } from '@playwright/test'
import type { PushHost } from './push-host.ts'

/**
 * No push service is reached from a test, so the browser's subscription is one with the fake; and a browser without a screen
 * asks nobody for permission, so the test says yes.
 */
export async function subscribeWith(page: Page, { endpoint, p256dh, auth }: ReturnType<PushHost['browser']>) {
  await page.addInitScript(
    (made) => {
      let subscribed: PushSubscription | null = null
      let leave: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => leave })
      Notification.requestPermission = async () => (leave = 'granted')
      const subscription = {
        endpoint: made.endpoint,
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
        unsubscribe: async () => {
          subscribed = null
          return true
        },
      } as unknown as PushSubscription
      PushManager.prototype.getSubscription = async () => subscribed
      PushManager.prototype.subscribe = async () => (subscribed = subscription)
    },
    { endpoint, p256dh, auth },
  )
}

/** As a push service hands it to the browser. */
export async function deliver(context: BrowserContext, page: Page, said: unknown) {
  const session = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = typeof said === 'string' ? said : JSON.stringify(said)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data })
}

interface WithNotices {
  notices: { title: string; body: string; data: unknown }[]
  readonly registration: {
    showNotification(title: string, more: { body: string; data: unknown }): Promise<void>
  }
}

/** What the worker shows from now on: a browser without a screen has no place for it. */
export async function noticesOf(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WithNotices
    scope.notices = []
    scope.registration.showNotification = async (title, { body, data }) => {
      scope.notices.push({ title, body, data })
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as WithNotices).notices)
}
