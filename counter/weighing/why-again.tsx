import { reasonCodes, reasonSaid } from '#shop/staff/reasons.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { OtherReason } from './other-reason.tsx'

/** Why a line is weighed again: one tap, or a few words. */
export function WhyAgain({
  reason,
  onReason,
  onTapped,
}: {
  reason: string
  onReason: (reason: string) => void
  /** a reason was chosen, and needs no words */
  onTapped: () => void
}) {
  const known: readonly string[] = reasonCodes.again
  return (
    <fieldset className="why-again">
      <legend>{words.whyAgain}</legend>
      <div className="chips">
        {known.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="why"
              checked={reason === one}
              onChange={() => {
                onReason(one)
                onTapped()
              }}
            />
            {reasonSaid(one)}
          </label>
        ))}
      </div>
      <OtherReason typed={known.includes(reason) ? '' : reason} onTyped={onReason} />
    </fieldset>
  )
}
