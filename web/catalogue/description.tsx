import { words } from '#shop/words.ts'
import { Disclosure } from '#web/kit/disclosure.tsx'
import type { ProductFacts } from './product-facts.ts'

export function Description({ facts: { description, note } }: { facts: ProductFacts }) {
  return (
    <Disclosure head={words.choices.description}>
      <div className="stack reading">
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{note}</p>
      </div>
    </Disclosure>
  )
}
