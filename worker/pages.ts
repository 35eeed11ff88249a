import { seconds } from '#shop/time.ts'
import type { FromWorker, LineOutcome } from '#shop/wire/worker.ts'
import { isOfShop } from './asked.ts'
import { firstOf, type Shown } from './first-of.ts'
import { fromNetwork } from './from-network.ts'
import { keep, kept } from './kept.ts'
import { noPage, type WhyNoPage } from './no-page.ts'
import { scope } from './scope.ts'
import { whole } from './whole.ts'

/** How long the network is waited for where something is kept. */
const patience = seconds(3)

interface Named {
  readonly key: string | undefined
  readonly instead?: string
}

/** A page, or its data: from the network first. */
export function answerPage(event: FetchEvent, kind: 'page' | 'data', { key, instead = key }: Named): void {
  const network = fromNetwork(event)
  event.respondWith(shownFor(event, kind, instead, network))
  if (key !== undefined)
    event.waitUntil(
      network.then(
        (answer) => keep(kind, key, answer.clone()),
        () => false,
      ),
    )
}

async function shownFor(event: FetchEvent, kind: 'page' | 'data', key: string | undefined, network: Promise<Response>) {
  const late = new Promise((over) => setTimeout(over, patience))
  const known = key === undefined ? Promise.resolve(undefined) : kept(kind, key)
  // Read once to be shown, and once to be kept.
  const answered = network.then(async (answer) => {
    if (!isOfShop(kind, answer)) throw new TypeError('not of the shop')
    return (await known) === undefined ? answer.clone() : whole(answer.clone())
  })
  const shown = await firstOf(answered, () => known, late)
  if (kind === 'data') {
    void tell(event, shown?.line ?? 'dead')
    return shown?.answer ?? Response.error()
  }
  return shown === undefined ? insteadOf(event.request.url, await whyNone(network)) : marked(shown)
}

const whyNone = (network: Promise<Response>): Promise<WhyNoPage> =>
  network.then(
    () => 'in-trouble',
    () => 'no-line',
  )

/** The page reads in its own timings how it came: nothing else of its headers can be seen from inside. */
function marked({ answer, line }: Shown<Response>): Response {
  if (line === 'answered') return answer
  const headers = new Headers(answer.headers)
  headers.set('server-timing', `kept;desc=${line}`)
  return new Response(answer.body, { status: answer.status, headers })
}

async function tell(event: FetchEvent, line: LineOutcome): Promise<void> {
  const path = new URL(event.request.url).pathname
  const page = await scope.clients.get(event.clientId)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's page has no other origin
  page?.postMessage({ kind: 'line', line, path } satisfies FromWorker)
}

/** A page that is kept without what its address asks for besides: that one; else a page of our own that leads on. */
async function insteadOf(url: string, why: WhyNoPage): Promise<Response> {
  const { pathname, search } = new URL(url)
  if (search !== '' && (await kept('page', pathname)) !== undefined) return Response.redirect(pathname)
  return noPage(url, why)
}
