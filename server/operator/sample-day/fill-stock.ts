import { startOfShopDay, shopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Chance } from './chance.ts'
import type { AtWork } from './fill-orders.ts'

/** What is scarce this morning, in grams: the rest is not counted. */
const counted: readonly (readonly [species: string, size: string, kept: number])[] = [
  ['pomfret', 'Jumbo', 6400],
  ['pomfret', 'Extra Large', 12_500],
  ['pomfret', 'Large', 1800],
  ['pomfret', 'Medium', 0],
  ['prawns', 'Jumbo', 3200],
  ['prawns', 'Large', 14_000],
]

/** The cold room as it was counted at the end of the morning: plenty, little, nothing until tomorrow, and a little thrown away. */
export async function fillStock(
  { run }: Pick<ShopDatabase, 'run'>,
  { chance, end, atWork }: { chance: Chance; end: number; atWork: AtWork },
): Promise<void> {
  const at = end - minutes(5)
  const by = { staff: atWork.staffId('counter'), device: atWork.deviceId }
  for (const [species, size, kept] of counted) {
    const cell = { species, size, by, at }
    await run.staffCountsStock({ ...cell, seen: 0, key: chance.id(at, species, size, 'count'), kept, reason: '' })
    if (kept === 0) {
      const backAt = startOfShopDay(shopDay(end + days(1))) + hours(7)
      await run.staffSetsBackAt({ ...cell, seen: 1, key: chance.id(at, species, size, 'back'), backAt })
    }
  }
  const fell = { species: 'prawns', size: 'Large', seen: 1, key: chance.id(at, 'waste'), by, at }
  await run.staffWastesStock({ ...fell, grams: 400, reason: 'it-fell' })
}
