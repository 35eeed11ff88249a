import type { Paise } from '#shop/money.ts'
import type { OrderSlot } from '#shop/slots/slots.ts'
import type { StandingLine } from './changed-lines.ts'
import { differencesOfWishes, type OrderWishes } from './order-wishes.ts'

/** An order before a change, as it is kept: all that the change may have touched but where it goes. */
export interface OrderWas {
  readonly status: string
  readonly total: Paise
  readonly most: Paise
  readonly wishes: OrderWishes
  readonly slot?: OrderSlot | undefined
  readonly lines: readonly StandingLine[]
}

/** What of an order can be told apart. */
export interface Comparable extends Pick<OrderWas, 'total' | 'wishes'> {
  readonly slot?: Pick<OrderSlot, 'startsAt' | 'endsAt'> | undefined
  readonly lines: readonly Pick<
    StandingLine,
    'lineNo' | 'productId' | 'title' | 'size' | 'weight' | 'cleaning' | 'quantity'
  >[]
  /** where it goes, as it is kept */
  readonly address: string
}

type Line = Comparable['lines'][number]

/** What is otherwise since, one thing after the other. */
type Difference =
  | { readonly what: 'line-in'; readonly line: Line }
  | { readonly what: 'line-out'; readonly line: Line }
  | { readonly what: 'quantity'; readonly line: Line; readonly was: number }
  | { readonly what: 'cleaning'; readonly line: Line; readonly was: string | undefined }
  | { readonly what: 'slot'; readonly was: Comparable['slot']; readonly is: Comparable['slot'] }
  | { readonly what: 'address' }
  | { readonly what: ReturnType<typeof differencesOfWishes>[number] }
  | { readonly what: 'total'; readonly was: Paise; readonly is: Paise }

export function differences(before: Comparable, after: Comparable): Difference[] {
  return [
    ...before.lines.flatMap((line) => ofLine(line, lineIn(after, line))),
    ...after.lines.flatMap((line) => (lineIn(before, line) ? [] : [{ what: 'line-in', line } as const])),
    ...(before.slot?.startsAt === after.slot?.startsAt && before.slot?.endsAt === after.slot?.endsAt
      ? []
      : [{ what: 'slot', was: before.slot, is: after.slot } as const]),
    ...(before.address === after.address ? [] : [{ what: 'address' } as const]),
    ...differencesOfWishes(before.wishes, after.wishes).map((what) => ({ what })),
    ...(before.total === after.total ? [] : [{ what: 'total', was: before.total, is: after.total } as const]),
  ]
}

const lineIn = ({ lines }: Comparable, { lineNo }: Line): Line | undefined => lines.find((one) => one.lineNo === lineNo)

function ofLine(was: Line, line: Line | undefined): Difference[] {
  if (line === undefined) return [{ what: 'line-out', line: was }]
  return [
    ...(was.quantity === line.quantity ? [] : [{ what: 'quantity', line, was: was.quantity } as const]),
    ...(was.cleaning === line.cleaning ? [] : [{ what: 'cleaning', line, was: was.cleaning } as const]),
  ]
}
