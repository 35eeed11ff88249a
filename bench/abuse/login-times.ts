import { openPasswordHasher } from '#server/accounts/password-hash.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { openLooseShop, type Trial } from './trial.ts'

export const timeTrials: Readonly<Record<string, Trial>> = {
  times: {
    title: 'logins with a wrong password, of a customer and of a stranger, one after the other',
    short: 10,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open, {}, { hasher: openPasswordHasher([pepper]) })
      await shop.register()
      const timed = async (email: string) => {
        const began = performance.now()
        await shop.login({ email, password: 'not the right one' })
        return performance.now() - began
      }
      const known: number[] = []
      const unknown: number[] = []
      for (let nr = 0; nr < times; nr += 1) {
        // The first to come meets the cold machine, so they take turns.
        const isKnownFirst = nr % 2 === 0
        if (isKnownFirst) known.push(await timed(asha.email))
        unknown.push(await timed(`nobody${nr}@example.com`))
        if (!isKnownFirst) known.push(await timed(asha.email))
      }
      const [one, other] = [median(known), median(unknown)]
      const chance = sameByChance(known, unknown)
      return {
        each: [times],
        'median of customers, ms': [one],
        'median of strangers, ms': [other],
        'medians apart, in percent': [(Math.abs(one - other) / other) * 100, times < 100 ? 100 : 5],
        'chance that so much differs by chance (KS), in percent': [chance * 100],
        'is that below 1 percent': [chance < 0.01 ? 1 : 0, times < 100 ? 1 : 0],
      }
    },
  },
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** Kolmogorov and Smirnov's test of two samples: how likely they lie as far apart as this when nothing tells them apart. */
export function sameByChance(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => ({ time, step: 1 / one.length })),
    ...other.map((time) => ({ time, step: -1 / other.length })),
  ]
  let [sum, farthest] = [0, 0]
  for (const { step } of all.toSorted((a, b) => a.time - b.time)) {
    sum += step
    farthest = Math.max(farthest, Math.abs(sum))
  }
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const far = (size + 0.12 + 0.11 / size) * farthest
  let chance = 0
  for (let nr = 1; nr <= 100; nr += 1) chance += 2 * (nr % 2 === 1 ? 1 : -1) * Math.exp(-2 * nr * nr * far * far)
  return far < 0.2 ? 1 : Math.min(1, Math.max(0, chance))
}
