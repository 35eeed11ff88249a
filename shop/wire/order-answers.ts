import type { Ended } from './meaning.ts'

/** How an answer to an order looks: by its status, and by whether it is JSON as the shop writes it. */
type AnswerKind =
  /** 2xx with an order that can be read */
  | 'order'
  /** 2xx with JSON that names no order */
  | 'no-order-id'
  | '401'
  | '409'
  /** any other 4xx of the shop: 400, 403, 404, 413, 422, 429 … */
  | '4xx'
  /** 408 and 425, which ask to be sent again, and any 5xx, whoever wrote it */
  | 'trouble'
  /** a page of a gateway or of a network that wants a login, with whatever status */
  | 'not-the-shop'
  /** none, or one that broke off */
  | 'silence'

interface MeaningForOrder {
  readonly outcome: 'placed' | 'not-placed' | 'unknown'
  /**
   * What becomes of the attempt: it ends once its person has read the answer; it goes again under its key, as long as it may
   * go by itself; or the shop is asked by the key what came of it, and nothing is sent.
   */
  readonly attempt: 'ends' | 'goes-again' | 'is-asked'
  /** its sentence; each language words it in `unsent.ts` and `checkout.ts` */
  readonly says: OrderSentence
}

export type OrderSentence =
  | 'placed'
  | 'log-in-again'
  | 'shop-says'
  | 'failed-because'
  | 'unknown'
  | 'unknown-no-id'
  | 'unknown-log-in'

const goesAgain = { outcome: 'unknown', attempt: 'goes-again', says: 'unknown' } as const
const isAsked = { outcome: 'unknown', attempt: 'is-asked', says: 'unknown' } as const

const no = (says: OrderSentence) => ({ outcome: 'not-placed', attempt: 'ends', says }) as const

/**
 * What each answer to POST /orders means. A no is definite only where no earlier try of the same key stayed without a definite
 * answer: that one may have placed the order, or may still be on its way.
 */
const orderAnswers: Readonly<
  Record<AnswerKind, { readonly first: MeaningForOrder; readonly afterUnanswered: MeaningForOrder }>
> = {
  order: both({ outcome: 'placed', attempt: 'ends', says: 'placed' }),
  'no-order-id': both({ ...goesAgain, says: 'unknown-no-id' }),
  '401': { first: no('log-in-again'), afterUnanswered: { ...isAsked, says: 'unknown-log-in' } },
  '409': { first: no('shop-says'), afterUnanswered: isAsked },
  '4xx': { first: no('failed-because'), afterUnanswered: isAsked },
  trouble: both(goesAgain),
  'not-the-shop': both(goesAgain),
  silence: both(goesAgain),
}

function both(row: MeaningForOrder) {
  return { first: row, afterUnanswered: row }
}

function answerKindOf(ended: Ended): AnswerKind {
  if (ended.ok) return 'order'
  if ('unreachable' in ended) return 'silence'
  const { status, said, isJson = false, more } = ended.refused
  const isShops = isJson || said !== undefined || Object.keys(more).length > 0
  if (status >= 500 || status === 408 || status === 425) return 'trouble'
  if (!isShops || (status >= 300 && status < 400)) return 'not-the-shop'
  return status < 300 ? 'no-order-id' : kindOfNo(status)
}

function kindOfNo(status: number): '401' | '409' | '4xx' {
  if (status === 401) return '401'
  return status === 409 ? '409' : '4xx'
}

/** The sentence for a definite no. */
export const sentenceOfNo = (status: number): OrderSentence => orderAnswers[kindOfNo(status)].first.says

/** What an answer means for an order. `hadUnanswered`: an earlier try under its key has had no definite answer. */
export const meaningForOrder = (ended: Ended, hadUnanswered: boolean): MeaningForOrder =>
  orderAnswers[answerKindOf(ended)][hadUnanswered ? 'afterUnanswered' : 'first']
