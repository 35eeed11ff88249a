import { otherPacks, priceOf } from '#shop/catalogue/pricing.ts'
import { type Product, productById, type Shelf } from '#shop/catalogue/product.ts'
import type { OrderedLine, Pack } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise, times } from '#shop/money.ts'
import {
  type LineStanding,
  unaskedPrice,
  type WeighableLine,
  type WeighingRefused,
  whyNotChanged,
} from '#shop/orders/line-moves.ts'
import type { Role } from '#shop/staff/staff.ts'
import { parseWeight } from '#shop/weight.ts'

interface Chosen {
  /** the version of the line that the screen showed */
  readonly seen: number
  readonly role: Role
}

type GiftDecision = { readonly given: { readonly price: Paise } } | WeighingRefused

/** What is too much of a line is the buyer's for nothing: they said no, or nothing, or are not waited for. */
export function decideGift(line: WeighableLine, lies: LineStanding['grams'], wanted: Chosen): GiftDecision {
  const refused = whyNotChanged(line, wanted)
  if (refused !== undefined) return refused
  const isOpen = line.state === 'asked' || line.state === 'declined'
  if (!isOpen || lies === undefined) return { refused: 'nothing-asked' }
  return { given: { price: unaskedPrice(line, lies) } }
}

type LeavingOut = { readonly leftOut: true } | WeighingRefused

/** The buyer gets none of a line, and pays nothing for it. It may still be weighed later, when some of it turns up. */
export function decideLeavingOut(line: WeighableLine, wanted: Chosen): LeavingOut {
  const refused = whyNotChanged(line, wanted)
  if (refused !== undefined) return refused
  return line.state === 'left-out' ? { refused: 'line-left-out' } : { leftOut: true }
}

/** The facts of a line that decide what can replace it. */
export interface ReplaceableLine {
  readonly productId: number
  readonly size: string
  /** the label of a pack: '500 g' */
  readonly weight: string
  /** of one pack */
  readonly rate: Paise
  readonly otherPacks: readonly Pack[]
}

export interface Replacement {
  readonly productId: number
  readonly title: string
  readonly size: string
  /** of one pack: the lower of both */
  readonly rate: Paise
  /** those of what is given and of what was ordered: it is never dearer than either */
  readonly otherPacks: readonly Pack[]
}

/** The same fish in another size that is sold today by the same pack: the next larger one first, then the next smaller. */
export function replacementsOf(catalogue: Shelf, line: ReplaceableLine): readonly Replacement[] {
  const product = productById(catalogue, line.productId)
  const weight = parseWeight(line.weight)
  if (product === undefined || !product.available || weight === undefined) return []
  return otherSizes(product, line.size).flatMap((size) => {
    const price = priceOf(product, { size, weight })
    if (price === undefined) return []
    const { id: productId, title } = product
    const packs = [...otherPacks(product, { size, weight }), ...line.otherPacks]
    return [{ productId, title, size, rate: paise(Math.min(price, line.rate)), otherPacks: packs }]
  })
}

/** The sizes of a product stand the largest first. */
function otherSizes({ sizes }: Product, size: string): readonly string[] {
  const labels = sizes.map(({ label }) => label)
  const place = labels.indexOf(size)
  return place === -1 ? labels : [...labels.slice(0, place).toReversed(), ...labels.slice(place + 1)]
}

type ReplacingDecision = { readonly replaced: Replacement } | WeighingRefused

/** Another size replaces the line, and never costs more than the line itself could have. */
export function decideReplacing(
  line: WeighableLine,
  possible: readonly Replacement[],
  { productId, size, ...wanted }: Chosen & Pick<Replacement, 'productId' | 'size'>,
): ReplacingDecision {
  const refused = whyNotChanged(line, wanted)
  if (refused !== undefined) return refused
  const replaced = possible.find((one) => one.productId === productId && one.size === size)
  return replaced === undefined ? { refused: 'no-replacement' } : { replaced }
}

/** What the counter offers a customer on the telephone in place of a line: any fish that is sold today, at today's rate. */
export interface OfferedInstead {
  readonly ordered: OrderedLine
  /** the most that it can come to, if nobody is asked again */
  readonly most: Paise
}

interface NotedCall {
  /** the customer said yes to the fish and to the amount */
  readonly saidYes: boolean
  /** what was said on the telephone that it costs at most */
  readonly mostSaid: Paise
}

type AgreedDecision = { readonly agreed: { readonly most: Paise } } | WeighingRefused

/**
 * Any other fish replaces the line once its customer has said yes on the telephone. It costs what it costs today, never more
 * than was said: a pack that costs more already is not what was agreed.
 */
export function decideAgreedReplacing(
  line: WeighableLine,
  offered: OfferedInstead,
  { saidYes, mostSaid, ...wanted }: Chosen & NotedCall,
): AgreedDecision {
  const refused = whyNotChanged(line, { ...wanted, act: 'note-answers' })
  if (refused !== undefined) return refused
  if (!saidYes) return { refused: 'call-not-noted' }
  const price = times(offered.ordered.rate, offered.ordered.quantity)
  if (mostSaid < price) return { refused: 'said-below-price', price }
  return { agreed: { most: paise(Math.min(mostSaid, offered.most)) } }
}

/**
 * The order may come to more than its customer was shown only where they were told so in the same call: up to what was said
 * of the whole order.
 */
export function whyNotOfOrder({
  was,
  most,
  said,
}: {
  readonly was: Paise
  readonly most: Paise
  readonly said: Paise | undefined
}): WeighingRefused | undefined {
  return most > was && (said === undefined || most > said) ? { refused: 'order-most-rises', was, most } : undefined
}
