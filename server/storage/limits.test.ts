import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { hours, minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const three = { limit: { what: 'codes', most: 3, within: hours(1) }, who: 'asha' }
const perAddress = { limit: { what: 'codes-per-address', most: 100, within: hours(1) }, who: '203.0.113.7' }

eachDatabase((_engine, open, { fresh }) => {
  test('the fourth of three an hour is told how long to wait, and may come after that', async () => {
    const { run } = await open(commands)
    for (const minute of [0, 1, 2])
      expect(await run.takeTurns({ turns: [three], at: noon + minutes(minute) })).toBeUndefined()
    const refused = await run.takeTurns({ turns: [three], at: noon + minutes(3) })
    expect(refused).toMatchObject({ what: 'codes', wait: expect.any(Number) })
    const wait = refused?.wait ?? 0
    expect(await run.takeTurns({ turns: [three], at: noon + minutes(3) + wait })).toBeUndefined()
  })

  test('200 in four rushes get the three turns there are, also in two processes', async () => {
    const where = await fresh()
    const shops = [await open(commands, { where }), await open(commands, { where })]
    const rush = () =>
      Promise.all(
        shops.flatMap(({ run }) =>
          Array.from({ length: 25 }, () => run.takeTurns({ turns: [three, perAddress], at: noon })),
        ),
      )
    const answers = [...(await rush()), ...(await rush()), ...(await rush()), ...(await rush())]
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(3)
  })

  test('whoever is refused by one limit uses up nothing of the others', async () => {
    const { run, read } = await open(commands)
    for (let turn = 0; turn < 10; turn += 1) await run.takeTurns({ turns: [three, perAddress], at: noon })
    const counts = await read.selectFrom('limits').select(['what', 'count']).orderBy('what').execute()
    expect(counts).toEqual([
      { what: 'codes', count: 3 },
      { what: 'codes-per-address', count: 3 },
    ])
  })

  test('a turn that is given back may be taken again', async () => {
    const { run } = await open(commands)
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await run.takeTurns({ turns: [three], at: noon })).toBeUndefined()
      await run.giveBackTurns({ turns: [three], at: noon })
    }
  })

  test('what counts until it is forgiven has no wait', async () => {
    const { run } = await open(commands)
    const ever = { limit: { what: 'wrong-ever', most: 2 }, who: 'asha' }
    await run.takeTurns({ turns: [ever], at: noon })
    await run.takeTurns({ turns: [ever], at: noon + hours(1000) })
    expect(await run.takeTurns({ turns: [ever], at: noon + hours(2000) })).toEqual({
      what: 'wrong-ever',
      wait: undefined,
    })
  })
})
