import { expect, test } from 'vitest'
import { ashasReview } from '#tests/rooms/reviews.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  async function room() {
    const shop = await openWeighingRoom(open)
    const { staff, pressed, weighed, cutting, line } = shop
    return {
      ...shop,
      /** Two fish; the cutter does something else with the first. */
      two: () => cutting({ lines: [line({ productId: 5 }), line()] }),
      delivered: async (id: string) => {
        await weighed(id)
        await pressed(staff.cutter, 'pack', id)
        await pressed(staff.counter, 'send-out', id, { rider: staff.rider.id })
        expect(await pressed(staff.rider, 'deliver', id)).toBe(200)
      },
      isBuyerOf: async (productId: number) =>
        (await shop.asAsha<{ boughtHere: boolean }>('/reviews', ashasReview({ productId }))).body.boughtHere,
    }
  }

  test('nobody is a buyer of a fish that was left out of their bag', async () => {
    const { two, delivered, isBuyerOf, atLine, staff } = await room()
    const id = await two()
    const left = await atLine(staff.cutter, id, 1, 'left-out', { seen: 0, reason: 'The boat did not come' })
    expect(left.status).toBe(200)
    await delivered(id)
    expect([await isBuyerOf(5), await isBuyerOf(4)]).toEqual([false, true])
  })

  test('who got another size of the fish that they ordered is a buyer of it', async () => {
    const { two, delivered, isBuyerOf, atLine, onScale, staff } = await room()
    const id = await two()
    const [wanted] = (await onScale(staff.cutter, id)).body.lines[1]?.replacements ?? []
    const { productId, size } = wanted ?? {}
    expect((await atLine(staff.cutter, id, 2, 'replacements', { seen: 0, productId, size })).status).toBe(200)
    await delivered(id)
    expect([await isBuyerOf(5), await isBuyerOf(4)]).toEqual([true, true])
  })

  test('a fish that only lent its line to another, which was left out too, was not bought', async () => {
    const { two, delivered, isBuyerOf, atLine, onScale, staff } = await room()
    const id = await two()
    const [wanted] = (await onScale(staff.cutter, id)).body.lines[1]?.replacements ?? []
    const { productId, size } = wanted ?? {}
    await atLine(staff.cutter, id, 2, 'replacements', { seen: 0, productId, size })
    expect((await atLine(staff.cutter, id, 3, 'left-out', { seen: 0, reason: 'Sold out' })).status).toBe(200)
    await delivered(id)
    expect([await isBuyerOf(5), await isBuyerOf(4)]).toEqual([true, false])
  })
})
