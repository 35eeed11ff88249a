import { type FormEvent, useEffect, useRef, useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { latinDigits } from '#shop/digits.ts'
import { type Language, languages } from '#shop/languages.ts'
import { pinDigits } from '#shop/staff/pin.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { signInWords } from '#words/staff.ts'
import { filled } from './checks.ts'
import { showPasskey, useNoPasskeys, whyNoPasskeys } from './passkey.ts'
import { CodeField, LoginField, PasswordField, passwordChecks } from './password-fields.tsx'

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

/** Six digits by finger or keyboard. It sends by itself with the sixth. */
function PinPad({
  label,
  busy,
  onPin,
}: {
  label: string
  busy: boolean
  /** resolves when the digits were refused: they are typed again */
  onPin: (pin: string) => Promise<void>
}) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function type(next: string) {
    const digits = latinDigits(next)
      .replaceAll(/[^0-9]/g, '')
      .slice(0, pinDigits)
    setTyped(digits)
    if (digits.length < pinDigits || busy) return
    await onPin(digits)
    setTyped('')
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void type(typed)
  }

  return (
    <form className="pin-pad stack" method="post" onSubmit={submit}>
      <label className="field-label" htmlFor="pin">
        {label}
      </label>
      <input
        ref={field}
        id="pin"
        className="input pin-field"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinDigits}
        value={typed}
        aria-busy={busy}
        onChange={(event) => void type(event.currentTarget.value)}
      />
      <div className="pin-keys">
        {keys.map((key) => (
          <Button
            key={key}
            look="quiet"
            aria-label={signInWords.digit(key)}
            disabled={busy}
            onClick={() => void type(typed + key)}
          >
            {key}
          </Button>
        ))}
        <Button
          look="plain"
          className="pin-delete"
          aria-label={signInWords.deleteDigit}
          disabled={busy}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          ⌫
        </Button>
      </div>
    </form>
  )
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** How an owner comes in: the passkey first, and what is there without one. */
function OwnerSignIn({ isFolded, onIn }: { isFolded: boolean; onIn: () => void }) {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const noPasskeys = useNoPasskeys()

  async function byPasskey() {
    setBusy(true)
    setAnswer(await signInByPasskey(onIn))
    setBusy(false)
  }

  return (
    <section className="stack" aria-labelledby="owner">
      <h2 id="owner">{isFolded ? signInWords.others : signInWords.owner}</h2>
      <Answer to={answer} />
      {noPasskeys === undefined ? (
        <>
          <p>
            <Button
              look={isFolded ? 'quiet' : 'strong'}
              aria-disabled={busy || undefined}
              onClick={() => void byPasskey()}
            >
              {signInWords.passkey}
            </Button>
          </p>
          <p className="muted">{signInWords.passkeyHint}</p>
        </>
      ) : (
        <p>{whyNoPasskeys[noPasskeys]}</p>
      )}
      <details className="disclosure" open={noPasskeys !== undefined || undefined}>
        <summary>{signInWords.otherWays}</summary>
        <Recovery onIn={onIn} />
        <ByPassword onIn={onIn} />
      </details>
    </section>
  )
}

async function signInByPasskey(onIn: () => void): Promise<Answered | undefined> {
  const asked = await staffApi('passkeySignInOptions')
  if (!asked.ok) return answeredOf(asked)
  const response = await showPasskey(asked.body.options)
  if (response === undefined) return { said: [signInWords.passkeyStopped] }
  const came = await staffApi('passkeySignIn', { body: { response, ...languageChosen() } })
  if (!came.ok) return answeredOf(came)
  onIn()
  return undefined
}

function Recovery({ onIn }: { onIn: () => void }) {
  const form = useForm({ 'recovery-code': filled(signInWords.needed.code) }, async (typed) => {
    const came = await staffApi('recoverySignIn', { body: { code: typed['recovery-code'], ...languageChosen() } })
    if (came.ok) {
      onIn()
      return undefined
    }
    const outcome = refusalOf(came)
    return outcome && 'field' in outcome ? { field: 'recovery-code', message: outcome.message } : outcome
  })
  return (
    <form className="stack" {...form.events}>
      <Field
        {...form.field('recovery-code')}
        label={signInWords.recovery}
        hint={signInWords.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        unmarked
      />
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} look="quiet" doing={signInWords.entering}>
          {signInWords.recover}
        </SendButton>
      </p>
    </form>
  )
}

function ByPassword({ onIn }: { onIn: () => void }) {
  const form = useForm(passwordChecks, async ({ login, password, code }) => {
    const came = await staffApi('passwordSignIn', { body: { login, password, code, ...languageChosen() } })
    if (!came.ok) return refusalOf(came)
    onIn()
    return undefined
  })
  return (
    <form className="stack" {...form.events}>
      <LoginField field={form.field('login')} />
      <PasswordField field={form.field('password')} />
      <CodeField field={form.field('code')} />
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} look="quiet" doing={signInWords.entering}>
          {signInWords.byPassword}
        </SendButton>
      </p>
    </form>
  )
}

/** What somebody asked to read on the page to sign in; nothing where they did not, as on the lock over a page. */
function languageChosen(): { readonly language?: Language } {
  const asked = new URLSearchParams(location.search).get('in')
  const language = languages.find((one) => one === asked)
  return language === undefined ? {} : { language }
}
