import type { Context } from 'hono'
import type { IncomingMessage } from 'node:http'
import { words } from '#shop/words.ts'
import { addressList, callerAddress, isForwarded, isIn, socketAddressOf } from './http/caller.ts'
import { calls } from '#shop/calls.ts'
import { keptAhead } from './http/ahead.ts'
import { openApi } from './http/api.ts'
import { always, apiOnly, transport } from './http/headers.ts'
import type { Log } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { sendJson } from './http/json.ts'
import { encodingFor } from './http/packing.ts'
import type { Page } from './http/page.ts'
import { type Pages, pageAddress } from './pages.ts'
import type { Settings } from './settings.ts'
import type { ShopDatabase } from './commands.ts'
import type { Changes } from './storage/watch-changes.ts'
import type { Snapshot } from './catalogue/snapshot.ts'
import { openAccounts } from './accounts/accounts-api.ts'
import type { HasMail } from './accounts/email-domain.ts'
import type { PasswordHasher } from './accounts/password-hash.ts'
import type { Secrets } from './accounts/secrets.ts'
import { openVisitors } from './accounts/visitor.ts'
import { openComplaints } from './complaints/complaints-api.ts'
import { openDelivery } from './delivery/delivery-api.ts'
import { openMessaging } from './gateways/messaging.ts'
import { openPostal } from './gateways/postal.ts'
import { openOrders } from './orders/orders-api.ts'
import { openReviews } from './reviews/reviews-api.ts'

/** All that the shop is made of. Nothing in it is global, so a test makes as many shops as it likes. */
export interface Deps {
  readonly settings: Settings
  readonly database: ShopDatabase
  readonly changes: Changes
  readonly snapshot: Snapshot
  readonly pages: Pages
  readonly metrics: Metrics
  readonly log: Log
  readonly now: () => number
  readonly hasher: PasswordHasher
  readonly secrets: Secrets
  readonly hasMail: HasMail
  /** a message was written: it need not wait for the outbox's next look */
  readonly wakeOutbox: () => void
  /** the moment up to which a backup has everything; left out where the shop makes none by itself */
  readonly backedUpTo?: (() => number | undefined) | undefined
  /** false from the moment that the shop is asked to stop */
  readonly open: () => boolean
}

/** Wires the rooms to the door. */
export function createApp(deps: Deps) {
  const { settings, database, changes, snapshot, pages, metrics, log, now, open } = deps
  const trusted = addressList(settings.trustedProxies)
  const callerOf = (context: Context) =>
    callerAddress(
      { socketAddress: socketAddressOf(incomingOf(context)), forwardedFor: context.req.header('x-forwarded-for') },
      trusted,
    )
  const messaging = openMessaging({ ...deps, limits: settings.limits })
  const api = { ...always, ...transport(settings.publicUrl), ...apiOnly }
  const door = openApi({
    headers: api,
    visitorOf: openVisitors({
      database,
      now,
      onError: (trouble) => log.warn({ err: trouble }, 'it could not be noted when somebody was last seen'),
    }),
    callerOf,
    onError: (trouble, call) => log.error({ err: trouble, call }, 'a call failed'),
  })
  const { app } = door

  openOrders(door, { ...deps, messaging })
  openAccounts(door, { ...deps, messaging, limits: settings.limits })
  openReviews(door, { database, changes, snapshot, settings, now })
  openComplaints(door, { ...deps, messaging })
  openDelivery(door, { askPostal: postalOf(settings) })
  app.get('/openapi.json', async (context) => {
    // Few ask for it, so what makes it is loaded when somebody does.
    const { openApiOf } = await import('./http/openapi.ts')
    return sendJson(context, openApiOf(calls, settings.publicUrl), { headers: api })
  })

  // Calls bring these headers themselves; from here on they are added.
  app.use(async (context, next) => {
    await next()
    if (context.res.headers.get('content-type')?.startsWith('text/html')) return
    // A page that the browser has already: its headers would take the place of those that it came with.
    if (context.res.status === 304) return
    for (const [name, value] of Object.entries(api))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })

  app.get('/health/live', (context) => context.json({ live: true }))
  app.get('/health/ready', async (context) => {
    const ready = open() && (await database.ready())
    return context.json({ ready, ...backupsAsTold(deps) }, ready ? 200 : 503)
  })

  const operators = addressList(['127.0.0.0/8', '::1', ...settings.metricsFrom])
  app.get('/metrics', (context) => {
    const caller = callerOf(context)
    // A caller whom a proxy brings without saying who it is has the proxy's own address, often this machine's.
    const isProxy = caller === socketAddressOf(incomingOf(context)) || isIn(trusted, caller)
    if ((isProxy && isForwarded(context.req.raw.headers)) || !isIn(operators, caller)) return context.notFound()
    return context.body(metrics.read(), 200, { 'content-type': metrics.contentType })
  })

  app.post('/csp', (context) => {
    metrics.policyReported()
    return context.body(null, 204)
  })

  app.all('*', async (context, next) => {
    const { method } = context.req
    const { pathname, search } = new URL(context.req.url)
    if (!isPage(pathname)) return next()
    if (method !== 'GET' && method !== 'HEAD')
      return context.json({ message: words.calls.wrongMethod }, 405, { allow: 'GET, HEAD' })
    const answer = await pages.answer(pageAddress(pathname + search))
    return answer instanceof Response ? answer : pageResponse(answer, context)
  })

  return app
}

/** An old backup is for the operator to see; the shop sells on. */
function backupsAsTold({ backedUpTo }: Deps): { backedUpTo?: string | null } {
  if (backedUpTo === undefined) return {}
  const upTo = backedUpTo()
  return { backedUpTo: upTo === undefined ? null : new Date(upTo).toISOString() }
}

/** The public postal service is asked only where a setting names it. */
const postalOf = ({ pincodeServiceUrl }: Settings) =>
  pincodeServiceUrl === undefined
    ? undefined
    : openPostal({ serviceUrl: pincodeServiceUrl, now: () => performance.now() })

const callFolders = new Set([
  'api',
  'auth',
  'orders',
  'reviews',
  'complaints',
  'pincode',
  'health',
  'metrics',
  'csp',
  'openapi.json',
])

/** Whether an address can be a page: not a call, not a file that is missing, nothing hidden, and no way out of the folder. */
function isPage(path: string): boolean {
  const [, folder = ''] = path.split('/', 2)
  return (
    !callFolders.has(folder) &&
    !/\/[/.]|\\|%(?:00|2e|2f|5c)/i.test(path) &&
    isReadable(path) &&
    (!/\.[A-Za-z0-9]+$/.test(path) || /\.data$|^\/(sitemap\.xml|robots\.txt|manifest\.webmanifest)$/.test(path))
  )
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function pageResponse(page: Page, context: Context): Response {
  if (context.req.header('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers: { etag: page.etag } })
  const encoding = encodingFor(context.req.header('accept-encoding'))
  const headers = new Headers(page.headers)
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  const kept = keptAhead(context.req.header('sec-purpose'))
  if (kept !== undefined && page.status === 200) headers.set('cache-control', kept)
  const body = context.req.method === 'HEAD' ? null : new Uint8Array(page.bytes[encoding])
  return new Response(body, { status: page.status, headers })
}

const incomingOf = (context: Context) => (context.env as { incoming?: IncomingMessage } | undefined)?.incoming
