import { useState } from 'react'
import { reasonCodes, reasonSaid } from '#shop/staff/reasons.ts'
import { longestReason } from '#shop/text.ts'
import { stockWords as words } from '#words/stock.ts'
import { Field } from '#kit/field.tsx'

/** Why it is thrown away, or not what the books say: one tap, or a few words. */
export function Reasons({
  deed,
  ...field
}: {
  deed: 'waste' | 'count'
  id: string
  name: string
  error: string | undefined
}) {
  const [reason, setReason] = useState('')
  return (
    <fieldset className="why-again">
      <legend>{words.why}</legend>
      <div className="chips">
        {reasonCodes[deed]
          .map((code) => reasonSaid(code))
          .map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="why" checked={reason === one} onChange={() => setReason(one)} />
              {one}
            </label>
          ))}
      </div>
      <Field
        {...field}
        label={words.otherReason}
        unmarked
        maxLength={longestReason}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </fieldset>
  )
}
