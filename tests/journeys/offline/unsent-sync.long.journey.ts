import type { BrowserContext, Page } from '@playwright/test'
import { logIn } from '#tests/journeys/cart/cart-devices.ts'
import { lightest } from '#tests/journeys/people.ts'
import { fillAddress, openCheckout, ordersOf, placedHead } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { changeRate, jumboPomfret } from '#tests/rooms/change-rate.ts'
import { expect } from '#tests/running/shop.ts'
import { refusals } from '#words/refusals.ts'
import { unsentWords } from '#words/unsent.ts'
import { keptHere } from './kept-here.ts'
import { visitWithWorker } from './offline-pages.ts'
import { keepButton, notSent, unsentJourneys } from './unsent-room.ts'

const test = unsentJourneys()

/** At the checkout with the worker, the line goes, and the order is kept. */
async function keepWithWorker(page: Page, context: BrowserContext) {
  // A browser that is driven takes no wish to be woken, and is woken by hand.
  await page.addInitScript(() => {
    const { prototype } = (globalThis as unknown as { SyncManager: { prototype: { register(): Promise<void> } } })
      .SyncManager
    prototype.register = async () => undefined
  })
  const person = await openCheckout(page)
  await fillAddress(page)
  await visitWithWorker(page, '/checkout')
  await context.setOffline(true)
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await expect.poll(async () => JSON.stringify(await keptHere(page, 'unsent'))).toContain('"token"')
  return person
}

/** What wakes the worker as a browser does that has a line again. */
async function waker(page: Page) {
  const session = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const sent = { origin, registrationId: await known, tag: 'send-orders', lastChance: false }
  return (by = session) => by.send('ServiceWorker.dispatchSyncEvent', sent)
}

/** A tab of nothing: the browser is open, and no page of the shop is. */
async function leaveShop(page: Page, context: BrowserContext) {
  const wake = await waker(page)
  const elsewhere = await context.newPage()
  const session = await context.newCDPSession(elsewhere)
  await session.send('ServiceWorker.enable')
  await page.close()
  return { wake: () => wake(session), elsewhere }
}

/** What waits here, read where no page of the shop runs that could do anything about it. */
async function keptInWorker(page: Page): Promise<string> {
  await page.goto(lightest)
  return JSON.stringify(await keptHere(page, 'unsent'))
}

test('where no page of the shop is open, the worker sends what waits once the browser wakes it, once', async ({
  page,
  context,
}) => {
  const person = await keepWithWorker(page, context)
  const { wake, elsewhere } = await leaveShop(page, context)
  await context.setOffline(false)
  await wake()
  await expect.poll(() => keptInWorker(elsewhere)).toContain('"placed":{')
  await wake()
  await visit(elsewhere, '/home')
  await expect(elsewhere.getByText(/^Order placed successfully! Order /)).toBeVisible()
  await expect(elsewhere.locator('.badge')).toHaveCount(0)
  await expect.poll(async () => JSON.stringify(await keptHere(elsewhere, 'unsent'))).not.toContain('"token"')
  await visit(elsewhere, '/myorders')
  await expect(elsewhere.getByText(/^Order placed successfully! Order /)).toBeVisible()
  expect(await keptHere(elsewhere, 'unsent')).toEqual([])
  expect(await ordersOf(elsewhere.request, person)).toHaveLength(1)
})

test('with a page open it wakes that page, which says what came of it', async ({ page, context }) => {
  const person = await keepWithWorker(page, context)
  const wake = await waker(page)
  // The browser says nothing of its line here: only the worker does.
  await page.evaluate(() => addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }))
  await context.setOffline(false)
  await wake()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
  await expect.poll(() => keptHere(page, 'unsent')).toEqual([])
})

test('what the worker was refused is not placed, and whoever opens the shop reads why', async ({
  page,
  context,
  shop,
}) => {
  const person = await keepWithWorker(page, context)
  const { wake, elsewhere } = await leaveShop(page, context)
  await changeRate(elsewhere, shop, { ...jumboPomfret, was: 1800, becomes: 1900 })
  await context.setOffline(false)
  await wake()
  await expect.poll(() => keptInWorker(elsewhere)).toContain('"refused":{')
  expect(await ordersOf(elsewhere.request, person)).toHaveLength(0)
  await visit(elsewhere, '/myorders')
  await expect(elsewhere.getByRole('heading', { name: unsentWords.notPlaced })).toBeVisible()
  await expect(elsewhere.getByRole('alert').filter({ hasText: refusals['prices-changed']() })).toBeVisible()
  await expect(elsewhere.locator('.badge').first()).toBeVisible()
  await changeRate(elsewhere, shop, { ...jumboPomfret, was: 1900, becomes: 1800 })
})

test('whose login ended meanwhile: the worker is refused, keeps no token, and no login sends it', async ({
  page,
  context,
}) => {
  const person = await keepWithWorker(page, context)
  const { token } = (await keptHere(page, 'unsent'))[0] as { token: string }
  await page.request.post('/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  const { wake, elsewhere } = await leaveShop(page, context)
  await context.setOffline(false)
  await wake()
  await expect.poll(() => keptInWorker(elsewhere)).not.toContain('"token"')
  expect(await ordersOf(elsewhere.request, person)).toHaveLength(0)
  await logIn(elsewhere, person)
  await visit(elsewhere, '/home')
  await expect(elsewhere.getByText(unsentWords.loggedInAgain)).toBeVisible()
  expect(await ordersOf(elsewhere.request, person)).toHaveLength(0)
})
