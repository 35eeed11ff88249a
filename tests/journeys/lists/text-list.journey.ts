import { barriersAnywhereOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { quickAddWords, textListWords } from '#words/text-list.ts'

const list = '1 kg paplet, prawns half kilo, surmai 2 packets, tofu'
const shared = `/textList?${new URLSearchParams({ text: list })}`

test.describe('before any script runs', () => {
  test('a list that is typed is read line by line: what was found, its packs and price, and what was not', async ({
    still: page,
  }) => {
    await page.goto('/search?query=')
    await page.getByRole('main').getByRole('link', { name: textListWords.haveAList }).click()
    await page.getByLabel(textListWords.field).fill(list)
    await page.getByRole('button', { name: textListWords.read }).click()
    await expect(page).toHaveURL(/\/textList\?text=/)
    await expect(page.getByLabel(textListWords.field)).toHaveValue(list)
    const lines = page.locator('.list-line')
    await expect(lines).toHaveCount(3)
    await expect(lines.nth(0)).toContainText(openingProduct(4).title)
    await expect(lines.nth(0)).toContainText(/1 kg, about ₹[\d,.]+, max ₹/)
    await expect(lines.nth(1)).toContainText(/500 g, about/)
    await expect(lines.nth(2)).toContainText(/2 × 1 kg, about/)
    await expect(page.getByText(textListWords.foundCount(3, 4))).toBeVisible()
    await page.getByRole('link', { name: 'Search for tofu' }).click()
    await expect(page).toHaveURL('/search?query=tofu')
  })
})

test('who writes without commas, or for a sum of money, is told what the shop makes of each fish', async ({ page }) => {
  await visit(page, `/textList?${new URLSearchParams({ text: 'bangda 2kg bombil 1kg\npaplet & ₹500 ka surmai' })}`)
  const lines = page.locator('.list-line')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(0)).toContainText(/2 × 1 kg, about/)
  await expect(lines.nth(1)).toContainText(/1 kg, about/)
  await expect(lines.nth(3)).toContainText(openingProduct(7).title)
  await expect(lines.nth(3)).toContainText(textListWords.byMoney('₹500.00'))
})

test('a list shared from another app is one tap a line away from the cart, in the amount that was written', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await visit(page, shared)
  const surmai = page.locator('.list-line').nth(2)
  await surmai.getByRole('button', { name: /^Add / }).click()
  await expect(surmai.getByRole('group').or(surmai.locator('.stepper'))).toContainText('2')
  await page.locator('.list-line').nth(1).getByRole('button', { name: /^Add / }).click()
  await page.goto('/cartPage')
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText(openingProduct(7).title)
  expect(complaints).toEqual([])
  expect(quickAddWords.add).toBe('Add')
})

test('it bars nobody, on a phone or at a desk, by day or by night, and no search engine lists it', async ({ page }) => {
  await visit(page, shared)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('whatever is written is shown as text and never run', async ({ page }) => {
  const complaints = complaintsOf(page)
  const odd = '<img src=x onerror=alert(1)> 1 kg\n</script>paplet 1 kg'
  await visit(page, `/textList?${new URLSearchParams({ text: odd })}`)
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)> 1 kg')
  expect(complaints).toEqual([])
})

test('the phone’s home screen gets its own icons, My Orders and the cart at once, and takes what is shared', async ({
  request,
}) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  expect(manifest).toMatchObject({ id: '/home', scope: '/', start_url: '/home', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/myorders', '/cartPage'])
  expect(manifest.share_target).toEqual({ action: '/textList', method: 'GET', params: { text: 'text' } })
  for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const answer = await request.get(src)
    const png = await answer.body()
    expect([src, answer.status(), `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, 200, sizes])
  }
})

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

interface Manifest {
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[]
  readonly share_target: unknown
}
