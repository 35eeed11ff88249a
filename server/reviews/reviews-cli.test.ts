import { expect, test } from 'vitest'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { reviews } from './reviews-cli.ts'
import { summariesOf } from './reviews-store.ts'

eachDatabase((_, open) => {
  test('the operator sees what was written, hides it with a reason, and shows it again', async () => {
    const shop = await openReviewsShop(open)
    const say = (...words: string[]) => reviews.run(words, { ...shop, now: shop.now() })
    expect(await say('list', '4')).toBe('There are no reviews yet.')
    const { _id } = (await shop.write()).body
    const held = (await shop.write({ comment: 'www.fish.example', rating: 1 })).body._id
    expect(await say('list', '4')).toContain(`${_id} (shown) 21 November 2026, 5:30 pm, 4 stars\n    "Asha K"`)
    expect(await say('list', '4')).toContain(`${held} (held)`)

    await expect(say('hide', _id)).rejects.toThrow('Say why')
    expect(await say('hide', _id, 'names', 'a', 'neighbour')).toBe('The review is hidden.')
    expect((await shop.reviewsOf(4)).body).toEqual([])
    expect((await summariesOf(shop.database.read, [4])).get(4)).toMatchObject({ count: 0, sum: 0 })
    await expect(say('hide', _id, 'again')).rejects.toThrow('not shown')

    expect(await say('show', _id)).toBe('The review is shown.')
    expect(await say('show', held, 'it is a recipe')).toBe('The review is shown.')
    await expect(say('show', held)).rejects.toThrow('shown already')
    expect((await summariesOf(shop.database.read, [4])).get(4)).toMatchObject({ count: 2, sum: 5 })
    const left = await shop.database.read
      .selectFrom('review_moves')
      .select(['move_no', 'move', 'moved_by', 'moved_at', 'reason'])
      .where('review_id', '=', _id)
      .orderBy('move_no')
      .execute()
    expect(left).toEqual([
      { move_no: 1, move: 'hide', moved_by: 'command/reviews', moved_at: shop.now(), reason: 'names a neighbour' },
      { move_no: 2, move: 'release', moved_by: 'command/reviews', moved_at: shop.now(), reason: '' },
    ])
  })

  test('a wrong command says why', async () => {
    const shop = await openReviewsShop(open)
    const say = (...words: string[]) => reviews.run(words, { ...shop, now: 1 })
    await expect(say()).rejects.toThrow("There is no 'reviews '.")
    await expect(say('list', '99')).rejects.toThrow("'99' is not a product")
    await expect(say('hide', 'no-such', 'spam')).rejects.toThrow("no review 'no-such'")
  })

  test('whatever was typed is one quoted line of the list, and no line of it passes for one of ours', async () => {
    const shop = await openReviewsShop(open)
    await shop.write({
      username: '<script>alert(1)</script>\nforged (shown) 1 January 2026, 5 stars',
      comment: 'first line\nforged (shown)\u2028"quoted" <img src=x onerror=alert(1)>',
    })
    const lines = (await reviews.run(['list', '4'], { ...shop, now: 1 })).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]?.trim()).toBe(
      JSON.stringify('first line\nforged (shown)\u2028"quoted" <img src=x onerror=alert(1)>'),
    )
    expect(await shop.write({ comment: '\u001B[31mred' })).toMatchObject({ status: 400 })
  })
})
