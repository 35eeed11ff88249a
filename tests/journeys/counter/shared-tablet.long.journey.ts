import type { Page } from '@playwright/test'
import { faceOf } from '#tests/journeys/pages/staff-pages.ts'
import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { listsWords } from '#words/lists.ts'
import { signInWords } from '#words/staff.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { orderAt } from './board-room.ts'
import { badge, keepsAll, keptShell } from './outbox-room.ts'
import { openSampleTablet, type SampleTablet } from './sample-tablet.ts'

const tablets = test.extend<{ tablet: SampleTablet }>({
  tablet: async ({ browser }, provide) => {
    const tablet = await openSampleTablet(browser)
    await provide(tablet)
    await tablet.page.context().close()
    await tablet.shop.stop()
  },
})

tablets.describe.configure({ timeout: 240_000 })

/** Somebody of the sample day who waits for their order, as the board names them. */
async function someBuyer(page: Page) {
  const card = page.locator('.order-row').first()
  const name = (await card.locator('.order-who b').textContent()) ?? ''
  const path = (await card.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href')) ?? ''
  return { name, path }
}

/** All that this browser keeps for the counter, in letters: its database, the worker's caches, and what tabs keep. */
const keptInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((opened) => {
      const asked = indexedDB.open('counter')
      asked.addEventListener('success', () => opened(asked.result))
    })
    const rows = [...database.objectStoreNames].map(
      (store) =>
        new Promise((read) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => read(all.result))
        }),
    )
    const kept = await Promise.all(rows)
    database.close()
    const cached = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) cached.push(await (await cache.match(request))?.text())
    }
    return JSON.stringify([kept, cached, { ...localStorage }, { ...sessionStorage }])
  })

/** The session ends as when it is ended from another device: this browser hears of it at its next call. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'staff' })

tablets(
  'a cutter who comes after the counter on one tablet finds no name, house or telephone, with a line or without, however the counter left',
  async ({ tablet: { page, comes } }) => {
    await comes('Asif')
    await expect.poll(() => keptShell(page), { timeout: 60_000 }).toContain('</html>')
    const { name, path } = await someBuyer(page)
    await page.goto(path)
    await keepsAll(page, ['frame', 'board', path.replace('/counter/orders/', 'order/')])
    expect(await keptInBrowser(page)).toContain(name)
    // the page is closed, the session ends behind it
    await page.goto('about:blank')
    await endSession(page)
    await page.goto('/counter')
    await comes('Bhau')
    await expect(faceOf(page, 'Bhau', 'cutter')).toBeVisible()
    await keepsAll(page, ['frame', 'board'])
    expect(await keptInBrowser(page)).not.toContain(name)
    await page.context().setOffline(true)
    for (const at of ['/counter', path, '/counter/pack', '/counter/round']) {
      await page.goto(at)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(name)
    }
  },
)

tablets(
  'a tablet that is opened again without a line after its lock shows nothing of who was there',
  async ({ tablet: { page, comes } }) => {
    await comes('Asif')
    await expect.poll(() => keptShell(page), { timeout: 60_000 }).toContain('</html>')
    const { name, path } = await someBuyer(page)
    await keepsAll(page, ['frame', 'board'])
    await page.goto('about:blank')
    await page.context().setOffline(true)
    await page.clock.install({ time: Date.now() + 4 * 60_000 })
    for (const at of ['/counter', path]) {
      await page.goto(at)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(outboxWords.notKept)
    }
    expect(await keptInBrowser(page)).not.toContain(name)
  },
)

tablets(
  'behind the lock nothing of the page is in the document; after the PIN it is back whole, with what was typed',
  async ({ tablet: { shop, page, comes } }) => {
    await comes('Asif')
    const { name, path } = await someBuyer(page)
    await page.goto(path)
    const phone = (await page.getByRole('link', { name: /^Call / }).getAttribute('href')) ?? ''
    await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
    await page
      .locator('.order-menu')
      .getByRole('button', { name: /^Decline/ })
      .click()
    const reason = page.getByLabel(staffOrderWords.otherReason)
    await reason.fill('The boat came back empty')
    await page.evaluate(() => scrollTo(0, 120))
    await reason.press('End')
    const where = await page.evaluate(() => scrollY)
    await endSession(page)
    // the page hears of it when it asks for what has changed
    await orderAt(shop)
    await expect(page.getByRole('heading', { name: signInWords.locked })).toBeVisible({ timeout: 60_000 })
    const whole = await page.evaluate(() => document.documentElement.outerHTML)
    for (const private_ of [name, phone, 'The boat came back empty']) expect(whole).not.toContain(private_)
    await comes('Asif')
    await expect(reason).toHaveValue('The boat came back empty')
    await expect(reason).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(where)
    await page.getByRole('button', { name: staffOrderWords.back, exact: true }).click()
    await expect(page.getByText(name)).toBeVisible()
  },
)

tablets(
  'after a session has ended the PIN leads on, on the page that is open and to one that was wanted, and what waits is sent',
  async ({ tablet: { page, comes } }) => {
    await comes('Asif')
    await alive(page)
    await page.context().setOffline(true)
    await expect(page.getByRole('banner')).toContainText(outboxWords.noLine)
    await takesPresses(page)
    await page
      .locator('.order-row')
      .first()
      .getByRole('button', { name: /^Confirm/ })
      .click()
    await expect(badge(page)).toHaveText(outboxWords.notSent(1))
    await endSession(page)
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: signInWords.locked })).toBeVisible({ timeout: 30_000 })
    await comes('Asif')
    await expect(badge(page)).toBeHidden({ timeout: 30_000 })
    await expect(page).toHaveURL(/\/counter\/?$/)
    // The page asks for nothing before the press, or it would lock by itself.
    await page.route('**/counter/api/**', (route) => route.abort())
    await endSession(page)
    await page.getByRole('navigation').getByRole('link', { name: counterWords.cut }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.title)
    await page.unrouteAll()
    await comes('Asif')
    await expect(page).toHaveURL(/\/counter\/cut$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listsWords.cutNow)
  },
)
