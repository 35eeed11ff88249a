import type { Bill } from '#shop/wire/staff/bills.ts'
import { dayInWords } from '#shop/words/moments.ts'
import { money } from '#shop/words/orders/paper-said.ts'
import { useOnPaper } from './spoken.ts'

/** What was given back of a bill, on its paper and where more is. */
export function CreditNotes({ bill: { creditNotes, leftPaise } }: { bill: Bill }) {
  const words = useOnPaper()
  const { paperWords } = words
  if (creditNotes.length === 0) return null
  return (
    <div>
      <p>{paperWords.creditNotes}</p>
      {creditNotes.map(({ number, drawnAt, paise, cause, reason }) => (
        <p key={number}>
          {paperWords.credit(number, dayInWords(drawnAt, words), money(paise))}
          {paperWords.why(reason === '' ? paperWords.causes[cause] : reason)}
        </p>
      ))}
      <p>{paperWords.left(money(leftPaise))}</p>
    </div>
  )
}
