import { useState } from 'react'
import { signInWords } from '#words/sign-in.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { filled } from './checks.ts'
import { showPasskey, useHasPasskeys } from './passkey.ts'
import { languageChosen } from './language-chosen.ts'
import { CodeField, LoginField, passwordChecks, PasswordField } from './password-fields.tsx'

/** How an owner comes in: the passkey first, and what is there without one. */
export function OwnerSignIn({ isFolded, onIn }: { isFolded: boolean; onIn: () => void }) {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const hasPasskeys = useHasPasskeys()

  async function byPasskey() {
    setBusy(true)
    setAnswer(await signInByPasskey(onIn))
    setBusy(false)
  }

  return (
    <section className="stack" aria-labelledby="owner">
      <h2 id="owner">{isFolded ? signInWords.others : signInWords.owner}</h2>
      <Answer to={answer} />
      {hasPasskeys ? (
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
        <p>{signInWords.noPasskeys}</p>
      )}
      <details className="disclosure" open={!hasPasskeys || undefined}>
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
