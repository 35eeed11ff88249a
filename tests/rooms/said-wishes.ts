import { namesOfTold, noWishes, type OrderWishes, orderWishes, type WishesTold } from '#shop/orders/order-wishes.ts'

/** All that a buyer may say of an order, as its schema lists it: what is new there is tried by itself. */
export const wishNames = Object.keys(orderWishes.entries) as (keyof OrderWishes)[]

const texts = ['Head off, thin slices', 'Tail on'] as const

/** What may be said there that is nothing of these. */
function anotherThan(name: keyof OrderWishes, said: readonly string[]): string {
  const schema = orderWishes.entries[name]
  const another = ('options' in schema ? schema.options : texts).find((one) => !said.includes(one))
  if (another === undefined) throw new Error(`nothing else can be said of ${name}`)
  return another
}

/** Somebody says all of it otherwise than whoever says nothing. */
export const allSaid = Object.fromEntries(
  wishNames.map((name) => [name, anotherThan(name, [noWishes[name]])]),
) as unknown as OrderWishes

/** Of it what is told with the order. */
export const allTold = Object.fromEntries(
  namesOfTold.map((name) => [name, allSaid[name]]),
) as unknown as Required<WishesTold>

/** One of them otherwise than it was. */
export const saidOtherwise = (name: keyof OrderWishes, before: OrderWishes): Partial<OrderWishes> => ({
  [name]: anotherThan(name, [before[name]]),
})
