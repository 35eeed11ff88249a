import { newsOf, pathOfNews } from './push-news.ts'
import { scope } from './scope.ts'

/** Browsers want every message shown. What cannot be read says no more than that there is news of an order. */
scope.addEventListener('push', (event) => {
  const { title, body, tag, path } = newsOf(event.data?.text() ?? '')
  const icon = '/icon-192.png'
  event.waitUntil(scope.registration.showNotification(title, { body, tag, icon, badge: icon, data: path }))
})

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(pathOfNews(event.notification.data)))
})

/** The page where it stands already, else one of the shop's that is open, else a new one. */
async function open(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  if (there !== undefined) await there.focus()
  else await scope.clients.openWindow(path)
}

/** The browser is told nothing any more: its subscription goes with whoever pressed the button. */
export async function endPush(): Promise<void> {
  const subscription = await scope.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
