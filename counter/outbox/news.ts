import type { Sorting } from '#shop/orders/round.ts'
import type { News, OrderNews } from './answers.ts'

const listeners = new Set<(news: News) => void>()

function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells of each order that the shop has answered a command with. */
export const onOrderNews = (listener: (news: OrderNews) => void): (() => void) =>
  onNews((news) => {
    if ('order' in news) listener(news)
  })

/** Tells of the ticks, as the shop has answered one. */
export const onTickNews = (listener: (news: Extract<News, { ticks: unknown }>) => void): (() => void) =>
  onNews((news) => {
    if ('ticks' in news) listener(news)
  })

/** Tells how the stops of the round stand, as the shop has answered somebody who put them in order. */
export const onStopsNews = (listener: (sorting: Sorting) => void): (() => void) =>
  onNews((news) => {
    if ('stops' in news) listener(news)
  })

export const tellNews = (news: News): void => listeners.forEach((listener) => listener(news))
