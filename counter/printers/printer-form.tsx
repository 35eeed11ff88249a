import { useState } from 'react'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { filled } from '#counter/sign-in/checks.ts'
import type { Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Dropdown, Field } from '#kit/field.tsx'
import {
  addressTyped,
  labelSizes,
  millimetresOf,
  paperSizes,
  printerLanguages,
  printerPapers,
  slipSizes,
} from '#shop/printers/printers.ts'
import type { PrinterView } from '#shop/wire/staff/printers.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { printerRefusals, printerWords as words } from '#words/printers.ts'
import { signInWords } from '#words/staff.ts'

const checks = {
  name: filled(signInWords.needed.name),
  address: (typed: string) => {
    const address = addressTyped(typed)
    return 'refused' in address ? printerRefusals[address.refused]() : undefined
  },
}

/** What the owner says of a printer: a new one, or one as the page shows it. */
export function PrinterForm({
  printer,
  onSaved,
}: {
  printer: PrinterView | undefined
  onSaved: (answer: Answered) => void
}) {
  const set = useAct('setPrinter')
  const askAgain = useAskAgain()
  const [paper, setPaper] = useState(printer?.paper ?? 'slip')
  // As it was when editing began, until somebody is told that it has changed: then as the page shows it.
  const [seen, setSeen] = useState(printer?.version)
  const form = useForm(checks, async (typed) => {
    const { name, address, size, language, byItself, answers } = typed
    const sizes = paper === 'slip' ? slipSizes : labelSizes
    const answer = await set({
      body: {
        ...(printer === undefined ? {} : { id: printer.id, seen: seen ?? printer.version }),
        name,
        paper,
        size: paperSizes.find((one) => one === size) ?? sizes[0],
        language: printerLanguages.find((one) => one === language) ?? 'escpos',
        address,
        byItself: byItself !== undefined,
        answers: answers !== undefined,
      },
    })
    if (!answer.ok) {
      if (isConflict(answer)) {
        setSeen(undefined)
        await askAgain()
      }
      return refusalOf(answer)
    }
    onSaved({ done: words.saved(name) })
    await askAgain()
    return undefined
  })
  return (
    <form className="narrow stack" {...form.events}>
      <Field
        {...form.field('name')}
        label={words.name}
        hint={words.nameHint}
        defaultValue={printer?.name}
        autoComplete="off"
        maxLength={40}
        unmarked
      />
      <Dropdown
        name="paper"
        label={words.paper}
        value={paper}
        onChange={({ target: { value } }) => setPaper(printerPapers.find((one) => one === value) ?? 'slip')}
        options={printerPapers.map((value) => ({ value, label: words.papers[value] }))}
        unmarked
      />
      <Dropdown
        key={`size-${paper}`}
        name="size"
        label={words.size}
        defaultValue={printer?.size}
        options={(paper === 'slip' ? slipSizes : labelSizes).map((value) => ({
          value,
          label: words.millimetres(millimetresOf(value)),
        }))}
        unmarked
      />
      <Dropdown
        key={`language-${paper}`}
        name="language"
        label={words.language}
        defaultValue={printer?.language}
        options={(paper === 'slip' ? (['escpos'] as const) : printerLanguages).map((value) => ({
          value,
          label: words.languages[value],
        }))}
        unmarked
      />
      <Field
        {...form.field('address')}
        label={words.address}
        hint={words.addressHint}
        defaultValue={printer?.address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        unmarked
      />
      <label className="printer-choice">
        <input type="checkbox" name="byItself" defaultChecked={printer?.byItself ?? true} /> {words.byItself[paper]}
      </label>
      <div>
        <label className="printer-choice">
          <input type="checkbox" name="answers" defaultChecked={printer?.answers ?? true} /> {words.answers}
        </label>
        <p className="field-hint">{words.answersHint}</p>
      </div>
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} doing={words.saving}>
          {words.save}
        </SendButton>
      </p>
    </form>
  )
}
