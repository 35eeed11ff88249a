import { detailPaths } from '#shop/catalogue/paths.ts'
import { pathIn } from '#shop/languages.ts'
import { language } from '#words/language.ts'

/** A path as the browser asks for it, in the language of this build. The router adds that by itself to where its links lead. */
export const ownAddress = (path: string): string => pathIn(language, path)

/** The address of every page, once: the route table, the links and where a login may lead back to are made of it. */
export const paths = {
  front: '/',
  home: '/home',
  search: '/search',
  textList: '/textList',
  searchWords: '/searchWords.json',
  searchProducts: '/searchProducts.json',
  shelf: '/shelf.json',
  delivery: '/delivery',
  deliveryTo: '/deliveryTo.json',
  cart: '/cartPage',
  checkout: '/checkout',
  myOrders: '/myorders',
  order: '/myorders/:id',
  changeOrder: '/myorders/:id/change',
  weighed: '/weighed/:token',
  catch: '/catch/:code',
  recipe: '/recipes/:slug',
  about: '/aboutus',
  contact: '/contactus',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
  grievance: '/grievance',
  account: '/account',
  addresses: '/addresses',
  allFish: '/fish',
  productMoved: '/productDetails/:key?',
} as const

export const orderPath = (id: string): string => paths.order.replace(':id', encodeURIComponent(id))

export const changePath = (id: string): string => paths.changeOrder.replace(':id', encodeURIComponent(id))

export const catchPath = (code: string): string => paths.catch.replace(':code', code)

/** Where a product's id alone leads (SPEC section 2). */
export const movedPath = (id: string): string => paths.productMoved.replace(':key?', encodeURIComponent(id))

/** A login leads nowhere of these: it would go in a circle. */
export const entries = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
} as const

export const details = Object.entries(detailPaths).map(([id, path]) => ({
  id: `detail-${id}`,
  path: `${path}/:productId?`,
}))
