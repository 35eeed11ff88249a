import { type Arbitrary, array, boolean, constantFrom, integer, oneof, record } from 'fast-check'

const orderMoves = [
  'pack',
  'pack',
  'pack',
  'undo',
  'send-out',
  'reject',
  'start-cutting',
  'deliver',
  'not-delivered',
  'take-back',
  'cancel',
  'note-delivered',
] as const

const atLine = {
  line: integer({ min: 0, max: 3 }),
  behind: constantFrom(0, 0, 0, 0, 0, 1),
  wait: integer({ min: 0, max: 40 }),
}

/** What somebody does, one after the other: at the scale, at the order, at home with a link. */
const deed = oneof(
  {
    weight: 10,
    arbitrary: record({
      ...atLine,
      does: constantFrom('weigh' as const),
      percent: oneof(
        { weight: 4, arbitrary: integer({ min: 80, max: 115 }) },
        { weight: 4, arbitrary: integer({ min: 111, max: 250 }) },
        integer({ min: 1, max: 400 }),
      ),
      over: constantFrom(undefined, 'give' as const, 'ask' as const, 'ask' as const),
      isSure: boolean(),
      reason: constantFrom('', 'because', 'because'),
    }),
  },
  {
    weight: 5,
    arbitrary: record({ ...atLine, does: constantFrom('agree', 'decline', 'give', 'leave-out', 'replace') }),
  },
  {
    weight: 3,
    arbitrary: record({
      ...atLine,
      does: constantFrom('replace-agreed' as const),
      saidYes: constantFrom(true, true, true, false),
      label: constantFrom(250, 500, 1000),
      quantity: integer({ min: 1, max: 3 }),
      rate: integer({ min: 1, max: 90_000 }),
      /** of what the packs cost */
      said: integer({ min: 80, max: 150 }),
      /** of what all of it would come to at most; undefined: nothing was said of that */
      saidOfAll: constantFrom(undefined, 99, 100, 120),
    }),
  },
  {
    weight: 4,
    arbitrary: record({
      does: constantFrom('link' as const),
      /** the last link, or the one before */
      old: constantFrom(0, 0, 1),
      says: constantFrom('agree' as const, 'decline' as const),
      wait: constantFrom(1, 30, 1000),
    }),
  },
  { weight: 3, arbitrary: record({ does: constantFrom('finish' as const), wait: constantFrom(1) }) },
  { weight: 3, arbitrary: record({ does: constantFrom('ask-and-hear' as const), wait: constantFrom(1) }) },
  { weight: 6, arbitrary: record({ does: constantFrom(...orderMoves), wait: integer({ min: 0, max: 40 }) }) },
)

type Planned = typeof deed extends Arbitrary<infer One> ? One : never

/** One thing that is pressed. */
export type Deed = Exclude<Planned, { does: 'finish' | 'ask-and-hear' }>

const heavy = {
  does: 'weigh',
  line: 0,
  behind: 0,
  wait: 1,
  percent: 130,
  over: 'ask',
  isSure: true,
  reason: 'because',
} as const

/** What is planned, press by press. */
export function pressesOf(planned: Planned): readonly Deed[] {
  if (planned.does === 'finish') return finishing
  return planned.does === 'ask-and-hear' ? [heavy, { does: 'link', old: 0, says: 'agree', wait: 1 }] : [planned]
}

/** Each line is weighed as it was ordered, whatever stood there, and all is packed. */
const finishing: readonly Deed[] = [
  ...[0, 1, 2, 3].map((line) => ({ ...heavy, line, percent: 100, over: undefined })),
  { does: 'pack', wait: 1 },
]

export interface History {
  readonly packs: readonly {
    readonly label: number
    readonly quantity: number
    readonly rate: number
    readonly more: number
  }[]
  readonly deeds: readonly Planned[]
}

export const history: Arbitrary<History> = record({
  packs: array(
    record({
      label: constantFrom(250, 500, 1000),
      quantity: integer({ min: 1, max: 3 }),
      rate: integer({ min: 1, max: 90_000 }),
      more: constantFrom(0, 0, 13_331, 40_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  deeds: array(deed, { minLength: 4, maxLength: 16, size: 'max' }),
})
