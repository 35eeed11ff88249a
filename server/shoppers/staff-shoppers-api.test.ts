import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { actsIn, atDesk, newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('the owner finds a person by the whole mobile or e-mail, and each look is written down', async () => {
    const shop = await openAccountsShop(open)
    const owner = await atDesk(shop, 'owner')
    const { user } = await shop.signedIn(asha)
    const look = (typed: string) => owner.press('findShopper', {}, { typed, key: newKey() })
    for (const typed of ['98765 43210', '+91-9876543210', 'ASHA@example.com'])
      expect((await look(typed)).body.shoppers[0]).toMatchObject({
        id: user?.id,
        name: asha.name,
        orders: 0,
        openOrders: 0,
      })
    expect(await look('98765')).toMatchObject({ status: 400, body: { field: 'typed' } })
    expect((await look('Asha')).status).toBe(400)
    expect(await look('nobody@example.com')).toMatchObject({ status: 404, body: { field: 'typed' } })
    const acts = await actsIn(shop)
    expect(acts.map(({ act, thing }) => `${act} ${thing}`).toSorted()).toEqual(
      ['find-shoppers shopper/nobody', ...[1, 2, 3].map(() => `find-shoppers shopper/${user?.id}`)].toSorted(),
    )
    expect(JSON.stringify(acts)).not.toContain('nobody@example.com')
  })

  test('nobody looks up more than thirty people an hour', async () => {
    const shop = await openAccountsShop(open)
    const owner = await atDesk(shop, 'owner')
    const look = () => owner.press('findShopper', {}, { typed: 'nobody@example.com', key: newKey() })
    for (let nr = 0; nr < 30; nr += 1) expect((await look()).status).toBe(404)
    expect((await look()).status).toBe(429)
    expect(await actsIn(shop)).toHaveLength(30)
    shop.later(hours(1.2))
    expect((await look()).status).toBe(404)
  })

  test('one session of a person is ended, or all of them, and their own person notices', async () => {
    const shop = await openAccountsShop(open)
    const owner = await atDesk(shop, 'owner')
    const { token, user } = await shop.signedIn(asha)
    const second = (await shop.login()).body.token ?? ''
    const other = await shop.signedIn(meena)
    const id = user?.id ?? ''
    const [shopper] = (await owner.press('findShopper', {}, { typed: asha.email, key: newKey() })).body.shoppers
    const sessions = shopper?.sessions ?? []
    expect(sessions).toHaveLength(2)
    const body = { session: sessions[0]?.id, key: newKey() }
    const [ended, again] = [
      await owner.press('signShopperOut', { id }, body),
      await owner.press('signShopperOut', { id }, body),
    ]
    expect(ended.body.sessions).toHaveLength(1)
    expect(again.body.sessions).toHaveLength(1)
    expect((await owner.press('signShopperOut', { id }, { ...body, key: newKey() })).status).toBe(404)
    expect((await owner.press('signShopperOut', { id }, { key: newKey() })).body.sessions).toEqual([])
    expect(await Promise.all([token, second, other.token].map((one) => shop.isSignedIn(one)))).toEqual([
      false,
      false,
      true,
    ])
    const others = { session: 'of-somebody', key: newKey() }
    expect((await owner.press('signShopperOut', { id: other.user?.id ?? '' }, others)).status).toBe(404)
  })

  test('an account is erased as the command does it, once, and the log names nobody', async () => {
    const shop = await openAccountsShop(open)
    const owner = await atDesk(shop, 'owner')
    const { token, user } = await shop.proven(asha)
    const id = user?.id ?? ''
    const key = newKey()
    const answers = await Promise.all([1, 2].map(() => owner.press('eraseShopper', { id }, { key })))
    expect(answers).toMatchObject([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ])
    expect(await shop.isSignedIn(token)).toBe(false)
    expect((await shop.login()).status).toBe(401)
    expect((await owner.press('eraseShopper', { id }, { key: newKey() })).status).toBe(404)
    expect((await owner.press('signShopperOut', { id }, { key: newKey() })).status).toBe(404)
    expect(await shop.told()).toMatchObject([{ kind: 'account-deleted' }])
    const [erased] = await shop.database.read.selectFrom('erasures').selectAll().execute()
    expect(erased).toMatchObject({ user_id: id, asked_by: `staff/${owner.id}@${owner.deviceId}` })
    expect(JSON.stringify(await actsIn(shop))).not.toContain('Asha')
  })

  test('the owner alone looks for people', async () => {
    const shop = await openAccountsShop(open)
    for (const role of ['counter', 'cutter', 'rider'] as const) {
      const { press } = await atDesk(shop, role)
      expect((await press('findShopper', {}, { typed: asha.email, key: newKey() })).status).toBe(403)
    }
    expect(await actsIn(shop)).toEqual([])
  })
})
