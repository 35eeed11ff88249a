/** The first part of a path: 'orders' of '/orders/7/cancel'. */
export const folderOf = (path: string): string => path.split('/', 2)[1] ?? ''

export const counterFolder = 'counter'

/** Whether an address is the counter's, by its first part. The router asks for the data of its first page at '/counter.data'. */
export const isOfCounter = (folder: string): boolean =>
  [counterFolder, `${counterFolder}.data`].includes(folder.toLowerCase())

/** The addresses for operators, which answer under any load. */
export const forOperators = {
  live: '/health/live',
  ready: '/health/ready',
  metrics: '/metrics',
  version: '/version',
} as const

/** Where devices that do not trust the shop yet read how to; it is answered on plain http too. */
export const trustPage = '/counter/certificate'

/** Its whole address, for a device that comes to this host by plain http. */
export const trustAddress = (host: string, port: number): string => `http://${inAddress(host)}:${port}${trustPage}`

/** A host as it stands in an address: a number of IPv6 in brackets. */
export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** The host of an address, without brackets. */
export const hostIn = (url: string): string => new URL(url).hostname.replaceAll(/[[\]]/g, '')

/** The certificate of the shop's own authority, to be downloaded there. */
export const authorityFile = '/darya-authority.crt'

/** Without what is asked of it. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'
