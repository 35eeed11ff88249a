import { randomUUID } from 'node:crypto'
import { ratesToday } from '#server/catalogue/rates/rate-sheets-store.ts'
import type { RateChange, RateOf } from '#shop/catalogue/rates/rate-sheet.ts'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import type { Open } from '#tests/running/databases.ts'
import type { TestShop } from '#tests/running/test-shop.ts'
import { openCounterRoom } from './counter-room.ts'
import type { SignedInStaff } from './staff.ts'

/** Whole prawns, Jumbo: 800 and 450 at the opening. */
export const jumbo = {
  kilo: { productId: 1, size: 'Jumbo', grams: 1000 },
  half: { productId: 1, size: 'Jumbo', grams: 500 },
} as const

export const change = (rate: RateOf, was: number, rupees: number): RateChange => ({
  ...rate,
  was: was * 100,
  paise: Math.round(rupees * 100),
})

interface Answered {
  readonly status: number
  readonly body: RateSheetView & {
    readonly message?: string
    readonly version?: number
    readonly by?: { readonly name: string }
    readonly changed?: number
    readonly why?: string
  }
}

/** A shop with its people behind the counter, and its rate sheet. */
export async function openRatesRoom(open: Open, options: Omit<TestShop, 'now'> = {}) {
  const room = await openCounterRoom(open, options)
  const call = (who: SignedInStaff, path: string, body?: object) =>
    room.call(who, `rates${path}`, body) as unknown as Promise<Answered>
  const save = (
    who: SignedInStaff,
    seen: number,
    changes: readonly RateChange[],
    key: string = randomUUID(),
  ): Promise<Answered> => call(who, '/draft', { key, seen, changes })

  return {
    ...room,
    sheet: async (who: SignedInStaff = room.staff.counter) => (await call(who, '')).body,
    rateCall: call,
    save,
    publish: (who: SignedInStaff, seen: number, more: { at?: number; key?: string } = {}) =>
      call(who, '/publication', { key: randomUUID(), seen, ...more }),
    publishBig: (who: SignedInStaff, seen: number) => call(who, '/big-publication', { key: randomUUID(), seen }),
    callOff: (who: SignedInStaff, id: string) => call(who, `/sheets/${id}/calling-off`, { key: randomUUID() }),
    /** All that the shop sells a pack for now, in paise. */
    rateOf: async ({ productId, size, grams }: RateOf): Promise<number | undefined> =>
      (await ratesToday(room.database.read)).find(
        (rate) => rate.productId === productId && rate.size === size && rate.grams === grams,
      )?.paise,
  }
}
