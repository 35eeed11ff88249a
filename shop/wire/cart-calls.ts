import * as v from 'valibot'
import type { AccountCartLine } from '#shop/cart/kept-cart.ts'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { asMessage } from '#shop/faults.ts'
import { call, nothing } from './call.ts'
import { cartItem } from './cart-item.ts'
import { cleaningFromWire, cleaningToWire } from './cleaning.ts'

const { id, quantity, size, weight, cleaningOption, title, img, price, detailPageURL } = cartItem.entries

const wireLine = v.object({ id: v.pipe(id, v.nonEmpty()), quantity, size, weight, cleaningOption })
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))

/** A line with what it costs and is called today; without where the shop does not sell it so. */
const pricedLine = v.object({ ...wireLine.entries, title, img, price: v.optional(price), detailPageURL })

export const keptCartView = v.object({ version, lines: v.array(pricedLine) })

export type PricedLineView = v.InferOutput<typeof pricedLine>

/** The cart of a signed-in person, on all of their devices. */
export const cartCalls = {
  /** version 0: none is kept */
  keptCart: call('GET', '/cart', 'signed-in', nothing, keptCartView),
  /** over the version that is named; 409 brings the one that is there as `cart` */
  keepCart: call(
    'POST',
    '/cart',
    'signed-in',
    v.object({
      version,
      lines: v.pipe(
        v.array(wireLine),
        v.maxLength(mostLines, asMessage({ refused: 'too-many-lines', most: mostLines })),
      ),
    }),
    v.object({ version }),
  ),
} as const

export const keptLineToWire = ({ cleaning, ...line }: AccountCartLine): v.InferOutput<typeof wireLine> => ({
  ...line,
  ...(cleaning === undefined ? {} : { cleaningOption: cleaningToWire(cleaning) }),
})

export const keptLineFrom = ({
  id,
  quantity,
  size,
  weight,
  cleaningOption,
}: v.InferOutput<typeof wireLine>): AccountCartLine => ({
  id,
  quantity,
  ...(size ? { size } : {}),
  weight,
  ...(cleaningOption ? { cleaning: cleaningFromWire(cleaningOption) } : {}),
})
