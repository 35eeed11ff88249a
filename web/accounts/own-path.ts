import { matchPath } from 'react-router'
import { fishPath, listPath, listPaths } from '#shop/catalogue/paths.ts'
import { details, paths } from '#web/paths.ts'

/** Where a login leads when nothing better is known (SPEC section 2). */
const { front } = paths

/**
 * A place to go to after a login, from wherever it was kept: navigation state, storage, an address. Only pages of this
 * shop count; anything else leads to the front page, so that nobody is sent to a copy of the shop elsewhere.
 */
export function ownPath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/') || target.length > 2000) return front
  try {
    const { origin, pathname, search, hash } = new URL(target, location.origin)
    return origin === location.origin && isPage(pathname) ? pathname + search + hash : front
  } catch {
    return front
  }
}

/** Every page that one may come back to. */
const pages: readonly string[] = [
  ...Object.values(paths),
  ...Object.values(listPaths),
  listPath,
  fishPath,
  ...details.map(({ path }) => path),
]

/** A browser reads '//evil' as another site's address, so no path of ours begins so. */
const isPage = (pathname: string) =>
  !pathname.startsWith('//') && pages.some((page) => matchPath(page, pathname) !== null)
