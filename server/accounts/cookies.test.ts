import { expect, test } from 'vitest'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { legalWords as english } from '#shop/words/en/legal.ts'
import { legalWords as hindi } from '#shop/words/hi/legal.ts'
import { legalWords as marathi } from '#shop/words/mr/legal.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { onDatabase } from '#tests/running/databases.ts'

const named = (text: string) => new Set([...text.matchAll(/‘([a-z]+)’/g)].map(([, name]) => name))

onDatabase('sqlite', (_, open) => {
  test('the privacy notice names every cookie that a browser gets, and no other, in each language', async () => {
    const shop = await openAccountsShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    await shop.register()
    const { headers } = await shop.login(asha, { headers: { 'sec-fetch-site': 'same-origin' } })
    const cookies = headers.getSetCookie().map((set) => set.split('=', 1)[0]?.replace(/^__(Host|Secure)-/, ''))
    for (const words of [english, hindi, marathi]) {
      const [kept] = words.privacy(sampleIdentity).sections
      expect(named(JSON.stringify(kept))).toEqual(new Set(cookies))
    }
  })
})
