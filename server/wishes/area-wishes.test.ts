import { expect, test } from 'vitest'
import { areaWishLives } from '#shop/wishes/area-wishes.ts'
import { testsOfWishes } from '#tests/models/wishes.ts'
import { openAreaWishesRoom } from '#tests/rooms/area-wishes-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const mahim = '400016'

eachDatabase((_, open) => {
  testsOfWishes(
    async () => {
      const shop = await openAreaWishesRoom(open)
      const { grow, shrink, wish } = shop
      return { ...shop, comes: () => grow(mahim), goes: () => shrink(mahim), wish: (token) => wish(token, mahim) }
    },
    {
      text: 'Darya: we now deliver to 400016. You asked us to tell you: http://127.0.0.1:3000/delivery?pincode=400016',
      lives: areaWishLives,
      until: /^\d+ May 2027$/,
    },
  )

  test('a pincode is one however it is typed, and where the shop comes by now one can order', async () => {
    const shop = await openAreaWishesRoom(open)
    const { token } = await shop.proven()
    expect((await shop.wish(token, '400 016')).status).toBe(201)
    expect((await shop.wish(token, '४०००१६')).status).toBe(201)
    expect((await shop.wishes(token)).wishes).toMatchObject([{ pincode: mahim, place: 'Mahim' }])
    await shop.grow('400017')
    expect((await shop.wish(token, '400017')).body.message).toBe('We now deliver to 400017. You can order.')
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
      'You already have notifications for 5 pincodes. Turn one off in your account, then try again.',
    )
    expect((await shop.drop(token, wishes[0]?.id ?? '')).status).toBe(200)
    expect((await shop.drop(token, wishes[0]?.id ?? '')).status).toBe(404)
    expect((await shop.wish(token, left)).status).toBe(201)
  })
})
