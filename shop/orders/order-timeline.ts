import { straightWay } from './order-status.ts'

interface MadeStep {
  readonly status: string
  /** undefined: not known yet */
  readonly at?: number | undefined
  readonly reason?: string | undefined
  /** its buyer has changed it then */
  readonly changed?: true | undefined
  /** and it was the shop that changed it, after a call */
  readonly byShop?: true | undefined
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
  const place = straightWay.findIndex((status) => status === now)
  return place === -1 ? [] : straightWay.slice(place + 1)
}

/** What must have happened to an order with that status, until it is known when: as many steps as there mostly are. */
export function stepsMeanwhile(status: string, placedAt: number): MadeStep[] {
  const place = straightWay.findIndex((one) => one === status)
  const later = place === -1 ? [status] : straightWay.slice(1, place + 1)
  return [{ status: straightWay[0], at: placedAt }, ...later.map((one) => ({ status: one }))]
}
