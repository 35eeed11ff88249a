import { expect, test } from 'vitest'
import { commands as shopCommands } from '#server/commands.ts'
import { tidy } from '#server/tidy.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import { phoneDigits } from '#shop/orders/order-finding.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { days } from '#shop/time.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { erase } from './erase-cli.ts'

eachDatabase((_, open) => {
  test('who asks to be forgotten is gone, and their orders forget them when a year is over', async () => {
    const shop = await openReviewsShop(open)
    const { database, signedIn, isSignedIn, login, write, reviewsOf, now, call, app } = shop
    const { token, user } = await signedIn(asha)
    const userId = user?.id ?? ''
    const { token: meenas } = await signedIn(meena)
    await write({ username: 'Asha K', email: 'asha.k@example.org' }, token)
    await write({ username: 'Asha too', email: 'ASHA@example.com' })
    await database.run.placeOrder(
      newOrder({
        userId,
        placedAt: now() - days(300),
        wishes: { ...noWishes, note: `For ${ashasAddress.lastName}` },
      }),
    )
    await database.run.placeOrder(newOrder({ userId, placedAt: now() - days(10) }))
    await database.run.placeOrder(newOrder({ userId: 'somebody else', placedAt: now() - days(500) }))

    const said = await erase.run([asha.email], { ...shop, now: now() })
    expect(said).toMatch(/^The account of asha@example.com is erased: .* the last until 1[0-9] November 2027/)

    expect(await isSignedIn(token)).toBe(false)
    expect((await login()).status).toBe(401)
    const reviews = await database.read.selectFrom('reviews').select(['username', 'email', 'user_id']).execute()
    expect(reviews).toEqual(Array.from({ length: 2 }, () => ({ username: '', email: '', user_id: null })))
    expect((await reviewsOf(4)).body.map(({ username }) => username)).toEqual([
      'A former customer',
      'A former customer',
    ])
    const inMarathi = await app.request('/reviews/4', { headers: { 'accept-language': 'mr' } })
    expect(((await inMarathi.json()) as { username: string }[])[0]?.username).toBe('पूर्वीचे ग्राहक')
    expect(await database.read.selectFrom('users').select('email').execute()).toEqual([{ email: meena.email }])
    expect(await isSignedIn(meenas)).toBe(true)
    await expect(erase.run([asha.email], { ...shop, now: now() })).rejects.toThrow('Nobody has an account')

    const addresses = async () => {
      const rows = await database.read
        .selectFrom('orders')
        .select(['placed_at', 'shipping_json', 'billing_json', 'phone_digits', 'found_by', 'cutter_note'])
        .execute()
      return rows
        .toSorted((one, other) => one.placed_at - other.placed_at)
        .map(({ shipping_json: to, billing_json: bill, phone_digits: phone, found_by: words, cutter_note: note }) =>
          [ashasAddress.lastName, phoneDigits(ashasAddress.phone)].some((known) =>
            (to + bill + phone + words + note).toLowerCase().includes(known.toLowerCase()),
          ),
        )
    }
    await tidy(database, now())
    expect(await addresses()).toEqual([true, true, true])
    await tidy(database, now() + days(66))
    expect(await addresses()).toEqual([true, false, true])
    await tidy(database, now() + days(356))
    expect(await addresses()).toEqual([true, false, false])
    const texts = await database.read.selectFrom('order_texts').select('user_id').execute()
    expect(texts).toEqual([{ user_id: 'somebody else' }])
    expect((await call('/auth/register', asha)).status).toBe(201)
  })

  test('whom the shop erases it takes off reviews written without an account too, but nobody off what somebody else signed', async () => {
    const shop = await openReviewsShop(open)
    await shop.signedIn(asha)
    const { token: meenas } = await shop.signedIn(meena)
    await shop.write({ username: 'Meena K' }, meenas)
    await shop.write({ username: 'Asha' })
    await erase.run([asha.email], { ...shop, now: shop.now() })
    const names = (await shop.reviewsOf(4)).body.map(({ username }) => username)
    expect(names.toSorted()).toEqual(['A former customer', 'Meena K'])
  })

  test('a hundred people whose orders are young keep nobody else from being forgotten', async () => {
    const database = await open(shopCommands)
    const at = days(1000)
    const message = {
      kind: 'account-deleted',
      purpose: 'warning',
      language: 'en',
      text: '',
      vars: {},
      budget: plentyFor(''),
    } as const
    const people = Array.from({ length: 102 }, (_, nr) => ({ nr, userId: `person-${nr}`, old: nr > 100 }))
    for (const { nr, userId, old } of people) {
      await database.run.register({
        id: userId,
        name: 'Asha',
        email: `${userId}@example.com`,
        emailForm: `${userId}@example.com` as Email,
        mobile: `+9198${String(nr).padStart(8, '0')}` as Mobile,
        passwordHash: '',
        at: 1,
      })
      await database.run.placeOrder(newOrder({ userId, placedAt: at - (old ? days(400) : days(10)) }))
      await database.run.eraseAccount({
        userId,
        by: { command: 'erase' },
        at: at + nr,
        message: { id: `message-${nr}`, ...message },
      })
    }
    await tidy(database, at + days(1))
    const remembered = await database.read.selectFrom('orders').select(['user_id', 'shipping_json']).execute()
    expect(
      remembered.filter((order) => !order.shipping_json.includes(ashasAddress.lastName)).map((order) => order.user_id),
    ).toEqual(['person-101'])
    expect(
      await database.read.selectFrom('erasures').select('user_id').where('forgotten_at', 'is not', null).execute(),
    ).toEqual([{ user_id: 'person-101' }])
  })

  test('nobody is erased by a slip', async () => {
    const shop = await openReviewsShop(open)
    await shop.signedIn(asha)
    for (const typed of ['', 'asha', '98765 43219'])
      await expect(erase.run([typed], { ...shop, now: 1 })).rejects.toThrow('Nobody has an account')
    expect((await shop.login()).status).toBe(200)
  })
})
