import { dataKey } from '#shop/kept-page.ts'
import type { FromWorker, SaidOfPage } from '#shop/wire/worker.ts'
import { hasPolicy } from './asked.ts'
import { keep } from './kept.ts'
import { buildIn } from './named.ts'

interface Asked {
  /** within the time that anybody waits for a line */
  readonly soon: Promise<SaidOfPage>
  readonly last: Promise<SaidOfPage>
}

/** Pages that opened as they were kept and have not asked yet. */
const opened = new Map<string, Asked>()

/** Remembers, until the page asks, what the shop says of it: its script comes later than the answer. */
export function remember(page: string, last: Promise<SaidOfPage>, late: Promise<unknown>): void {
  if (page !== '') opened.set(page, { last, soon: Promise.race([last, late.then(() => 'slow' as const)]) })
}

export async function tellOfPage(page: Client): Promise<void> {
  const { soon, last } = opened.get(page.id) ?? unknown
  opened.delete(page.id)
  const first = await soon
  tell(page, first)
  if (first === 'slow') tell(page, await last)
}

const unknown: Asked = { soon: Promise.resolve('unknown'), last: Promise.resolve('unknown') }

function tell(page: Client, said: SaidOfPage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page has no other origin
  page.postMessage({ kind: 'of-page', said } satisfies FromWorker)
}

/**
 * What the shop's answer says of a page that is shown as it was kept. Where its data is another, that is kept before the page
 * is told: it can take it then, whatever becomes of the line.
 */
export async function saidOfPage(path: string, shown: Response, network: Promise<Response>): Promise<SaidOfPage> {
  try {
    const answer = await network
    if (answer.type === 'opaqueredirect') return 'other-page'
    if (answer.status >= 500 || !hasPolicy(answer)) return 'dead'
    if (answer.status !== 200) return 'other-page'
    if (etagOf(answer) === etagOf(shown)) return 'same'
    const [before, now] = await Promise.all([shown.clone().text(), answer.clone().text()])
    if (buildIn(before) !== buildIn(now)) return 'other-page'
    const key = dataKey(path) ?? ''
    return (await keep('data', key, await fetch(key))) ? 'other-data' : 'other-page'
  } catch {
    return 'dead'
  }
}

/** A gateway that packs anew marks it as weak. */
const etagOf = ({ headers }: Response): string | undefined => headers.get('etag')?.replace(/^W\//, '')
