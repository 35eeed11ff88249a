import { useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { signInWords } from '#words/staff.ts'
import { showPasskey, useNoPasskeys, whyNoPasskeys } from './passkey.ts'
import { CodeField, PasswordField, passwordChecks } from './password-fields.tsx'

/** Asks the owner once more, before what matters. */
export function ProveDialog({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const noPasskeys = useNoPasskeys()

  async function prove() {
    setBusy(true)
    const wrong = await proved()
    setBusy(false)
    if (wrong) setAnswer(wrong)
    else onEnd(true)
  }

  return (
    <Dialog alert head={signInWords.proveTitle} onClose={() => onEnd(false)}>
      <div className="stack">
        <p>{noPasskeys === undefined ? signInWords.proveWhy : whyNoPasskeys[noPasskeys]}</p>
        <Answer to={answer} />
        <div className="dialog-deeds">
          <Button look="quiet" onClick={() => onEnd(false)}>
            {signInWords.cancel}
          </Button>
          {noPasskeys === undefined && (
            <Button autoFocus aria-disabled={busy || undefined} onClick={() => void prove()}>
              {signInWords.prove}
            </Button>
          )}
        </div>
        <details className="disclosure" open={noPasskeys !== undefined || undefined}>
          <summary>{signInWords.proveByPassword}</summary>
          <ProveByPassword onProven={() => onEnd(true)} />
        </details>
      </div>
    </Dialog>
  )
}

async function proved(): Promise<Answered | undefined> {
  const asked = await staffApi('proveOptions')
  if (!asked.ok) return answeredOf(asked)
  const response = await showPasskey(asked.body.options)
  if (response === undefined) return { said: [signInWords.passkeyStopped] }
  const came = await staffApi('prove', { body: { response } })
  return came.ok ? undefined : answeredOf(came)
}

const checks = {
  'prove-password': passwordChecks.password,
  'prove-code': passwordChecks.code,
}

function ProveByPassword({ onProven }: { onProven: () => void }) {
  const form = useForm(checks, async (typed) => {
    const came = await staffApi('prove', { body: { password: typed['prove-password'], code: typed['prove-code'] } })
    if (!came.ok) return refusalOf(came)
    onProven()
    return undefined
  })
  return (
    <form className="stack" {...form.events}>
      <PasswordField field={form.field('prove-password')} />
      <CodeField field={form.field('prove-code')} />
      <FormAnswer form={form} />
      <SendButton form={form} look="quiet" doing={signInWords.entering}>
        {signInWords.proveTyped}
      </SendButton>
    </form>
  )
}
