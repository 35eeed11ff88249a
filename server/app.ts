import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { canKeepOrders } from '#server/alarms/can-keep-orders.ts'
import { openMessaging } from '#server/messages/messaging.ts'
import { hearPages } from '#server/pages/told-by-pages.ts'
import { version } from '#shop/version.ts'
import { openVisitors } from './accounts/visitor.ts'
import { openAuthority } from './certificate/certificate-api.ts'
import { atCounter } from './counter/counter-queries.ts'
import { folderOf, forOperators, isOfCounter } from './http/addresses.ts'
import { openApi } from './http/api.ts'
import { addressList, callerAddress, connectionOf, isForwarded, isIn, socketAddressOf } from './http/caller.ts'
import { always, apiOnly, transport } from './http/headers.ts'
import { sendJson } from './http/json.ts'
import { answerWith, type Page, sendPage } from './http/page.ts'
import { refusalBody, wordsFor } from './http/refusal.ts'
import { type Deps, openRooms } from './open-rooms.ts'

/** Wires the rooms to the door. */
export function createApp(deps: Deps) {
  const { settings, database, pages, counter, metrics, log, now, open, alarms } = deps
  const trusted = addressList(settings.trustedProxies)
  const callerOf = (context: Context) => {
    const socketAddress = socketAddressOf(connectionOf(context).incoming)
    if (settings.mode === 'live' && !isIn(trusted, socketAddress) && isForwarded(context.req.raw.headers))
      alarms.raise('proxy-unknown', unknownProxy(socketAddress), { about: socketAddress })
    return callerAddress({ socketAddress, forwardedFor: context.req.header('x-forwarded-for') }, trusted)
  }
  const messaging = openMessaging({ ...deps, limits: settings.limits })
  const api = { ...always, ...transport(settings.publicUrl, deps.certificate?.()), ...apiOnly }
  const door = openApi({
    headers: api,
    visitorOf: openVisitors({
      database,
      publicUrl: settings.publicUrl,
      now,
      onError: (trouble) => log.warn({ err: trouble }, 'the time when somebody was last here could not be saved'),
    }),
    callerOf,
    onError: (trouble, call) => log.error({ err: trouble, call }, 'a call failed'),
  })
  const { app } = door

  openRooms(door, { ...deps, messaging, limits: settings.limits, headers: api })
  openAuthority(app, deps)
  app.get('/openapi.json', async (context) => {
    // Few ask for it, so what makes it is loaded when somebody does.
    const { openApiOf } = await import('./http/openapi.ts')
    return sendJson(context, openApiOf({ name: settings.identity.name, publicUrl: settings.publicUrl }), {
      headers: api,
    })
  })

  app.all('*', async (context, next) => {
    const { method } = context.req
    const { pathname, search } = new URL(context.req.url)
    const answer = answerAt(folderOf(pathname), pathname + search, context.req.raw.headers)
    if (answer === undefined) return next()
    if (method !== 'GET' && method !== 'HEAD')
      return context.json(refusalBody({ refused: 'wrong-method' }, {}, await wordsFor(context.req.raw.headers)), 405, {
        ...api,
        allow: 'GET, HEAD',
      })
    const page = await answer()
    return page instanceof Response ? page : pageResponse(page, context)
  })

  /** How the page at an address is made; undefined where there is none. */
  function answerAt(folder: string, url: string, headers: Headers) {
    if (isOfCounter(folder))
      return async () => counter.answer(url, await atCounter(url, { app, settings, headers, database }))
    const address = callFolders.has(folder) ? undefined : pages.find(url)
    return address && (() => pages.answer(address))
  }

  // Calls and pages bring their headers themselves; to the others they are added.
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(api))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })

  app.get(forOperators.live, (context) => context.json({ live: true }))
  app.get(forOperators.version, (context) => context.json({ version }))
  const fromPages = hearPages(app, { metrics, alarms, callerOf, now, dataDir: settings.dataDir })
  app.get(forOperators.ready, async (context) => {
    fromPages.look()
    const ready = open() && (await canKeepOrders(deps))
    const wrong = alarms.sentences()
    const known = { ready, state: stateOf(ready, wrong) }
    const why = { ...backupsAsTold(deps), ...(wrong.length > 0 ? { alarms: wrong } : {}) }
    return context.json(isOperator(context) ? { ...known, ...why } : known, ready ? 200 : 503)
  })

  const operators = addressList(['127.0.0.0/8', '::1', ...settings.metricsFrom])
  function isOperator(context: Context): boolean {
    const caller = callerOf(context)
    // A caller that a proxy does not name has the proxy's own address, often this machine's.
    const isProxy = caller === socketAddressOf(connectionOf(context).incoming) || isIn(trusted, caller)
    return !(isProxy && isForwarded(context.req.raw.headers)) && isIn(operators, caller)
  }

  app.get(forOperators.metrics, (context) => {
    if (!isOperator(context)) return context.notFound()
    fromPages.look()
    return context.body(metrics.read(pages.cacheSize()), 200, { 'content-type': metrics.contentType })
  })

  app.post('/csp', (context) => {
    metrics.policyReported()
    return context.body(null, 204)
  })

  // What has a call in it has no pages.
  const callFolders = new Set(app.routes.map(({ path }) => folderOf(path)))
  return app
}

/** All that a stranger reads: what is wrong would tell where to push. */
function stateOf(ready: boolean, wrong: readonly string[]): 'ready' | 'degraded' | 'no' {
  if (!ready) return 'no'
  return wrong.length === 0 ? 'ready' : 'degraded'
}

const unknownProxy = (address: string): string =>
  `a proxy at ${address} forwards requests and is not in TRUSTED_PROXIES, so all its callers count as one: name it there, or let nobody but your proxy reach the shop`

/** An old backup is for the operator to see; the shop sells on. */
function backupsAsTold({ backedUpTo }: Deps): { backedUpTo?: string | null } {
  if (backedUpTo === undefined) return {}
  const upTo = backedUpTo()
  return { backedUpTo: upTo === undefined ? null : new Date(upTo).toISOString() }
}

/** A page goes straight to the connection; a test that asks the app without one gets the same as a Response. */
function pageResponse(page: Page, context: Context): Response {
  const { incoming, outgoing } = connectionOf(context)
  if (incoming && outgoing) {
    sendPage(page, incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
  const { status, head, body } = answerWith(page, {
    method: context.req.method,
    etag: context.req.header('if-none-match'),
    encodings: context.req.header('accept-encoding'),
    purpose: context.req.header('sec-purpose'),
  })
  const headers = head.flatMap((name, place) =>
    place % 2 === 0 ? [[name, head[place + 1] ?? ''] as [string, string]] : [],
  )
  return new Response(body && new Uint8Array(body), { status, headers })
}
