import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Network } from '#shop/accounts/callers.ts'

/** The connection that a request came by; a test that asks the app itself has none. */
export const connectionOf = (context: Context) =>
  (context.env ?? {}) as { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse }

/**
 * The real address of a caller. Only proxies named in the settings are believed. If such a proxy writes something that
 * is no address, the proxy itself is the caller, so that nobody escapes a limit by nonsense.
 */
export function callerAddress(
  { socketAddress, forwardedFor }: { socketAddress: string | undefined; forwardedFor: string | undefined },
  trusted: BlockList,
): string {
  const hops = (forwardedFor ?? '').split(',').filter((hop) => hop.trim() !== '')
  let caller = plainAddress(socketAddress ?? 'unknown')
  while (hops.length > 0 && isIn(trusted, caller)) {
    const before = addressIn(hops.pop() ?? '')
    if (before === undefined) break
    caller = before
  }
  return caller
}

/** Whether a proxy forwarded it, trusted or not: only then does a local socket not mean a local caller. */
export const isForwarded = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded-'))

const proxyHeaders: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-real-ip'])

/** Proxies write addresses with ports, in brackets, in quotes, or as the header Forwarded does. */
function addressIn(hop: string): string | undefined {
  const [written = ''] = hop.trim().replace(/^for=/i, '').split(';', 1)
  const text = /^"([^"]*)"$/.exec(written)?.[1] ?? written
  const [, v6] = /^\[([^[\]]+)\](?::[0-9]{0,5})?$/.exec(text) ?? []
  const [, v4] = /^([0-9.]+)(?::[0-9]{0,5})?$/.exec(text) ?? []
  const address = v6 ?? v4 ?? text
  if (v6 === undefined ? isIPv4(address) || isIPv6(address) : isIPv6(address)) return plainAddress(address)
  return undefined
}

export function addressList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const address of addresses) {
    const [network = '', prefix] = address.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(prefix), family)
  }
  return list
}

export const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export const socketAddressOf = (incoming: IncomingMessage | undefined): string =>
  plainAddress(incoming?.socket.remoteAddress ?? '127.0.0.1')

/** Normalises an address: IPv4 mapped into IPv6 is the same caller, and so is IPv6 with or without zone and zeros. */
function plainAddress(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith(mapped) && address.includes('.')) return address.slice(mapped.length)
  const [withoutZone = ''] = address.split('%', 1)
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return short
  return [high, low]
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join('.')
}

const mapped = '::ffff:'

/**
 * What limits on addresses count: one IPv4 address; of IPv6 the network of one household or phone, and the wider ones
 * of which providers give customers a whole one. A wider one may use more, because it can be many households too.
 */
const widths = [
  { bits: 64, times: 1 },
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
] as const

export function networksOf(address: string): readonly Network[] {
  if (!isIPv6(address)) return [{ name: address, times: 1 }]
  const groups = groupsOf(address)
  return widths.map(({ bits, times }) => ({ name: prefixOf(groups, bits), times }))
}

/** The narrowest: one address, or one household or phone. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? prefixOf(groupsOf(address), widths[0].bits) : address

function groupsOf(address: string): number[] {
  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? []
  const missing = back === undefined ? 0 : Math.max(0, 8 - written(front).length - written(back).length)
  return [...written(front), ...Array<string>(missing).fill('0'), ...written(back)].map((group) =>
    Number.parseInt(group, 16),
  )
}

function prefixOf(groups: readonly number[], bits: number): string {
  const first = groups.slice(0, Math.ceil(bits / 16)).map((group, place) => {
    const kept = Math.min(16, bits - place * 16)
    return (group & (0xffff << (16 - kept))).toString(16)
  })
  return `${first.join(':')}::/${bits}`
}

const written = (text: string | undefined) => (text ? text.split(':') : [])
