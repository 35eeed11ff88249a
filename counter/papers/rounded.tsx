import { paperWords } from '#words/papers.ts'
import { money } from './in-words.ts'

/** What all lines come to, and what going down to the rupee took off; nothing where they are the same. */
export const Rounded = ({ total, rounding }: { total: number; rounding: number }) =>
  rounding !== 0 && (
    <>
      <p className="paper-row">
        <span>{paperWords.sum}</span> <span>{money(total - rounding)}</span>
      </p>
      <p className="paper-row">
        <span>{paperWords.rounding}</span> <span>{money(rounding)}</span>
      </p>
    </>
  )
