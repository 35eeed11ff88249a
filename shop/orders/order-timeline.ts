import { canceledStatus, type OrderStatus, statuses } from './order-status.ts'

/** The way of an order to which nothing else happens. */
const way = [
  'Pending',
  'Confirmed',
  'Cutting',
  'Packed',
  'Out for delivery',
  'Delivered',
] as const satisfies readonly OrderStatus[]

const ended: readonly OrderStatus[] = ['Delivered', 'Returned', 'Rejected', canceledStatus]

/** Nothing more happens to it. */
export const isEnded = (status: string): boolean => ended.some((one) => one === status)

/** The shop still has to deal with it. Nothing is known of a status that only a later shop has. */
export const isUnderWay = (status: string): boolean => statuses.some((one) => one === status) && !isEnded(status)

/** The scale has said nothing of it yet, and still will. */
export const isToBeWeighed = (status: string): boolean => way.slice(0, 3).some((one) => one === status)

/** The scale may have said something of it. */
export const mayBeWeighed = (status: string): boolean =>
  statuses.some((one) => one === status) && ![way[0], way[1], 'Rejected', canceledStatus].some((one) => one === status)

interface MadeStep {
  readonly status: string
  /** undefined: not known yet */
  readonly at?: number | undefined
  readonly reason?: string | undefined
  /** its buyer has changed it then */
  readonly changed?: true | undefined
  /** it ended then by itself: no code was typed in time */
  readonly lapsed?: true | undefined
}

export interface TimelineStep extends MadeStep {
  readonly stage: 'done' | 'now' | 'to-come'
}

/** What has happened, and then what is to come if nothing else happens: so the list seldom grows while it is read. */
export function timelineOf(made: readonly MadeStep[]): TimelineStep[] {
  const steps = made.map((step, nr) => ({
    ...step,
    stage: nr === made.length - 1 ? ('now' as const) : ('done' as const),
  }))
  return [...steps, ...toCome(made.at(-1)?.status ?? '').map((status) => ({ status, stage: 'to-come' as const }))]
}

function toCome(now: string): readonly string[] {
  const place = way.findIndex((status) => status === now)
  return place === -1 ? [] : way.slice(place + 1)
}

/** What must have happened to an order with that status, until it is known when: as many steps as there mostly are. */
export function stepsMeanwhile(status: string, placedAt: number): MadeStep[] {
  const place = way.findIndex((one) => one === status)
  const later = place === -1 ? [status] : way.slice(1, place + 1)
  return [{ status: way[0], at: placedAt }, ...later.map((one) => ({ status: one }))]
}

/** Moves as they are kept, without those that were taken back. */
export function standingMoves<Made extends { readonly move: string }>(moves: readonly Made[]): Made[] {
  const standing: Made[] = []
  for (const made of moves)
    if (made.move === 'undo') standing.pop()
    else standing.push(made)
  return standing
}
