import { expect, test } from 'vitest'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { openBackInStockRoom } from '#tests/rooms/back-in-stock-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('who waits for a size is told when staff have counted some of it, and not for another size', async () => {
    const shop = await openBackInStockRoom(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.count('Jumbo', 0)
    await shop.count('Large', 0)
    expect((await shop.wish(one.token, 4, 'Jumbo')).status).toBe(201)
    expect((await shop.wish(other.token, 4, 'Large')).status).toBe(201)
    expect((await shop.wish(one.token, 4, '')).status).toBe(409)
    await shop.count('Jumbo', 2)
    await shop.look()
    expect(await shop.texts()).toEqual([expect.stringMatching(/^Darya: Silver Pomfret, Jumbo back in stock/)])
    expect((await shop.wishes(other.token)).wishes).toHaveLength(1)
  })

  test('fewer are told than could lead to an empty shelf: three for each pack that is left', async () => {
    const shop = await openBackInStockRoom(open)
    await shop.count('Jumbo', 0)
    const people = ['9820000011', '9820000012', '9820000013', '9820000014'].map((mobile, at) => ({
      ...asha,
      email: `koli${at}@darya.example`,
      mobile,
    }))
    for (const person of people) {
      const { token } = await shop.proven(person)
      expect((await shop.wish(token, 4, 'Jumbo')).status).toBe(201)
    }
    await shop.count('Jumbo', 0.6)
    await shop.look()
    expect(await shop.texts()).toHaveLength(3)
    await shop.look()
    expect(await shop.texts()).toHaveLength(3)
  })
})
