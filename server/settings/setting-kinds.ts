import { isIP } from 'node:net'
import * as v from 'valibot'
import { isTelephone } from '#shop/opening/shop-facts.ts'

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
    (parts) => !parts.some((part) => isNetwork(part) && isTooWide(part)),
    ({ input }) =>
      `has '${input.find((part) => isNetwork(part) && isTooWide(part))}', which lets in far more than a proxy or an office: name the addresses themselves, or a network of your own such as 10.0.0.0/8`,
  ),
  v.check(
    (parts) => parts.every(isNetwork),
    ({ input }) =>
      `has '${input.find((part) => !isNetwork(part))}', which is neither an address such as 127.0.0.1 nor a network such as 10.0.0.0/8`,
  ),
)

/** The proxies in front of the shop; 'none' says that there is none. */
export const proxies = v.union([v.pipe(v.string(), v.trim(), v.literal('none')), networks])

function isNetwork(part: string): boolean {
  const [address = '', bits, ...more] = part.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Wider than any network of one's own, or the whole of IPv4 in the clothes of IPv6. */
function isTooWide(part: string): boolean {
  const [address = '', bits] = part.split('/')
  if (bits === undefined) return false
  if (isIP(address) === 4) return Number(bits) < 8
  const [first = ''] = new URL(`http://[${address}]`).hostname.slice(1).split(':', 1)
  const isOwn = /^f[cd]/.test(first) && Number(bits) >= 7
  const isIpv4 = first === ''
  return !isOwn && Number(bits) < (isIpv4 ? 97 : 16)
}

/** Where the shop listens: an address, or a name. What looks like an address and is none would be no part of a web address. */
export const host = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (name) => (isIP(name) === 6 ? !name.includes('%') : isIP(name) === 4 || isHostName(name)),
    'must be an address of this machine such as 127.0.0.1, or a name such as localhost',
  ),
)

const isHostName = (name: string): boolean =>
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(name) &&
  /[a-z]/i.test(name.split('.').at(-1) ?? '') &&
  name.length <= 253 &&
  URL.canParse(`http://${name}`)

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
  return new URL(address).protocol === 'https:' || isOnThisMachine(address)
}

export function isOnThisMachine(address: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(address).hostname)
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
    (address) =>
      !address.includes('#') && URL.canParse(address.replaceAll(' ', '%20').replace('@/', '@here/'), 'postgres://here'),
    'must be like postgres://user:password@host:5432/database, with characters such as @, / or # in the password written as %40, %2F or %23',
  ),
)

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'))

export const email = v.pipe(filled, v.check(isEmailAddress, 'must be an e-mail address'))

export const phone = v.pipe(filled, v.check(isTelephone, 'must be a telephone number'))

function isEmailAddress(text: string): boolean {
  const [name = '', host = '', ...more] = text.split('@')
  const dot = host.lastIndexOf('.')
  return more.length === 0 && !/\s/.test(text) && name !== '' && dot > 0 && dot < host.length - 1
}
