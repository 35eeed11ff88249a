import type { OrderNews } from './answers.ts'

const listeners = new Set<(news: OrderNews) => void>()

/** Tells of each order that the shop has answered a command with. */
export function onOrderNews(listener: (news: OrderNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellNews = (news: OrderNews): void => listeners.forEach((listener) => listener(news))
