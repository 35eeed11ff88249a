import type { LocalNames as Names } from './product-facts.ts'

/** What the fish is called at the market, in Latin and in Devanagari letters. */
export function LocalNames({ names: { localName, marathi, hindi } }: { names: Names }) {
  return (
    <p className="local-names">
      <span lang="mr-Latn">{localName}</span> <span lang="mr">{marathi}</span>
      {hindi !== marathi && (
        <>
          {' '}
          <span lang="hi">{hindi}</span>
        </>
      )}
    </p>
  )
}
