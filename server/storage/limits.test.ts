import { expect, test } from 'vitest'
import { deeds } from '#server/deeds.ts'
import { hours, minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/databases.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const three = { limit: { what: 'codes', most: 3, within: hours(1) }, who: 'asha' }
const perAddress = { limit: { what: 'codes-per-address', most: 100, within: hours(1) }, who: '203.0.113.7' }

eachDatabase((_engine, open, { fresh }) => {
  test('the fourth of three an hour is told how long to wait, and may come after that', async () => {
    const { keep } = await open(deeds)
    for (const minute of [0, 1, 2])
      expect(await keep.takeTurns({ turns: [three], at: noon + minutes(minute) })).toBeUndefined()
    const refused = await keep.takeTurns({ turns: [three], at: noon + minutes(3) })
    expect(refused).toMatchObject({ what: 'codes', wait: expect.any(Number) })
    const wait = refused?.wait ?? 0
    expect(await keep.takeTurns({ turns: [three], at: noon + minutes(3) + wait })).toBeUndefined()
  })

  test('200 at once get the three turns there are, also in two processes', async () => {
    const where = await fresh()
    const shops = [await open(deeds, { where }), await open(deeds, { where })]
    const answers = await Promise.all(
      shops.flatMap(({ keep }) =>
        Array.from({ length: 100 }, () => keep.takeTurns({ turns: [three, perAddress], at: noon })),
      ),
    )
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(3)
  })

  test('whoever is refused by one limit uses up nothing of the others', async () => {
    const { keep, read } = await open(deeds)
    for (let turn = 0; turn < 10; turn += 1) await keep.takeTurns({ turns: [three, perAddress], at: noon })
    const counts = await read.selectFrom('limits').select(['what', 'count']).orderBy('what').execute()
    expect(counts).toEqual([
      { what: 'codes', count: 3 },
      { what: 'codes-per-address', count: 3 },
    ])
  })

  test('a turn that is given back may be taken again', async () => {
    const { keep } = await open(deeds)
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await keep.takeTurns({ turns: [three], at: noon })).toBeUndefined()
      await keep.giveBackTurns({ turns: [three], at: noon })
    }
  })

  test('what counts until it is forgiven has no wait', async () => {
    const { keep } = await open(deeds)
    const ever = { limit: { what: 'wrong-ever', most: 2 }, who: 'asha' }
    await keep.takeTurns({ turns: [ever], at: noon })
    await keep.takeTurns({ turns: [ever], at: noon + hours(1000) })
    expect(await keep.takeTurns({ turns: [ever], at: noon + hours(2000) })).toEqual({
      what: 'wrong-ever',
      wait: undefined,
    })
  })
})
