import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tidy } from '#server/tidy.ts'
import { days, seconds } from '#shop/time.ts'
import { photograph } from '#tests/rooms/pictures.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const door = async (background = '#336699') =>
  (
    await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'taken at the dock' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')

eachDatabase((_, open) => {
  async function atTheDoor() {
    const shop = await openWeighingRoom(open)
    const { staff, call, database } = shop
    const id = await shop.placed({ userId: shop.userId, message: undefined })
    await shop.out(id)
    const version = async () =>
      (await database.read.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow())
        .version
    /** One key for each press, as the outbox sends it. */
    const bringBack = async (more: object, key = randomUUID(), seen?: number) =>
      call(staff.rider, `orders/${id}/moves`, {
        move: 'not-delivered',
        reason: 'nobody-there',
        key,
        seen: seen ?? (await version()),
        ...more,
      })
    const doorsTo = async (who: SignedInStaff) =>
      ((await call(who, `orders/${id}`)).body.moves ?? []).flatMap((move) => move.door ?? [])
    const seenBy = async (who: SignedInStaff, no: number) => {
      const { status, body } = await call(who, `orders/${id}/doors/${no}`)
      return { status, ...(body as unknown as { jpeg?: string; message?: string }) }
    }
    const kept = () => database.read.selectFrom('door_photographs').select('move_no').execute()
    return { ...shop, id, version, bringBack, doorsTo, seenBy, kept }
  }

  test('what a rider photographed at a door is with what was not delivered, for those who may see whose it is, and carries nothing beside the picture', async () => {
    const { staff, bringBack, doorsTo, seenBy, database } = await atTheDoor()
    expect((await bringBack({ jpeg: await door(), called: true })).status).toBe(200)
    const [no = 0, ...others] = await doorsTo(staff.counter)
    expect(others).toEqual([])
    const { jpeg = '' } = await seenBy(staff.counter, no)
    const picture = Buffer.from(jpeg, 'base64')
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
    expect(picture.includes('taken at the dock')).toBe(false)
    expect((await seenBy(staff.owner, no)).status).toBe(200)
    expect((await seenBy(staff.rider, no)).status).toBe(200)
    // Who cuts is told of no door, and gets none.
    expect(await doorsTo(staff.cutter)).toEqual([])
    expect((await seenBy(staff.cutter, no)).status).toBe(403)
    const other = await staffOf(database, 'rider', { name: 'Ganesh' })
    expect((await seenBy(other, no)).status).toBe(404)
    expect((await seenBy(staff.counter, no + 1)).message).toBe('There is no photo here, or it is older than 30 days.')
  })

  test('once the round is over its rider sees no door of it any more', async () => {
    const { staff, bringBack, doorsTo, seenBy, call, later } = await atTheDoor()
    await bringBack({ jpeg: await door() })
    const [no = 0] = await doorsTo(staff.rider)
    later(seconds(40))
    expect((await call(staff.rider, 'round/end', { key: randomUUID() })).status).toBe(200)
    expect((await seenBy(staff.rider, no)).status).toBe(404)
    expect((await seenBy(staff.counter, no)).status).toBe(200)
  })

  test('sent twice it is one act, and under its key there is no other picture', async () => {
    const { bringBack, kept, version } = await atTheDoor()
    const [key, seen] = [randomUUID(), await version()]
    const sent = async (jpeg: string) => (await bringBack({ jpeg }, key, seen)).status
    expect([await sent(await door()), await sent(await door()), await sent(await door('#000000'))]).toEqual([
      200, 200, 422,
    ])
    expect(await kept()).toHaveLength(1)
  })

  test('what is no photograph or too large is refused, and then nothing was done; with another act it is not kept', async () => {
    const { staff, bringBack, kept, call, id, version } = await atTheDoor()
    const before = await version()
    const large = (await photograph({ width: 2001, height: 8 })).toString('base64')
    expect((await bringBack({ jpeg: large })).body.message).toContain('2,000 pixels')
    expect((await bringBack({ jpeg: Buffer.from('GIF89a').toString('base64') })).body.message).toContain('JPEG')
    expect((await bringBack({ jpeg: 'not base64!' })).status).toBe(400)
    expect((await bringBack({ jpeg: 'A'.repeat(170_000) })).status).toBe(413)
    expect(await version()).toBe(before)
    const delivers = { move: 'deliver', key: randomUUID(), seen: before, jpeg: await door() }
    expect((await call(staff.rider, `orders/${id}/moves`, delivers)).status).toBe(200)
    expect(await kept()).toEqual([])
  })

  test('what was undone was never so: its photograph is gone, and the next try has its own', async () => {
    const { staff, bringBack, kept, undo, id, version, doorsTo } = await atTheDoor()
    await bringBack({ jpeg: await door() })
    expect((await undo(staff.rider, id, await version())).status).toBe(200)
    expect([await kept(), await doorsTo(staff.counter)]).toEqual([[], []])
    await bringBack({ jpeg: await door('#993333') })
    expect(await kept()).toHaveLength(1)
  })

  test('it is gone after 30 days, from every screen and from the disk', async () => {
    const { staff, bringBack, kept, doorsTo, seenBy, later, now, database } = await atTheDoor()
    await bringBack({ jpeg: await door() })
    const [no = 0] = await doorsTo(staff.counter)
    await tidy(database, now() + days(30) - seconds(1))
    expect(await kept()).toHaveLength(1)
    later(days(30))
    // A session of 16 hours is over by then.
    const counter = await staffOf(database, 'counter', { at: now(), name: 'Later' })
    expect([await doorsTo(counter), (await seenBy(counter, no)).status]).toEqual([[], 404])
    await tidy(database, now())
    expect(await kept()).toEqual([])
  })

  test('with its customer it goes at once, and one that comes later is not kept', async () => {
    const { staff, bringBack, kept, undo, id, version, database, now, userId } = await atTheDoor()
    await bringBack({ jpeg: await door() })
    expect(await kept()).toHaveLength(1)
    const by = { command: 'erase' } as const
    expect(await database.run.eraseAccount({ userId, by, at: now() })).toMatchObject({ erased: true })
    expect(await kept()).toEqual([])
    await undo(staff.rider, id, await version())
    await bringBack({ jpeg: await door() })
    expect(await kept()).toEqual([])
  })
})
