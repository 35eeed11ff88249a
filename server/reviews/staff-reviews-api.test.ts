import { expect, test } from 'vitest'
import { actsIn, atDesk, newKey, type Told } from '#tests/rooms/desk.ts'
import { newReview, openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { summariesOf } from './reviews-store.ts'

eachDatabase((_, open) => {
  test('what waits is read and shown, what is shown is hidden for a reason, and shown again', async () => {
    const shop = await openReviewsShop(open)
    const meera = await atDesk(shop, 'counter')
    const { _id: id } = (await shop.write({ comment: 'As on www.fish.example', rating: 2 })).body
    const inList = async (state: 'held' | 'shown' | 'hidden') =>
      (await meera.press('deskReviews', {}, { state })).body.reviews

    expect(await inList('held')).toMatchObject([
      { id, title: 'Whole Silver Pomfret (Paplet)', rating: 2, username: 'Asha K', boughtHere: false },
    ])
    expect(JSON.stringify(await inList('held'))).not.toContain('asha@example.com')
    const press = (move: 'hide' | 'release', reason = '', key = newKey()) =>
      meera.press('moveReview', { id }, { move, key, reason })
    expect((await press('release')).status).toBe(200)
    expect((await shop.reviewsOf(4)).body).toMatchObject([{ _id: id }])

    expect(await press('hide')).toMatchObject({ status: 400, body: { field: 'reason' } })
    expect((await press('hide', 'an advertisement')).status).toBe(200)
    expect(await inList('hidden')).toMatchObject([
      { id, last: { by: { who: 'staff', name: meera.name }, reason: 'an advertisement' } },
    ])
    expect((await summariesOf(shop.database.read, [4])).get(4)).toMatchObject({ count: 0 })
    expect((await press('release')).status).toBe(200)
    expect(await inList('shown')).toMatchObject([{ id }])

    const by = `staff/${meera.id}@${meera.deviceId}`
    expect(await actsIn(shop)).toHaveLength(3)
    expect(await actsIn(shop)).toContainEqual({
      act: 'move-reviews',
      thing: `review/${id}`,
      done_by: by,
      before_json: '{"state":"shown"}',
      after_json: '{"state":"hidden"}',
      reason: 'an advertisement',
    })
    const moves = await shop.database.read.selectFrom('review_moves').select('moved_by').distinct().execute()
    expect(moves).toEqual([{ moved_by: by }])
  })

  test('the same press again is the same act; another one after it is told that somebody was quicker', async () => {
    const shop = await openReviewsShop(open)
    const meera = await atDesk(shop, 'owner')
    const { _id: id } = (await shop.write()).body
    const key = newKey()
    const body = { move: 'hide', key, reason: 'names a neighbour' } as const
    const answers = await Promise.all([1, 2, 3].map(() => meera.press('moveReview', { id }, body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await actsIn(shop)).toHaveLength(1)
    expect((await meera.press('moveReview', { id }, { ...body, key: newKey() })).status).toBe(409)
    expect((await meera.press('moveReview', { id: 'no-such' }, body)).status).toBe(422)
    expect((await meera.press('moveReview', { id: 'no-such' }, { ...body, key: newKey() })).status).toBe(404)
    expect(await actsIn(shop)).toHaveLength(1)
  })

  test('a list of many goes on page by page, newest first, and each stands in it once', async () => {
    const shop = await openReviewsShop(open)
    const meera = await atDesk(shop, 'counter')
    const ids = Array.from({ length: 45 }, (_, nr) => `r${String(nr).padStart(2, '0')}`)
    for (const [nr, id] of ids.entries())
      await shop.database.run.writeReview(newReview({ id, state: 'held', writtenAt: 1000 * Math.floor(nr / 3) }))
    const seen: string[] = []
    for (let page: string | undefined = ''; page !== undefined; ) {
      const { body }: Told<'deskReviews'> = await meera.press('deskReviews', {}, { state: 'held', page })
      expect(body.held).toBe(45)
      seen.push(...body.reviews.map(({ id }) => id))
      page = body.next
    }
    expect(seen).toEqual(ids.toReversed())
    expect((await meera.press('deskReviews', {}, { state: 'held', page: 'behind the moon' })).status).toBe(400)
  })

  test('who cuts or rides has no business with reviews', async () => {
    const shop = await openReviewsShop(open)
    for (const role of ['cutter', 'rider'] as const)
      expect((await (await atDesk(shop, role)).press('deskReviews', {}, { state: 'held' })).status).toBe(403)
  })
})
