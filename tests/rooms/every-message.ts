import { prefixOf } from '#shop/languages.ts'
import { type Paise, rupees } from '#shop/money.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'
import { settledByOf } from '#shop/words/complaints/settled-by.ts'
import {
  accountDeleted,
  areaGrown,
  backInStock,
  complaintNoted,
  mobileCode,
  orderChanged,
  orderPlaced,
  orderSlotMoved,
  passwordChanged,
  resetCode,
  type Wording,
  whenTold,
} from '#shop/words/messages/messages.ts'
import { orderMoved } from '#shop/words/messages/move-messages.ts'
import { sumTold } from '#shop/words/messages/sum-told.ts'
import { itemReplaced, orderPacked, weightAsked } from '#shop/words/messages/weight-messages.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'

/** What the messages of an order tell. */
interface ToldOf {
  readonly total: Paise
  readonly final: Paise
  readonly most: Paise
  readonly rate: Paise
  readonly price: Paise
  readonly ordered: Grams
  readonly weighed: Grams
  readonly startsAt: number
  readonly endsAt: number
  readonly fish: string
  readonly wished: string
  readonly productId: number
  readonly reason: string
}

export const usualOrder = {
  total: rupees(1950),
  final: rupees(1989),
  most: rupees(2145),
  rate: rupees(1950),
  price: rupees(715),
  ordered: wholeGrams(1000),
  weighed: wholeGrams(1100),
  startsAt: Date.UTC(2026, 10, 24, 1, 30),
  endsAt: Date.UTC(2026, 10, 24, 3, 30),
  productId: 4,
  reason: 'not-fresh-today',
} as const

const shop = 'Darya'
const phone = '+91 22 4000 1234'
const fssai = '10000000000000'
const domain = 'darya.in'
const site = `https://${domain}`
const number = 'D7K4-29XM'

/** Each message that the shop sends, in a language. */
export function everyMessage(told: ToldOf, words: Spoken): readonly Wording[] {
  const { total, final, most, rate, price, ordered, weighed, fish, wished, reason } = told
  const pages = site + prefixOf(words.language)
  const when = whenTold(told, words)
  const sums = { total: sumTold(total, words), most: sumTold(most, words) }
  const moved = { shop, number, when, total: sums.total, reason, phone }
  const line = {
    fish,
    weight: '1 kg',
    rate,
    orderedGrams: ordered,
    state: 'weighed',
    grams: weighed,
    reason: '',
  } as const
  const packed = {
    shop,
    number,
    address: `${pages}/myorders/019ab000-0000-7000-8000-000000000000`,
    ordered: total,
    final,
  }
  const asked = { shop, number, fish, orderedGrams: ordered, grams: weighed, price, most: price }
  return [
    resetCode('001234', { shop, domain }),
    mobileCode('001234', { shop, domain }),
    passwordChanged({ shop, phone }, words),
    accountDeleted({ shop, phone }, words),
    orderPlaced({ shop, number, when, ...sums, fssai }, words),
    orderChanged({ shop, number, ...sums, slot: when }, words),
    ...(['confirm', 'reject', 'send-out', 'deliver'] as const).flatMap((move) => orderMoved(move, moved, words) ?? []),
    orderSlotMoved({ shop, number, when, reason: reasonSaid(reason, words), phone }, words),
    orderPacked({ ...packed, lines: [line, { ...line, state: 'left-out' }] }, words),
    orderPacked({ ...packed, lines: [line] }, words),
    weightAsked({ ...asked, address: `${pages}/weighed/${'x'.repeat(22)}` }, words),
    itemReplaced({ shop, phone, number, fish, was: fish, orderedGrams: ordered, most: price }, words),
    complaintNoted({ shop, ticket: 'C-D7K4-29XM', settledBy: settledByOf(told.startsAt, words) }, words),
    backInStock({ shop, fish: wished, address: `${pages}/productDetails/${told.productId}` }, words),
    areaGrown({ shop, pincode: '400050', address: `${pages}/delivery?pincode=400050` }, words),
  ]
}
