import { batchCode, batchCodeBytes } from '#shop/stock/batch-code.ts'
import { shopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Chance } from './chance.ts'
import type { AtWork } from './fill-orders.ts'

/** The crates of a morning: kind, size, kilos, origin. What is missing was not recorded. */
const crates = [
  { species: 'pomfret', size: 'Jumbo', kilos: 18, jetty: 'Sassoon Dock', boatOrGear: 'Gill net', keeps: 1 },
  { species: 'surmai', size: '', kilos: 25, jetty: 'Versova', boatOrGear: 'Hook and line', keeps: 2 },
  { species: 'bangda', size: '', kilos: 12, jetty: 'Sassoon Dock', boatOrGear: '', keeps: 1 },
] as const

/** Some of the fish lies in crates that were taken in at six; the rest is sold as a shop does that keeps no batches. */
export async function fillBatches(
  { run }: Pick<ShopDatabase, 'run'>,
  { chance, end, atWork }: { readonly chance: Chance; readonly end: number; readonly atWork: AtWork },
): Promise<void> {
  const today = shopDay(end)
  for (const [nr, { species, size, kilos, jetty, boatOrGear, keeps }] of crates.entries())
    await run.takeInBatch({
      batch: {
        species,
        size,
        grams: kilos * 1000,
        landedDay: today,
        landedHour: 4,
        jetty,
        boatOrGear,
        supplier: '',
        origin: 'wild',
        temperatureTenths: 10,
        useBy: shopDay(end + days(keeps)),
        costPaise: undefined,
        note: '',
      },
      codes: [batchCode(chance.bytes(batchCodeBytes, 'batch', nr))],
      key: chance.id(end, nr, 'batch'),
      by: { staff: atWork.staffId('counter'), device: atWork.deviceId },
      at: end - hours(3),
      today,
    })
}
