import { expect, test } from 'vitest'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { minutes } from '#shop/time.ts'
import { meena } from '#tests/rooms/accounts.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { summariesOf } from './reviews-store.ts'

eachDatabase((_, open) => {
  test('a stranger writes a review, and everyone reads it, newest first, without the e-mail', async () => {
    const { write, reviewsOf, later } = await openReviewsShop(open)
    const first = await write()
    expect([first.status, first.body]).toEqual([
      201,
      {
        _id: expect.any(String),
        username: 'Asha K',
        rating: 4,
        comment: 'Sweet and firm, cut as I asked.',
        timestamp: '2026-11-21T12:00:00.000Z',
        boughtHere: false,
        held: false,
      },
    ])
    later(minutes(1))
    await write({ username: 'Meena', rating: 5, email: 'meena@secret.example' })
    const { status, body } = await reviewsOf(4)
    expect([status, body.map(({ username }) => username)]).toEqual([200, ['Meena', 'Asha K']])
    expect(JSON.stringify(body)).not.toContain('secret.example')
    expect((await reviewsOf(5)).body).toEqual([])
  })

  test('the id of the product may come as it stands in an address', async () => {
    const { write, reviewsOf } = await openReviewsShop(open)
    expect((await write({ productId: '7' })).status).toBe(201)
    expect((await reviewsOf(7)).body).toHaveLength(1)
  })

  test('what cannot be a review is refused with its sentence, and nothing is kept', async () => {
    const { write, reviewsOf } = await openReviewsShop(open)
    const wrong: [object, number, RegExp][] = [
      [{ productId: 99 }, 404, /do not sell this product/],
      [{ productId: '4 or 1' }, 400, /names no product/],
      [{ productId: undefined }, 400, /names no product/],
      [{ rating: 6 }, 400, /1 to 5 stars/],
      [{ rating: '5' }, 400, /1 to 5 stars/],
      [{ comment: '' }, 400, /Review is required/],
      [{ comment: 'x'.repeat(2001) }, 400, /2001 characters, the limit is 2000/],
      [{ comment: 'turned \u202E around' }, 400, /cannot be shown/],
      [{ username: { $gt: '' } }, 400, /Name is required/],
      [{ email: 'asha' }, 400, /not complete/],
      [{ username: 'Dаrya Team' }, 400, /shop's own/],
      [{ email: sampleIdentity.email.toUpperCase() }, 400, /its own fish/],
    ]
    for (const [different, status, message] of wrong)
      expect([different, await write(different)]).toMatchObject([
        different,
        { status, body: { message: expect.stringMatching(message) } },
      ])
    expect((await reviewsOf(4)).body).toEqual([])
  })

  test('nobody makes themselves a buyer, dates a review or shows what is held', async () => {
    const { write, reviewsOf } = await openReviewsShop(open)
    const forged = {
      boughtHere: true,
      timestamp: '2001-01-01',
      state: 'shown',
      held: false,
      userId: 'asha',
      mine: true,
    }
    const { body } = await write({ ...forged, comment: 'Cheaper at www.fish.example' })
    expect(body).toMatchObject({ boughtHere: false, held: true, timestamp: '2026-11-21T12:00:00.000Z' })
    expect((await reviewsOf(4)).body).toEqual([])
  })

  test('who has had this product from us is marked; who only ordered it is not', async () => {
    const shop = await openReviewsShop(open)
    const { write, database, reviewsOf } = shop
    const { token, user } = await shop.signedIn()
    expect((await write({}, token)).body.boughtHere).toBe(false)
    const order = newOrder({ userId: user?.id ?? '' })
    await database.run.placeOrder(order)
    expect((await write({}, token)).body.boughtHere).toBe(false)
    await database.run.moveOrder({ orderId: order.id, move: 'note-delivered', by: { command: 'orders' }, at: 1 })
    expect((await write({}, token)).body.boughtHere).toBe(true)
    expect((await write({ productId: 5 }, token)).body.boughtHere).toBe(false)
    expect((await write()).body.boughtHere).toBe(false)
    expect((await reviewsOf(4)).body.filter(({ boughtHere }) => boughtHere)).toHaveLength(1)
  })

  test('pages of 20 go on from number to number, and from place to place while others write', async () => {
    const { write, reviewsOf, later } = await openReviewsShop(open)
    for (let number = 1; number <= 45; number += 1) {
      await write({ comment: `Number ${number}` })
      if (number % 3 === 0) later(1)
    }
    const whole = [
      ...(await reviewsOf(4)).body,
      ...(await reviewsOf(4, '?page=2')).body,
      ...(await reviewsOf(4, '?page=3')).body,
    ]
    expect(new Set(whole.map(({ _id }) => _id)).size).toBe(45)
    const first = await reviewsOf(4)
    await write({ comment: 'Written meanwhile' })
    const next = /page=([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1]
    const second = await reviewsOf(4, `?page=${next}`)
    expect([...first.body, ...second.body].map(({ _id }) => _id)).toEqual(whole.slice(0, 40).map(({ _id }) => _id))
    expect((await reviewsOf(4, '?page=4')).body).toEqual([])
    expect((await reviewsOf(4, '?page=4')).headers.get('link')).toBeNull()
    expect(await reviewsOf(4, '?page=0')).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })

  test('the reviews of what is not sold are not found', async () => {
    const { reviewsOf } = await openReviewsShop(open)
    for (const id of ['99', 'x', '4.5', '-1']) expect([id, (await reviewsOf(id)).status]).toEqual([id, 404])
  })

  test('count, sum and histogram are kept with each write', async () => {
    const { write, database } = await openReviewsShop(open)
    await Promise.all([5, 5, 3, 1].map((rating) => write({ rating })))
    await write({ rating: 5, comment: 'See https://fish.example' })
    await write({ rating: 2, productId: 5 })
    expect(await summariesOf(database.read, [4, 5, 6])).toEqual(
      new Map([
        [4, { count: 4, sum: 14, histogram: [1, 0, 1, 0, 2] }],
        [5, { count: 1, sum: 2, histogram: [0, 1, 0, 0, 0] }],
      ]),
    )
  })

  test('its author withdraws a review once; for all others it is not there', async () => {
    const shop = await openReviewsShop(open)
    const { write, call, reviewsOf, database } = shop
    const { token } = await shop.signedIn()
    const { token: others } = await shop.signedIn(meena)
    const { _id } = (await write({}, token)).body
    const anonymous = (await write()).body._id
    const withdraw = (id: string, by?: string) =>
      call(`/reviews/${id}`, undefined, { method: 'DELETE', ...(by === undefined ? {} : { token: by }) })
    expect((await reviewsOf(4, '', token)).body.map(({ mine }) => mine)).toEqual(
      (await reviewsOf(4)).body.map((review) => (review._id === _id ? true : undefined)),
    )
    expect((await withdraw(_id)).status).toBe(401)
    expect((await withdraw(_id, others)).status).toBe(404)
    expect((await withdraw(anonymous, token)).status).toBe(404)
    expect((await withdraw('no-such', token)).status).toBe(404)
    expect(await withdraw(_id, token)).toMatchObject({ status: 200, body: { success: true } })
    expect((await withdraw(_id, token)).status).toBe(409)
    expect((await reviewsOf(4)).body.map((review) => review._id)).toEqual([anonymous])
    expect((await summariesOf(database.read, [4])).get(4)?.count).toBe(1)
  })

  test('ten an hour come from one address, and more for one product wait too; nobody else does', async () => {
    const { write, later } = await openReviewsShop(open, {})
    for (let count = 1; count <= 10; count += 1) expect((await write()).status).toBe(201)
    const refused = await write()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[0-9]+$/)])
    expect(refused.body.message).toMatch(/^Too many reviews came at once\. Please try again in \d+ minutes\.$/)
    later(minutes(66))
    expect((await write()).status).toBe(201)
  })

  test('a flood over one product is stopped wherever it comes from', async () => {
    const { write } = await openReviewsShop(open, { LIMITS: 'review-per-address=1000,review-per-product=3' })
    for (let count = 1; count <= 3; count += 1) expect((await write()).status).toBe(201)
    expect((await write()).status).toBe(429)
    expect((await write({ productId: 5 })).status).toBe(201)
  })

  test('the change is announced for the product that it touches and for no other', async () => {
    const { write, changes } = await openReviewsShop(open)
    await changes.refresh()
    const heard: string[] = []
    changes.onChange((topics) => void heard.push(...topics))
    await write({ productId: 7 })
    expect(heard).toEqual(['reviews/7'])
    await write({ productId: 7, comment: 'www.fish.example' })
    expect(heard).toEqual(['reviews/7'])
  })
})
