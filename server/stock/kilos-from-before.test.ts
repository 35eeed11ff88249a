import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { realIn } from '#server/storage/real-order.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

const cell = {
  species: 'pomfret',
  size: 'Jumbo',
  counted: 1,
  bought: 3000,
  reserved: 1000,
  sold: 500,
  wasted: 250,
  back_at: null,
  last_press: 'morning',
  version: 2,
  moves: 2,
}

const move = (no: number) => ({
  species: 'pomfret',
  size: 'Jumbo',
  move_no: no,
  kind: 'bought',
  grams: 1500,
  order_id: null,
  line_no: null,
  batch: no === 1 ? 'B7K2M4' : null,
  reason: 'the morning',
  press_key: 'morning',
  moved_by: 'staff asif',
  moved_at: no,
})

eachDatabase((engine, _, { fresh }) => {
  test('kilos that were counted before keep all their figures and moves, and more of them may be promised than lies there', async () => {
    const database = connectTo(engine, await fresh())
    const until = migrations.findIndex(({ id }) => id === '0041-more-promised')
    await migrate(database, engine, migrations.slice(0, until), 1)
    const indexes = async () => {
      const { rows } =
        engine === 'sqlite'
          ? await sql<{ name: string }>`select name from sqlite_master
              where type = 'index' and tbl_name = 'stock_moves' and sql is not null order by name`.execute(database)
          : await sql<{ name: string }>`select indexname as name from pg_indexes
              where tablename = 'stock_moves' order by name`.execute(database)
      return rows
    }
    const had = await indexes()
    await database.insertInto('stock_cells').values(cell).execute()
    for (const no of [1, 2]) await database.insertInto('stock_moves').values(move(no)).execute()

    expect(await migrate(database, engine, migrations, 2)).toContain('0041-more-promised')
    expect(await database.selectFrom('stock_cells').selectAll().execute()).toEqual([cell])
    expect(await database.selectFrom('stock_moves').selectAll().orderBy('move_no').execute()).toEqual([
      move(1),
      move(2),
    ])
    expect(await indexes()).toEqual(had)
    expect(had.map(({ name }) => name)).toContain('stock_moves_of_a_batch')

    await database.updateTable('stock_cells').set({ reserved: 2500 }).execute()
    await expect(database.updateTable('stock_cells').set({ sold: 2751 }).execute()).rejects.toThrow(/check/i)
    await expect(database.insertInto('stock_moves').values(move(2)).execute()).rejects.toThrow(/unique/i)
    const ofNoCell = { ...move(3), size: 'Enormous' }
    await expect(database.insertInto('stock_moves').values(ofNoCell).execute()).rejects.toThrow(/foreign key/i)
    const ofNoOrder = { ...move(3), order_id: realIn({ id: 'nobody', is_try: 0 }) ?? null, line_no: 1 }
    await expect(database.insertInto('stock_moves').values(ofNoOrder).execute()).rejects.toThrow(/foreign key/i)
    await expect(database.deleteFrom('stock_cells').execute()).rejects.toThrow(/foreign key/i)
  })
})
