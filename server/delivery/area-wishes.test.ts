import { expect, test } from 'vitest'
import { days, hours, minutes } from '#shop/time.ts'
import { asha, meena } from '#tests/accounts.ts'
import { openAreaWishesRoom } from '#tests/area-wishes-room.ts'
import { eachDatabase } from '#tests/databases.ts'

const mahim = '400016'

eachDatabase((_, open) => {
  test('who waits is told once when the shop comes, and waits no longer', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    expect((await shop.wish(token, '400 016')).status).toBe(201)
    expect((await shop.wish(token, '४०००१६')).status).toBe(201)
    expect((await shop.wishes(token)).wishes).toMatchObject([
      { pincode: mahim, place: 'Mahim', until: expect.stringMatching(/^\d+ May 2027$/) },
    ])
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.grow(mahim)
    await shop.look()
    await shop.look()
    expect(await shop.texts()).toEqual([
      'Darya: we now deliver to 400016. You asked us to tell you, once: http://127.0.0.1:3000/delivery?pincode=400016',
    ])
    expect((await shop.wishes(token)).wishes).toEqual([])
    expect((await shop.wish(token, mahim)).body.message).toBe('We deliver to 400016 now: you can order.')
    expect(await shop.sent()).toHaveLength(1)
    await shop.shrink(mahim)
    await shop.look()
    await shop.grow(mahim)
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('where the shop comes already, where the post comes never, and what is no pincode is not waited for', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    const answers = []
    for (const typed of ['400012', '999999', '4000', 'Mahim', '012345']) answers.push(await shop.wish(token, typed))
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 400, 400, 400])
    expect((await shop.wishes(token)).wishes).toEqual([])
  })

  test('pressed many times at once it is one wish, nobody gets past five, and one that is taken back makes room', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    const places = ['400001', '400002', '400003', '400004', '400005', '400006']
    await Promise.all([...places, ...places, mahim, mahim].map((pincode) => shop.wish(token, pincode)))
    const { wishes } = await shop.wishes(token)
    expect(wishes).toHaveLength(5)
    const left = [...places, mahim].find((pincode) => wishes.every((wish) => wish.pincode !== pincode)) ?? ''
    expect((await shop.wish(token, left)).body.message).toBe(
      'You wait for us at 5 pincodes already. Take one back in your account, then ask again.',
    )
    expect((await shop.drop(token, wishes[0]?.id ?? '')).status).toBe(200)
    expect((await shop.drop(token, wishes[0]?.id ?? '')).status).toBe(404)
    expect((await shop.wish(token, left)).status).toBe(201)
  })

  test('a wish is over after 180 days', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token, user } = await shop.proven()
    await shop.wish(token, mahim)
    shop.later(days(180) - 1)
    await shop.database.run.forgetAreaWishes({ at: shop.now() })
    const kept = () => shop.database.read.selectFrom('area_wishes').select('user_id').execute()
    expect(await kept()).toEqual([{ user_id: user?.id }])
    shop.later(1)
    await shop.grow(mahim)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.database.run.forgetAreaWishes({ at: shop.now() })
    expect(await kept()).toEqual([])
  })

  test('nobody is told at night: what grows at 10 pm is told at 7 in the morning', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    await shop.wish(token, mahim)
    // It is half past five in the afternoon in Mumbai.
    shop.later(hours(4) + minutes(30))
    await shop.grow(mahim)
    await shop.look()
    shop.later(hours(9) - 1)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    shop.later(1)
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('an area that shrinks again before the message went is not told, and the wish stays', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    await shop.wish(token, mahim)
    await shop.grow(mahim)
    await shop.look()
    await shop.shrink(mahim)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    await shop.grow(mahim)
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
  })

  test('what no gateway takes is told another time', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    await shop.wish(token, mahim)
    await shop.grow(mahim)
    await shop.look()
    const taken = await shop.database.run.takeMessages({ at: shop.now() })
    const message = taken.find(({ kind }) => kind === 'area-grown')
    await shop.database.run.messageFailed({ id: message?.id ?? '', tries: 5, until: shop.now(), at: shop.now() })
    await shop.look()
    expect((await shop.wishes(token)).wishes).toHaveLength(1)
    shop.later(hours(1))
    await shop.look()
    expect(await shop.sent()).toHaveLength(1)
  })

  test('a mobile that has answered no code is not counted, and waits until it has', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token, user } = await shop.signedIn()
    expect((await shop.wish(token, mahim)).body.proven).toBe(false)
    await shop.grow(mahim)
    await shop.look()
    expect(await shop.texts()).toEqual([])
    await shop.call('/auth/mobile/send-code', {}, { token })
    await shop.call('/auth/mobile/verify', { otp: await shop.codeFor(user?.mobile ?? '', 'mobile-code') }, { token })
    await shop.look()
    expect(await shop.texts()).toHaveLength(1)
  })

  test('with an account go its wishes, and what was about to be told of them', async () => {
    const shop = await openAreaWishesRoom(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.wish(one.token, mahim)
    await shop.wish(other.token, mahim)
    await shop.grow(mahim)
    await shop.look()
    expect(await shop.texts()).toHaveLength(2)
    await shop.call('/auth/account', { password: asha.password }, { token: one.token, method: 'DELETE' })
    expect(await shop.texts()).toHaveLength(1)
    const left = await shop.database.read.selectFrom('area_wishes').select('user_id').execute()
    expect(left).toEqual([{ user_id: other.user?.id }])
  })

  test('a wish is a person’s own: nobody else sees it or takes it back', async () => {
    const shop = await openAreaWishesRoom(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    await shop.wish(one.token, mahim)
    const [wish] = (await shop.wishes(one.token)).wishes
    expect((await shop.wishes(other.token)).wishes).toEqual([])
    expect((await shop.drop(other.token, wish?.id ?? '')).status).toBe(404)
    expect((await shop.wishes(one.token)).wishes).toHaveLength(1)
  })
})
