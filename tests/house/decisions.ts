import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '../..')

export interface Decision {
  readonly number: string
  readonly date: string
  readonly text: string
}

/** The pages of decisions, from the house: 'docs/decisions/cart.md'. */
export const decisionPages: readonly string[] = readdirSync(join(house, 'docs/decisions'))
  .map((file) => `docs/decisions/${file}`)
  .toSorted()

const read = (file: string) => readFileSync(join(house, file), 'utf8')

export const supersededPage = 'docs/decisions/superseded.md'

/** What holds today. */
export const standingDecisions = (): Decision[] =>
  decisionPages.filter((page) => page !== supersededPage).flatMap((page) => decisionsIn(read(page)))

/** Each line '- **Case** (K1, 2026-11-21): text'. */
export const decisionsIn = (page: string): Decision[] =>
  [...page.matchAll(/^- \*\*.+?\*\* \(([A-Z]\d+), ([^)]*)\): (.+)$/gm)].map(
    ([, number = '', date = '', text = '']) => ({
      number,
      date,
      text,
    }),
  )

/** What holds no longer, each with the one that took its place: '| K1 | 2026-11-21 | case | K2 |'. */
export const supersededDecisions = (): (Decision & { readonly by: string })[] =>
  [...read(supersededPage).matchAll(/^\| ([A-Z]\d+) \| (\S+) \| (.+?) \| (\w+) \|$/gm)].map(
    ([, number = '', date = '', text = '', by = '']) => ({ number, date, text, by }),
  )
