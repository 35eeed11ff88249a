import { timings } from '#browser/timings.ts'
import type { Entry } from '#shop/catalogue/lists.ts'
import { paths } from '#web/paths.ts'
import { siteWords } from '#words/frame.ts'

/** Links whose page comes after a spinner, and how long it shows. */
const spinners: readonly { readonly start: string; readonly wait: number }[] = [
  { start: paths.about, wait: timings.menuLink },
  { start: paths.contact, wait: timings.menuLink },
  { start: paths.myOrders, wait: timings.myOrders },
]

/** A kind that is sold in one cut only leads straight to its product, and waits for it. */
const productPage = /^\/(?:fish\/|[A-Za-z]+Details\/\d)/

export const spinnerOf = (to: string): number =>
  productPage.test(to) ? timings.menuLink : (spinners.find(({ start }) => to.startsWith(start))?.wait ?? 0)

export const siteLinks = {
  home: { title: siteWords.home, to: paths.home },
  allFish: { title: siteWords.allFish, to: paths.allFish },
  about: { title: siteWords.about, to: paths.about },
  contact: { title: siteWords.contact, to: paths.contact },
  myOrders: { title: siteWords.myOrders, to: paths.myOrders },
} as const satisfies Record<string, Entry>

export const legalLinks = [
  { title: siteWords.terms, to: paths.terms },
  { title: siteWords.privacy, to: paths.privacy },
  { title: siteWords.refunds, to: paths.refunds },
  { title: siteWords.complaints, to: paths.grievance },
] as const satisfies readonly Entry[]

/** A number as a telephone dials it. */
export const telephone = (number: string): string => `tel:${number.replaceAll(' ', '')}`
