import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logInOn, proveMobile, registered } from '#tests/journeys/people.ts'
import { fillCart, line, openCheckout } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, complaintsOf, stored, visit } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { areaWishWords, deliveryPageWords } from '#words/delivery.ts'
import { deliverToWords } from '#words/frame.ts'

/** Nobody is told at night, and the area grows here, so in this shop it is day. */
const test = untouched({ NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../fakes/noon.ts')}` })

test.use({ viewport: { width: 360, height: 740 } })

const bar = (page: Page) => page.locator('.deliver-to a').first()
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByLabel(deliveryPageWords.pincode)

async function say(page: Page, typed: string) {
  await field(page).fill(typed)
  await dialog(page).getByRole('button', { name: deliveryPageWords.look }).click()
}

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the line above the bar leads to a page that takes a pincode and answers', async ({ page }) => {
    await page.goto('/home')
    await bar(page).click()
    await expect(page).toHaveURL('/delivery')
    await page.getByLabel(deliveryPageWords.pincode).fill('400 014')
    await page.getByRole('button', { name: deliveryPageWords.look }).click()
    await expect(page.getByText('400014, Dadar')).toBeVisible()
    await expect(page.getByText(/^Delivery (today|tomorrow), \d/)).toBeVisible()
    await page.getByLabel(deliveryPageWords.pincode).fill('4000')
    await page.getByRole('button', { name: deliveryPageWords.look }).click()
    await expect(page.getByText(/4 digits typed|6 digits/).first()).toBeVisible()
    await page.getByLabel(deliveryPageWords.pincode).fill('400016')
    await page.getByRole('button', { name: deliveryPageWords.look }).click()
    await expect(page.getByText(deliveryPageWords.notYet('400016'))).toBeVisible()
  })
})

test('a pincode is asked in a dialog, remembered, and said on every page without moving anything', async ({ page }) => {
  const complaints = complaintsOf(page)
  await visit(page, '/home')
  await expect(bar(page)).toHaveText(deliverToWords.ask)
  await bar(page).focus()
  await page.keyboard.press('Enter')
  await say(page, '4000')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await say(page, '४०० ०१४')
  await expect(dialog(page).getByText(/^Delivery (today|tomorrow), \d/)).toBeVisible()
  expect(await stored(page, 'deliverTo')).toBe('400014')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(bar(page)).toBeFocused()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(globalThis, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await visit(page, '/aboutus')
    await expect(bar(page)).toHaveText(/^Delivering to 400014 (today|tomorrow), \d/)
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
    // What a typeface moves when it comes is less.
    expect([width, shifts.filter((shift) => shift > 0.001)]).toEqual([width, []])
  }
  expect(complaints).toEqual([])
})

test('two tabs follow each other, and what is not answered stands in nobody’s way', async ({ page, context }) => {
  await visit(page, '/home')
  const other = await context.newPage()
  await visit(other, '/home')
  await bar(page).click()
  await say(page, '400012')
  await expect(bar(other)).toHaveText(/^Delivering to 400012/)
  await bar(other).click()
  await dialog(other).getByRole('button', { name: deliveryPageWords.close }).click()
  await expect(dialog(other)).toHaveCount(0)
  await other.close()
})

test('the pincode is in the cart and at the checkout, and one that is typed there is remembered', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('deliverTo', '400014'))
  await fillCart(page, [line(4)])
  await visit(page, '/cartPage')
  await expect(page.getByText(deliveryPageWords.cartTo('400014, Dadar'))).toBeVisible()
  await openCheckout(page)
  await expect(page.getByLabel('Pincode')).toHaveValue('400014')
  await expect(page.getByText('Mumbai, Maharashtra').first()).toBeVisible()
  await page.getByLabel('Pincode').fill('400 031')
  await page.getByLabel('Address line 1').focus()
  await expect.poll(() => stored(page, 'deliverTo')).toBe('400031')
  await expect(bar(page)).toHaveText(/^Delivering to 400031/)
})

test('where the shop does not come one looks around, leaves a number, and is told once when the area grows', async ({
  page,
  shop,
}) => {
  test.slow()
  const person = await registered(page.request)
  await proveMobile(page.request, shop, person)
  await visit(page, '/home')
  await bar(page).click()
  await say(page, '400016')
  await expect(dialog(page).getByText(deliveryPageWords.notYet('400016'))).toBeVisible()
  await expect(bar(page)).toHaveText(deliveryPageWords.notTo('400016'))
  await dialog(page)
    .getByRole('button', { name: areaWishWords.tellMe('400016') })
    .click()
  await logInOn(page, person)
  await expect(page).toHaveURL('/delivery?pincode=400016')
  await page.getByRole('button', { name: areaWishWords.tellMe('400016') }).click()
  await expect(page.getByText(areaWishWords.willTell('400016'))).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: areaWishWords.waitingFor })).toBeVisible()
  await page.getByRole('button', { name: areaWishWords.doNotTellOf('400016') }).click()
  await expect(page.getByText(areaWishWords.takenBack)).toBeVisible()
  await page.goto('/delivery?pincode=400016')
  await page.getByRole('button', { name: areaWishWords.tellMe('400016') }).click()
  await expect(page.getByText(areaWishWords.willTell('400016'))).toBeVisible()
  const told = async () => (await shop.messages()).filter(({ text }) => /we now deliver to 400016/.test(text))
  await shop.command('delivery', 'add', '400016')
  await expect.poll(async () => (await told()).length, { timeout: 30_000 }).toBe(1)
  expect((await told())[0]?.to).toBe(`+91${person.mobile}`)
  await shop.command('delivery', 'remove', '400016')
  await shop.command('delivery', 'add', '400016')
  await page.goto('/delivery?pincode=400016')
  await expect(page.getByText(/^Delivery (today|tomorrow), \d/)).toBeVisible()
  expect(await told()).toHaveLength(1)
  await shop.command('delivery', 'remove', '400016')
})

test('nothing bars anybody, by day or night, on a phone or at a desk', async ({ page }) => {
  test.slow()
  await visit(page, '/delivery?pincode=400028')
  await expect(page.getByRole('heading', { name: areaWishWords.leaveNumber })).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await bar(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await barriersAnywhereOn(page, 'dialog')).toEqual([])
})
