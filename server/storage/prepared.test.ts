import { expect, test } from 'vitest'
import { commands } from '#tests/models/trial-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { prepared } from './prepared.ts'

const counted = prepared((database, { who, most }: { who: string; most: number }) =>
  database
    .selectFrom('limits')
    .select(['who', 'window_start'])
    .where('what', '=', 'mark')
    .where('who', '=', who)
    .orderBy('window_start')
    .limit(most),
)

eachDatabase((_engine, open) => {
  test('a question that was asked before is answered for the new values, not for the old ones', async () => {
    const { run, read } = await open(commands)
    await run.markMany({ who: 'asha', count: 3 })
    await run.markMany({ who: "bina's", count: 1 })
    const found = async (who: string, most: number) =>
      (await counted(read, { who, most })).rows.map((row) => `${row.who} ${row.window_start}`)
    expect(await found('asha', 2)).toEqual(['asha 0', 'asha 1'])
    expect(await found("bina's", 2)).toEqual(["bina's 0"])
    expect(await found('asha', 9)).toEqual(['asha 0', 'asha 1', 'asha 2'])
    expect(await found('mark', 9)).toEqual([])
  })

  test('what could not be kept by a question of its own cannot be kept by this one either', async () => {
    const { read } = await open(commands)
    await expect(counted(read, { who: undefined as unknown as string, most: 1 })).rejects.toThrow('cannot be kept')
  })
})
