import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { atCounter } from './counter/counter-queries.ts'
import type { CounterSite } from './counter/counter-site.ts'
import { isOfCounter } from './http/folders.ts'
import type { Alarms } from './http/alarms.ts'
import { addressList, callerAddress, isForwarded, isIn, socketAddressOf } from './http/caller.ts'
import { connectionOf } from './http/connection.ts'
import { calls } from '#shop/wire/calls.ts'
import { openApi } from './http/api.ts'
import { folderOf } from './http/folders.ts'
import { forOperators } from './http/for-operators.ts'
import { always, apiOnly, transport } from './http/headers.ts'
import type { Log } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { sendJson } from './http/json.ts'
import type { Page } from './http/page.ts'
import { refusalBody, wordsFor } from './http/in-words.ts'
import { answerWith, sendPage } from './http/send-page.ts'
import type { Pages } from './pages/pages.ts'
import type { Settings } from './settings/settings.ts'
import type { ShopDatabase } from './commands.ts'
import type { Changes } from './storage/watch-changes.ts'
import type { Snapshot } from './catalogue/snapshot.ts'
import type { HasMail } from './accounts/email-domain.ts'
import type { PasswordHasher } from './accounts/password-hash.ts'
import type { Secrets } from './secrets/secrets.ts'
import { openVisitors } from './accounts/visitor.ts'
import { openMessaging } from './gateways/messaging.ts'
import { openRooms } from './open-rooms.ts'
import type { SlotsNow } from './slots/slots-now.ts'

/** All that the shop is made of. Nothing in it is global, so a test makes as many shops as it likes. */
export interface Deps {
  readonly settings: Settings
  readonly database: ShopDatabase
  readonly changes: Changes
  readonly snapshot: Snapshot
  readonly slots: SlotsNow
  readonly pages: Pages
  readonly counter: CounterSite
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly hasMail: HasMail
  readonly alarms: Alarms
  /** a message was written: it need not wait for the outbox's next look */
  readonly wakeOutbox: () => void
  /** the moment up to which a backup has everything; left out where the shop makes none by itself */
  readonly backedUpTo?: (() => number | undefined) | undefined
  /** false from the moment that the shop is asked to stop */
  readonly open: () => boolean
  /** aborted at that moment: endless answers end */
  readonly stopping?: AbortSignal | undefined
}

/** Wires the rooms to the door. */
export function createApp(deps: Deps) {
  const { settings, database, pages, counter, metrics, log, now, open, alarms } = deps
  const trusted = addressList(settings.trustedProxies)
  const callerOf = (context: Context) =>
    callerAddress(
      {
        socketAddress: socketAddressOf(connectionOf(context).incoming),
        forwardedFor: context.req.header('x-forwarded-for'),
      },
      trusted,
    )
  const messaging = openMessaging({ ...deps, limits: settings.limits })
  const api = { ...always, ...transport(settings.publicUrl), ...apiOnly }
  const door = openApi({
    headers: api,
    visitorOf: openVisitors({
      database,
      publicUrl: settings.publicUrl,
      now,
      onError: (trouble) => log.warn({ err: trouble }, 'it could not be noted when somebody was last seen'),
    }),
    callerOf,
    onError: (trouble, call) => log.error({ err: trouble, call }, 'a call failed'),
  })
  const { app } = door

  openRooms(door, { ...deps, messaging, limits: settings.limits, headers: api })
  app.get('/openapi.json', async (context) => {
    // Few ask for it, so what makes it is loaded when somebody does.
    const { openApiOf } = await import('./http/openapi.ts')
    return sendJson(context, openApiOf(calls, { name: settings.identity.name, publicUrl: settings.publicUrl }), {
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
  app.get(forOperators.ready, async (context) => {
    const ready = open() && (await canKeep())
    const wrong = alarms.sentences()
    const body = { ready, ...backupsAsTold(deps), ...(wrong.length > 0 ? { alarms: wrong } : {}) }
    return context.json(body, ready ? 200 : 503)
  })

  async function canKeep(): Promise<boolean> {
    const can = await database.ready()
    if (can) alarms.clear('orders')
    else alarms.raise('orders', 'no order can be kept just now')
    return can
  }

  const operators = addressList(['127.0.0.0/8', '::1', ...settings.metricsFrom])
  app.get(forOperators.metrics, (context) => {
    const caller = callerOf(context)
    // A caller that a proxy does not name has the proxy's own address, often this machine's.
    const isProxy = caller === socketAddressOf(connectionOf(context).incoming) || isIn(trusted, caller)
    if ((isProxy && isForwarded(context.req.raw.headers)) || !isIn(operators, caller)) return context.notFound()
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
