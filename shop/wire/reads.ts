import * as v from 'valibot'
import { firstStatus, isEnded } from '#shop/orders/order-status.ts'
import { type OrderWishes, wishesFrom, wishesTold, wishesToTell } from '#shop/orders/order-wishes.ts'
import type { calls, Gives } from './calls.ts'
import { isoMoment, slotNameTold } from './moments.ts'
import { credit, late, type OrderView } from './order.ts'
import type { orderToPlace } from './order-to-place.ts'
import type { ReviewView } from './review.ts'
import type { UserView } from './user.ts'

/**
 * What a page reads of an answer: what section 7 of the specification names, from any backend. All else that our own shop
 * gives may be missing, and has its default. Calls that are not here are the shop's own, and are read as they are given.
 */
const text = v.nullish(v.string(), '')
/** Each field that our own shop gives is named: what is not named would be dropped on its way to the pages. */
type Fields<View> = { readonly [Field in keyof View]-?: v.GenericSchema }

/** A backend may count its people and orders. */
const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(
    v.number(),
    v.transform((told) => String(told)),
  ),
])

const user = v.pipe(
  v.object({ id, name: text, fullName: text, email: text, mobile: text }),
  v.transform(
    (told): UserView => ({ ...told, name: told.name || told.fullName, fullName: told.fullName || told.name }),
  ),
)

const address = v.object({
  firstName: text,
  lastName: text,
  addressLine1: text,
  streetAddress: text,
  landmark: v.optional(v.string()),
  pincode: text,
  city: text,
  state: text,
  phone: text,
  email: text,
} satisfies Fields<OrderView['shippingAddress']>)

const orderItem = v.pipe(
  v.object({
    id: v.string(),
    /** the pages go by the id in the cart */
    productId: v.nullish(v.number(), 0),
    title: text,
    img: text,
    price: v.number(),
    quantity: v.number(),
    size: text,
    weight: text,
    cleaningOption: text,
    isWholeFish: v.optional(v.literal(true)),
    detailPageURL: text,
  } satisfies Fields<OrderView['cartItems'][number]>),
  v.transform((told) => ({ ...told, detailPageURL: told.detailPageURL || `/productDetails/${told.id}` })),
)

/** Without the scale an order costs what it says, and can be cancelled until it is over. */
const orderRead = v.pipe(
  v.object({
    _id: id,
    orderNumber: text,
    orderDate: isoMoment,
    totalPrice: v.number(),
    isWeighed: v.nullish(v.boolean(), true),
    mostPrice: v.nullish(v.number()),
    credit,
    status: v.nullish(v.string(), firstStatus),
    cancellable: v.nullish(v.boolean()),
    changeable: v.nullish(v.boolean(), false),
    slot: v.optional(v.object({ name: slotNameTold, changeUntil: isoMoment })),
    late,
    lapsesAt: v.optional(isoMoment),
    ...wishesTold.entries,
    shippingAddress: address,
    billingAddress: v.nullish(address),
    cartItems: v.array(orderItem),
  } satisfies Fields<OrderView>),
  v.transform(
    (told): OrderView => ({
      ...told,
      orderNumber: told.orderNumber || told._id,
      mostPrice: told.mostPrice ?? told.totalPrice,
      cancellable: told.cancellable ?? !isEnded(told.status),
      billingAddress: told.billingAddress ?? told.shippingAddress,
    }),
  ),
)

const review = v.object({
  _id: id,
  username: text,
  rating: v.number(),
  comment: text,
  timestamp: text,
  boughtHere: v.nullish(v.boolean(), false),
  mine: v.optional(v.boolean()),
} satisfies Fields<ReviewView>)

const done = v.object({ success: v.nullish(v.boolean(), false), message: v.nullish(v.string()) })
/** Any yes will do. */
const anything = v.looseObject({})

export const reads = {
  checkAuth: v.object({ authenticated: v.nullish(v.boolean(), false), user: v.nullish(user) }),
  register: anything,
  login: v.object({ token: v.pipe(v.string(), v.nonEmpty()), user }),
  validateEmail: anything,
  myOrders: v.object({
    success: v.nullish(v.literal(true), true),
    data: v.array(orderRead),
    next: v.optional(v.string()),
  }),
  /** the rest of the order is as it was sent: `placedOrder` */
  placeOrder: v.looseObject({ _id: id }),
  generateBarcode: v.object({ barcode: text }),
  cancelOrder: done,
  reviewsOf: v.pipe(
    v.nullish(v.array(review)),
    v.transform((told) => told ?? []),
  ),
  writeReview: v.object({ held: v.nullish(v.boolean(), false) }),
  sendCode: done,
  verifyCode: done,
  resetPassword: v.object({
    success: v.nullish(v.boolean(), false),
    message: v.nullish(v.string()),
    token: v.fallback(v.nullish(v.string()), undefined),
    user: v.fallback(v.nullish(user), undefined),
  }),
  pincode: v.array(
    v.object({
      Status: v.string(),
      PostOffice: v.nullish(v.array(v.object({ District: v.string(), State: v.string() }))),
    }),
  ),
} as const satisfies { readonly [Name in keyof typeof calls]?: v.GenericSchema<unknown, unknown> }

export type AnswerRead<Name extends keyof typeof calls> = Name extends keyof typeof reads
  ? v.InferOutput<(typeof reads)[Name]>
  : Gives<Name>

/** An order that was placed: as the answer tells it, and where that says no more than its id, as it was sent. */
export function placedOrder(
  answered: AnswerRead<'placeOrder'>,
  sent: Pick<
    v.InferInput<typeof orderToPlace>,
    'cartItems' | 'shippingAddress' | 'billingAddress' | 'totalPrice' | keyof OrderWishes
  >,
  now: number,
): OrderView {
  const { cartItems, shippingAddress, billingAddress, totalPrice } = sent
  const orderDate = new Date(now).toISOString()
  const wishes = wishesToTell(wishesFrom(sent))
  const known = { cartItems, shippingAddress, billingAddress, totalPrice, orderDate, ...wishes }
  const read = v.safeParse(orderRead, { ...known, ...answered })
  // It is placed, whatever else the answer says.
  return read.success ? read.output : v.parse(orderRead, { ...known, _id: answered._id })
}
