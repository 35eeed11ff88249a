import { useState } from 'react'
import { Link } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { bytesOf } from '#counter/desk/bytes-of.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { may } from '#shop/staff/staff.ts'
import type { ImportFile, ImportPreview } from '#shop/wire/staff/catalogue.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { deskCatalogueWords as words, wrongCellInWords, wrongInWords } from '#words/desk-catalogue.ts'
import { deskWords } from '#words/reviews.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/files-page'
import './catalogue.css'

interface Seen {
  readonly file: ImportFile
  readonly preview: ImportPreview
}

/** A file is looked at first: what would change, or every place that is wrong. Only then is there a button. */
function BringIn() {
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
          accept={accepted}
          unmarked
        />
        <FormAnswer form={form} />
        <SendButton form={form} doing={words.looking} look="quiet">
          {words.look}
        </SendButton>
      </form>
      <Answer to={answered} />
      {seen && <Preview {...seen} busy={busy} onBringIn={() => void press(seen)} />}
    </>
  )
}

function Preview({ file, preview, busy, onBringIn }: Seen & { busy: boolean; onBringIn: () => void }) {
  const { countOfWrong, countOfChanges, picturesMissing } = preview
  if (countOfWrong > 0) return <WrongTable file={file} preview={preview} />
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

/** As long as the shop takes one. */
const longest = 12_000_000

const accepted =
  '.xlsx,.csv,.json,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** As long a workbook as the shop reads. */
const longestWorkbook = 5_000_000

/** What somebody chose, as it is sent. What it is, its first letter tells: a name says what somebody wishes. */
async function importFileOf(chosen: File | undefined): Promise<{ file: ImportFile } | { wrong: string }> {
  if (chosen === undefined) return { wrong: words.chooseOne }
  if (chosen.size > longest) return { wrong: words.tooLong }
  const bytes = await bytesOf(chosen)
  if (bytes === undefined) return { wrong: deskWords.fileChanged }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return bytes.length > longestWorkbook
      ? { wrong: wrongInWords({ wrong: 'file-too-large' }) }
      : { file: { format: 'xlsx', text: inBase64(bytes) } }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { wrong: wrongInWords({ wrong: 'sheet-broken' }) }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { file: { format: /^\s*\{/.test(text) ? 'json' : 'csv', text } }
  } catch {
    return { wrong: words.noText }
  }
}

const inBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))

/** Every wrong place of a file: its line or its sheet's row, its thing, what stands there, and what to do about it. */
function WrongTable({ file: { format }, preview: { wrong, countOfWrong } }: Seen) {
  const lineOf = format === 'xlsx' ? words.rowOfSheet : words.line
  const { where, row, field, wrong: what } = words.columnsOfWrong
  return (
    <section className="stack" aria-labelledby="wrong-rows">
      <div role="alert">
        <h3 id="wrong-rows">{words.wrongRows(countOfWrong)}</h3>
      </div>
      <p>{words.wrongLead}</p>
      <div className="wide-table" role="region" aria-labelledby="wrong-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[where, row, field, what].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wrong.map((one) => (
              <tr key={`${one.line} ${one.row} ${one.field} ${one.wrong}`}>
                <th scope="row">{lineOf(one.line)}</th>
                <td>{one.row}</td>
                <td>{one.field}</td>
                <td>{wrongCellInWords(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong.length < countOfWrong && <p className="muted">{words.firstOf(wrong.length, countOfWrong)}</p>}
    </section>
  )
}

/** What a file would change, one row a thing. */
function ChangesTable({ preview: { changes, countOfChanges } }: { preview: ImportPreview }) {
  const { title, change, fields } = words.columnsOfChanges
  return (
    <>
      <div className="wide-table" role="region" aria-labelledby="would-change" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[title, change, fields].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.what} ${one.name}`}>
                <th scope="row">
                  {one.title} <span className="muted">{words.whats[one.what]}</span>
                </th>
                <td>{words.changes[one.change]}</td>
                <td>
                  {one.fields.map(({ field, was, becomes }) => (
                    <p key={field}>{words.becomes(field, was, becomes)}</p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length < countOfChanges && <p className="muted">{words.firstOf(changes.length, countOfChanges)}</p>}
    </>
  )
}

export async function loader(asked: Route.LoaderArgs) {
  const me = await ask(asked, 'me')
  return { mayImport: may(me.role, 'import-catalogue'), mayExport: may(me.role, 'export-catalogue') }
}

export const meta = () => [{ title: words.filesTitle }]

/** The catalogue out of the shop, and into it. */
export default function FilesPage({ loaderData: { mayImport, mayExport } }: Route.ComponentProps) {
  return (
    <div className="desk stack">
      <DeskHead title={words.filesTitle} />
      <p>
        <Link to="/catalogue">{words.title}</Link>
      </p>
      <p>{words.filesLead}</p>
      <section className="stack" aria-labelledby="files-out">
        <h2 id="files-out">{words.out}</h2>
        {mayExport ? <TakeOut /> : <p>{words.ownerOnly}</p>}
      </section>
      <section className="stack" aria-labelledby="files-in">
        <h2 id="files-in">{words.in}</h2>
        {mayImport ? <BringIn /> : <p>{words.ownerOnly}</p>}
      </section>
    </div>
  )
}

const types = { csv: 'text/csv', json: 'application/json' } as const

/** The whole catalogue as a file, for an owner who has shown the passkey. */
function TakeOut() {
  const [answered, setAnswered] = useState<Answered>()

  async function takeOut(format: keyof typeof types) {
    const answer = await staffApi('exportCatalogue', { body: { format } })
    setAnswered(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) save(answer.body, types[format])
  }

  return (
    <>
      <p className="catalogue-ways needs-script">
        <Button look="quiet" onClick={() => void takeOut('csv')}>
          {words.outCsv}
        </Button>
        <Button look="quiet" onClick={() => void takeOut('json')}>
          {words.outJson}
        </Button>
      </p>
      <Answer to={answered} />
    </>
  )
}

/** As a browser saves what is behind a link, which goes with the page: some read it only after the press. */
function save({ name, text }: { name: string; text: string }, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
}
