import { samplePages } from '#tests/house/sample-pages.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { withDevanagari } from './devanagari-face.ts'
import { latinOn, unfitOn } from './read-page.ts'

const test = untouched()

test.beforeAll(({ shop }) => shop.command('sample-day'))

for (const language of ['hi', 'mr'])
  test(`every page of the counter says all it says in ${language} to who reads that, and fits`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000)
    await withDevanagari(page)
    const owner = await staffAt(shop.dataDir, 'owner', 'मीरा')
    await page.context().addCookies(cookiesOf(owner, shop.url))
    const chosen = await page.request.post('/counter/api/own/language', { headers: owner.headers, data: { language } })
    expect(chosen.status()).toBe(200)
    const { pages, typed, english } = await samplePages(shop)
    const found: string[] = []
    for (const path of pages) {
      await page.goto(`/counter${path}`)
      found.push(
        ...[...(await latinOn(page, { atCounter: true, typed: [...typed, ...english] })), ...(await unfitOn(page))].map(
          (one) => `${path}: ${one}`,
        ),
      )
    }
    expect(found).toEqual([])
  })
