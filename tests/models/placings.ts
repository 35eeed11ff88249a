import { constantFrom, integer, tuple, uniqueArray } from 'fast-check'
import type { AskedLine } from '#shop/cart/order-lines.ts'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import type { AtPlacing, WantedPlacing } from '#shop/checkout/placing.ts'
import { openingArea, type Place } from '#shop/delivery/delivery.ts'
import { inRupees, type Paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'

/** Every choice that has a price. */
export const everyCell = openingCatalogue.products.flatMap((product) =>
  Object.entries(product.prices).flatMap(([size, byWeight]) =>
    Object.entries(byWeight).map(([weight, price]) => ({ product, size, weight, price })),
  ),
)
type Cell = (typeof everyCell)[number]

export const asked = ({ product, size, weight, price }: Cell, quantity: number): AskedLine => ({
  id: product.cartId,
  title: product.title,
  size,
  weight,
  quantity,
  seenPrice: inRupees(price),
})

export const parel: Place = { state: 'Maharashtra', offices: [{ name: 'Parel', district: 'Mumbai' }] }

export const known: AtPlacing = {
  at: Date.UTC(2026, 10, 21),
  catalogue: openingCatalogue,
  area: openingArea,
  place: parel,
  mostInCash: rupees(1_000_000),
  verifyMobile: 'before-messages',
  isProven: false,
  isOpen: true,
}

/** An order against which nothing stands, and what it costs by a sum of its own. */
export const fineOrder = uniqueArray(tuple(constantFrom(...everyCell), integer({ min: 1, max: mostOfOneLine })), {
  selector: ([{ product }]) => product.id,
  minLength: 1,
  maxLength: 12,
}).map((lines) => {
  const total = lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0) as Paise
  const wanted: WantedPlacing = {
    items: lines.map(([cell, quantity]) => asked(cell, quantity)),
    shippingAddress: { pincode: '400012', city: 'Mumbai', state: 'Maharashtra' },
    billingAddress: { pincode: '110001' },
    totalPrice: inRupees(total),
  }
  return { wanted, total }
})

export const soldOut = {
  ...openingCatalogue,
  products: openingCatalogue.products.map((product) => ({ ...product, available: false })),
}
