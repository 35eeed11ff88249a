import type { Identity } from '#shop/accounts/identity.ts'
import { goodFor, keepIt, origin } from '#shop/words/catalogue/pack-label.ts'
import { paths } from '#web/paths.ts'
import { legalLinks } from '#web/site/links.ts'
import { type LegalText, legalWords } from '#words/legal.ts'

/** The pages that the law asks for. */
export interface LegalPage {
  readonly path: string
  readonly title: string
  readonly line: string
  readonly sections: readonly Section[]
}

export interface Section {
  readonly head: string
  readonly kept: LegalText['sections'][number]['kept']
  readonly text: readonly string[]
  readonly ways: readonly { readonly to: string; readonly words: string }[]
}

export function legalPages(identity: Identity): readonly LegalPage[] {
  const pack = {
    keepIt: keepIt({ cut: 'whole' }),
    marinatedGoodFor: goodFor({ cut: 'marinated' }),
    origin,
  }
  const texts = {
    [paths.terms]: legalWords.terms(identity),
    [paths.privacy]: legalWords.privacy(identity),
    [paths.refunds]: legalWords.refunds(identity, pack),
    [paths.grievance]: legalWords.grievance(identity),
  }
  return legalLinks.map(({ title, to }) => ({
    path: to,
    title,
    line: texts[to].line,
    sections: texts[to].sections.map(sectionOf),
  }))
}

const sectionOf = ({ head, kept, text, ways = {} }: LegalText['sections'][number]): Section => ({
  head,
  kept,
  text,
  ways: Object.entries(ways).map(([way, words]) => ({ to: paths[way as keyof typeof ways], words })),
})
