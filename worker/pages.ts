import { keptAt } from '#shop/kept-page.ts'
import { seconds } from '#shop/time.ts'
import { cameKept, cameRecent, type FromWorker, type LineOutcome } from '#shop/wire/worker.ts'
import { isAnew, isOfShop } from './asked.ts'
import { firstOf, type Shown } from './first-of.ts'
import { earlyAnswer, fromNetwork, pageOfNow } from './from-network.ts'
import { keep, kept } from './kept.ts'
import { noPage, type WhyNoPage } from './no-page.ts'
import { remember, saidOfPage } from './of-page.ts'
import { scope } from './scope.ts'
import { recentOf } from './stretch.ts'
import { whole } from './whole.ts'

/** How long the network is waited for where something is kept. */
const patience = seconds(3)

interface Named {
  readonly key: string | undefined
  readonly instead?: string
}

/** What is shown, what the network says, and what is kept to stand for it: each reader has a copy of its own. */
interface Asked {
  readonly event: FetchEvent
  readonly network: Promise<Response>
  readonly known: Promise<Response | undefined>
  readonly late: Promise<unknown>
}

/** A page, or its data: from the network first, but for a page that came a few minutes ago. */
export function answerPage(event: FetchEvent, kind: 'page' | 'data', { key, instead = key }: Named): void {
  const known = instead === undefined ? nothing : kept(kind, instead)
  const network = kind === 'data' ? fromNetwork(event) : pageOfNow(event, key === undefined ? nothing : known)
  const asked = { event, network, known, late: new Promise((over) => setTimeout(over, patience)) }
  event.respondWith(kind === 'data' ? dataFor(asked) : pageFor(asked, key))
  if (key !== undefined)
    event.waitUntil(
      network.then(
        (answer) => keep(kind, key, answer.clone()),
        () => false,
      ),
    )
}

const nothing = Promise.resolve(undefined)

async function dataFor(asked: Asked): Promise<Response> {
  const shown = await shownFor('data', asked)
  void tell(asked.event, shown?.line ?? 'dead')
  return shown?.answer ?? Response.error()
}

async function pageFor(asked: Asked, key: string | undefined): Promise<Response> {
  const { event, known, network } = asked
  const recent = key !== undefined && tellsHow() && !isAnew(event.request) ? await recentOf(known) : undefined
  if (recent !== undefined) return opened(asked, recent, cameRecent)
  const shown = await shownFor('page', asked)
  const had = shown === undefined ? await hadBefore(event) : undefined
  if (had !== undefined) return opened(asked, had, `${cameKept};desc=dead`)
  if (shown === undefined) return insteadOf(event.request.url, await whyNone(network))
  const { line, answer } = shown
  return line === 'answered' ? answer : opened(asked, answer, `${cameKept};desc=${line}`)
}

/** A page that could not read how it came would never ask what the shop says of it. */
const tellsHow = (): boolean => 'PerformanceServerTiming' in scope

/** Who goes back to a page that is not kept, such as what was found, sees what the browser once had of it. */
async function hadBefore(event: FetchEvent): Promise<Response | undefined> {
  if (event.request.cache !== 'force-cache') return undefined
  const had = await earlyAnswer(event).catch(() => undefined)
  return had?.status === 200 ? had : undefined
}

async function shownFor(kind: 'page' | 'data', asked: Asked): Promise<Shown<Response> | undefined> {
  const known = async () => (await asked.known)?.clone()
  // Read once to be shown, and once to be kept.
  const answered = asked.network.then(async (answer) => {
    if (!isOfShop(kind, answer)) throw new TypeError('not of the shop')
    return (await asked.known) === undefined ? answer.clone() : whole(answer.clone())
  })
  return firstOf(answered, known, asked.late)
}

const whyNone = (network: Promise<Response>): Promise<WhyNoPage> =>
  network.then(
    () => 'in-trouble',
    () => 'no-line',
  )

/** A kept page. It reads in its own timings how it came: nothing else of its headers can be seen from inside. */
async function opened({ event, network, late }: Asked, page: Response, how: string): Promise<Response> {
  const said = saidOfPage(new URL(event.request.url).pathname, page.clone(), network)
  remember(event.resultingClientId, said, late)
  event.waitUntil(said)
  const headers = new Headers(page.headers)
  headers.set('server-timing', [how, ...timesOf(headers)].join(', '))
  // In one piece: a stream that others read too takes a tenth of a second longer.
  return new Response(await page.clone().arrayBuffer(), { status: page.status, headers })
}

function timesOf(headers: Headers): string[] {
  const at = Date.parse(headers.get('date') ?? '')
  const times = { at, since: Number(headers.get(keptAt) ?? at) }
  return Object.entries(times).flatMap(([name, time]) => (Number.isNaN(time) ? [] : [`${name};dur=${time}`]))
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
