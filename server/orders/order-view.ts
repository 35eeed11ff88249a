import type { Address, OrderView } from '#shop/calls.ts'
import { type Catalogue, detailUrl, productById } from '#shop/catalogue/product.ts'
import { inRupees, paise } from '#shop/money.ts'
import { canCancel } from '#shop/orders.ts'
import type { KeptOrder } from '#server/orders/orders-store.ts'

/** An order in the specification's shape: what was ordered as it was kept, only picture and address of the fish from today. */
export const orderView = (catalogue: Catalogue, { row, lines }: KeptOrder): OrderView => ({
  _id: row.id,
  orderNumber: row.number,
  orderDate: new Date(row.placed_at).toISOString(),
  totalPrice: inRupees(paise(row.total_paise)),
  status: row.status,
  cancellable: canCancel(row),
  ...addressesOf(row),
  cartItems: lines.map((line) => lineView(catalogue, line)),
})

/** Most people have it sent where they pay. */
function addressesOf({ shipping_json: shipping, billing_json: billing }: KeptOrder['row']) {
  const shippingAddress = JSON.parse(shipping) as Address
  return { shippingAddress, billingAddress: billing === shipping ? shippingAddress : (JSON.parse(billing) as Address) }
}

function lineView(catalogue: Catalogue, line: KeptOrder['lines'][number]): OrderView['cartItems'][number] {
  const product = productById(catalogue, line.product_id)
  return {
    id: line.cart_id,
    productId: line.product_id,
    title: line.title,
    img: product?.picture ?? '',
    price: inRupees(paise(line.rate_paise)),
    quantity: line.quantity,
    size: line.size,
    weight: line.weight,
    cleaningOption: line.cleaning ?? '',
    detailPageURL: product ? detailUrl(product) : `/productDetails/${line.product_id}`,
  }
}
