import type { APIRequestContext, Page } from '@playwright/test'
import type { OrderView } from '#shop/wire/order.ts'
import { registered, tokenOf } from '#tests/journeys/people.ts'
import { line } from '#tests/journeys/shopping.ts'
import { alive, barriersAnywhereOn, complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { reasonNames } from '#words/reasons.ts'
import { stockWords as words } from '#words/stock.ts'
import { focused, standAt } from './desk-pages.ts'

const test = untouched()

/** Whole Silver Pomfret (Paplet), Jumbo. */
const paplet = line(4, 1, { size: 'Jumbo', weight: '500 g' })
const rowOf = (page: Page) => page.locator('.stock tr', { hasText: /^Jumbo, Silver Pomfret/ })
const left = (page: Page) => rowOf(page).locator('[data-column="left"]')
const dialog = (page: Page) => page.getByRole('dialog')

const open = async (on: Page, size = 'Extra Large') => {
  await alive(on)
  await on
    .locator('.stock tr', { hasText: new RegExp(`^${size}, Silver Pomfret`) })
    .getByRole('button')
    .click()
}

async function wastes(on: Page, kilos: string) {
  await dialog(on).getByLabel(words.deeds.waste).check()
  await on.getByLabel(words.kilosOf.waste).fill(kilos)
  await on.getByLabel(words.otherReason).fill('A cat')
  await takesPresses(on)
  await dialog(on).getByRole('button', { name: words.deeds.waste }).click()
}

/** Somebody who orders, as a program does. */
async function shopper(request: APIRequestContext) {
  const person = await registered(request)
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  const check = await request.get('/auth/checkAuth', { headers })
  const { user } = (await check.json()) as { user: { id: string } }
  return {
    async order(packs: number) {
      const cartItems = [{ ...paplet, quantity: packs }]
      const addresses = { shippingAddress: ashasAddress, billingAddress: ashasAddress }
      const data = { userId: user.id, cartItems, totalPrice: paplet.price * packs, ...addresses }
      const answer = await request.post('/orders', { headers, data })
      return { status: answer.status(), body: (await answer.json()) as OrderView & { message?: string } }
    },
    cancel: (id: string) => request.patch(`/orders/${id}/cancel`, { headers }),
  }
}

test('counted in the morning, sold to the last, there again, and counted with a difference: by keys alone', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'stock?show=all')
  await alive(page)
  await expect(rowOf(page)).toContainText(words.notCounted)

  await page.locator('main').focus()
  while (!(await focused(page).evaluate((element) => element.matches('.stock button'))))
    await page.keyboard.press('Tab')
  while (!((await focused(page).textContent()) ?? '').includes('Count Silver Pomfret, Jumbo'))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(words.standsUncounted)
  await page.keyboard.type('1,5')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(left(page)).toContainText('1.5 kg')
  await expect(page.locator('.stock-undo')).toContainText('counted 1.5 kg')

  const [asha, meena] = [await shopper(page.request), await shopper(page.request)]
  const first = await asha.order(2)
  expect(first.status).toBe(201)
  await expect(left(page)).toContainText('0.5 kg')
  const short = await meena.order(2)
  expect([short.status, short.body.message]).toEqual([409, expect.stringContaining('Only 500 g of')])
  expect((await meena.order(1)).status).toBe(201)
  await expect(left(page)).toContainText(words.soldOut)
  const none = await meena.order(1)
  expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('is out of stock')])

  expect((await asha.cancel(first.body._id)).ok()).toBe(true)
  await expect(left(page)).toContainText('1 kg')
  expect((await meena.order(1)).status).toBe(201)

  await rowOf(page).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(words.stands('1.5', '1', '0.5'))
  await expect(focused(page)).toHaveAttribute('name', 'kilos')
  await page.keyboard.type('1.2')
  await expect(dialog(page)).toContainText(words.differs('0.3', false))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText(words.sayWhy)
  await page.getByLabel(words.otherReason).focus()
  await page.keyboard.type('A cat')
  await page.keyboard.press('Enter')
  await expect(left(page)).toContainText('0.2 kg')

  await page.getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Enter')
  await expect(left(page)).toContainText('0.5 kg')
  await rowOf(page).getByRole('link').click()
  await expect(page.locator('.stock-history li').first()).toContainText('0.3 kg')
  await expect(page.locator('.stock-history')).toContainText('A cat')
  await expect(page.locator('.stock-history li').last()).toContainText('Asif')
  expect(complaints).toEqual([])
})

test('who was second reads who was quicker, and keeps what was typed', async ({ page, shop, browser }) => {
  await standAt(page, shop, 'counter', 'stock?show=all')
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await standAt(other, shop, 'owner', 'stock?show=all')
  await open(other)
  await other.getByLabel(words.kilosOf.count).fill('10')
  await dialog(other).getByRole('button', { name: words.deeds.count }).click()
  await expect(dialog(other)).toHaveCount(0)
  await page.reload()
  await open(page)
  await open(other)
  await wastes(other, '3')
  await expect(dialog(other)).toHaveCount(0)
  await wastes(page, '4')
  await expect(dialog(page)).toContainText('Somebody else has just changed this')
  await expect(dialog(page)).toContainText('Meera marked 3 kg as waste')
  await expect(page.getByLabel(words.kilosOf.waste)).toHaveValue('4')
  await takesPresses(page)
  await dialog(page).getByRole('button', { name: words.deeds.waste }).click()
  await expect(page.locator('.stock tr', { hasText: /^Extra Large, Silver Pomfret/ })).toContainText('3 kg')
  await other.close()
})

test('a size is counted, thrown away, said to be back and not counted any more, by thumb', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await standAt(page, shop, 'counter', 'stock?show=all')
  await alive(page)
  const row = page.locator('.stock tr', { hasText: /^Large, Silver Pomfret/ })
  await row.getByRole('button').click()
  await dialog(page).getByRole('button', { name: '5', exact: true }).click()
  await expect(dialog(page)).toContainText(words.becomes('5'))
  await dialog(page).getByRole('button', { name: words.deeds.count }).click()
  await expect(row).toContainText('5 kg')
  await row.getByRole('button').click()
  await dialog(page).getByLabel(words.deeds.waste).check()
  await page.getByLabel(words.kilosOf.waste).fill('5')
  await page.getByText(reasonNames['it-spoiled']).click()
  await takesPresses(page)
  await dialog(page).getByRole('button', { name: words.deeds.waste }).click()
  await expect(row).toContainText(words.soldOut)
  await row.getByRole('button').click()
  await page.getByText(words.more).press('Enter')
  await page.getByLabel(words.backDay).selectOption({ index: 3 })
  await page.getByRole('button', { name: words.backSave }).press('Enter')
  await expect(row).toContainText('7:00 am')
  await row.getByRole('button').click()
  await page.getByText(words.more).press('Enter')
  await page.getByRole('button', { name: words.stop }).press('Enter')
  await expect(row).toContainText(words.notCounted)
})

test('nobody is barred from the kilos, by day or by night, on a phone or at a desk', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'stock?show=all')
  await alive(page)
  await page
    .getByRole('button', { name: /^Count .*Jumbo/ })
    .last()
    .click()
  await page.getByLabel(words.kilosOf.count).fill('12.5')
  await dialog(page).getByRole('button', { name: words.deeds.count }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  await dialog(page).getByLabel(words.deeds.waste).check()
  await page.getByText(words.more).click()
  expect(await barriersAnywhereOn(page)).toEqual([])
})
