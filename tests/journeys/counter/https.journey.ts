import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, test as base } from '@playwright/test'
import { barriersAnywhereOn } from '#tests/journeys/visits.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { browserThatTrusts, openCertifiedShop } from '#tests/running/certified-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { certificateWords } from '#words/certificate.ts'
import { signInWords } from '#words/staff.ts'
import { cardOf, orderAt } from './board-room.ts'
import { badge, keptShell } from './outbox-room.ts'

type Certified = Awaited<ReturnType<typeof openCertifiedShop>>

const test = base.extend<object, { shop: Certified; trusting: Browser }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await openCertifiedShop()
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  trusting: [
    async ({ shop }, provide) => {
      const browser = await browserThatTrusts(shop.files)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'default' })

const secureCookies = ({ token, deviceToken }: SignedInStaff, url: string) =>
  [['__Host-staff', token] as const, ['__Host-staff-device', deviceToken] as const].map(([name, value]) => ({
    name,
    value,
    url,
    secure: true,
    httpOnly: true,
    sameSite: 'Strict' as const,
  }))

async function atSecureScreen(
  { shop, trusting }: { shop: Certified; trusting: Browser },
  role: 'owner' | 'counter',
  options: BrowserContextOptions = {},
) {
  const staff = await staffAt(shop.dataDir, role)
  const context = await trusting.newContext({ baseURL: shop.https, viewport: { width: 820, height: 1180 }, ...options })
  await context.addCookies(secureCookies(staff, shop.https))
  return { page: await context.newPage(), staff }
}

test('a tablet that trusts the shop has by https what it needs: page, cookie, worker, outbox and stream', async ({
  shop,
  trusting,
}) => {
  test.setTimeout(120_000)
  const { page } = await atSecureScreen({ shop, trusting }, 'counter', { serviceWorkers: 'allow' })
  const first = await orderAt(shop)
  // typed without https, as people type
  await page.goto(`${shop.url}/counter`)
  await expect(page).toHaveURL(`${shop.https}/counter`)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
  await expect(cardOf(page, first)).toBeVisible()
  // the stream brings what comes while the page is open
  const second = await orderAt(shop)
  await expect(cardOf(page, second)).toBeVisible()
  await expect.poll(() => keptShell(page), { timeout: 30_000 }).toContain('</html>')
  await page.context().setOffline(true)
  await cardOf(page, first).getByRole('button', { name: 'Confirm' }).click()
  await expect(badge(page)).toBeVisible()
  await page.context().setOffline(false)
  await expect(badge(page)).toBeHidden({ timeout: 30_000 })
  await page.context().close()
})

test('a device that does not trust the shop is told how by plain http, and downloads what to trust', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${shop.url}/counter/certificate`)
  await expect(page.getByRole('heading', { name: certificateWords.title })).toBeVisible()
  await expect(page).toHaveURL(`${shop.url}/counter/certificate`)
  for (const kind of Object.values(certificateWords.devices)) {
    await page.getByText(kind, { exact: true }).click()
    await expect(page.getByText(kind, { exact: true })).toBeVisible()
  }
  // what could be changed on its way is not to be compared with itself
  const { fingerprint256 } = new X509Certificate(readFileSync(shop.files.authority))
  await expect(page.getByText(fingerprint256)).toHaveCount(0)
  const href = await page.getByRole('link', { name: certificateWords.download }).getAttribute('href')
  const downloaded = await (await fetch(shop.url + href)).arrayBuffer()
  expect(new X509Certificate(Buffer.from(downloaded)).fingerprint256).toBe(fingerprint256)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await context.close()
})

test('the page to trust the shop says all it has to say before its script, in each language', async ({
  shop,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/counter/certificate')
  await page.getByText(certificateWords.devices.apple, { exact: true }).click()
  await expect(page.getByText(certificateWords.how.apple[0] ?? '')).toBeVisible()
  for (const language of ['हिन्दी', 'मराठी']) {
    await page.getByRole('link', { name: language }).click()
    await expect(page).toHaveURL(/^http:.*\?in=(hi|mr)$/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  }
  await context.close()
})

test('the owner compares the fingerprint on the page of the devices', async ({ shop, trusting }) => {
  const { page } = await atSecureScreen({ shop, trusting }, 'owner')
  await page.goto('/counter/devices')
  const { fingerprint256 } = new X509Certificate(readFileSync(shop.files.authority))
  await expect(page.getByText(fingerprint256)).toBeVisible()
  await page.context().close()
})

test('at an address of numbers an owner signs in by password and code, and reads why there is no passkey', async ({
  shop,
  trusting,
}) => {
  await staffAt(shop.dataDir, 'owner')
  const context = await trusting.newContext({ baseURL: shop.https })
  const page = await context.newPage()
  await page.goto('/counter/sign-in')
  await expect(page.getByText(signInWords.noPasskeysAtNumber)).toBeVisible()
  await expect(page.getByRole('button', { name: signInWords.passkey, exact: true })).toHaveCount(0)
  await expect(page.getByLabel(signInWords.login)).toBeVisible()
  await context.close()
})
