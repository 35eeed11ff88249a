import { isIPv6 } from 'node:net'

/** What a limit on addresses counts: one IPv4 address, or the IPv6 network of one household or phone. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [front = '', back] = address.split('%', 1)[0]?.split('::') ?? []
  const missing = Math.max(0, 8 - groups(front).length - groups(back).length)
  const all = [
    ...groups(front),
    ...Array.from({ length: back === undefined ? 0 : missing }, () => '0'),
    ...groups(back),
  ]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const groups = (text: string | undefined) => (text ? text.split(':') : [])
