import { language } from '#words/language.ts'
import type { LocalNames as Names } from './product-facts.ts'

/** What the fish is called at the market, in Devanagari letters, and in Latin ones on English pages. */
export function LocalNames({ names: { localName, marathi, hindi } }: { names: Names }) {
  return (
    <p className="local-names">
      {language === 'en' && (
        <>
          <span lang="mr-Latn">{localName}</span>{' '}
        </>
      )}
      <span lang="mr">{marathi}</span>
      {hindi !== marathi && (
        <>
          {' '}
          <span lang="hi">{hindi}</span>
        </>
      )}
    </p>
  )
}
