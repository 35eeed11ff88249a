import { frameWords } from '#words/frame.ts'
import { telephone } from './links.ts'
import { useIdentity } from './seller.tsx'

/** Stands only where no script runs: what does not work then, and how one orders all the same. */
export function NeedsScript({ what }: { what: string }) {
  const phone = useIdentity()?.phone
  return (
    <noscript>
      <p>
        {frameWords.needsScript(what)} {phone && <a href={telephone(phone)}>{phone}</a>}
      </p>
    </noscript>
  )
}
