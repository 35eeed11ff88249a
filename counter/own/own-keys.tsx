import { useState } from 'react'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/sign-in.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { useChange } from '#counter/people/use-change.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { makePasskey, useHasPasskeys } from '#counter/sign-in/passkey.ts'
import { PasswordAndCode } from '#counter/sign-in/password-and-code.tsx'
import { RecoveryCodes } from '#counter/sign-in/recovery-codes.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'

/** The keys of an owner. */
export function OwnKeys({ keys: { passkeys, login, codesLeft } }: { keys: StaffGives<'ownKeys'> }) {
  const { change, answer } = useChange()
  const [made, setMade] = useState<Answered>()
  const [codes, setCodes] = useState<readonly string[]>()
  const askAgain = useAskAgain()
  const hasPasskeys = useHasPasskeys()

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
        {hasPasskeys && (
          <p>
            <Button look="quiet" onClick={() => void add()}>
              {peopleWords.addKey}
            </Button>
          </p>
        )}
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
