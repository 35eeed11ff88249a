import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { rupees, times } from '#shop/money.ts'
import { scaleWords } from '#words/scale.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { atScreen, cardOf, move, orderAt, type PlacedOrder } from './board-room.ts'
import { tabTo } from './keyboard.ts'
import type { RunningShop } from './running-shop.ts'
import { bytesOf } from './scale-bytes.ts'
import { atScale } from './scale-room.ts'
import { expect, test } from './shop.ts'
import { type SignedInStaff, staffAt } from './staff.ts'
import { barriersAnywhereOn, barriersOn, complaintsOf } from './visits.ts'

const price = rupees(450)

const line = (title: string, productId: number) => ({
  productId,
  cartId: `pdpImage${productId}`,
  title,
  size: 'Jumbo',
  weight: '500 g' as const,
  grams: 500,
  cleaning: undefined,
  price,
  quantity: 2,
  linePrice: times(price, 2),
  most: rupees(990),
  larger: undefined,
  labelWeight: 'gross' as const,
})

const surmai = line('Surmai (King Fish)', 7)
const pomfret = line('Whole Silver Pomfret (Paplet)', 4)

/** An order that lies cut: each line is 1,000 g, and 1,100 g at most. */
async function cutOrder(shop: RunningShop, staff: SignedInStaff, lines = [surmai, pomfret]): Promise<PlacedOrder> {
  const order = await orderAt(shop, { lines, total: times(price, 2 * lines.length) })
  await move(shop, staff, order, 'confirm')
  await move(shop, staff, order, 'start-cutting')
  return order
}

async function atTheScale(browser: Browser, shop: RunningShop, { lines }: { lines?: (typeof surmai)[] } = {}) {
  const { page, staff } = await atScreen(browser, shop, 'counter')
  const order = await cutOrder(shop, staff, lines)
  await page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(field(page)).toBeFocused()
  return { page, staff, order }
}

const field = (page: Page) => page.getByRole('textbox', { name: words.field })
const fish = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const packed = (page: Page) => page.getByText(words.isPacked)

async function weigh(page: Page, typed: string) {
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

/** What is kept of the order, as another screen would be told. */
async function kept({ url }: RunningShop, { headers }: SignedInStaff, { id }: PlacedOrder) {
  const answer = await fetch(`${url}/counter/api/orders/${id}/weighing`, { headers })
  return (await answer.json()) as {
    lines: {
      state: string
      pricePaise?: number
      weighed?: { grams: number; source: string }
      moves: { move: string }[]
    }[]
  }
}

test('a morning of orders goes from the board over the scale into its boxes, by keyboard alone', async ({
  browser,
  shop,
}) => {
  const { page, staff } = await atScreen(browser, shop, 'cutter')
  const complaints = complaintsOf(page)
  const asif = await staffAt(shop.dataDir, 'counter')
  for (const [typed, grams] of [
    [
      ['980', '1.02'],
      [980, 1020],
    ],
    [
      ['1,100', '1000 g'],
      [1100, 1000],
    ],
    [
      ['.95', '1kg'],
      [950, 1000],
    ],
  ] as const) {
    const order = await cutOrder(shop, asif)
    await page.goto('/counter')
    const link = cardOf(page, order).getByRole('link', { name: /^Weigh/ })
    await link.focus()
    await page.keyboard.press('Enter')
    for (const [nr, title] of [surmai.title, pomfret.title].entries()) {
      await expect(fish(page, title)).toBeVisible()
      await expect(field(page)).toBeFocused()
      await weigh(page, typed[nr] ?? '')
    }
    const pack = page.getByRole('button', { name: /^Pack / })
    await expect(pack).toBeEnabled()
    await tabTo(page, pack)
    await page.keyboard.press('Enter')
    await expect(packed(page)).toBeVisible()
    const { lines } = await kept(shop, staff, order)
    expect(lines.map(({ weighed }) => weighed?.grams)).toEqual(grams)
  }
  expect(complaints).toEqual([])
})

test('of two people at one line the slower reads who weighed what, and keeps what was typed', async ({
  browser,
  shop,
}) => {
  const { page, order } = await atTheScale(browser, shop, { lines: [surmai] })
  const meera = await atScreen(browser, shop, 'owner', { name: 'Meera' })
  await page.route('**/counter/api/changes', (route) => route.abort())
  await page.route('**/weighing', (route) => route.abort())
  await page.keyboard.type('1020')
  await meera.page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(field(meera.page)).toBeFocused()
  await weigh(meera.page, '990')
  await expect(meera.page.getByRole('heading', { name: words.allDone })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('.lost')).toContainText('Meera weighed it: 990 g at')
  await page.getByRole('link', { name: /990 g/ }).first().click()
  await expect(field(page)).toHaveValue('1020')
  await page.getByRole('radio', { name: words.againReasons[1] }).check()
  await page.getByRole('button', { name: words.weigh, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  await expect(page.getByText('1,020 g', { exact: true }).first()).toBeVisible()
})

test('what is too heavy is given, or the buyer is asked and says yes on the telephone; no double tap does more', async ({
  browser,
  shop,
}) => {
  const { page, staff, order } = await atTheScale(browser, shop)
  for (const digit of '1190') await page.getByRole('button', { name: digit, exact: true }).click()
  await page.getByRole('button', { name: words.weigh, exact: true }).dblclick()
  await expect(page.getByText(words.overMore('₹1,071.00', '₹81.00'))).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: words.give }).dblclick()
  await expect(fish(page, pomfret.title)).toBeVisible()
  await expect(page.locator('.just-done')).toContainText('1,190 g, ₹990.00')
  await weigh(page, '12.0')
  await expect(page.getByRole('heading', { name: words.doubtHead('12 kg', '1.2 kg') })).toBeVisible()
  await page.getByRole('button', { name: words.itIs('1.2 kg') }).click()
  await page.getByRole('button', { name: words.ask }).click()
  await page.getByRole('link', { name: /asked/ }).first().click()
  await expect(page.getByText(words.askedFor('1,200 g', '₹1,080.00'))).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: words.saidYes }).dblclick()
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: /^Pack / }).dblclick()
  await expect(packed(page)).toBeVisible()
  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ moves }) => moves.map(({ move: made }) => made))).toEqual([['give'], ['ask', 'agree']])
  expect(lines.map(({ pricePaise }) => pricePaise)).toEqual([99_000, 108_000])
})

test('while the line is gone weighing goes on; once it is back each weight is sent once, and can be weighed again', async ({
  browser,
  shop,
}) => {
  const { page, staff, order } = await atTheScale(browser, shop)
  await page.context().setOffline(true)
  await weigh(page, '980')
  await expect(fish(page, pomfret.title)).toBeVisible()
  await weigh(page, '1010')
  await expect(page.getByRole('heading', { name: staffOrderWords.notSent(2) })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pack / })).toBeDisabled()
  await page.context().setOffline(false)
  await expect(page.locator('.unsent')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  await page.getByRole('link', { name: new RegExp(`^Surmai .*980`) }).click()
  await page.getByRole('button', { name: words.again }).first().click()
  await page.getByRole('radio', { name: words.againReasons[2] }).click()
  await expect(field(page)).toBeFocused()
  await weigh(page, '1000')
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ moves }) => moves.length)).toEqual([2, 1])
  expect(lines.map(({ weighed }) => weighed?.grams)).toEqual([1000, 1010])
})

/** What a scale says with so many grams on it. */
const lying = (grams: number) => bytesOf(`<02>${(grams / 1000).toFixed(3).padStart(6, '0')}<0d>`)

async function speaks8217({ url }: RunningShop, { headers }: SignedInStaff) {
  const scale = { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' }
  const answer = await fetch(`${url}/counter/api/scale`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), scale }),
  })
  expect(answer.status).toBe(200)
}

test('a scale weighs with Enter alone, never the same pack twice, and no label of another shop', async ({
  browser,
  shop,
}) => {
  const { page, staff, scale } = await atScale(browser, shop)
  await speaks8217(shop, staff)
  const order = await cutOrder(shop, staff)
  await page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(field(page)).toBeFocused()
  await scale.lies(lying(1020))
  await expect(page.getByText(words.comesTo('₹918.00'))).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(fish(page, pomfret.title)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(scaleWords.refusals['same-reading'])).toBeVisible()
  await page.keyboard.type('2900004009802')
  await page.keyboard.press('Enter')
  await expect(page.getByText(scaleWords.labelRefusals['unknown-layout'])).toBeVisible()
  await scale.lies(lying(0))
  await scale.lies(lying(960))
  await expect(page.getByText(words.comesTo('₹864.00'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ weighed }) => [weighed?.grams, weighed?.source])).toEqual([
    [1020, 'scale'],
    [960, 'scale'],
  ])
})

test('a line that was just weighed has its own label, and a photograph that is made small before it is sent', async ({
  browser,
  shop,
}) => {
  const { page } = await atTheScale(browser, shop)
  await weigh(page, '980')
  const sent = page.waitForRequest(/\/lines\/1\/photograph$/)
  const png = await page.screenshot({ fullPage: true })
  await page
    .locator('.just-done input[type=file]')
    .setInputFiles({ name: 'scale.png', mimeType: 'image/png', buffer: png })
  const { jpeg } = (await sent).postDataJSON() as { jpeg: string }
  const bytes = Buffer.from(jpeg, 'base64')
  expect([bytes.subarray(0, 2).toString('hex'), bytes.length <= 110_000]).toEqual(['ffd8', true])
  expect(bytes.includes('Exif')).toBe(false)
  await expect(page.getByText(words.photographKept)).toBeVisible()
  await page.getByRole('link', { name: words.label }).click()
  await expect(page.locator('.label')).toHaveCount(1)
  await expect(page.locator('.label')).toContainText('980 g')
})
