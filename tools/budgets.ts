import { spokenAt } from '#shop/languages.ts'
import type { OpenPage } from './open-pages.ts'
import type { PageWeight } from './page-weight.ts'

const kilobytes = (count: number): number => count * 1000

/** What each open page may weigh on the wire, packed by brotli. `npm run check` names the page that outgrows it. */
export function budgetOf({ kind, address }: OpenPage): PageWeight {
  const more = spokenAt(address).language === 'en' ? { html: 0, script: 0 } : devanagari
  return {
    html: htmlOf[kind] + more.html,
    script: scriptOf[kind] + more.script,
    // one sheet for all pages, inside the one that is opened first; those of the counter are drawn, not written: with the sheet
    // of rates, the round, a day that is closed, the locked tablet, the first steps, a new fish, a fish agreed by telephone, requests and
    // the order beside a complaint they are 46 screens, and the round has stops that are locked, packs that are scanned and doors
    style: kilobytes(kind === 'counter' ? 28 : 10.7),
    fonts: kilobytes(50),
  }
}

/** A letter of Hindi and Marathi takes three bytes, of English one. */
const devanagari = { html: kilobytes(1), script: kilobytes(3) }

/** The goal is 6 kB; what is over it is held where it stands (docs/speed.md says why). */
const htmlOf: Readonly<Record<OpenPage['kind'], number>> = {
  home: kilobytes(6.5),
  list: kilobytes(6),
  // up to 24 cards instead of three
  all: kilobytes(9),
  detail: kilobytes(7.3),
  other: kilobytes(6),
  counter: kilobytes(6),
}

/** The goal is 125 kB, for the counter 160 kB. */
const scriptOf: Readonly<Record<OpenPage['kind'], number>> = {
  home: kilobytes(122),
  list: kilobytes(124),
  all: kilobytes(124),
  detail: kilobytes(125),
  other: kilobytes(125),
  counter: kilobytes(160),
}

/** All bytes of the first view on a phone, pictures too, held by `tests/journeys/pages/first-view.long.journey.ts`. The goal of a list is 260 kB. */
export const firstViewOf: Readonly<Record<OpenPage['kind'], number>> = {
  home: kilobytes(290),
  list: kilobytes(264),
  all: kilobytes(340),
  detail: kilobytes(240),
  other: kilobytes(240),
  counter: kilobytes(240),
}
