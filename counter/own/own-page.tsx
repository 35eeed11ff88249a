import { useState } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { useChange } from '#counter/people/use-change.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { filled, newPin } from '#counter/sign-in/checks.ts'
import { makePasskey, useNoPasskeys, whyNoPasskeys } from '#counter/sign-in/passkey.ts'
import { PasswordAndCode } from '#counter/sign-in/password-and-code.tsx'
import { PinField } from '#counter/sign-in/pin-field.tsx'
import { PinsOnPad } from '#counter/sign-in/pins-on-pad.tsx'
import { RecoveryCodes } from '#counter/sign-in/recovery-codes.tsx'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { momentInWords } from '#words/formatters.ts'
import { counterLanguageWords } from '#words/language.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords, staffRefusals } from '#words/staff.ts'
import type { loader as frameLoader } from '../root.tsx'
import type { Route } from './+types/own-page'
import { ChooseLanguage } from './choose-language.tsx'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const mayHaveKeys = may(me.role, 'see-own-keys') && me.needs !== 'own-pin'
  return {
    ...(await ask(args, 'ownSessions')),
    keys: mayHaveKeys ? await ask(args, 'ownKeys') : undefined,
  }
}

export const meta = () => [{ title: peopleWords.own }]

/** What everybody does about themselves. */
export default function OwnPage() {
  const { hasPin, sessions, keys } = useLoaderData<typeof loader>()
  const me = useRouteLoaderData<typeof frameLoader>('root')?.me
  const { change, answer } = useChange()
  return (
    <div className="narrow stack">
      <h1>{peopleWords.own}</h1>
      {me?.needs === 'own-key' && <p className="trouble">{peopleWords.chooseKey}</p>}
      {me?.needs !== 'own-key' && <PinForm hasPin={hasPin} isFirst={me?.needs === 'own-pin'} />}
      {keys && <OwnKeys keys={keys} />}
      <OwnLanguage />
      <section className="stack" aria-labelledby="sessions">
        <h2 id="sessions">{peopleWords.sessionsTitle}</h2>
        <ul>
          {sessions.map(({ device, since, isThis }) => (
            <li key={`${device} ${since}`}>
              {peopleWords.session(device, momentInWords(since, shopTimeZone))}{' '}
              {isThis && `(${peopleWords.thisSession})`}
            </li>
          ))}
        </ul>
        <Answer to={answer} />
        <p>
          <Button
            look="quiet"
            onClick={() =>
              void change('endOwnSessions', {}).then((done) => done && location.assign('/counter/sign-in'))
            }
          >
            {peopleWords.signOutEverywhere}
          </Button>
        </p>
      </section>
    </div>
  )
}

function PinForm({ hasPin, isFirst }: { hasPin: boolean; isFirst: boolean }) {
  const checks = { ...(hasPin ? { old: filled(staffRefusals['pin-form']()) } : {}), pin: newPin } as const
  const form = useForm<'old' | 'pin'>({ old: () => undefined, ...checks }, async ({ old, pin }, fields) => {
    const came = await staffApi('changePin', { body: { ...(old === '' ? {} : { old }), pin } })
    if (!came.ok) return refusalOf(came)
    // A first PIN stood between this person and everything else.
    if (isFirst) location.assign('/counter')
    fields.reset()
    return { done: peopleWords.pinChanged }
  })
  return (
    <section className="stack" aria-labelledby="own-pin">
      <h2 id="own-pin">{peopleWords.ownPin}</h2>
      {isFirst && <p>{peopleWords.choosePin}</p>}
      <form className="stack" {...form.events}>
        <PinsOnPad>
          {hasPin && <PinField {...form.field('old')} label={peopleWords.oldPin} type="password" />}
          <PinField {...form.field('pin')} label={peopleWords.pinYouChoose} type="password" />
        </PinsOnPad>
        <FormAnswer form={form} />
        <p>
          <SendButton form={form} look="quiet" doing={peopleWords.saving}>
            {peopleWords.savePin}
          </SendButton>
        </p>
      </form>
    </section>
  )
}

function OwnLanguage() {
  return (
    <section className="stack" aria-labelledby="own-language">
      <h2 id="own-language">{counterLanguageWords.title}</h2>
      <p>{counterLanguageWords.lead}</p>
      <ChooseLanguage />
    </section>
  )
}

/** The keys of an owner. */
function OwnKeys({ keys: { passkeys, login, codesLeft } }: { keys: StaffGives<'ownKeys'> }) {
  const { change, answer } = useChange()
  const [made, setMade] = useState<Answered>()
  const [codes, setCodes] = useState<readonly string[]>()
  const askAgain = useAskAgain()
  const noPasskeys = useNoPasskeys()

  async function add() {
    setMade(await addPasskey())
    await askAgain()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  return (
    <>
      <section className="stack" aria-labelledby="keys">
        <h2 id="keys">{peopleWords.keysTitle}</h2>
        <p>{peopleWords.keysLead}</p>
        <ul role="list" className="rows">
          {passkeys.map(({ id, name, addedAt, usedAt }) => (
            <li key={id} className="row">
              <p>{peopleWords.key(name, inWords(addedAt), inWords(usedAt))}</p>
              <div className="row-acts">
                <Button look="quiet" onClick={() => void change('removeKey', { params: { id } })}>
                  {peopleWords.removeKey(name)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <Answer to={made} />
        <p>
          {noPasskeys === undefined ? (
            <Button look="quiet" onClick={() => void add()}>
              {peopleWords.addKey}
            </Button>
          ) : (
            whyNoPasskeys[noPasskeys]
          )}
        </p>
        <p>{peopleWords.codesLeft(codesLeft)}</p>
        <Answer to={answer} />
        <p>
          <Button
            look="quiet"
            onClick={() => void change('newRecoveryCodes', {}).then((fresh) => fresh && setCodes(fresh.codes))}
          >
            {peopleWords.newCodes}
          </Button>
        </p>
      </section>
      <OwnPassword login={login} />
    </>
  )
}

async function addPasskey(): Promise<Answered> {
  const asked = await staffApi('addKeyOptions')
  if (!asked.ok) return answeredOf(asked)
  const response = await makePasskey(asked.body.options)
  if (response === undefined) return { said: [signInWords.first.stopped] }
  const came = await staffApi('addKey', { body: { response } })
  return came.ok ? { done: peopleWords.done } : answeredOf(came)
}

function OwnPassword({ login }: { login: string }) {
  const [codeKey, setCodeKey] = useState<StaffGives<'newCodeKey'>>()
  const [answer, setAnswer] = useState<Answered>()
  const askAgain = useAskAgain()

  async function begin() {
    const asked = await staffApi('newCodeKey')
    if (asked.ok) setCodeKey(asked.body)
    else setAnswer(answeredOf(asked))
  }

  return (
    <section className="stack" aria-labelledby="own-password">
      <h2 id="own-password">{peopleWords.passwordTitle}</h2>
      <p>{login === '' ? peopleWords.passwordLead : peopleWords.passwordIs(login)}</p>
      <Answer to={answer} />
      {codeKey ? (
        <PasswordAndCode
          codeKey={codeKey}
          login={login}
          save={peopleWords.savePassword}
          onSend={async (typed) => {
            const came = await staffApi('setPassword', { body: { ...typed, salt: codeKey.salt } })
            if (!came.ok) return refusalOf(came)
            setCodeKey(undefined)
            setAnswer({ done: peopleWords.passwordSet })
            await askAgain()
            return undefined
          }}
        />
      ) : (
        <p>
          <Button look="quiet" onClick={() => void begin()}>
            {peopleWords.setPassword}
          </Button>
        </p>
      )}
    </section>
  )
}

const inWords = (at: number) => momentInWords(at, shopTimeZone)
