import type { Answer } from '#browser/api.ts'
import { timings } from '#browser/timings.ts'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import { meaningOf } from '#shop/wire/meaning.ts'

type Ask = (query: Sends<'orderProgress'>) => Promise<Answer<Gives<'orderProgress'>>>

/** More would not fit into an address. */
const mostNamed = 40

export interface ProgressWatch {
  /** looks now, and from then on again and again */
  readonly look: () => void
  readonly stop: () => void
}

/** Asks how far the orders on a page are, for all of them at once: only while somebody looks, and more seldom while nobody answers. */
export function watchProgress({
  ask,
  wanted,
  told,
  signedOut,
}: {
  ask: Ask
  /** the orders that the page shows, and whether anything can still happen to one */
  wanted: () => { readonly ids: readonly string[]; readonly isUnderWay: boolean }
  told: (orders: Gives<'orderProgress'>['orders']) => void
  signedOut: () => void
}): ProgressWatch {
  const named = new Set<string>()
  let since: number | undefined
  let wait = timings.progressLook
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isStopped = false

  /** Orders that are new on the page are asked for by name, the others by when they changed. */
  function nextQuery(): Sends<'orderProgress'> | undefined {
    const { ids, isUnderWay } = wanted()
    const fresh = ids.filter((id) => !named.has(id)).slice(0, mostNamed)
    if (fresh.length > 0) return { orders: fresh.join(',') }
    return isUnderWay && since !== undefined ? { since: String(since) } : undefined
  }

  async function look() {
    clearTimeout(timer)
    if (isStopped || isAsking || document.hidden) return
    const query = nextQuery()
    if (query === undefined) return
    isAsking = true
    const answer = await ask(query)
    isAsking = false
    if (isStopped) return
    if (answer.ok) {
      wait = timings.progressLook
      for (const id of query.orders?.split(',') ?? []) named.add(id)
      if (query.orders === undefined || since === undefined) since = answer.body.now
      told(answer.body.orders)
    } else if (meaningOf(answer) === 'log-in') {
      signedOut()
      return
    } else wait = Math.min(wait * 2, timings.checkAgainAtMost)
    const { ids } = wanted()
    const isMoreToName = answer.ok && ids.some((id) => !named.has(id))
    timer = setTimeout(() => void look(), isMoreToName ? 0 : wait)
  }

  const onShown = () => void look()
  document.addEventListener('visibilitychange', onShown)
  return {
    look: () => void look(),
    stop() {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    },
  }
}
