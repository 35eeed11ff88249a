import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Field } from '#kit/field.tsx'
import { longestReason } from '#shop/text.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { Way } from './areas.tsx'

/** A reason in somebody's own words, beside those that are one tap. */
export const OtherReason = ({
  typed,
  error,
  onTyped,
}: {
  typed: string
  error?: string | undefined
  onTyped: (typed: string) => void
}) => (
  <Field
    label={words.otherReason}
    unmarked
    optional
    maxLength={longestReason}
    autoComplete="off"
    value={typed}
    error={error}
    onChange={({ currentTarget: { value } }) => onTyped(value)}
  />
)

/** The same as one of the ways: it is typed over the page. */
export function OtherReasonWay({ onReason }: { onReason: (reason: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  function choose() {
    if (typed.trim() === '') return setError(words.needsReason)
    setOpen(false)
    onReason(typed.trim())
  }
  return (
    <>
      <Way icon="edit" name={words.otherReason} onTake={() => setOpen(true)} />
      {isOpen && (
        <Dialog head={words.whyAgain} className="dialog move-dialog" onClose={() => setOpen(false)}>
          <OtherReason typed={typed} error={error} onTyped={setTyped} />
          <Button className="move-wide" onClick={choose}>
            {words.thisReason}
          </Button>
          <Button look="quiet" className="move-wide" onClick={() => setOpen(false)}>
            {words.keepLine}
          </Button>
        </Dialog>
      )}
    </>
  )
}
