import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/first-page'
import { askAtAddress } from './at-address.ts'
import { filled } from './checks.ts'
import { OwnerByPassword } from './owner-by-password.tsx'
import { makePasskey, useNoPasskeys, whyNoPasskeys } from './passkey.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const words = signInWords.first

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { token, address: await askAtAddress(context, 'ownerAddress', token) }
}

export const meta = () => [{ title: words.title }, { name: 'referrer', content: 'no-referrer' }]

/** The one-time address at which somebody becomes an owner. */
export default function FirstPage() {
  const { token, address } = useLoaderData<typeof loader>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isStopped, setStopped] = useState(false)
  const noPasskeys = useNoPasskeys()
  if (codes) return <RecoveryCodes codes={codes} onDone={() => location.assign('/counter')} />
  return (
    <div className="narrow stack">
      <h1>{words.title}</h1>
      {address ? (
        <>
          <p>{words.lead}</p>
          {noPasskeys === undefined ? (
            <ByPasskey token={token} name={address.name} onCodes={setCodes} onStopped={() => setStopped(true)} />
          ) : (
            <p>{whyNoPasskeys[noPasskeys]}</p>
          )}
          <OwnerByPassword
            token={token}
            name={address.name}
            onCodes={setCodes}
            isOpen={noPasskeys !== undefined || isStopped}
          />
        </>
      ) : (
        <>
          <p>{words.over}</p>
          <p>{words.newOne}</p>
        </>
      )}
    </div>
  )
}

const checks = { name: filled(signInWords.needed.name) }

function ByPasskey({
  token,
  name: known,
  onCodes,
  onStopped,
}: {
  token: string
  name: string
  onCodes: (codes: readonly string[]) => void
  onStopped: () => void
}) {
  const form = useForm(checks, async ({ name }) => {
    const asked = await staffApi('ownerOptions', { body: { token, name } })
    if (!asked.ok) return refusalOf(asked)
    const response = await makePasskey(asked.body.options)
    if (response === undefined) {
      onStopped()
      return { said: [words.stopped] }
    }
    const came = await staffApi('ownerByPasskey', { body: { token, name, response } })
    if (!came.ok) return refusalOf(came)
    onCodes(came.body.codes)
    return undefined
  })
  return (
    <form className="stack" {...form.events}>
      <Field
        {...form.field('name')}
        label={words.name}
        defaultValue={known}
        readOnly={known !== ''}
        autoComplete="name"
        maxLength={80}
        unmarked
      />
      <FormAnswer form={form} />
      <p>
        <SendButton form={form} doing={words.making}>
          {words.make}
        </SendButton>
      </p>
    </form>
  )
}
