import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Call } from '#shop/wire/call.ts'
import { refusals } from '#words/refusals.ts'
import type { Sent } from './requests.ts'
import type { Got } from './wire.ts'

/** What nobody outside the shop should read. */
const innards =
  /\bat .+\.ts:\d|node_modules|node:internal|SQLITE_|select .+ from |insert into|\$argon2|syntax error at/i

/** What is wrong with an answer; undefined when it is as the contract says. */
export function faultIn(call: Call, { method, path }: Sent, got: Got): string | undefined {
  if (got.status === 0) return `no answer: ${got.text}`
  if (isBusy(got)) return undefined
  if (got.status >= 500) return `answered ${got.status}`
  if (innards.test(got.text)) return 'tells of its insides'
  if ('access-control-allow-origin' in got.headers) return 'lets other origins in'
  // A path that is mutated enough is another address: a page, or a redirect to one.
  if (method === 'HEAD' || !isOf(call, path)) return undefined
  const said = jsonIn(got)
  if (said === undefined) return got.status === 204 ? undefined : `${got.status} is no JSON`
  if (got.status >= 200 && got.status < 300 && method === call.method) return misfit(call, said)
  if (got.status < 400) return undefined
  return isRefusal(said) ? undefined : `${got.status} has no sentence`
}

/** A shop that has too much to do says so, and when to come again. On a quiet machine only a full queue of hashes does. */
export const isBusy = ({ status, text, headers }: Got): boolean =>
  status === 503 && 'retry-after' in headers && text.includes(refusals.busy())

/** Hashing a password is slow on purpose, and only a limited number may wait for it. */
export const isHashed = ({ path }: Call): boolean =>
  /login|register|change-password|reset-password|auth\/account/.test(path)

/** Those that wait for a hash or for DNS. */
export const isSlow = (call: Call): boolean => isHashed(call) || call.path.endsWith('/validate-email')

const isOf = (call: Call, path: string): boolean =>
  new RegExp(`^${call.path.replace(/:\w+/, '[^/?#;%.]+')}(\\?|$)`).test(path)

/** Only what the contract lists: an extra field may be one that nobody should see. */
function misfit({ gives }: Call, said: unknown): string | undefined {
  const read = v.safeParse(gives, said)
  if (!read.success) return `does not fit: ${read.issues[0].message}`
  return isDeepStrictEqual(read.output, said) ? undefined : 'gives more than the contract lists'
}

const isRefusal = (said: unknown): boolean =>
  typeof said === 'object' && said !== null && typeof (said as { message?: unknown }).message === 'string'

function jsonIn({ headers, text }: Got): unknown {
  if (!String(headers['content-type']).startsWith('application/json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
