import * as v from 'valibot'
import { paise, readable } from '#shop/money.ts'
import { pushNews } from '#shop/push.ts'
import { pushWords } from '#words/push.ts'

interface Notice {
  readonly title: string
  readonly body: string
  /** a later one of the same order takes its place */
  readonly tag: string
  /** where it leads */
  readonly path: string
}

const orders = '/myorders'

/** What is shown of a message: what it says and nothing else. */
export function newsOf(text: string): Notice {
  const read = v.safeParse(pushNews, parsed(text))
  if (!read.success) return { title: pushWords.news, body: pushWords.look, tag: 'news', path: orders }
  const { event, order, number, total } = read.output
  const { title, body } = pushWords.told[event]
  return { title, body: body(number, readable(paise(total))), tag: `order-${order}`, path: `${orders}/${order}` }
}

/** A notification leads to one's orders, whatever it holds. */
export const pathOfNews = (data: unknown): string =>
  typeof data === 'string' && /^\/myorders\/[A-Za-z0-9_-]+$/.test(data) ? data : orders

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
