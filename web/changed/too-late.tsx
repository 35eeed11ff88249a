import { Sentence } from '#kit/sentence.tsx'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { changedWords } from '#words/changed.ts'

/** It is past its cut-off, or the knife has come to it: who wants something else calls. */
export function TooLate() {
  const phone = useIdentity()?.phone
  return (
    <p role="alert">
      <Sentence
        words={changedWords.tooLate}
        phone={phone === undefined ? '' : <a href={telephone(phone)}>{phone}</a>}
      />
    </p>
  )
}
