import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/databases.ts'
import { deeds } from '#tests/trial-deeds.ts'

eachDatabase((engine, open) => {
  test('what has been answered can be read at once', async () => {
    const database = await open(deeds)
    expect(database.engine).toBe(engine)
    expect(await database.keep.mark({ who: 'asha', at: 1 })).toEqual({ marked: 'asha' })
    expect(await database.read.selectFrom('limits').select(['who', 'window_start']).execute()).toEqual([
      { who: 'asha', window_start: 1 },
    ])
  })
})
