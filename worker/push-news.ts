import * as v from 'valibot'
import { pathIn, spokenAt } from '#shop/languages.ts'
import { pushNews } from '#shop/messages/push.ts'
import { paise, readable } from '#shop/money.ts'
import { pushWordsIn } from './words.ts'

interface Notice {
  readonly title: string
  readonly body: string
  /** a later one of the same order takes its place */
  readonly tag: string
  /** where it leads */
  readonly path: string
}

/** The page of all of one's orders. */
export const ownOrders = '/myorders'

/** What is shown of a message: what it says and nothing else, in the language of its order. */
export function newsOf(text: string): Notice {
  const read = v.safeParse(pushNews, parsed(text))
  if (!read.success) {
    const { news, look } = pushWordsIn.en
    return { title: news, body: look, tag: 'news', path: ownOrders }
  }
  const { event, order, number, total, language = 'en' } = read.output
  const { title, body } = pushWordsIn[language].told[event]
  return {
    title,
    body: body(number, readable(paise(total))),
    tag: `order-${order}`,
    path: pathIn(language, `${ownOrders}/${order}`),
  }
}

/** A notification leads to one's orders, whatever it holds. */
export const pathOfNews = (data: unknown): string =>
  typeof data === 'string' && /^\/myorders(\/[A-Za-z0-9_-]+)?$/.test(spokenAt(data).path) ? data : ownOrders

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
