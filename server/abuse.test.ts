import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { sameByChance } from '../bench/abuse/login-times.ts'
import { trials } from '../bench/abuse/trials.ts'

// The long run is a command: bench/abuse/abuse.ts. docs/safety.md has its figures.
eachDatabase((_, open) => {
  test.each(Object.entries(trials))(
    'nothing comes of it: %s',
    async (_name, { run, short }) => {
      const figures = await run(open, short)
      expect(Object.entries(figures).filter(([, [found, most]]) => most !== undefined && found > most)).toEqual([])
    },
    minutes(2),
  )
})

test('what lies apart is told from what lies together', () => {
  expect(sameByChance(spread(80), spread(80.01))).toBeGreaterThan(0.9)
  expect(sameByChance(spread(80), spread(82))).toBeLessThan(0.001)
})

const spread = (from: number) => Array.from({ length: 1000 }, (_, nr) => from + ((nr * 37) % 1000) / 100)
