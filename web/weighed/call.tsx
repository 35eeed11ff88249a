import { Sentence } from '#kit/sentence.tsx'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'

/** A sentence that says whom to call. */
export function Call({ words }: { words: `${string}{phone}${string}` | `${string}{phone}` }) {
  const phone = useIdentity()?.phone
  return <Sentence words={words as '{phone}'} phone={phone && <a href={telephone(phone)}>{phone}</a>} />
}
