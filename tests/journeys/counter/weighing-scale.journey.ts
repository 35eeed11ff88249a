import { randomUUID } from 'node:crypto'
import { bytesOf } from '#tests/fakes/scale-bytes.ts'
import { barriersOn } from '#tests/journeys/visits.ts'
import { atScale } from '#tests/rooms/scale-room.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { scaleWords } from '#words/scale.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { atTheScale, cutOrder, field, fish, kept, pomfret, weigh } from './weighing-journey.ts'

/** What a scale says with a weight on it. */
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
  await expect(page.locator('.said-sum')).toContainText('₹918')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(fish(page, pomfret.title)).toBeVisible()
  // what is pressed twice in a hurry is one press
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText(scaleWords.refusals['same-reading'])).toBeVisible({ timeout: 300 })
  }).toPass()
  await page.keyboard.type('2900004009802')
  await page.keyboard.press('Enter')
  await expect(page.getByText(scaleWords.labelRefusals['unknown-layout'])).toBeVisible()
  await scale.lies(lying(0))
  await scale.lies(lying(960))
  await expect(page.locator('.said-sum')).toContainText('₹864')
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
    .locator('.photograph input[type=file]')
    .setInputFiles({ name: 'scale.png', mimeType: 'image/png', buffer: png })
  const { jpeg } = (await sent).postDataJSON() as { jpeg: string }
  const bytes = Buffer.from(jpeg, 'base64')
  expect([bytes.subarray(0, 2).toString('hex'), bytes.length <= 110_000]).toEqual(['ffd8', true])
  expect(bytes.includes('Exif')).toBe(false)
  await expect(page.getByText(words.photographKept)).toBeVisible()
  await page.getByRole('link', { name: words.labelShort }).click()
  await expect(page.locator('.label')).toHaveCount(1)
  await expect(page.locator('.label')).toContainText('980 g')
})
