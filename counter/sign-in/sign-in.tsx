import { useState } from 'react'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { signInWords } from '#words/sign-in.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { languageChosen } from './language-chosen.ts'
import { OwnerSignIn } from './owner-sign-in.tsx'
import { PinPad } from './pin-pad.tsx'

export type Door = StaffGives<'door'>

/** Everything by which somebody comes in on this device. `last` is who was here before. */
export function SignIn({ door, last, onIn }: { door: Door; last?: string; onIn: (person?: string) => void }) {
  const [chosen, choose] = useState(door.people.find(({ id }) => id === last))
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()

  async function sendPin(pin: string) {
    if (chosen === undefined) return
    setBusy(true)
    const came = await staffApi('pinSignIn', { body: { person: chosen.id, pin, ...languageChosen() } })
    setBusy(false)
    if (came.ok) return onIn(chosen.id)
    const { said } = refusalOf(withoutField(came)) as { said: readonly string[] }
    setAnswer({ said })
  }

  return (
    <div className="narrow stack">
      {door.device && (
        <section className="stack" aria-labelledby="who">
          <h2 id="who">{signInWords.who}</h2>
          {door.people.length === 0 && <p>{signInWords.nobodyHere}</p>}
          <ul role="list" className="who">
            {door.people.map((person) => (
              <li key={person.id}>
                <Button
                  look={person.id === chosen?.id ? 'strong' : 'quiet'}
                  aria-pressed={person.id === chosen?.id}
                  onClick={() => {
                    choose(person)
                    setAnswer(undefined)
                  }}
                >
                  {person.name}
                </Button>
              </li>
            ))}
          </ul>
          <Answer to={answer} />
          {chosen && <PinPad key={chosen.id} label={signInWords.pinOf(chosen.name)} busy={busy} onPin={sendPin} />}
        </section>
      )}
      {door.hasOwner ? <OwnerSignIn isFolded={door.device !== undefined} onIn={onIn} /> : <p>{signInWords.noOwner}</p>}
      {door.device === undefined && door.hasOwner && <p className="muted">{signInWords.notEnrolled}</p>}
    </div>
  )
}

/** The pad says what is wrong above itself, not in a summary of fields. */
function withoutField<Failed extends Parameters<typeof refusalOf>[0]>(came: Failed): Failed {
  return 'refused' in came ? { ...came, refused: { ...came.refused, more: {} } } : came
}
