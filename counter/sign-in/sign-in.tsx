import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { staffApi } from '#counter/api.ts'
import { keep, recall } from '#counter/live/stored.ts'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { type Language, languages } from '#shop/languages.ts'
import { minutes, seconds } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { counterWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import { signInWords } from '#words/staff.ts'
import { filled } from './checks.ts'
import { showPasskey, useNoPasskeys, whyNoPasskeys } from './passkey.ts'
import { CodeField, LoginField, PasswordField, passwordChecks } from './password-fields.tsx'
import { PinPad } from './pin-pad.tsx'
import './lock.css'

export type Door = StaffGives<'door'>

/** Everything by which somebody comes in on this device: names, then the PIN of one; and the ways of an owner. */
export function SignIn({
  door,
  head,
  opensOn,
  last,
  trouble,
  onIn,
  children,
}: {
  door: Door
  /** what stands beside the clock above the names */
  head?: ReactNode
  /** whose PIN is asked at once */
  opensOn?: string | undefined
  /** who was here before: their name has the focus */
  last?: string | undefined
  /** why no PIN can be checked now */
  trouble?: string | undefined
  onIn: () => void
  /** below the names */
  children?: ReactNode
}) {
  const [before, setBefore] = useState(last)
  const [wrong, setWrong] = useState<string>()
  const isPhone = door.device?.kind === 'phone'
  const rider = useSyncExternalStore(
    never,
    () => (isPhone ? recall('counter-last') : undefined),
    () => undefined,
  )
  const [tapped, choose] = useState<Person | 'another'>()
  const asked = tapped ?? door.people.find(({ id }) => id === (opensOn ?? rider))
  const chosen = asked === 'another' ? undefined : asked

  async function sendPin(person: string, pin: string) {
    setWrong(undefined)
    const came = await staffApi('pinSignIn', { body: { person, pin, ...languageChosen() } })
    if (came.ok) {
      if (isPhone) keep('counter-last', person)
      return onIn()
    }
    const { said } = refusalOf(withoutField(came)) as { said: readonly string[] }
    setWrong(said.join(' '))
  }

  if (chosen)
    return (
      <>
        <div className="lock-head">
          <button
            type="button"
            className="lock-back"
            onClick={() => {
              setBefore(chosen.id)
              choose('another')
              setWrong(undefined)
            }}
          >
            <Icon name="back" />
            {signInWords.otherName}
          </button>
          <Clock />
        </div>
        <PinPad key={chosen.id} name={chosen.name} wrong={wrong ?? trouble} onPin={(pin) => sendPin(chosen.id, pin)} />
      </>
    )
  return (
    <>
      <div className="lock-head">
        {head}
        <Clock />
      </div>
      <div className="lock-names">
        {door.device && <Names door={door} last={before} onChoose={choose} />}
        {children}
        {door.hasOwner ? (
          <OwnerSignIn isFolded={door.device !== undefined} onIn={onIn} />
        ) : (
          <p>{signInWords.noOwner}</p>
        )}
        {door.device === undefined && door.hasOwner && <p>{signInWords.notEnrolled}</p>}
      </div>
    </>
  )
}

type Person = Door['people'][number]

function Names({
  door: { people },
  last,
  onChoose,
}: {
  door: Door
  last: string | undefined
  onChoose: (person: Person) => void
}) {
  const id = useId()
  const tile = useRef<HTMLButtonElement>(null)
  useEffect(() => tile.current?.focus(), [])
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{signInWords.who}</h2>
      {people.length === 0 && <p>{signInWords.nobodyHere}</p>}
      <ul role="list" className="tiles">
        {people.map((person) => (
          <li key={person.id}>
            <button
              ref={person.id === last ? tile : undefined}
              type="button"
              className="tile"
              aria-label={person.name}
              aria-describedby={`${id}-${person.id}`}
              onClick={() => onChoose(person)}
            >
              <Face name={person.name} />
              <span>
                <strong>{person.name}</strong>
                <span id={`${id}-${person.id}`} className="tile-role">
                  {counterWords.roles[person.role]}
                </span>
              </span>
              <span className="tile-how">
                <Icon name="lock" size={20} />
                PIN
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The time of the shop, on the screen that many pass. The server does not know this screen's minute. */
function Clock() {
  const minute = useSyncExternalStore(eachSecond, thisMinute, () => undefined)
  return <time>{minute !== undefined && clockInWords(minute)}</time>
}

function eachSecond(changed: () => void): () => void {
  const timer = setInterval(changed, seconds(1))
  return () => clearInterval(timer)
}

/** It is written as somebody comes in, and then this page goes. */
const never = () => () => undefined

const thisMinute = () => Math.floor(Date.now() / minutes(1)) * minutes(1)

/** The pad says what is wrong above itself, not in a summary of fields. */
function withoutField<Failed extends Parameters<typeof refusalOf>[0]>(came: Failed): Failed {
  return 'refused' in came ? { ...came, refused: { ...came.refused, more: {} } } : came
}

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

  const ways = (
    <section className="lock-sheet stack" aria-label={isFolded ? signInWords.others : undefined}>
      {!isFolded && <h2>{signInWords.owner}</h2>}
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
  if (!isFolded) return ways
  return (
    <details className="lock-others">
      <summary>
        <Icon name="person" />
        {signInWords.others}
      </summary>
      {ways}
    </details>
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
