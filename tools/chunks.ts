import type { Rolldown } from 'vite'

export const chunkGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\/|rolldown\/runtime/,
    priority: 9,
  },
  { name: (id, bundle) => (isInFrame(id, bundle) || FRAME.test(id) ? 'frame' : null), debugName: 'frame', priority: 8 },
  {
    name: 'late', minShareCount: 1, priority: 5,
    test: /\/web\/offline\/(offline|heard-line|worker)\.|\/frame\/(late|language-offer)\.tsx|words\/\w+\/language-offer|shop\/(kept-page|wire\/worker)\.ts/,
  },
  {
    name: 'buying', priority: 4, minShareCount: 2,
    test: /\/shop\/(weighing|most-of-pack|availability|catalogue\/(piece|cleaning))\.ts|\/web\/(site\/unweighed|delivery\/when-it-comes)\.tsx|\/words\/\w+\/(choices|availability|coming)\.ts/,
  },
  {
    name: 'cards', priority: 4, minShareCount: 2,
    test: /web\/(catalogue\/(grade|price-range|local-names|availability-line)|site\/(order-now|delivery-places))\.tsx|shop\/(reviews|catalogue\/said|readable-place)\.ts|words\/\w+\/(catalogue|grades|delivery)\.ts|kit\/(stars|picture|stepper)/,
  },
  {
    name: 'cart', priority: 4, minShareCount: 2,
    test: /web\/cart\/(use-shelf|unreached|line-cures|sentence-of-wrong)|words\/\w+\/cart\.ts|shop\/(cart-stock|order-lines|cart-today|stock-cell)/,
  },
  {
    name: 'forms', priority: 4, minShareCount: 2,
    test: /\/forms\/|words\/\w+\/(fields|forms|accounts)\.ts|shop\/(accounts|one-time-code|email)\.ts|web\/accounts\/(checks|entry|password-field)/,
  },
  {
    name: 'lists', priority: 4, minShareCount: 2,
    test: /web\/(cart\/(quick-add|last-packs)|catalogue\/list-card)|words\/\w+\/quick-add|shop\/readable-pack/,
  },
]

const FRAME = /\/kit\/(field|banner|modal|dialog|alert|picture|stepper)|web\/site\/(seller|needs-script)|shop\/(readable-size|moment|catalogue\/said)\.ts|words\/\w+\/usual|browser\/(line|document-line|on-looked|kept-view)/

/** On the server, the libraries are one file that all languages have in common: it is loaded once for all. */
export const serverGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'libraries', test: /node_modules\// },
]

interface Bundle {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const frame = /\/web\/(root|entry\.client|frame\/pages)\.tsx(\?|$)/

function isInFrame(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  seen.add(id)
  if (id.endsWith('.css')) return false
  if (frame.test(id)) return !/entry.client/.test(id)
  const importers = bundle.getModuleInfo(id)?.importers ?? []
  return importers.some((by) => frame.test(by) || (!seen.has(by) && isInFrame(by, bundle, seen)))
}
