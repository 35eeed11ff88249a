import { expect, test } from 'vitest'
import { cutPower } from './power-cut.ts'

// The long runs are commands: bench/faults/power-cut.ts and promises.ts. docs/safety.md has their figures.
test('wherever the power goes, what was acknowledged is there, whole', async () => {
  const { acknowledged, ...found } = await cutPower(40)
  expect(found).toEqual({ cuts: 40, lost: 0, halves: 0, damaged: 0, alarms: 0 })
  expect(acknowledged).toBeGreaterThan(40)
})
