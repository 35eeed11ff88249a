import { detailPaths } from '#shop/catalogue/paths.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { frameWords } from '#words/frame.ts'

test('a detail path without an id leads to the full path', async ({ request }) => {
  for (const [id, path] of Object.entries(detailPaths)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${path}/${id}`])
  }
})

test("another product's id leads to that product's own path, for good", async ({ request }) => {
  const answer = await request.get('/lobsterDetails/7', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/wholeKingFishDetails/7'])
})

for (const address of [
  '/lobsterDetails/999',
  '/lobsterDetails/nope',
  '/lobsterDetails/019',
  '/productDetails',
  '/productDetails/999',
  '/productDetails/pdpImage99',
]) {
  test(`${address} is not found`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(frameWords.notFound)
  })
}

test('an address in any letter case leads to the page, and names the spelling of the table', async ({ request }) => {
  const moved = await request.get('/CUTANDCLEANEDBOMBAYDUCKDETAILS/11?from=x', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/cutAndCleanedBombayDuckDetails/11?from=x'])
  const answer = await request.get('/CUTANDCLEANEDBOMBAYDUCKDETAILS/11')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]+\/cutAndCleanedBombayDuckDetails\/11"/)
})

for (const [address, id] of [
  ['/productDetails/7', 7],
  ['/productDetails/pdpImage7', 7],
  ['/productDetails/pdpImage22', 21],
  ['/productDetails/PDPIMAGE23', 17],
] as const) {
  test(`${address} leads to the product's own page, for good`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, detailUrl(openingProduct(id))])
  })
}
