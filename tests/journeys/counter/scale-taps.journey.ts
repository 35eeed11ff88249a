import { randomUUID } from 'node:crypto'
import { plugInScale, scaleAt } from '#tests/fakes/fake-scale.ts'
import { bytesOf } from '#tests/fakes/scale-bytes.ts'
import { expect, test } from '#tests/running/shop.ts'
import { scaleWords } from '#words/scale.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { handAt } from './hand.ts'
import { atDrawnScale } from './scale-room.ts'
import { kept } from './weighing-journey.ts'

test('a line takes three to five taps typed and two as ordered, the extra one more, the next order one', async ({
  browser,
  shop,
}) => {
  const { page, staff, order } = await atDrawnScale(browser, shop)
  const { tap, type, taps } = handAt(page)
  const save = page.getByRole('button', { name: words.weigh, exact: true })
  const at = (line: number) => expect(page.locator('.step').nth(line)).toHaveAttribute('aria-current', 'step')

  await type('2060')
  await tap(save)
  await at(1)
  expect(taps()).toBe(5)

  await type('620')
  taps()
  await tap(page.getByRole('button', { name: words.give }))
  await at(2)
  expect(taps()).toBe(1)

  await type('930')
  await tap(save)
  await at(3)
  expect(taps()).toBe(4)

  await tap(page.getByRole('button', { name: words.asOrdered }))
  await expect(page.locator('#weight')).toHaveValue('1,000')
  await expect(page.locator('.step').nth(3)).toHaveAttribute('data-state', 'to-weigh')
  await tap(save)
  await expect(page.getByRole('heading', { name: words.allDone })).toBeVisible()
  expect(taps()).toBe(2)

  await tap(page.getByRole('button', { name: /^Pack/ }))
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  taps()
  const next = page.getByRole('link', { name: /^Next: / })
  const path = (await next.getAttribute('href')) ?? 'nowhere'
  await tap(next)
  await expect(page).toHaveURL((url) => url.pathname === path && path !== `/counter/orders/${order.id}/weigh`)
  expect(taps()).toBe(1)

  const { lines } = await kept(shop, staff, order)
  expect(lines.map(({ weighed }) => [weighed?.grams, weighed?.source])).toEqual([
    [2060, 'typed'],
    [620, 'typed'],
    [930, 'typed'],
    [1000, 'as-ordered'],
  ])
})

test('from the scale a line takes one tap; without it the place of the scale says to type', async ({
  browser,
  shop,
}) => {
  const { page, staff } = await atDrawnScale(browser, shop)
  await expect(page.locator('.who-scale')).toContainText(scaleWords.connect)
  await plugInScale(page.context(), { granted: true })
  const scale = { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' }
  await page.request.post('/counter/api/scale', { headers: staff.headers, data: { key: randomUUID(), scale } })
  await page.reload()
  await expect(page.locator('.who-scale')).toContainText(words.scaleHere)
  const { tap, taps } = handAt(page)
  await scaleAt(page).lies(bytesOf('<02>002.060<0d>'))
  await expect(page.locator('.figure-says')).toHaveText('steady')
  await expect(page.locator('.said')).toContainText(words.verdict.within('60'))
  await tap(page.getByRole('button', { name: words.weigh, exact: true }))
  await expect(page.locator('.step').first()).toHaveAttribute('data-state', 'weighed')
  expect(taps()).toBe(1)
  await scaleAt(page).unplug()
  await expect(page.locator('.who-scale')).toContainText(words.noScale)
})
