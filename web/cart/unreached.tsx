import { TryAgain } from '#kit/try-again.tsx'
import { frameWords } from '#words/frame.ts'

/** Where the shop could not be asked what it has today. */
export const Unreached = ({ href }: { href: string }) => (
  <div className="stack" role="alert">
    <p>{frameWords.unreached}</p>
    <p>
      <TryAgain href={href} />
    </p>
  </div>
)
