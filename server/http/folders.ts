/** The first part of a path: 'orders' of '/orders/7/cancel'. */
export const folderOf = (path: string): string => path.split('/', 2)[1] ?? ''

export const counterFolder = 'counter'

/** Whether an address is the counter's, by its first part. The router asks for the data of its first page at '/counter.data'. */
export const isOfCounter = (folder: string): boolean =>
  [counterFolder, `${counterFolder}.data`].includes(folder.toLowerCase())
