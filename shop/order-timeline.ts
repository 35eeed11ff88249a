import { canceledStatus, firstStatus, type OrderStatus, statuses } from './order-status.ts'

/** The way of an order to which nothing happens. */
const way = [
  'Pending',
  'Confirmed',
  'Cutting',
  'Packed',
  'Out for delivery',
  'Delivered',
] as const satisfies readonly OrderStatus[]

const ended: readonly OrderStatus[] = ['Delivered', 'Returned', 'Rejected', canceledStatus]

/** Nothing more happens to it. A status of a later shop may still change. */
export const isEnded = (status: string): boolean => ended.some((one) => one === status)

/** A step that was made has a moment; one that is to come has none yet. */
export interface TimelineStep {
  readonly status: string
  readonly at: number | undefined
  readonly reason: string | undefined
  readonly isNow: boolean
}

interface MadeStep {
  readonly status: string
  readonly at: number
  readonly reason?: string | undefined
}

/** What has happened, and then what is to come if nothing else happens: so the list seldom grows while it is read. */
export function timelineOf(made: readonly MadeStep[]): TimelineStep[] {
  const now = made.at(-1)?.status ?? firstStatus
  const steps = made.map(({ status, at, reason }, nr) => ({ status, at, reason, isNow: nr === made.length - 1 }))
  return [...steps, ...toCome(now).map((status) => ({ status, at: undefined, reason: undefined, isNow: false }))]
}

function toCome(now: string): readonly string[] {
  if (isEnded(now) || !statuses.some((status) => status === now)) return []
  const place = way.findIndex((status) => status === now)
  return place === -1 ? [] : way.slice(place + 1)
}

/** Moves as they are kept, without those that were taken back. */
export function standingMoves<Made extends { readonly move: string }>(moves: readonly Made[]): Made[] {
  const standing: Made[] = []
  for (const made of moves)
    if (made.move === 'undo') standing.pop()
    else standing.push(made)
  return standing
}
