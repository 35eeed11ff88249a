import { randomUUID } from 'node:crypto'
import { batchCalls, type WholeBatch } from '#shop/wire/staff/batches.ts'
import type { StaffSends } from '#shop/wire/staff-calls.ts'
import type { Open } from '#tests/running/databases.ts'
import type { SignedInStaff } from './staff.ts'
import { openWeighingRoom } from './weighing-room.ts'

type Typed = Omit<StaffSends<'takeInBatch'>, 'key'>
export type ToldOfBatch = WholeBatch & { readonly message?: string }

/** A crate of jumbo pomfret as it comes from the jetty on the day of the test rooms. */
export const crate = (different: Partial<Typed> = {}): Typed => ({
  species: 'pomfret',
  size: 'Jumbo',
  grams: 10_000,
  landedDay: '2026-11-21',
  landedHour: 5,
  jetty: 'Sassoon Dock',
  boatOrGear: '',
  supplier: 'Koli Sea',
  origin: 'wild',
  useBy: '2026-11-22',
  note: '',
  // the rooms take in one crate after the other; whether the same was said already is tried by itself
  sure: ['same-delivery', 'far-off-kilos'],
  ...different,
})

/** A weighing room whose shop keeps batches. */
export async function openBatchesRoom(open: Open, options: Parameters<typeof openWeighingRoom>[1] = {}) {
  const shop = await openWeighingRoom(open, options)

  async function call(
    who: SignedInStaff,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: ToldOfBatch }> {
    const answer = await shop.app.request(batchCalls.batches.path + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...who.headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify({ key: randomUUID(), ...body }) }),
    })
    return { status: answer.status, body: (await answer.json()) as ToldOfBatch }
  }

  return {
    ...shop,
    atBatches: call,
    /** What came in, by the one at the counter. */
    cameIn: async (different: Partial<Typed> = {}): Promise<WholeBatch['batch']> => {
      const { status, body } = await call(shop.staff.counter, '', crate(different))
      if (status !== 200) throw new Error(`a batch was not taken in: ${body.message}`)
      return body.batch
    },
    batchNow: async (code: string): Promise<ToldOfBatch> => (await call(shop.staff.owner, `/${code}`)).body,
    /** A press at the batch as it stands. */
    atBatch: async (who: SignedInStaff, code: string, act: string, body: object) => {
      const { batch } = (await call(shop.staff.owner, `/${code}`)).body
      return call(who, `/${code}/${act}`, { seen: batch.version, ...body })
    },
  }
}
