import { expect, test } from '#tests/running/shop.ts'
import { firstViewOf } from '../../../tools/budgets.ts'
import { firstView } from './first-view.ts'

const views = [
  ['home', '/home'],
  ['list', '/productListPrawns'],
  ['all', '/fish'],
  ['detail', '/marinatedPomfretDetails/6'],
] as const

for (const [kind, address] of views)
  test(`a phone that opens ${address} for the first time loads no more than it must`, async ({ browser, shop }) => {
    const bytes = await firstView(browser, shop.url + address)
    expect(bytes.all).toBeLessThanOrEqual(firstViewOf[kind])
    expect(bytes.pictures).toBeGreaterThan(10_000)
  })

test('pictures far down come when somebody comes to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/productListPrawns', { waitUntil: 'networkidle' })
  const recipe = page.getByRole('region', { name: 'Recommended Recipes' }).getByRole('img').first()
  const hasCome = () => recipe.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  expect(await hasCome()).toBe(false)
  await recipe.scrollIntoViewIfNeeded()
  await expect.poll(hasCome).toBe(true)
})
