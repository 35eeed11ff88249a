import { type Arbitrary, constant, constantFrom, integer, jsonValue, oneof, option, record, string } from 'fast-check'
import { calls } from '#shop/wire/calls.ts'
import { attemptKeys, type CallName, honestFor, type Known } from './honest.ts'
import { near, odd, oddTexts } from './values.ts'

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** Requests to one call, honest ones and mutated ones: in body, address or headers. */
export function requestsTo(name: CallName, known: Known): Arbitrary<Sent> {
  const call = calls[name]
  const honest = honestFor(known)[name]
  const body = (honest.body ?? constant({})).chain((whole) => near(call.takes, whole))
  const path = (honest.part ?? constant('')).chain((part) =>
    oneof({ weight: 8, arbitrary: constant(encodeURIComponent(part)) }, { weight: 3, arbitrary: oddPart }),
  )
  const isAsked = call.method === 'GET'
  return record({
    method: oneof({ weight: 40, arbitrary: constant(call.method) }, { weight: 1, arbitrary: oddMethod }),
    part: path,
    query: isAsked ? body.chain(asQuery) : oneof({ weight: 9, arbitrary: constant('') }, oddPart),
    body: isAsked ? constant(undefined) : body.chain(asText),
    headers: headersFor(known),
  }).map(({ method, part, query, body, headers }) => ({
    method,
    path: call.path.replace(/:\w+/, () => part) + (query === '' ? '' : `?${query}`),
    headers: method === 'GET' || method === 'HEAD' ? withoutBody(headers) : headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  }))
}

const oddMethod = constantFrom('PUT', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'GET', 'PATCH')

const oddPart = oneof(
  constantFrom(...oddTexts).map((text) => encodeURIComponent(text.toWellFormed())),
  constantFrom('%', '%zz', '%00', '%c3%28', '..%2f..%5c', '.', '..', '%2e%2e', 'a/b', '//', ';x=1', '0', '1e9', '+'),
  string({ unit: 'grapheme-ascii', maxLength: 30 }).map(encodeURIComponent),
)

const asQuery = (sent: unknown): Arbitrary<string> => {
  const fields = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [['search', sent] as const]
  const query = new URLSearchParams(
    fields.filter(([, value]) => value !== undefined).map(([key, value]) => [key, asWord(value)]),
  ).toString()
  return oneof(
    { weight: 8, arbitrary: constant(query) },
    { weight: 1, arbitrary: constant(`${query}&${query}`) },
    { weight: 1, arbitrary: oddPart.map((part) => `before=${part}`) },
    {
      weight: 1,
      arbitrary: constantFrom('before=1.a', 'before=999999999999999.zz', 'page=-1', 'page=1e3', '__proto__=1'),
    },
  )
}

const asWord = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

/** The body as JSON, and the ways in which JSON can be a trap. */
function asText(sent: unknown): Arbitrary<Buffer | undefined> {
  const text = JSON.stringify(sent) ?? ''
  const spoiled = oneof(
    integer({ min: 0, max: text.length }).map((end) => text.slice(0, end)),
    constant(text.replace(/^\{/, '{"__proto__":{"isAdmin":true},')),
    constant(text.replace(/^\{/, '{"constructor":{"prototype":{"isAdmin":true}},')),
    // the same keys twice
    constant(text.replace(/^\{(.*)\}$/s, '{$1,$1}')),
    constant(text.replace(/"[^"]*"$|\d+$/, '$&\u0000')),
    constant(`\ufeff${text}`),
    constantFrom(12, 17, 500, 20_000).map((deep) => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`),
    constantFrom(12, 17, 500, 30_000).map((deep) => `${'['.repeat(deep)}${']'.repeat(deep)}`),
    constant(`{${Array.from({ length: 4000 }, (_, nr) => `"k${nr}":0`).join()}}`),
    constantFrom(65_000, 66_000, 200_000).map((long) => JSON.stringify({ name: 'x'.repeat(long) })),
    jsonValue().map((value) => JSON.stringify(value)),
    odd.map((value) => JSON.stringify(value)),
    constantFrom('', ' ', '{', 'nul', '"', '{}{}', "{'a':1}", '[1,]', '1e999', '-'),
  ).map((spoilt) => Buffer.from(spoilt))
  return oneof(
    { weight: 14, arbitrary: constant(Buffer.from(text)) },
    { weight: 4, arbitrary: spoiled },
    { weight: 1, arbitrary: constantFrom(Buffer.from([0xc3, 0x28]), Buffer.from([0xff, 0xfe, 0x7b, 0]), undefined) },
  )
}

const often = <Value>(usual: Value, ...rare: readonly Value[]) =>
  oneof({ weight: 12, arbitrary: constant(usual) }, { weight: 1, arbitrary: constantFrom(...rare) })

const headersFor = ({ token, others }: Known): Arbitrary<Record<string, string>> =>
  record({
    authorization: oneof(
      { weight: 14, arbitrary: constant(`Bearer ${token}`) },
      {
        weight: 4,
        arbitrary: constantFrom(
          undefined,
          `Bearer ${others.token}`,
          `bearer  ${token}`,
          `Bearer ${token}x`,
          'Bearer null',
          `Bearer ${'A'.repeat(43)}`,
          `Basic ${btoa('asha:fish')}`,
          'x'.repeat(4000),
        ),
      },
    ),
    'content-type': often<string | undefined>(
      'application/json',
      undefined,
      'text/plain',
      'application/json; charset=utf-16',
      'application/jsonx',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '\u00e9',
    ),
    'idempotency-key': option(oneof(attemptKeys, constantFrom('', 'a b', 'x'.repeat(201), '\u00e9', '\t')), {
      nil: undefined,
    }),
    'x-forwarded-for': option(constantFrom('203.0.113.9', 'x, y, ::1', ',,,', '999.1.1.1', '\u00e9'), {
      nil: undefined,
    }),
    'x-http-method-override': option(constantFrom('DELETE', 'PATCH'), { nil: undefined, freq: 10 }),
    cookie: option(constantFrom('__Host-bind=x', '=', '__Host-bind', '\u00e9=;;'), { nil: undefined, freq: 10 }),
    'sec-fetch-site': option(constantFrom('same-origin', 'cross-site'), { nil: undefined, freq: 10 }),
    'accept-encoding': option(constantFrom('gzip', 'br', 'gzip;q=0, *', '\u00e9'), { nil: undefined }),
    'user-agent': often('Fuzz', '', 'x'.repeat(3000), '\u001f'.slice(1), '\u00e9\u00ff'),
    origin: option(constantFrom('https://evil.example', 'null'), { nil: undefined, freq: 10 }),
  }).map(
    (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>,
  )

function withoutBody(headers: Record<string, string>): Record<string, string> {
  const { 'content-type': _, ...others } = headers
  return others
}
