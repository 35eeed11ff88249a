import { expect, test } from 'vitest'
import { countOf } from '#server/storage/limits.ts'
import { tidy } from '#server/tidy.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import { days } from '#shop/time.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const nobody = { ...asha, name: 'No Body', email: 'nobody@example.com', mobile: '98765 43219' }
const buyer = { ...asha, name: 'Bu Yer', email: 'buyer@example.com', mobile: '98765 43218' }
const comesBack = { ...asha, name: 'Comes Back', email: 'back@example.com', mobile: '98765 43217' }

eachDatabase((_, open) => {
  test('an account that never proved its mobile and never bought is forgotten 30 days after its last login', async () => {
    const shop = await openReviewsShop(open)
    const { database, later, now, call, write } = shop
    const { token } = await shop.signedIn(nobody)
    await call('/cart', { version: 0, lines: [] }, { token, method: 'PUT' })
    await write({ username: 'No Body' }, token)
    await shop.proven(meena)
    const { user } = await shop.signedIn(buyer)
    await database.run.placeOrder(newOrder({ userId: user?.id ?? '', placedAt: now() }))
    await shop.signedIn(comesBack)

    const left = async () => {
      await tidy(database, now())
      const rows = await database.read.selectFrom('users').select('email').orderBy('email').execute()
      return rows.map(({ email }) => email)
    }
    later(days(30))
    expect(await left()).toEqual([comesBack, buyer, meena, nobody].map(({ email }) => email).toSorted())
    await shop.login(comesBack)
    later(1)
    expect(await left()).toEqual([comesBack, buyer, meena].map(({ email }) => email).toSorted())
    for (const table of ['sessions', 'known_devices', 'carts'] as const) {
      const users = await database.read.selectFrom(table).select('user_id').distinct().execute()
      expect([table, users.length <= 3]).toEqual([table, true])
    }
    const reviews = await database.read.selectFrom('reviews').select(['username', 'user_id']).execute()
    expect(reviews).toEqual([{ username: '', user_id: null }])
    expect((await shop.told()).filter(({ send_to: to }) => to === '+919876543219')).toEqual([])
    expect((await shop.register(nobody)).status).toBe(201)
  })

  test('a hundred and more invented accounts go, and none of those beside them', async () => {
    const shop = await openReviewsShop(open)
    const { database, later, now } = shop
    const { user } = await shop.proven(meena)
    for (let nr = 0; nr < 120; nr += 1)
      await database.run.register({
        id: `invented-${nr}`,
        name: `Invented ${nr}`,
        email: `i${nr}@example.com`,
        emailForm: `i${nr}@example.com` as Email,
        mobile: `+9190000${String(nr).padStart(5, '0')}` as Mobile,
        passwordHash: 'none',
        at: now(),
      })
    later(days(30) + 1)
    await tidy(database, now())
    const left = await database.read.selectFrom('users').select('id').execute()
    expect(left).toEqual([{ id: user?.id }])
  })

  test('a network registers 60 people a day at most, and the operator hears of 300 in a day', async () => {
    const shop = await openReviewsShop(open, {
      LIMITS: 'register-per-address=1000,register-per-day=2,register-per-shop=2',
    })
    const people = [asha, meena, nobody]
    const statuses = []
    for (const one of people) statuses.push((await shop.register(one)).status)
    expect(statuses).toEqual([201, 201, 429])
    const alarm = { limit: shop.settings.limits.registerPerShop, who: 'shop' }
    expect(await countOf(shop.database.read, alarm, shop.now())).toBe(2)
    shop.later(days(1) + days(1) / 12)
    expect((await shop.register(nobody)).status).toBe(201)
  })
})
