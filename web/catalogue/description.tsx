import { langOf } from '#shop/catalogue/said.ts'
import { choicesWords } from '#words/choices.ts'
import { Disclosure } from '#kit/disclosure.tsx'
import { PackLabel } from './pack-label.tsx'
import type { ProductFacts } from './product-facts.ts'

export function Description({ facts }: { facts: ProductFacts }) {
  const { kind, description, note } = facts
  return (
    <Disclosure head={choicesWords.description}>
      <div className="stack description">
        {description.map((paragraph) => (
          <p key={paragraph} lang={langOf(kind, 'description')}>
            {paragraph}
          </p>
        ))}
        <p>{note}</p>
        <PackLabel facts={facts} />
      </div>
    </Disclosure>
  )
}
