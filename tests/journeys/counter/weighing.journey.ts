import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { barriersAnywhereOn, barriersOn, complaintsOf } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { reasonNames } from '#words/reasons.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { atScreen, cardOf } from './board-room.ts'
import { atTheScale, cutOrder, field, fish, kept, packed, pomfret, surmai, weigh } from './weighing-journey.ts'

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
  await expect(page.locator('.lost')).toContainText('Weighed by Meera, 990 g,')
  await page.getByRole('link', { name: /990 g/ }).first().click()
  await expect(field(page)).toHaveValue('1,020')
  await page.getByRole('button', { name: reasonNames['weighed-wrong'] }).click()
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
  await expect(page.getByRole('group', { name: words.whatNow(words.verdict.over('90')) })).toBeVisible()
  // it stands there and says why it may not be pressed; a hand presses it all the same
  await page.getByRole('button', { name: words.chooseFirst }).dblclick({ force: true })
  await expect(fish(page, surmai.title)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: words.give }).dblclick()
  await expect(fish(page, pomfret.title)).toBeVisible()
  await expect(page.locator('.said')).toContainText('1,190 g, ₹990')
  await weigh(page, '12.0')
  await expect(page.getByRole('group', { name: words.doubtHead('12 kg', '1.2 kg') })).toBeVisible()
  await page.getByRole('button', { name: words.itIs('1.2 kg') }).click()
  await page.getByRole('button', { name: words.ask }).click()
  await page
    .getByRole('link', { name: /waiting$/ })
    .first()
    .click()
  await expect(page.locator('.figure')).toContainText('1,200 g')
  await expect(page.locator('.said')).toContainText('₹1,080')
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

test('on a phone the whole pad is in sight, and a reload in the middle of a weight loses nothing of it', async ({
  browser,
  shop,
}) => {
  const { page, staff, order } = await atTheScale(browser, shop, { lines: [surmai] })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(field(page)).toBeFocused()
  for (const seen of [
    field(page),
    page.getByRole('button', { name: '7', exact: true }),
    page.getByRole('button', { name: words.weigh, exact: true }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 })
  for (const digit of '102') await page.getByRole('button', { name: digit, exact: true }).click()
  await page.reload()
  await expect(field(page)).toHaveValue('102')
  // what was left half typed is kept, and never mixed with what somebody types now
  await weigh(page, '1020')
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  await expect(page.getByText('1,020 g', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await kept(shop, staff, order)).lines[0]?.weighed?.grams).toBe(1020)
  await page.reload()
  await page
    .getByRole('link', { name: /1,020 g/ })
    .first()
    .click()
  await page.getByRole('button', { name: words.again }).first().click()
  await expect(field(page)).toHaveValue('')
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
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  await page.context().setOffline(false)
  await expect(page.locator('.unsent')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  await page.getByRole('link', { name: new RegExp(`^Surmai .*980`) }).click()
  await page.getByRole('button', { name: words.again }).first().click()
  await page.getByRole('button', { name: reasonNames['another-piece'] }).click()
  await expect(field(page)).toBeFocused()
  await weigh(page, '1000')
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pack / })).toBeEnabled()
  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ moves }) => moves.length)).toEqual([2, 1])
  expect(lines.map(({ weighed }) => weighed?.grams)).toEqual([1000, 1010])
})
