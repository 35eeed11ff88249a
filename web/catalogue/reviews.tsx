import { words } from '#shop/words.ts'
import { Disclosure } from '#web/kit/disclosure.tsx'

export const Reviews = () => (
  <Disclosure head={words.choices.reviews(0)}>
    <p>{words.reviews.none}</p>
  </Disclosure>
)
