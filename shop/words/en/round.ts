import { counterWords } from './counter.ts'

/** A rider's own stops. */
export const roundWords = {
  title: counterWords.round,
  stops: (count: number) => (count === 1 ? '1 stop left' : `${count} stops left`),
  none: 'Nothing is out with you. Orders come here when the counter sends them out with you.',
  brought: (count: number) => `Brought today: ${count}`,
  handOver: 'Handed over',
  notDelivered: (number: string, reason: string) => `${number}: ${reason}. Mark it as not delivered?`,
  toPay: (sum: string) => `To pay: ${sum}`,
} as const
