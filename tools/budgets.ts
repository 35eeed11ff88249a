import type { OpenPage } from './open-pages.ts'
import type { PageWeight } from './page-weight.ts'

const kilobytes = (count: number): number => count * 1000

/** What each open page may weigh on the wire, packed by brotli. `npm run check` names the page that outgrows it. */
export const budgets: Readonly<Record<keyof PageWeight, number>> = {
  html: kilobytes(6),
  script: kilobytes(115),
  style: kilobytes(10),
  fonts: kilobytes(50),
}

/** All bytes of the first view on a phone, pictures too: measured in a browser by `tools/measure/bytes.ts`. */
export const firstViewBudgets: Readonly<Record<OpenPage['kind'], number>> = {
  home: kilobytes(290),
  list: kilobytes(260),
  detail: kilobytes(240),
  other: kilobytes(240),
}
