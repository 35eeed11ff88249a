import { bar, keptPaths, test, visitTwice } from '#tests/journeys/offline/offline-pages.ts'
import { alive, barriersAnywhereOn } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { textListWords } from '#words/text-list.ts'

test.use({ viewport: { width: 360, height: 740 } })

const list = '1 kg paplet, prawns half kilo'
const shared = `/textList?${new URLSearchParams({ text: list })}`

test('a list shared without a line stays, wherever somebody goes meanwhile, and is read once there is one', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/home')
  await context.setOffline(true)
  await page.goto(shared)
  const field = page.getByLabel(textListWords.field)
  await expect(field).toHaveValue(list)
  await expect(page.getByText(textListWords.unread)).toBeVisible()
  await expect(page).toHaveURL(shared)
  expect(await barriersAnywhereOn(page, '.offline-bar')).toEqual([])
  await page.goto('/cartPage')
  await alive(page)
  await page.goto('/textList')
  await expect(field).toHaveValue(list)
  await page.getByRole('button', { name: textListWords.read }).click()
  await expect(page).toHaveURL(/textList\?text=/)
  await expect(page.getByText(textListWords.unread)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(textListWords.foundCount(2, 2))).toBeVisible()
  await expect(page.getByText(textListWords.unread)).toHaveCount(0)
  await expect(field).toHaveValue(list)
  await page.goto('/textList')
  await alive(page)
  await expect(field).toHaveValue('')
  expect(await keptPaths(page, 'pages')).toContain('/textList')
})

test('a list is read by itself though the shop is in trouble when the line comes back', async ({
  page,
  context,
  line,
}) => {
  await visitTwice(page, '/home')
  await context.setOffline(true)
  await page.goto(shared)
  await expect(page.getByText(textListWords.unread)).toBeVisible()
  line.be('in trouble')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await context.setOffline(false)
  await refused
  line.be('well')
  await expect(page.getByText(textListWords.foundCount(2, 2))).toBeVisible()
})

test('nor is it lost where a gateway does not reach the shop', async ({ page, line }) => {
  await visitTwice(page, '/home')
  line.be('in trouble')
  await page.goto(shared)
  await expect(page.getByLabel(textListWords.field)).toHaveValue(list)
  line.be('well')
  await bar(page)
    .getByRole('button')
    .or(page.getByRole('button', { name: textListWords.read }))
    .first()
    .click()
  await expect(page.getByText(textListWords.foundCount(2, 2))).toBeVisible()
})
