import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Call } from '#shop/wire/call.ts'
import { callsWords } from '#words/calls.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { type AnswerHeaders, readJson, sendJson } from './json.ts'
import { Refusal } from './refusal.ts'

/** Who is asking: a signed-in person. */
export interface Visitor {
  readonly userId: string
  readonly sessionId: string
}

export interface Asked<Takes> {
  readonly wanted: Takes
  /** what the caller filled into the address */
  readonly params: Readonly<Record<string, string>>
  readonly visitor: Visitor | undefined
  /** the address that the request came from */
  readonly caller: string
  readonly headers: Headers
}

export interface Answer<Gives> {
  readonly status?: 200 | 201
  readonly body: Gives
  readonly headers?: AnswerHeaders
}

type Handler<C extends Call> = (
  asked: Asked<v.InferOutput<C['takes']>> & SignedIn<C>,
) => Promise<Answer<v.InferInput<C['gives']>>>
type SignedIn<C extends Call> = C['access'] extends 'signed-in' ? { readonly visitor: Visitor } : unknown

/** Opens calls of the contract on the door: parses what comes in, knows who asks, and words what goes wrong. */
export interface Api {
  readonly app: Hono
  open<C extends Call>(call: C, handler: Handler<C>): void
}

export function openApi({
  visitorOf,
  callerOf,
  onError,
  headers: always = {},
}: {
  visitorOf: (headers: Headers) => Promise<Visitor | undefined>
  callerOf: (context: Context) => string
  onError: (trouble: unknown, call: string) => void
  /** those that every answer of a call carries */
  headers?: Readonly<Record<string, string>>
}): Api {
  const app = new Hono()
  const opened: Call[] = []

  async function asked(context: Context, call: Call): Promise<Asked<unknown>> {
    const { headers } = context.req.raw
    const visitor = await visitorOf(headers)
    if (call.access === 'signed-in' && visitor === undefined) throw new Refusal(401, callsWords.signIn)
    const sent = call.method === 'GET' ? context.req.query() : await bodyOf(context.req.raw, call)
    // The first thing that is wrong is all that is told: a list of 20,000 faults would take a twentieth of a second.
    const read = v.safeParse(call.takes, sent, { abortEarly: true })
    if (!read.success)
      throw new Refusal(400, wording(call.takes, read.issues[0]), {
        more: { field: v.getDotPath(read.issues[0]) ?? undefined },
      })
    return { wanted: read.output, params: context.req.param(), visitor, caller: callerOf(context), headers }
  }

  app.notFound((context) => {
    const there = opened.filter((call) => matches(call.path, context.req.path)).map((call) => call.method)
    if (there.length === 0) return context.json({ message: callsWords.notFound }, 404)
    return context.json({ message: callsWords.wrongMethod }, 405, { allow: there.join(', ') })
  })

  return {
    app,
    open(call, handler) {
      opened.push(call)
      app.on(call.method, call.path, async (context) => {
        try {
          const {
            status = 200,
            body,
            headers = {},
          } = await handler((await asked(context, call)) as Parameters<typeof handler>[0])
          return sendJson(context, body, { status, headers: { ...always, ...headers } })
        } catch (trouble) {
          const { status, body, headers } = refused(trouble, `${call.method} ${call.path}`, onError)
          return sendJson(context, body, { status, headers: { ...always, ...headers } })
        }
      })
    },
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith(':') || part === given[place])
}

/** A field that was not sent at all is worded like one that holds nothing. */
function wording(takes: Schema, issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'object' || issue.received !== 'undefined') return issue.message
  const field = issue.path?.reduce<Schema | undefined>((schema, { key }) => schema && within(schema, key), takes)
  return (field && v.safeParse(field, undefined).issues?.[0].message) ?? issue.message
}

type Schema = Call['takes'] & { readonly entries?: Readonly<Record<string, Schema>>; readonly item?: Schema }

const within = ({ entries, item }: Schema, key: unknown): Schema | undefined => entries?.[String(key)] ?? item

/** Calls that take nothing may come without a body. */
async function bodyOf(request: Request, call: Call): Promise<unknown> {
  if (call.takes.type === 'unknown') return undefined
  if (call.method === 'DELETE' && !bringsBody(request.headers)) return {}
  return readJson(request)
}

/** By its headers: a body that was looked at and then left unread holds up its connection until that is cut off. */
const bringsBody = (headers: Headers): boolean =>
  headers.has('content-type') || headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0

function refused(trouble: unknown, call: string, onError: (trouble: unknown, call: string) => void) {
  if (trouble instanceof Refusal)
    return { status: trouble.status, body: { message: trouble.message, ...trouble.more }, headers: trouble.headers }
  onError(trouble, call)
  if (trouble instanceof StorageUnavailable)
    return { status: 503, body: { message: callsWords.busy }, headers: { 'retry-after': '2' } }
  return { status: 500, body: { message: callsWords.trouble } }
}
