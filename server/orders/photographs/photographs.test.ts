import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tidy } from '#server/tidy.ts'
import { days, seconds } from '#shop/time.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { photographOf } from './photographs-store.ts'

const taken = (background: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'taken at the dock' } })
    .jpeg()
    .toBuffer()

eachDatabase((_, open) => {
  async function room() {
    const shop = await openWeighingRoom(open)
    const { staff, asAsha, atLine, call } = shop
    const id = await shop.cutting()
    const { cutter } = staff
    const photograph = async (background = '#336699', seen = 1, line = 1) =>
      atLine(cutter, id, line, 'photograph', { seen, jpeg: (await taken(background)).toString('base64') })
    const seenBy = (who = cutter) => call(who, `orders/${id}/lines/1/photograph`)
    const seenByAsha = () => asAsha<{ jpeg?: string; message?: string }>(`/orders/${id}/lines/1/photograph`)
    return { ...shop, id, cutter, photograph, seenBy, seenByAsha }
  }

  test('what lay on the scale is seen by its buyer and by those who weigh, without a word beside the picture', async () => {
    const { id, cutter, staff, weigh, photograph, seenBy, seenByAsha } = await room()
    const early = await photograph('#336699', 0)
    expect([early.status, early.body.why]).toEqual([409, 'nothing-weighed'])
    expect((await seenByAsha()).status).toBe(404)
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    const { status, body } = await photograph()
    expect([status, body.lines[0]?.weighed?.hasPhotograph]).toEqual([200, true])
    const { jpeg = '' } = (await seenByAsha()).body
    const picture = Buffer.from(jpeg, 'base64')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
    expect(picture.includes('taken at the dock')).toBe(false)
    expect((await seenBy()).body).toEqual({ jpeg })
    expect((await seenBy(staff.rider)).status).toBe(403)
  })

  test('another one takes its place, and after another weighing there is none until one is taken of that', async () => {
    const { id, cutter, weigh, photograph, seenByAsha, database } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    await photograph()
    const first = (await seenByAsha()).body.jpeg
    await photograph('#993333')
    expect((await seenByAsha()).body.jpeg).not.toBe(first)
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toHaveLength(1)
    await weigh(cutter, id, 1, reading(990, { seen: 1, reason: 'Read wrong' }))
    expect((await seenByAsha()).status).toBe(404)
    const late = await photograph('#000000', 1)
    expect([late.status, late.body.why, late.body.lines[0]?.version]).toEqual([409, 'line-moved', 2])
    await photograph('#000000', 2)
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toEqual([{ move_no: 2 }])
    expect((await photograph('#000000', 2)).status).toBe(200)
    const acts = await database.read
      .selectFrom('staff_acts')
      .select('after_json')
      .where('after_json', 'like', '%photograph%')
      .execute()
    expect(acts).toHaveLength(4)
  })

  test('a photograph that is sent twice is one act, and its key takes no other picture', async () => {
    const { id, cutter, weigh, atLine, database } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    const key = randomUUID()
    const send = async (background: string) => {
      const jpeg = (await taken(background)).toString('base64')
      return (await atLine(cutter, id, 1, 'photograph', { seen: 1, key, jpeg })).status
    }
    expect([await send('#336699'), await send('#336699'), await send('#000000')]).toEqual([200, 200, 422])
    const acts = await database.read
      .selectFrom('staff_acts')
      .select('after_json')
      .where('after_json', 'like', '%photograph%')
      .execute()
    expect(acts).toHaveLength(1)
  })

  test('of a line that was left out no photograph is taken, and none is shown', async () => {
    const { id, cutter, weigh, atLine, photograph, seenByAsha } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    await photograph()
    await atLine(cutter, id, 1, 'left-out', { seen: 1, reason: 'It was soft' })
    const late = await photograph('#000000', 2)
    expect([late.status, late.body.why]).toEqual([409, 'nothing-weighed'])
    expect((await seenByAsha()).status).toBe(404)
  })

  test('what is no photograph, is too large, or belongs to nothing is refused, and nothing is kept', async () => {
    const { id, cutter, weigh, atLine, photograph, database } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    const sent = (jpeg: string) => atLine(cutter, id, 1, 'photograph', { seen: 1, jpeg })
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000000' } })
      .png()
      .toBuffer()
    const wide = await sharp({ create: { width: 2001, height: 8, channels: 3, background: '#000000' } })
      .jpeg()
      .toBuffer()
    expect((await sent(png.toString('base64'))).body.message).toContain('JPEG')
    expect((await sent(wide.toString('base64'))).body.message).toContain('2,000 pixels')
    expect((await sent('not base64!')).status).toBe(400)
    expect((await sent(Buffer.alloc(119_000).toString('base64'))).status).toBe(400)
    expect((await sent('A'.repeat(170_000))).status).toBe(413)
    expect((await weigh(cutter, id, 1, { ...reading(1000, { seen: 1 }), raw: 'A'.repeat(70_000) })).status).toBe(413)
    expect((await photograph('#000000', 1, 7)).status).toBe(404)
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toEqual([])
  })

  test('a photograph is gone after 30 days, from every screen and from the disk', async () => {
    const { id, cutter, weigh, photograph, later, database, now } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    await photograph()
    await tidy(database, now() + days(30) - seconds(1))
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toHaveLength(1)
    later(days(30))
    expect(await photographOf(database.read, { orderId: id, lineNo: 1, at: now() })).toBeUndefined()
    await tidy(database, now())
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toEqual([])
  })

  test('with an account the photographs of its orders are gone at once', async () => {
    const { id, cutter, weigh, photograph, database, now } = await room()
    await weigh(cutter, id, 1, reading(1020, { seen: 0 }))
    await photograph()
    const order = database.read.selectFrom('orders').select('user_id').where('id', '=', id)
    const { user_id: userId } = await order.executeTakeFirstOrThrow()
    const message = {
      id: 'm',
      kind: 'account-deleted',
      purpose: 'warning',
      language: 'en',
      text: '',
      vars: {},
      budget: plentyFor(''),
    } as const
    expect(await database.run.eraseAccount({ userId, by: { command: 'erase' }, at: now(), message })).toMatchObject({
      erased: true,
    })
    expect(await database.read.selectFrom('line_photographs').select('move_no').execute()).toEqual([])
  })
})
