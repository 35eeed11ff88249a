import { addressOf, detailPaths, listPaths } from '#shop/catalogue/paths.ts'
import { type Language, pathIn } from '#shop/languages.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'

/** A page that anyone may open, and its kind: each kind has a budget. */
export interface OpenPage {
  readonly address: string
  readonly kind: 'home' | 'list' | 'all' | 'detail' | 'other' | 'counter'
}

/** Every page of the site that needs no sign-in. */
export const openPages: readonly OpenPage[] = [
  { address: '/home', kind: 'home' },
  ...Object.values(listPaths).map((address) => ({ address, kind: 'list' }) as const),
  { address: '/fish', kind: 'all' },
  ...Object.keys(detailPaths).map(
    (id) => ({ address: addressOf({ id: Number(id), slug: '' }), kind: 'detail' }) as const,
  ),
  ...[
    ...recipes.map(({ slug }) => `/recipes/${slug}`),
    '/aboutus',
    '/contactus',
    '/terms',
    '/privacy',
    '/refunds',
    '/grievance',
    '/search?query=qwxyz',
    '/delivery?pincode=400016',
    '/cartPage',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
  ].map((address) => ({ address, kind: 'other' }) as const),
]

/** The same of a language. */
export const openPagesIn = (language: Language): OpenPage[] =>
  openPages.map((page) => ({ ...page, address: pathIn(language, page.address) }))

/** What of the counter can be seen without being staff. */
export const counterPages: readonly OpenPage[] = [{ address: '/counter', kind: 'counter' }]
