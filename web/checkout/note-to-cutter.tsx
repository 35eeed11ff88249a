import { whyNotNote } from '#shop/checkout/checkout.ts'
import { leftOfNote } from '#shop/orders/weighing/cutter-note.ts'
import { inWords } from '#shop/refusals.ts'
import { checkoutWords } from '#words/checkout.ts'
import { fieldFaults } from '#words/fields.ts'
import type { Form } from '#forms/use-form.ts'
import { TextArea } from '#kit/field.tsx'

const name = 'cutter-note'

export const noteCheck = { [name]: (typed: string) => inWords(fieldFaults, whyNotNote(typed)) }

/** One line for the cutter. It counts the characters left, and keeps what was typed. */
export function NoteToCutter({ form, note, onChange }: { form: Form; note: string; onChange: (note: string) => void }) {
  return (
    <div className="checkout-part">
      <TextArea
        id={name}
        name={name}
        rows={2}
        label={checkoutWords.note}
        optional
        hint={checkoutWords.noteHint(leftOfNote(note))}
        error={form.errorOf(name)}
        value={note}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
