import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import type { Words } from '#server/words-in.ts'
import { faultIn } from '#shop/faults.ts'
import { type Language, languageAsked } from '#shop/languages.ts'
import type { Call } from '#shop/wire/call.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { encodingAsked, KeptBody, openKeptBodies, readJson, sendJson, sendWritten, written } from './json.ts'
import { type AnswerHeaders, Refusal, refusalBody, type Unworded, worded, wordsFor } from './refusal.ts'

/** Who is asking: a signed-in person. */
export interface Visitor {
  readonly userId: string
  readonly sessionId: string
}

export interface CallRequest<Takes> {
  readonly wanted: Takes
  /** what the caller filled into the address */
  readonly params: Readonly<Record<string, string>>
  /** the address that the request came from */
  readonly caller: string
  readonly headers: Headers
  /** in which it wants its answer, and what is told of it later */
  readonly language: Language
  /** of a call that takes a file */
  readonly file?: SentFile
}

export interface HandlerAnswer<Gives> {
  readonly status?: 200 | 201
  readonly body: Gives | KeptBody<Gives>
  readonly headers?: AnswerHeaders
}

type Handler<C extends Call> = (
  asked: CallRequest<v.InferOutput<C['takes']>> & SignedIn<C>,
) => Promise<HandlerAnswer<Unworded<v.InferInput<C['gives']>>>>
type SignedIn<C extends Call> = {
  readonly visitor: C['access'] extends 'signed-in' ? Visitor : Visitor | undefined
}

/** Opens calls of the contract on the door: parses what comes in, knows who asks, and words what goes wrong. */
export interface Api {
  readonly app: Hono
  open<C extends Call>(call: C, handler: Handler<C>): void
  /** For those alone whom `admit` lets in: what it returns is `who`, what it throws is the answer. */
  openTo<C extends Contract, Who>(
    call: C,
    admit: (headers: Headers) => Promise<Who>,
    handler: (
      asked: CallRequest<v.InferOutput<C['takes']>> & { readonly who: Who },
    ) => Promise<HandlerAnswer<Unworded<v.InferInput<C['gives']>>>>,
  ): void
}

/** What goes in and out at an address, whoever may ask. */
interface Contract extends Pick<Call, 'method' | 'path' | 'takes' | 'gives'> {
  /** the longest body in bytes, where that is more than usual */
  readonly longestBody?: number
  /** the body is a file of so many bytes at most; what the call takes besides stands in the address */
  readonly longestFile?: number
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
  const opened: Contract[] = []
  const kept = openKeptBodies()

  async function asked(context: Context, call: Contract): Promise<CallRequest<unknown>> {
    const { headers } = context.req.raw
    const { method, takes, longestFile } = call
    const language = languageAsked(headers.get('accept-language'))
    const isInAddress = method === 'GET' || longestFile !== undefined
    const sent = isInAddress ? context.req.query() : await bodyOf(context.req.raw, call)
    // The first thing that is wrong is all that is told: a list of 20,000 faults would take a twentieth of a second.
    const read = v.safeParse(takes, sent, { abortEarly: true })
    if (!read.success)
      throw new Refusal(400, faultIn(issueFor(takes, read.issues[0])) as Refused, {
        more: { field: v.getDotPath(read.issues[0]) ?? undefined },
      })
    const params = context.req.param()
    if (holdsNul(read.output) || holdsNul(params))
      throw new Refusal(400, { refused: 'outside-contract', fault: 'Invalid text: it holds a NUL' })
    const file = longestFile === undefined ? {} : { file: sentFile(context.req.raw, longestFile) }
    return { wanted: read.output, params, caller: callerOf(context), headers, language, ...file }
  }

  app.notFound(async (context) => {
    const words = await wordsFor(context.req.raw.headers)
    const there = opened.filter((call) => matches(call.path, context.req.path)).map((call) => call.method)
    if (there.length === 0) return context.json(refusalBody({ refused: 'nothing-here' }, {}, words), 404)
    return context.json(refusalBody({ refused: 'wrong-method' }, {}, words), 405, { allow: there.join(', ') })
  })

  // What no call answers for, such as a page: a call words its own troubles below.
  app.onError(async (trouble, context) => {
    const words = await wordsFor(context.req.raw.headers)
    const { status, body, headers } = refused(trouble, words, (why) => onError(why, `${context.req.method} *`))
    return context.json(body, status, { ...always, ...headers })
  })

  const openTo: Api['openTo'] = (call, admit, handler) => {
    opened.push(call)
    app.on(call.method, call.path, async (context) => {
      const { headers: sent } = context.req.raw
      const words = await wordsFor(sent)
      try {
        const who = await admit(sent)
        const read = (await asked(context, call)) as CallRequest<v.InferOutput<(typeof call)['takes']>>
        const { status = 200, body, headers = {} } = await handler({ ...read, who })
        const encoding = encodingAsked(context)
        const asBody = (made: Parameters<typeof worded>[0]) => worded(made, words)
        const bytes =
          body instanceof KeptBody
            ? await kept(body, { of: `${call.path} ${read.language}`, encoding, asBody })
            : written(asBody(body), encoding)
        return sendWritten(context, bytes, { status, headers: { ...always, ...headers } })
      } catch (trouble) {
        const { status, body, headers } = refused(trouble, words, (why) => onError(why, `${call.method} ${call.path}`))
        return sendJson(context, body, { status, headers: { ...always, ...headers } })
      }
    })
  }

  return {
    app,
    openTo,
    open(call, handler) {
      openTo(
        call,
        async (headers) => {
          const visitor = await visitorOf(headers)
          if (call.access === 'signed-in' && visitor === undefined) throw new Refusal(401, { refused: 'not-signed-in' })
          return visitor
        },
        ({ who, ...rest }) => handler({ ...rest, visitor: who } as Parameters<typeof handler>[0]),
      )
    },
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith(':') || part === given[place])
}

/** A field that was not sent at all is told of like one that holds nothing. */
function issueFor(takes: Schema, issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  if (issue.type !== 'object' || issue.received !== 'undefined') return issue
  const field = issue.path?.reduce<Schema | undefined>((schema, { key }) => schema && within(schema, key), takes)
  return (field && v.safeParse(field, undefined).issues?.[0]) ?? issue
}

type Schema = Call['takes'] & { readonly entries?: Readonly<Record<string, Schema>>; readonly item?: Schema }

const within = ({ entries, item }: Schema, key: unknown): Schema | undefined => entries?.[String(key)] ?? item

/** Calls that take nothing may come without a body. */
async function bodyOf(request: Request, call: Contract): Promise<unknown> {
  if (call.takes.type === 'unknown') return undefined
  if (call.method === 'DELETE' && !bringsBody(request.headers)) return {}
  return readJson(request, call.longestBody)
}

/** By its headers: a body that was looked at and then left unread holds up its connection until that is cut off. */
const bringsBody = (headers: Headers): boolean =>
  headers.has('content-type') || headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0

function refused(trouble: unknown, words: Words, onError: (trouble: unknown) => void): Turned {
  if (trouble instanceof Refusal)
    return { status: trouble.status, body: refusalBody(trouble.why, trouble.more, words), headers: trouble.headers }
  onError(trouble)
  if (trouble instanceof StorageUnavailable)
    return { status: 503, body: refusalBody({ refused: 'busy' }, {}, words), headers: { 'retry-after': '2' } }
  return { status: 500, body: refusalBody({ refused: 'trouble' }, {}, words) }
}

interface Turned {
  readonly status: ContentfulStatusCode
  readonly body: object
  readonly headers?: AnswerHeaders
}

/** No text of the shop's holds one, and PostgreSQL keeps none. */
function holdsNul(sent: unknown): boolean {
  if (typeof sent === 'string') return sent.includes('\0')
  return typeof sent === 'object' && sent !== null && Object.values(sent).some(holdsNul)
}

/** A file that is being sent: read piece by piece, for a whole one in memory would be dear. */
interface SentFile {
  readonly chunks: AsyncIterable<Uint8Array>
}

/** More than that of a file that is refused is not read to its end: its sender is cut off. */
function sentFile(request: Request, longest: number): SentFile {
  return { chunks: chunksOf(request, longest) }
}

async function* chunksOf(request: Request, longest: number): AsyncGenerator<Uint8Array, void> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) throw tooHeavy(longest)
  if (request.body === null) return
  // A reader that is left does not tear the connection down, as a loop that is broken off would: the answer gets through.
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  let length = 0
  for (let read = await untilGone(reader); !read.done; read = await untilGone(reader)) {
    length += read.value.byteLength
    if (length > longest) throw tooHeavy(longest)
    yield read.value
  }
}

/** A caller who hangs up in the middle is no error of ours, and gets no answer. */
const untilGone = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Refusal(400, { refused: 'picture-broken' })
  })

const tooHeavy = (longest: number) =>
  new Refusal(
    413,
    { refused: 'picture-too-heavy', megabytes: longest / 1_000_000 },
    { more: { field: 'file' }, headers: { connection: 'close' } },
  )
