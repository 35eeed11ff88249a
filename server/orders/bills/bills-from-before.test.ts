import { expect, test } from 'vitest'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'
import { billsOf } from './bills-store.ts'

const since = '0045-bills-of-rejected'
const start = Date.UTC(2027, 3, 1)

eachDatabase((engine, open, { fresh }) => {
  test('orders that were rejected before their bills were credited have it credited once, whatever was given back of it', async () => {
    const where = await fresh()
    const shop = await openCounterRoom(open, { where })
    const { staff } = shop
    const rejected = async () => {
      const id = await shop.placed()
      await shop.out(id)
      await shop.undo(staff.counter, id, 6)
      await shop.press(staff.counter, 'reject', id, { reason: 'It was dropped' })
      return id
    }
    const [first, second, third] = [await rejected(), await rejected(), await rejected()]
    const stands = await shop.placed()
    await shop.out(stands)

    // As a shop of before had left them: of the second bill the owner had given back a part.
    const database = connectTo(engine, where)
    await database.deleteFrom('credit_notes').where('bill_number', '=', 'D2627/000001').execute()
    await database
      .updateTable('credit_notes')
      .set({ paise: 50_000, cause: 'by-owner' })
      .where('bill_number', '=', 'D2627/000002')
      .execute()
    await database.deleteFrom('migrations').where('id', '=', since).execute()

    expect(await migrate(database, engine, migrations, start)).toEqual([since])
    const notes = async (id: string) => (await billsOf(database, id)).flatMap((bill) => bill.creditNotes)
    expect(await notes(first)).toMatchObject([
      { number: 'C2728/000001', drawnAt: start, credited: 200_000, cause: 'rejected' },
    ])
    expect(await notes(second)).toMatchObject([
      { number: 'C2627/000002', credited: 50_000, cause: 'by-owner' },
      { number: 'C2728/000002', credited: 150_000, cause: 'rejected' },
    ])
    expect(await notes(third)).toMatchObject([{ number: 'C2627/000003', credited: 200_000 }])
    expect(await notes(stands)).toEqual([])
  })
})
