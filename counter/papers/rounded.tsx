import { money } from '#shop/words/orders/paper-said.ts'
import { useOnPaper } from './spoken.ts'

/** What all lines come to, and what going down to the rupee took off; nothing where they are the same. */
export function Rounded({ total, rounding }: { total: number; rounding: number }) {
  const { paperWords } = useOnPaper()
  if (rounding === 0) return null
  return (
    <>
      <p className="paper-row">
        <span>{paperWords.sum}</span> <span>{money(total - rounding)}</span>
      </p>
      <p className="paper-row">
        <span>{paperWords.rounding}</span> <span>{money(rounding)}</span>
      </p>
    </>
  )
}
