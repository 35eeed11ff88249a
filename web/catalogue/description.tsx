import { choicesWords } from '#words/choices.ts'
import { Disclosure } from '#kit/disclosure.tsx'
import { PackLabel } from './pack-label.tsx'
import type { ProductFacts } from './product-facts.ts'

export function Description({ facts }: { facts: ProductFacts }) {
  const { description, note } = facts
  return (
    <Disclosure head={choicesWords.description}>
      <div className="stack description">
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{note}</p>
        <PackLabel facts={facts} />
      </div>
    </Disclosure>
  )
}
