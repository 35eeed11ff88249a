import { type ChangeEvent, useId, useState } from 'react'
import { smallJpeg } from '#browser/small-jpeg.ts'
import { staffApi } from '#counter/api.ts'
import { Icon } from '#counter/look/icon.tsx'
import { newKey } from '#counter/press/new-key.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { Tool } from './areas.tsx'
import type { AtLine } from './line-acts.ts'

/** A photograph of the scale, as proof of a weight. It is never required. */
export function Photograph({
  at,
  isOther,
}: {
  /** undefined: nothing has been weighed that it could show */
  at: AtLine | undefined
  /** it is of the line that was weighed before this one */
  isOther: boolean
}) {
  const [state, setState] = useState<'sending' | 'kept' | 'failed'>()
  const id = useId()
  if (at === undefined) return <Tool icon="camera" name={words.photo} more={words.afterSaving} />
  const { order, line } = at
  const has = line.weighed?.hasPhotograph === true || state === 'kept'

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file === undefined) return
    setState('sending')
    const isKept = await keepPhotograph({ order, line }, file)
    setState(isKept ? 'kept' : 'failed')
  }

  return (
    <div className="photograph">
      <label className="button tool" data-look="quiet" htmlFor={id} aria-busy={state === 'sending' || undefined}>
        <Icon name={has ? 'check' : 'camera'} />
        <b aria-hidden>{state === undefined ? (has ? words.photoSaved : words.photo) : said[state]}</b>{' '}
        <span className="only-heard">{words.photoOf(line.title)}</span>{' '}
        {isOther && <small aria-hidden>{line.title}</small>}
      </label>
      <input
        id={id}
        className="photograph-file"
        type="file"
        accept="image/*"
        capture="environment"
        disabled={state === 'sending'}
        onChange={(event) => void send(event)}
      />
      <p role="status" className="only-heard">
        {state === 'sending' && words.photographSending}
        {state === 'kept' && words.photographKept}
        {state === 'failed' && words.photographFailed}
        {state === undefined && has && words.photographHas}
      </p>
    </div>
  )
}

const said = { sending: words.photoSending, kept: words.photoSaved, failed: words.photoFailed } as const

async function keepPhotograph({ order, line }: AtLine, file: File): Promise<boolean> {
  try {
    const jpeg = await smallJpeg(file)
    const params = { id: order.id, line: line.lineNo }
    return (await staffApi('addPhotograph', { params, body: { key: newKey(), seen: line.version, jpeg } })).ok
  } catch {
    // a file that is no picture, or a browser that cannot draw it
    return false
  }
}
