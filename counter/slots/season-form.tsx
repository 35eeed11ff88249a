import { useState } from 'react'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field, TextArea } from '#kit/field.tsx'
import { latinDigits } from '#shop/digits.ts'
import { longestSeasonNote } from '#shop/slots/season-note.ts'
import type { SeasonSetting } from '#shop/wire/staff/slots.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { seasonWords as words } from '#words/staff-slots.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { Meanwhile } from './meanwhile.tsx'

/** '06-01' as people here write it, '01-06', and back. */
const turned = (date: string): string => latinDigits(date).split('-').toReversed().join('-')

/** What shoppers read near the delivery times on some days of the year. */
export function SeasonForm({ season }: { season: SeasonSetting }) {
  const [shown, setShown] = useState(season)
  const [isLost, setLost] = useState(false)
  const askAgain = useAskAgain()
  const act = useAct('setSeasonNote')
  const form = useForm({}, async (typed) => {
    const { text = '', from = '', to = '', isOn } = typed as Readonly<Record<string, string | undefined>>
    const note = { text, from: turned(from.trim()), to: turned(to.trim()), isOn: isOn !== undefined }
    const answer = await act({ body: { seen: shown.version, note } })
    setLost(isConflict(answer))
    await askAgain()
    if (!answer.ok) return answeredOf(answer) as { said: readonly string[] }
    setShown(answer.body)
    return { done: words.saved }
  })
  const { text, from, to, isOn } = shown.note
  return (
    <form
      key={`note-${isLost ? 'seen' : shown.version}`}
      className="stack desk-form"
      aria-labelledby="season"
      {...form.events}
    >
      <h2 id="season">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      <TextArea id="text" name="text" label={words.text} maxLength={longestSeasonNote} defaultValue={text} unmarked />
      <div className="season-dates">
        <Field id="from" name="from" label={words.from} hint={words.dateHint} defaultValue={turned(from)} {...date} />
        <Field id="to" name="to" label={words.to} hint={words.dateHint} defaultValue={turned(to)} {...date} />
      </div>
      <label className="season-on">
        <input type="checkbox" name="isOn" defaultChecked={isOn} /> {words.isOn}
      </label>
      {isLost && (
        <Meanwhile
          changed={season.changed}
          onTake={() => {
            setShown(season)
            setLost(false)
          }}
        />
      )}
      <FormAnswer form={form} />
      <SendButton form={form} doing={words.saving} className="needs-script">
        {words.save}
      </SendButton>
    </form>
  )
}

const date = { unmarked: true, autoComplete: 'off', maxLength: 5, inputMode: 'text' } as const
