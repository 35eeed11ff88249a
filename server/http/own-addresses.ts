import { networkInterfaces } from 'node:os'

/** The IPv4 addresses of this machine, in the networks that it is in. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one === undefined || one.internal || one.family !== 'IPv4' ? [] : [one.address]))
