import { expect, test } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { type Faults, type Happening, isSound, judge, type Outcome } from './history.ts'

const order = (mark: string, different: Partial<OrderView> = {}): OrderView =>
  ashasOrderView({
    totalPrice: 0,
    _id: `order of ${mark}`,
    shippingAddress: { ...ashasAddress, streetAddress: mark },
    ...different,
  })

let moment = 0
function happened(
  did: Happening['did'],
  about: string,
  outcome: Outcome,
  orders: OrderView[] = [],
  who = 'asha',
): Happening {
  moment += 2
  return { who, did, about, outcome, status: undefined, orders, began: moment, ended: moment + 1 }
}

const asked = (outcome: Outcome, orders: OrderView[] = []) => happened('place', 'one', outcome, orders)

const wish = { who: 'asha', mark: 'one', total: 0 }
const judged = (happenings: Happening[], kept: OrderView[], wishes = [wish]) =>
  judge(wishes, happenings, new Map([['asha', kept]]))

test.each<[string, Happening[], OrderView[]]>([
  ['an order that was acknowledged and is there', [asked('yes', [order('one')])], [order('one')]],
  ['a try without an answer that was kept', [asked('unknown')], [order('one')]],
  ['a try without an answer that was not', [asked('unknown')], []],
  ['a refusal of which nothing is there', [asked('no')], []],
  ['one without an answer, then refused, then there', [asked('unknown'), asked('no')], [order('one')]],
  [
    'a repeat that shows what has become of it',
    [asked('yes', [order('one')]), asked('yes', [order('one', { status: 'Canceled' })])],
    [order('one', { status: 'Canceled' })],
  ],
])('%s is sound', (_what, happenings, kept) => {
  expect(judged(happenings, kept)).toSatisfy(isSound)
})

const canceled = order('one', { status: 'Canceled' })
const twin = order('one', { _id: 'another' })

test.each<[keyof Faults, string, Happening[], OrderView[]]>([
  ['lost', 'acknowledged and gone', [asked('yes', [order('one')])], []],
  ['doubled', 'twice there', [asked('yes', [order('one')])], [order('one'), twin]],
  ['doubled', 'twice there after no answer', [asked('unknown'), asked('unknown')], [order('one'), twin]],
  ['doubled', 'there though nobody wished it', [], [order('nobody’s')]],
  ['keptThoughRefused', 'refused and there', [asked('no')], [order('one')]],
  ['repeatsThatDiffer', 'answered with two', [asked('yes', [order('one')]), asked('yes', [twin])], [order('one')]],
  ['repeatsThatDiffer', 'refused after a yes', [asked('yes', [order('one')]), asked('no')], [order('one')]],
  ['wrongTotals', 'not what was seen', [asked('yes', [order('one')])], [order('one', { totalPrice: 1 })]],
  [
    'wentBackwards',
    'open again in the end',
    [asked('yes', [order('one')]), happened('cancel', 'order of one', 'yes')],
    [order('one')],
  ],
  [
    'wentBackwards',
    'open again for a moment',
    [happened('look', '', 'yes', [canceled]), happened('look', '', 'yes', [order('one')])],
    [canceled],
  ],
  ['shownToOthers', 'seen by another', [happened('look', '', 'yes', [order('one')], 'ravi')], [order('one')]],
])('it is %s: %s', (fault, _what, happenings, kept) => {
  const { faults } = judged(happenings, kept)
  expect(faults[fault]).toBeGreaterThan(0)
})
