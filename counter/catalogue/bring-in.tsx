import { useState } from 'react'
import { isConflict } from '#shop/wire/why-no.ts'
import type { ImportFile, ImportPreview } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { ChangesTable, WrongTable } from './import-tables.tsx'
import { importFileOf } from './import-file.ts'

interface Seen {
  readonly file: ImportFile
  readonly preview: ImportPreview
}

/** A file is looked at first: what would change, or every place that is wrong. Only then is there a button. */
export function BringIn() {
  const [seen, setSeen] = useState<Seen>()
  const [answered, setAnswered] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const askAgain = useAskAgain()
  const bringIn = useAct('importCatalogue')

  async function look(file: ImportFile): Promise<Outcome> {
    const answer = await staffApi('previewImport', { body: file })
    if (!answer.ok) return refusalOf(answer)
    setSeen({ file, preview: answer.body })
    return undefined
  }

  const form = useForm({ file: () => undefined }, async (_, fields): Promise<Outcome> => {
    setSeen(undefined)
    setAnswered(undefined)
    const chosen = fields.elements.namedItem('file')
    const read = await importFileOf(chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined)
    return 'wrong' in read ? { field: 'file', message: read.wrong } : look(read.file)
  })

  async function press({ file, preview }: Seen) {
    if (busy) return
    setBusy(true)
    const answer = await bringIn({ body: { ...file, seen: preview.version } })
    setBusy(false)
    if (!answer.ok && isConflict(answer)) await look(file)
    else if (answer.ok) setSeen(undefined)
    if (answer.ok) setAnswered({ done: words.broughtIn(answer.body.countOfChanges) })
    else setAnswered(isConflict(answer) ? { said: [words.changedMeanwhile] } : answeredOf(answer))
    if (answer.ok) await askAgain()
  }

  return (
    <>
      <form className="stack desk-form needs-script" {...form.events}>
        <p>{words.inLead}</p>
        <Field
          {...form.field('file')}
          label={words.file}
          hint={words.fileHint}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          unmarked
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={words.looking} look="quiet">
          {words.look}
        </SendButton>
      </form>
      <Answer to={answered} />
      {seen && <Preview preview={seen.preview} busy={busy} onBringIn={() => void press(seen)} />}
    </>
  )
}

function Preview({ preview, busy, onBringIn }: { preview: ImportPreview; busy: boolean; onBringIn: () => void }) {
  const { countOfWrong, countOfChanges, picturesMissing } = preview
  if (countOfWrong > 0) return <WrongTable preview={preview} />
  if (countOfChanges === 0) return <p role="status">{words.nothingChanges}</p>
  return (
    <section className="stack" aria-labelledby="would-change">
      <div role="status">
        <h3 id="would-change">{words.wouldChange(countOfChanges)}</h3>
      </div>
      {picturesMissing.length > 0 && <p className="trouble">{words.picturesMissing(picturesMissing.join(', '))}</p>}
      <ChangesTable preview={preview} />
      <p>
        <Button onClick={onBringIn} aria-disabled={busy || undefined}>
          {busy ? words.bringingIn : words.bringIn(countOfChanges)}
        </Button>
      </p>
    </section>
  )
}
