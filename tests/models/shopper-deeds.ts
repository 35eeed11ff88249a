import { type Arbitrary, array, constantFrom, integer, oneof, record } from 'fast-check'
import type { UserView } from '#shop/wire/user.ts'
import type { Fate } from './shopper-browser.ts'

const fate = constantFrom<Fate>(
  'arrives',
  'arrives',
  'is lost',
  'answer is lost',
  'answer is lost',
  'closed before',
  'closed after',
  'shop is busy',
  'shop fails after it',
  'a page instead',
  'a page after it',
  'a page after it',
  'a gateway refuses',
  401,
  403,
  409,
  422,
  429,
)

/** What comes next: at the browser, to its line, or at the shop. */
const deed = oneof(
  { weight: 8, arbitrary: record({ does: constantFrom('press' as const), fate }) },
  {
    weight: 4,
    arbitrary: record({
      does: constantFrom('send now' as const, 'two tabs send' as const, 'worker wakes' as const, 'discards' as const),
      fate,
    }),
  },
  {
    weight: 8,
    arbitrary: record({
      does: constantFrom(
        'line goes' as const,
        'line goes' as const,
        'line comes' as const,
        'page is looked at' as const,
        'page opens again' as const,
        'a while passes' as const,
        'reads' as const,
        'adds fish' as const,
        'empties the cart' as const,
        'changes the note' as const,
        'keeps the order' as const,
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: record({
      does: constantFrom(
        'rate changes' as const,
        'fish is bought up' as const,
        'fish comes' as const,
        'slot is over' as const,
        'session ends' as const,
        'signs out' as const,
        'signs out without the script' as const,
        'signs out in another tab' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      does: constantFrom(
        'signs in' as const,
        'signs in where somebody was' as const,
        'signs in before the script comes' as const,
      ),
      who: integer({ min: 0, max: 1 }),
    }),
  },
)

export const history = array(deed, { minLength: 4, maxLength: 24, size: 'max' })

/** Short ones in which somebody was once told what was not so, or nothing. They are always played. */
export const knownHistories: readonly (readonly Deed[])[] = [
  // Somebody else comes before it is read that an earlier try of an order was placed.
  [
    { does: 'press', fate: 'answer is lost' },
    { does: 'worker wakes', fate: 422 },
    { does: 'signs in', who: 1 },
  ],
  // Somebody else comes before it is read that an order was placed before it was discarded.
  [
    { does: 'press', fate: 'answer is lost' },
    { does: 'discards', fate: 'is lost' },
    { does: 'page is looked at' },
    { does: 'signs in', who: 1 },
  ],
  // Somebody orders something else before it is known what came of what they discarded.
  [
    { does: 'press', fate: 'answer is lost' },
    { does: 'discards', fate: 'is lost' },
    { does: 'press', fate: 'is lost' },
    { does: 'page opens again' },
  ],
  // Somebody orders again before that part of the page comes which forgets what they left at a sign-out.
  [
    { does: 'signs out without the script' },
    { does: 'signs in before the script comes', who: 0 },
    { does: 'press', fate: 'is lost' },
    { does: 'a while passes' },
  ],
  // What they left, and then press for again in that moment.
  [
    { does: 'press', fate: 'is lost' },
    { does: 'signs out without the script' },
    { does: 'signs in before the script comes', who: 0 },
    { does: 'send now', fate: 'answer is lost' },
    { does: 'a while passes' },
  ],
  // The same as before, where somebody else had left it.
  [
    { does: 'signs out without the script' },
    { does: 'signs in before the script comes', who: 1 },
    { does: 'press', fate: 'is lost' },
    { does: 'a while passes' },
  ],
  // What waits is sent after other fish has come into the cart, which stays.
  [
    { does: 'press', fate: 'a gateway refuses' },
    { does: 'empties the cart' },
    { does: 'adds fish' },
    { does: 'send now', fate: 'arrives' },
  ],
  // Two people discard, one after the other, and hear of each.
  [
    { does: 'press', fate: 'closed before' },
    { does: 'discards', fate: 'closed before' },
    { does: 'signs in where somebody was', who: 1 },
    { does: 'press', fate: 'shop fails after it' },
    { does: 'discards', fate: 'shop is busy' },
  ],
  // Somebody else comes before it is read that an order was placed.
  [{ does: 'press', fate: 'answer is lost' }, { does: 'page is looked at' }, { does: 'signs in', who: 1 }],
]

type Deed = typeof deed extends Arbitrary<infer One> ? One : never

/** The shop as the trial has it in hand. */
export interface ShopInHand {
  readonly now: () => number
  readonly rate: () => number
  later(time: number): void
  changeRate(): Promise<void>
  setFish(there: boolean): Promise<void>
  logIn(who: number): Promise<{ readonly token: string; readonly user: UserView }>
  endSession(token: string): Promise<void>
}
