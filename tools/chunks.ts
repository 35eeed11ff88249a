import type { Rolldown } from 'vite'

/**
 * How the browser's scripts are split. What every page needs travels as two files, because small ones pack badly: the
 * libraries, which stay the same between builds, and the frame. Pages and what they share are split automatically.
 */
export const chunkGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//,
    priority: 2,
  },
  {
    name: 'kit',
    test: /\/kit\/(button|picture|stars|banner|stepper|field)\.tsx|\/web\/(site\/(head\.ts|seller\.tsx)|catalogue\/(grade|price-range|local-names)\.tsx)|\/shop\/(reviews|catalogue\/said)\.ts/,
    minShareCount: 2,
  },
  {
    // Product page, cart and checkout have all of it, and one file packs better than four.
    name: 'buying',
    test: /\/shop\/(weighing|most-of-pack|availability|catalogue\/(piece|cleaning))\.ts|\/web\/(site\/unweighed|delivery\/when-it-comes)\.tsx|\/words\/\w+\/(choices|availability)\.ts/,
    minShareCount: 2,
  },
  {
    // What is asked of the shelf, and what is said where nobody answers.
    name: 'shelf',
    test: /\/web\/cart\/(use-shelf\.ts|unreached\.tsx)/,
    minShareCount: 2,
  },
  { name: (id, bundle) => (isInFrame(id, bundle) ? 'frame' : null), debugName: 'frame', priority: 1 },
]

/** On the server, the libraries are one file that all languages have in common: it is loaded once for all. */
export const serverGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'libraries', test: /node_modules\// },
]

interface Bundle {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const frame = /\/web\/(root|entry\.client)\.tsx(\?|$)/

/**
 * Whether the frame of all pages imports a module, directly or not. Its styles stay with the root, which imports them.
 */
function isInFrame(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  seen.add(id)
  if (frame.test(id) || id.endsWith('.css')) return false
  const importers = bundle.getModuleInfo(id)?.importers ?? []
  return importers.some((by) => frame.test(by) || (!seen.has(by) && isInFrame(by, bundle, seen)))
}
