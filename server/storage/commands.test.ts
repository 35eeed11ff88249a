import { expect, test } from 'vitest'
import type { Database } from '#server/storage/database.ts'
import { classify } from '#server/storage/trouble.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'

type TrialDatabase = Database<typeof commands.list>

const marks = (database: TrialDatabase) =>
  database.read
    .selectFrom('limits')
    .select(['who', 'window_start', 'count'])
    .orderBy('who')
    .orderBy('window_start')
    .execute()

const fails = (command: Promise<unknown>): Promise<Error> =>
  command.then(
    () => expect.fail('it succeeded'),
    (error: Error) => error,
  )

eachDatabase((engine, open, { fresh }) => {
  test('what has been answered can be read at once, here and in any other process', async () => {
    const where = await fresh()
    const [database, other] = [await open(commands, { where }), await open(commands, { where })]
    expect(database.engine).toBe(engine)
    expect(await database.run.mark({ who: 'asha', at: 1 })).toEqual({ marked: 'asha' })
    expect(await marks(database)).toEqual([{ who: 'asha', window_start: 1, count: 1 }])
    expect(await marks(other)).toEqual(await marks(database))
  })

  test('of commands kept together each has its own success or failure', async () => {
    const database = await open(commands)
    await database.run.mark({ who: 'taken', at: 0 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => {
        if (at % 3 === 0) return database.run.mark({ who: 'asha', at })
        return at % 3 === 1
          ? database.run.markAndRegret({ who: 'bina', at })
          : database.run.mark({ who: 'taken', at: 0 })
      }),
    )
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 60 }, (_, at) => at % 3 === 0),
    )
    const kept = await marks(database)
    expect(kept.filter(({ who }) => who === 'asha')).toHaveLength(20)
    expect(kept.filter(({ who }) => who === 'bina')).toEqual([])
    expect(kept.filter(({ who }) => who === 'taken')).toHaveLength(1)
  })

  test('fifty at once with one key leave one row, and one of them is told that it was first', async () => {
    const where = await fresh()
    const stores = [await open(commands, { where }), await open(commands, { where })]
    const told = await Promise.all(
      Array.from({ length: 25 }, () => stores.map(({ run }) => run.markOnce({ who: 'asha', at: 7 }))).flat(),
    )
    expect(told.filter(({ first }) => first)).toHaveLength(1)
    expect(await Promise.all(stores.map(marks))).toEqual([
      [{ who: 'asha', window_start: 7, count: 1 }],
      [{ who: 'asha', window_start: 7, count: 1 }],
    ])
  })

  test('counting at the same moment loses no count', async () => {
    const where = await fresh()
    const stores = [await open(commands, { where }), await open(commands, { where })]
    await stores[0]?.run.mark({ who: 'asha', at: 0 })
    await Promise.all(Array.from({ length: 25 }, () => stores.map(({ run }) => run.countUp({ whos: ['asha'] }))).flat())
    expect(await Promise.all(stores.map(marks))).toMatchObject([[{ count: 51 }], [{ count: 51 }]])
  })

  test('whoever looks while a command is under way sees nothing of it', async () => {
    const database = await open(commands)
    const progress = { isDone: false }
    const command = database.run.markMany({ who: 'asha', count: 400 }).then(() => (progress.isDone = true))
    const seen = new Set<number>()
    let looks = 0
    for (; !progress.isDone; looks += 1) {
      seen.add((await marks(database)).length)
      await new Promise(setImmediate)
    }
    await command
    seen.add((await marks(database)).length)
    expect(looks).toBeGreaterThan(1)
    expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 400])
  })

  test('an error says what kind of trouble it was, whichever engine and thread it comes from', async () => {
    const { run } = await open(commands)
    await run.mark({ who: 'asha', at: 1 })
    expect(classify(await fails(run.mark({ who: 'asha', at: 1 })))).toBe('unique')

    const regret = await fails(run.markAndRegret({ who: 'bina', at: 1 }))
    expect(classify(regret)).toBe('other')
    expect(regret).toMatchObject({ name: 'RangeError', message: 'bina regrets' })
    expect(regret.stack).toContain('markAndRegret')
  })

  test('amounts are read as they were kept, up to the largest whole number', async () => {
    const database = await open(commands)
    await database.run.mark({ who: 'asha', at: Number.MAX_SAFE_INTEGER })
    await database.run.mark({ who: 'bina', at: Number.MIN_SAFE_INTEGER })
    expect(await marks(database)).toEqual([
      { who: 'asha', window_start: Number.MAX_SAFE_INTEGER, count: 1 },
      { who: 'bina', window_start: Number.MIN_SAFE_INTEGER, count: 1 },
    ])
    const { count } = await database.read
      .selectFrom('limits')
      .select((mark) => mark.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(2)
  })

  test('what is no plain value is refused, never kept as nothing', async () => {
    const database = await open(commands)
    for (const who of [{ name: 'asha' }, ['asha'], new Date(0), true, Number.NaN])
      await expect(database.run.markAnything({ who })).rejects.toThrow('cannot be kept')
    for (const who of [null, undefined]) await expect(database.run.markAnything({ who })).rejects.toThrow(/not.null/i)
    expect(await marks(database)).toEqual([])
  })

  test('asking cannot change anything', async () => {
    const database = await open(commands)
    await database.run.mark({ who: 'asha', at: 1 })
    const refused: unknown = await database.read
      .deleteFrom('limits')
      .execute()
      .catch((error: unknown) => error)
    expect(`${String(refused)}, ${String((refused as Error).cause)}`).toMatch(/read-?only/)
    expect(await marks(database)).toHaveLength(1)
  })

  test('closing waits for what is under way, and then nothing more is kept', async () => {
    const where = await fresh()
    const database = await open(commands, { where })
    expect(await database.ready()).toBe(true)
    const underWay = Array.from({ length: 40 }, (_, at) => database.run.mark({ who: 'asha', at }))
    await database.close()
    expect(await Promise.all(underWay)).toHaveLength(40)
    expect(classify(await fails(database.run.mark({ who: 'asha', at: 41 })))).toBe('unavailable')
    expect(await marks(await open(commands, { where }))).toHaveLength(40)
  })
})
