import { type AsOf, asOf, dataKey, keptData, keptKey, keptPages } from '#shop/kept-page.ts'
import { documentAsOf } from './document.ts'

interface KeptOf {
  readonly data: boolean
  readonly page: boolean
}

/** What is kept of a page: its data for who comes from another page, and the page as a whole. Nothing that was searched for. */
export async function keptOf({ pathname: path, search }: { pathname: string; search: string }): Promise<KeptOf> {
  if (search !== '') return { data: false, page: false }
  const [data, page] = await Promise.all([inCache(keptData, dataKey(path)), inCache(keptPages, keptKey(path))])
  return { data: data !== undefined, page: page !== undefined }
}

/** A page that came as a whole, which may be older than what is kept of it by now; that one; or its data. */
export type Shown = 'document' | 'page' | 'data'

/** As of when a page is that is shown. */
export async function shownAsOf(path: string, shown: Shown): Promise<AsOf | undefined> {
  const document = shown === 'document' ? documentAsOf() : undefined
  if (document !== undefined) return document
  const page = await inCache(keptPages, keptKey(path))
  const data = shown === 'data' ? await inCache(keptData, dataKey(path)) : undefined
  const answer = data ?? page
  return answer && asOf(answer.headers, Date.now())
}

export async function inCache(cache: string, key: string | undefined): Promise<Response | undefined> {
  try {
    return key === undefined ? undefined : await (await caches.open(cache)).match(key)
  } catch {
    return undefined
  }
}
