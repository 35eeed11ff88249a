import { type Arbitrary, array, boolean, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'

import { hours } from '#shop/time.ts'

/** What may happen to the rates of a shop, one after the other. */
export type RateDeed =
  | { readonly do: 'type'; readonly cell: string; readonly paise: number; readonly isLate: boolean }
  | { readonly do: 'move'; readonly cells: readonly string[]; readonly paise: number; readonly percent: number }
  | { readonly do: 'publish'; readonly wait: number; readonly isLate: boolean; readonly mayBig: boolean }
  | { readonly do: 'set'; readonly cell: string; readonly paise: number }
  | { readonly do: 'take-back'; readonly nth: number }
  | { readonly do: 'later'; readonly time: number }

/** Few rates, so that sheets meet: the prawns of one product. */
export const cellsUsed = ['1/1000/Jumbo', '1/500/Jumbo', '1/1000/Small', '1/500/Small']

const cell = constantFrom(...cellsUsed)
/** Often one that stood before: so a sheet's rate is what it was again. */
const paise = oneof(integer({ min: 10_000, max: 200_000 }), constantFrom(80_000, 82_050, 45_000, 100_000))

const isRarely = nat({ max: 9 }).map((nr) => nr === 0)

const deed: Arbitrary<RateDeed> = oneof(
  { weight: 4, arbitrary: record({ do: constant('type' as const), cell, paise, isLate: isRarely }) },
  {
    weight: 1,
    arbitrary: record({
      do: constant('move' as const),
      cells: constantFrom(cellsUsed, cellsUsed.slice(0, 2)),
      paise: constantFrom(5000, -2000, 50),
      percent: constantFrom(0, 0, 5, -2.5, 12.5),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant('publish' as const),
      wait: constantFrom(0, 0, 5, 9),
      isLate: isRarely,
      mayBig: boolean(),
    }),
  },
  { weight: 1, arbitrary: record({ do: constant('set' as const), cell, paise }) },
  { weight: 1, arbitrary: record({ do: constant('take-back' as const), nth: nat({ max: 3 }) }) },
  {
    weight: 2,
    arbitrary: record({
      do: constant('later' as const),
      time: oneof({ weight: 5, arbitrary: integer({ min: 1, max: 9 }) }, { weight: 1, arbitrary: constant(hours(24)) }),
    }),
  },
)

export const rateHistories = array(deed, { minLength: 1, maxLength: 25 })
