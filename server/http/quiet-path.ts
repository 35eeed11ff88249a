import { detailPaths, listPaths } from '#shop/catalogue/paths.ts'
import { calls } from '#shop/wire/calls.ts'
import { folderOf, isOfCounter, pathOf } from './addresses.ts'

/**
 * For the log: no query, and nothing that names one order, review or pincode, or answers a question. However oddly an
 * address is spelt, a token in it stays out of the log.
 */
export function quietPath(url: string): string {
  const [, ...parts] = pathOf(url).split('/')
  const isPlain = parts.every((part, at) => /^[A-Za-z0-9._~-]+$/.test(part) || (part === '' && at === parts.length - 1))
  const counter = parts.findIndex(isOfCounter)
  const thing = isPlain ? parts.findIndex((part) => ofThings.has(part.toLowerCase().replace(/\.data$/, ''))) : -1
  const quiet = parts.map((part, at) => {
    if (isPlain && counter >= 0)
      return /^[a-z-]+(\.data)?$/.test(part) && !endsInToken.has(parts[at - 1] ?? '') ? part : '…'
    const isTold = isPlain && (thing < 0 || at <= thing) && !mayBeToken(part)
    return isTold || namesOfCalls.has(part) ? part : '…'
  })
  return `/${quiet.join('/')}`
}

/** As long as the shortest token, and no word or file of ours: it may be one, also behind a folder that somebody mistyped. */
const mayBeToken = (part: string): boolean =>
  /[A-Za-z0-9_-]{20}/.test(part) &&
  !/^[a-z-]+(\.data)?$|\.(js|css|woff2|avif|webp|png|svg)$/.test(part) &&
  !ofSite.has(part)

const ofSite: ReadonlySet<string> = new Set(
  [...Object.values(detailPaths), ...Object.values(listPaths)].flatMap((path) => [
    path.slice(1),
    `${path.slice(1)}.data`,
  ]),
)

/** Pages of the counter behind which stands a token. */
const endsInToken: ReadonlySet<string> = new Set(['first', 'enrol'])

/** The parts of the addresses of calls that are the same for everybody. */
const namesOfCalls: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ path }) => path.split('/').filter((part) => part !== '' && !part.startsWith(':'))),
)

/** Folders of calls whose address names a thing, and of the pages that show one order. */
const ofThings: ReadonlySet<string> = new Set([
  ...Object.values(calls).flatMap(({ path }) => (path.includes('/:') ? [folderOf(path)] : [])),
  'myorders',
  'weighed',
])
