/** The worker's caches of pages and of their data, which open pages read too. */
export const keptPages = 'pages'
export const keptData = 'data'

/** What somebody wants without a line before all else, by the names of `offlineWords`. */
export const waysWithoutLine = { home: '/home', cart: '/cartPage', myOrders: '/myorders' } as const

/** The header of a kept answer that says when it was kept, by the clock of that machine: wrong or right, it tells how long ago. */
export const keptAt = 'kept-at'

/**
 * The name under which a page or its data is kept; undefined: it is not. All orders have the same page, so none is kept under
 * the name of one; who has the link of a weighing may answer it, so it is kept nowhere. A language's two letters may stand before.
 */
export function keptKey(path: string): string | undefined {
  if (/^(\/\w\w)?\/weighed\//i.test(path)) return undefined
  return path.replace(/^((?:\/\w\w)?\/myorders)\/[^/.]+/i, '$1/-')
}

/** The router's data of '/home' is at '/home.data', that of '/' at '/_.data'. */
export const dataPath = (path: string): string => `${path === '/' ? '/_' : path}.data`

export const dataKey = (path: string): string | undefined => keptKey(dataPath(path))
