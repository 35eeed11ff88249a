import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** The address a request really came from: proxies are believed only when they are named in the settings. */
export function callerAddress(
  { socketAddress, forwardedFor }: { socketAddress: string | undefined; forwardedFor: string | undefined },
  trusted: BlockList,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), socketAddress ?? '']
    .filter((hop) => hop !== '')
    .map(plainAddress)
  while (hops.length > 1 && isIn(trusted, hops.at(-1) ?? '')) hops.pop()
  return hops.at(-1) ?? 'unknown'
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

/** IPv4 written the IPv6 way is the same caller. */
export const plainAddress = (address: string): string =>
  address.startsWith(mapped) && address.includes('.') ? address.slice(mapped.length) : address

const mapped = '::ffff:'
