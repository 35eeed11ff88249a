import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { connectionOf } from './caller.ts'
import { type Encoding, encodingFor, packNow } from './packing.ts'
import { type AnswerHeaders, Refusal } from './refusal.ts'

/** What nearly every call sends is much shorter; one that takes more says so in the contract. */
const usualBody = 64 * 1024
const deepest = 16
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

/** The JSON that somebody sent, refused before parsing when it is too large, and after it when it is a trap. */
export async function readJson(request: Request, longestBody: number = usualBody): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, { refused: 'not-json' })
  const text = decoded(await sentBytes(request, longestBody))
  const sent = parsed(text)
  if (!isHarmless(sent, 0)) throw new Refusal(400, { refused: 'broken-json' })
  return sent
}

/** Answers with JSON, packed where that saves a slow line something. */
export function sendJson(
  context: Context,
  body: object,
  { status = 200, headers = {} }: { status?: number; headers?: AnswerHeaders } = {},
): Response {
  return sendWritten(context, written(body, encodingAsked(context)), { status, headers })
}

export const encodingAsked = (context: Context): Encoding => encodingFor(context.req.header('accept-encoding'))

/** A body as it goes out. */
interface Written {
  readonly bytes: string | Buffer
  readonly headers: AnswerHeaders
}

/** Shorter, it goes out in the same few packets either way. */
const worthPacking = 4096

export function written(body: object, encoding: Encoding): Written {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  if (text.length < worthPacking) return { bytes: text, headers }
  const varied = { ...headers, vary: 'accept-encoding' }
  if (encoding === 'identity') return { bytes: text, headers: varied }
  return { bytes: packNow(onDesk(text), encoding), headers: { ...varied, 'content-encoding': encoding } }
}

/** New memory for each answer that is packed would cost a fifth of its packing. */
const desk = Buffer.allocUnsafeSlow(128 * 1024)

/** The bytes of a text, good until the next text lies there. */
function onDesk(text: string): Buffer {
  const mostBytesOfLetter = 3
  return text.length * mostBytesOfLetter > desk.length ? Buffer.from(text) : desk.subarray(0, desk.write(text))
}

/** A body that need not be made again where the bytes of one that was made of the same are kept. */
export class KeptBody<Gives> {
  /** whose it is, and all that it is made of */
  readonly madeOf: string
  readonly make: () => Promise<Gives>

  constructor(madeOf: string, make: () => Promise<Gives>) {
    this.madeOf = madeOf
    this.make = make
  }
}

/** Of so many bodies, 5 kB each with what they are made of. Bytes alone: the objects would keep the garbage collection busy. */
const mostKept = 200

/** Keeps bodies as they went out, by all that they are made of; nothing is ever kept too long, for nobody asks for what is over. */
export function openKeptBodies() {
  const kept = new LRUCache<string, Written>({ max: mostKept })

  return async <Gives>(
    { madeOf, make }: KeptBody<Gives>,
    { of, encoding, asBody }: { of: string; encoding: Encoding; asBody: (made: Gives) => object },
  ): Promise<Written> => {
    const key = `${of} ${encoding} ${madeOf}`
    const known = kept.get(key) ?? written(asBody(await make()), encoding)
    kept.set(key, known)
    return known
  }
}

/**
 * Straight to the connection, where there is one: to make a Response and take it apart again would cost as much as the
 * rest of a call. A test that asks the app without a connection gets the Response.
 */
export function sendWritten(
  context: Context,
  { bytes, headers: ofBody }: Written,
  { status, headers }: { status: number; headers: AnswerHeaders },
): Response {
  const { outgoing } = connectionOf(context)
  const named = { ...headers, ...ofBody }
  if (outgoing === undefined)
    return new Response(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), { status, headers: pairsOf(named) })
  outgoing.writeHead(status, { ...named, 'content-length': Buffer.byteLength(bytes) })
  outgoing.end(bytes)
  return RESPONSE_ALREADY_SENT
}

const pairsOf = (headers: AnswerHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]))

async function sentBytes(request: Request, longestBody: number): Promise<Uint8Array> {
  const told = request.headers.get('content-length')
  if (Number(told ?? 0) > longestBody) throw new Refusal(413, { refused: 'too-much-data' })
  // Node lets nobody send more than they told, and reads that without the web's streams, which cost more than an order.
  if (told !== null) return new Uint8Array(await untilGone(request.arrayBuffer()))
  if (request.body === null) return new Uint8Array()
  // A reader that is left does not tear the connection down, as a loop that is broken off would: the answer gets through.
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await untilGone(reader.read()); !read.done; read = await untilGone(reader.read())) {
    length += read.value.byteLength
    if (length > longestBody) throw new Refusal(413, { refused: 'too-much-data' }, { headers: { connection: 'close' } })
    chunks.push(read.value)
  }
  return Buffer.concat(chunks)
}

/** Somebody who hangs up in the middle is no trouble of ours, and hears nothing of this any more. */
const untilGone = <Read>(reading: Promise<Read>): Promise<Read> =>
  reading.catch(() => {
    throw new Refusal(400, { refused: 'broken-json' })
  })

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, { refused: 'broken-json' })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { refused: 'broken-json' })
  }
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.keys(value).every(
    (key) => !poisonous.has(key) && isHarmless((value as Record<string, unknown>)[key], depth + 1),
  )
}
