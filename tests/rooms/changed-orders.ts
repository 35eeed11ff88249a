import { mostOfLine, toleratedOfLine, weighedAs } from '#shop/cart/order-lines.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import { paise, rupees, times, total } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import type { StandingLine, WantedLine } from '#shop/orders/changed-lines.ts'
import type { ChangeableOrder, WantedChange } from '#shop/orders/order-change.ts'
import { grams, type WeightLabel } from '#shop/weight.ts'

export const here = { pincode: '400012', city: 'Mumbai', state: 'Maharashtra' }
export const cutOff = 1000

export const chosen = openingCatalogue.products
  .filter(({ available }) => available)
  .slice(0, 8)
  .flatMap((product) =>
    Object.entries(product.prices).flatMap(([size, byWeight]) =>
      (Object.keys(byWeight) as WeightLabel[]).map((weight) => ({ product, size, weight })),
    ),
  )

export type Chosen = (typeof chosen)[number]

/** As it was ordered at an earlier price. */
export function ordered(
  lineNo: number,
  { product, size, weight }: Chosen,
  rate: number,
  quantity: number,
): StandingLine {
  const line = { product, size, weight, cleaning: product.cleaning[0], price: paise(rate), quantity }
  return {
    lineNo,
    productId: product.id,
    cartId: product.cartId,
    title: product.title,
    size,
    weight,
    grams: grams(weight),
    cleaning: product.cleaning[0],
    rate: paise(rate),
    quantity,
    most: mostOfLine(line, 'about'),
    tolerated: toleratedOfLine(line),
    otherPacks: weighedAs(line).otherPacks,
    labelWeight: product.labelWeight,
  }
}

export const rateToday = ({ product, size, weight }: Chosen): number => Number(priceOf(product, { size, weight }))

export const orderOf = (lines: readonly StandingLine[], different: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
  status: 'Pending',
  version: 3,
  changeUntil: cutOff,
  lines,
  lastLine: Math.max(0, ...lines.map(({ lineNo }) => lineNo)),
  total: total(lines.map(({ rate, quantity }) => times(rate, quantity))),
  most: total(lines.map(({ most }) => most)),
  shippingAddress: here,
  ...different,
})

export const known = {
  catalogue: openingCatalogue,
  area: ['400012'],
  place: undefined,
  mostInCash: rupees(10_000_000),
  at: cutOff - 1,
}

export const staying = (
  { lineNo, cartId, size, weight, cleaning, quantity }: StandingLine,
  seenPrice = 0,
): WantedLine => ({
  line: lineNo,
  id: cartId,
  size,
  weight,
  cleaning,
  quantity,
  seenPrice,
})

export const wanting = (lines: readonly WantedLine[], totalPrice: number, different: Partial<WantedChange> = {}) => ({
  seen: 3,
  lines,
  shippingAddress: here,
  billingAddress: here,
  totalPrice,
  ...different,
})

export const paplet = (): Chosen => {
  const found = chosen.find(({ product, size, weight }) => product.id === 4 && size === 'Jumbo' && weight === '500 g')
  if (found === undefined) throw new Error('no paplet')
  return found
}
