import { join } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * What travels in one file, because small files pack badly. A group takes what its files import too, unless a group above
 * it has that, so what many share stands above. What no group has is split automatically.
 */
export const together: Readonly<Record<string, readonly string[]>> = {
  /** With all that the root of the pages imports: what most pages show. */
  frame: [
    'browser/document-line.ts',
    'browser/kept-view.ts',
    'browser/line.ts',
    'kit/banner.tsx',
    'kit/dialog.tsx',
    'kit/field.tsx',
    'kit/picture.tsx',
    'kit/stepper.tsx',
    'shop/catalogue/said.ts',
    'shop/ratings.ts',
    'shop/readable-size.ts',
    'shop/refusals.ts',
    'web/delivery/use-said-anew.ts',
    'web/site/needs-script.tsx',
  ],
  /** What forms and the contract of the calls share. */
  typed: ['shop/accounts.ts', 'shop/email.ts', 'shop/one-time-code.ts'],
  /** Where a fish is chosen from several, and at its head. */
  cards: [
    'kit/stars.tsx',
    'shop/reviews.ts',
    'web/catalogue/availability-line.tsx',
    'web/catalogue/grade.tsx',
    'web/catalogue/local-names.tsx',
    'web/catalogue/price-range.tsx',
    'web/site/order-now.tsx',
    'words/catalogue.ts',
  ],
  packs: ['shop/readable-pack.ts', 'web/cart/last-packs.ts'],
  lists: ['web/cart/quick-add.tsx', 'web/catalogue/list-card.tsx'],
  /** A product, the cart, the checkout, an order that is changed. */
  buying: [
    'shop/availability.ts',
    'shop/catalogue/cleaning.ts',
    'shop/catalogue/piece.ts',
    'shop/weighing.ts',
    'web/delivery/when-it-comes.tsx',
    'web/site/unweighed.tsx',
    'words/availability.ts',
  ],
  product: ['browser/wanted.ts', 'shop/most-of-pack.ts', 'web/catalogue/choice-form.tsx'],
  cart: [
    'shop/cart-today.ts',
    'web/cart/line-cures.tsx',
    'web/cart/sentence-of-wrong.ts',
    'web/cart/unreached.tsx',
    'web/cart/use-shelf.ts',
  ],
  forms: [
    'forms/refusal.ts',
    'forms/sending.tsx',
    'forms/use-form.ts',
    'forms/use-sms-code.ts',
    'web/accounts/checks.ts',
    'web/accounts/entry.tsx',
    'web/accounts/password-field.tsx',
  ],
  /** What comes to every page when it has nothing else to do. */
  late: ['shop/kept-page.ts', 'web/frame/late.tsx', 'web/offline/heard-line.ts', 'web/offline/worker.ts'],
}

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|zustand)\//

export const chunkGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'styles', test: /\.css$/, priority: 30 },
  { name: 'libraries', test: libraries, priority: 30 },
  {
    name: (id, bundle) => (isInFrame(id, bundle) || together.frame?.includes(nameInHouse(id)) ? 'frame' : null),
    debugName: 'frame',
    priority: 25,
  },
  ...Object.entries(together).map(([name, files], place) => ({
    name,
    test: (id: string) => name !== 'frame' && files.includes(nameInHouse(id)),
    minShareCount: name === 'late' ? 1 : 2,
    priority: 20 - place,
  })),
]

/** On the server, the libraries are one file that all languages have in common: it is loaded once for all. */
export const serverGroups: NonNullable<Rolldown.CodeSplittingOptions['groups']> = [
  { name: 'libraries', test: /node_modules\// },
]

const house = join(import.meta.dirname, '..')

/** 'words/cart.ts' in every language. */
const nameInHouse = (id: string): string =>
  id
    .slice(house.length + 1)
    .replace(/^shop\/words\/\w\w\//, 'words/')
    .replace(/\?.*/, '')

interface Bundle {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const root = /\/web\/(root|frame\/pages)\.tsx(\?|$)/
const begin = /\/web\/entry\.client\.tsx(\?|$)/

/**
 * Whether the frame of all pages imports a module, directly or not. Its styles stay with the root, which imports them.
 */
function isInFrame(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  seen.add(id)
  if (id.endsWith('.css') || begin.test(id)) return false
  if (root.test(id)) return true
  const importers = bundle.getModuleInfo(id)?.importers ?? []
  return importers.some((by) => begin.test(by) || (!seen.has(by) && isInFrame(by, bundle, seen)))
}
