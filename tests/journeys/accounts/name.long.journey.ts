import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { proveMobile, registered } from '#tests/journeys/people.ts'
import { line, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'

const samudra = {
  SHOP_NAME: 'Samudra',
  SHOP_LEGAL_NAME: 'Samudra Seafoods LLP',
  SHOP_EMAIL: 'care@samudra.example',
  SHOP_WEBSITE: 'https://samudra.example',
  SHOP_GRIEVANCE_EMAIL: 'grievance@samudra.example',
  SHOP_FACEBOOK: 'https://facebook.example/samudra',
  SHOP_INSTAGRAM: 'https://instagram.example/samudra',
  SHOP_YOUTUBE: 'https://youtube.example/samudra',
}
const unlisted = ['/cartPage', '/checkout', '/myorders', '/login', '/register', '/forgot-password', '/reset-password']
const others = [
  '/account',
  '/search?query=tofu',
  '/recipes/nope',
  '/robots.txt',
  '/openapi.json',
  '/manifest.webmanifest',
]
const scripts = readdirSync(join(import.meta.dirname, '../../../build/client/assets')).filter((file) =>
  file.endsWith('.js'),
)

test('a shop of another name is called so everywhere, from the manifest to the text message', async ({ browser }) => {
  test.slow()
  await using shop = await openShop(samudra)
  const context = await browser.newContext({ baseURL: shop.url })
  const page = await context.newPage()
  const text = async (path: string) => (await page.request.get(path)).text()
  const sitemap = await text('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(30)
  for (const path of [...listed, ...unlisted, ...others, ...scripts.map((file) => `/assets/${file}`)])
    expect([path, /.{0,40}darya.{0,40}/i.exec(await text(path))?.[0]]).toEqual([path, undefined])

  const person = await registered(page.request)
  await proveMobile(page.request, shop, person)
  await placeOrders(page, person, [[line(4)]])
  const told = async () => (await shop.messages()).map((message) => message.text)
  await expect.poll(told).toContainEqual(expect.stringMatching(/^Samudra: order /))
  expect((await told()).join()).not.toMatch(/darya/i)

  await visit(page, '/login')
  await expect(page).toHaveTitle('Login | Samudra')
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveTitle('Register | Samudra')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Samudra/ })).toBeVisible()
  await context.close()
})
