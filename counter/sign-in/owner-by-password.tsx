import { useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { signInWords } from '#words/staff.ts'
import { PasswordAndCode } from './password-and-code.tsx'

const words = signInWords.first

/** At the one-time address, for a browser without passkeys. */
export function OwnerByPassword({
  token,
  name,
  onCodes,
  isOpen,
}: {
  token: string
  name: string
  onCodes: (codes: readonly string[]) => void
  /** shown at once, where there is no other way */
  isOpen: boolean
}) {
  const [codeKey, setCodeKey] = useState<StaffGives<'ownerCodeKey'>>()
  const [answer, setAnswer] = useState<Answered>()

  async function begin() {
    const asked = await staffApi('ownerCodeKey', { body: { token } })
    if (asked.ok) setCodeKey(asked.body)
    else setAnswer(answeredOf(asked))
  }

  async function send(typed: { login: string; password: string; code: string }): Promise<Outcome> {
    const { salt } = codeKey ?? { salt: '' }
    const came = await staffApi('ownerByPassword', { body: { token, name: name || typed.login, salt, ...typed } })
    if (!came.ok) return refusalOf(came)
    onCodes(came.body.codes)
    return undefined
  }

  return (
    <details className="disclosure" open={isOpen || undefined}>
      <summary>{words.instead}</summary>
      <div className="stack">
        <p>{words.insteadLead}</p>
        <Answer to={answer} />
        {codeKey ? (
          <PasswordAndCode codeKey={codeKey} login={name} onSend={send} save={words.save} />
        ) : (
          <p>
            <Button look="quiet" onClick={() => void begin()}>
              {words.begin}
            </Button>
          </p>
        )}
      </div>
    </details>
  )
}
