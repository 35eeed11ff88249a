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
    'shop/catalogue/ratings.ts',
    'shop/words/packs.ts',
    'shop/refusals.ts',
    'web/delivery/open-deliver-to.ts',
    'web/delivery/use-said-anew.ts',
    'web/site/needs-script.tsx',
  ],
  /** What forms and the contract of the calls share. */
  typed: ['shop/accounts/accounts.ts', 'shop/text.ts', 'shop/accounts/one-time-code.ts'],
  /** Where a fish is chosen from several, and at its head. */
  cards: [
    'kit/stars.tsx',
    'shop/reviews/reviews.ts',
    'shop/words/catalogue/unit-price.ts',
    'shop/words/reviews/stars-in-words.ts',
    'web/catalogue/availability-line.tsx',
    'web/catalogue/grade.tsx',
    'web/catalogue/local-names.tsx',
    'web/catalogue/price-range.tsx',
    'web/site/order-now.tsx',
    'words/catalogue.ts',
  ],
  packs: ['web/cart/last-packs.ts'],
  /** What cards say of a pack, and the pages where it is bought. */
  picked: ['words/picked.ts'],
  lists: ['web/cart/quick-add.tsx', 'web/catalogue/list-card.tsx'],
  /** A product, the cart, the checkout, an order that is changed. */
  buying: [
    'shop/catalogue/availability.ts',
    'shop/catalogue/cleaning.ts',
    'shop/catalogue/piece.ts',
    'shop/catalogue/weighed-price.ts',
    'shop/words/catalogue/piece-in-words.ts',
    'web/delivery/when-it-comes.tsx',
    'web/site/unweighed.tsx',
    'words/availability.ts',
  ],
  product: [
    'browser/wanted.ts',
    'shop/catalogue/most-of-pack.ts',
    'shop/words/catalogue/choice-in-words.ts',
    'web/catalogue/choice-form.tsx',
  ],
  cart: [
    'shop/cart/cart-today.ts',
    'shop/words/cart/line-in-words.ts',
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

/** The same at the counter, besides its frame, which is on every page. */
export const togetherAtCounter: Readonly<Record<string, readonly string[]>> = {
  /** Where something is pressed, and where news come. */
  live: [
    'counter/live/live-note.tsx',
    'counter/live/use-live.ts',
    'counter/live/use-now.ts',
    'counter/press/held-places.ts',
    'counter/press/use-act.ts',
  ],
  /** Where an order is named. */
  named: ['shop/orders/by-slot.ts', 'shop/orders/order-number.ts', 'words/picked.ts', 'words/staff-orders.ts'],
  /** The board, the lists, the round, the scale and an order. */
  orders: [
    'counter/order/in-words.ts',
    'counter/order/slot-said.ts',
    'counter/order/use-orders.ts',
    'counter/outbox/press.ts',
    'counter/outbox/waiting.ts',
    'counter/scan/order-path.ts',
    'shop/orders/board.ts',
    'shop/orders/decide-move.ts',
    'words/lists.ts',
  ],
  /** Where an order is moved on. */
  moved: [
    'counter/order/line-in-short.tsx',
    'counter/order/undo-bar.tsx',
    'counter/outbox/look-card.tsx',
    'counter/outbox/not-sent.tsx',
    'counter/outbox/unsettled.tsx',
  ],
}

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number]

const { frame = [], ...others } = together

const named = (groups: typeof together): Group[] =>
  Object.entries(groups).map(([name, files]) => ({ name, test: (id: string) => files.includes(nameInHouse(id)) }))

/** The first has what it takes before all others. */
const inThisOrder = (groups: readonly Group[]): Group[] =>
  groups.map((group, place) => ({ ...group, priority: groups.length - place }))

/** What the scripts of the shop and of the counter begin with. */
const first: readonly Group[] = [
  // Else a chunk would ask for another one whose styles alone it needs; all styles are one sheet.
  { name: 'styles', test: /\.css$/ },
  // They stay the same between builds.
  { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
]

/** How the browser's scripts are split. */
export const chunkGroups: Group[] = inThisOrder([
  ...first,
  {
    name: (id, bundle) => (isInFrame(id, bundle) || frame.includes(nameInHouse(id)) ? 'frame' : null),
    debugName: 'frame',
  },
  ...named(others),
])

/** How those of the counter are. */
export const counterChunkGroups: Group[] = inThisOrder([
  ...first,
  { name: (id, bundle) => (isInFrame(id, bundle) ? 'frame' : null), debugName: 'frame' },
  ...named(togetherAtCounter),
])

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

const root = /\/(web|counter)\/(root|frame\/pages)\.tsx(\?|$)/

/** It begins the page as soon as it comes, so it is a file of its own, which comes last. */
const begin = /\/(web|counter)\/entry\.client\.tsx(\?|$)/

/** Whether the frame of all pages imports a module, directly or not. */
function isInFrame(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  seen.add(id)
  if (root.test(id)) return true
  const importers = bundle.getModuleInfo(id)?.importers ?? []
  return !begin.test(id) && importers.some((by) => begin.test(by) || (!seen.has(by) && isInFrame(by, bundle, seen)))
}
