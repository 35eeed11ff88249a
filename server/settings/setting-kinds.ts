import { isIP } from 'node:net'
import * as v from 'valibot'

/** The kinds of settings, each with its error message. */

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?[0-9]+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )

export const list = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
)

/** Addresses and networks: '10.0.0.0/8, 192.168.1.7, fd00::/8'. */
export const networks = v.pipe(
  list,
  v.check(
    (parts) => parts.every(isNetwork),
    ({ input }) =>
      `has '${input.find((part) => !isNetwork(part))}', which is no address such as 127.0.0.1 and no network such as 10.0.0.0/8`,
  ),
)

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (address) => wrongWithAddress(address) === undefined,
    ({ input }) => wrongWithAddress(input) ?? '',
  ),
  v.transform((address) => address.replace(/\/$/, '')),
)

/** Where something is served: all that stands behind the name is ours. */
export const origin = v.pipe(
  webAddress,
  v.check((address) => isOrigin(address), 'must be like https://fish.example, with nothing behind the name'),
  v.transform((address) => new URL(address).origin),
)

/** What goes there is secret, or what comes from there is shown to shoppers: nobody on the way may read or change it. */
export const safeAddress = v.pipe(webAddress, v.check(isSafe, 'must start with https://'))

/** Whether nobody on the way can read what is sent there: a program on this machine needs no TLS for that. */
export function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

/** Addresses stand on pages, and in messages of what is wrong with them: a password in one would too. */
function wrongWithAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return 'must be a web address, like https://fish.example'
  const { username, password } = new URL(address)
  return username === '' && password === '' ? undefined : 'must not hold a user or a password'
}

function isOrigin(address: string): boolean {
  const { pathname, search, hash } = new URL(address)
  return pathname === '/' && search === '' && hash === '' && !/[?#]$/.test(address)
}

/** A program beside the shop, such as a test's. */
export const ownMachine = v.pipe(
  webAddress,
  v.regex(/^http:\/\/127\.0\.0\.1:[0-9]{1,5}$/, 'must be like http://127.0.0.1:4000'),
)

/** It may hold a password, so no message repeats it. */
export const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\/.+$/, 'must start with postgres:// or postgresql://'),
  v.check(
    (address) => URL.canParse(address.replaceAll(' ', '%20').replace('@/', '@here/'), 'postgres://here'),
    'must be like postgres://user:password@host:5432/database, with signs such as @ or / in the password written as %40 or %2F',
  ),
)

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))
