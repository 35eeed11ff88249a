import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { useInterval } from '#browser/use-timeout.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { TrustFirst } from '#counter/certificate/trust-first.tsx'
import { useChange } from '#counter/people/use-change.ts'
import { filled } from '#counter/sign-in/checks.ts'
import { Answer } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { enrolledKinds } from '#shop/staff/staff-session.ts'
import { seconds } from '#shop/time.ts'
import type { Device, Reach } from '#shop/wire/staff/devices.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { valueNames } from '#words/acts.ts'
import { counterWords } from '#words/counter.ts'
import { reachWords } from '#words/first-run.ts'
import { momentInWords } from '#words/formatters.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/staff.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/devices-page'
import { LinkCard, OnlyHere } from './reach-card.tsx'
import './devices.css'

export async function loader(args: Route.LoaderArgs) {
  const [{ devices, reach }, certificate] = await Promise.all([ask(args, 'devices'), ask(args, 'certificate')])
  return { devices, reach, certificate }
}

export const meta = () => [{ title: peopleWords.devices }]

/** The browsers of the counter: an owner makes one more, and takes one off. */
export default function DevicesPage() {
  const { devices, reach, certificate } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{peopleWords.devices}</h1>
      <p>{peopleWords.devicesLead}</p>
      {reach.isOnlyHere && <OnlyHere reach={reach} />}
      {certificate.is === 'own' && <TrustFirst certificate={certificate} />}
      <Invite reach={reach} devices={devices} />
      {devices.length === 0 && <p>{peopleWords.noDevices}</p>}
      <ul role="list" className="rows">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} />
          </li>
        ))}
      </ul>
    </>
  )
}

const checks = { name: filled(signInWords.needed.name) }

/** What it is used for, and whether cutters need only tap their name there. */
function UseFields({ kind, oneTap }: Pick<Device, 'kind' | 'oneTap'>) {
  return (
    <>
      <Dropdown
        name="kind"
        label={peopleWords.kind}
        defaultValue={kind}
        options={enrolledKinds.map((value) => ({ value, label: peopleWords.kinds[value] }))}
        unmarked
      />
      <div>
        <label className="device-choice">
          <input type="checkbox" name="oneTap" value="yes" defaultChecked={oneTap} /> {peopleWords.oneTap}
        </label>
        <p className="field-hint">{peopleWords.oneTapHint}</p>
      </div>
    </>
  )
}

const kindChosen = (kind: FormDataEntryValue | null | undefined) =>
  enrolledKinds.find((one) => one === kind) ?? 'tablet'

/** Somebody stands there with the device in their hands. */
const looksEvery = seconds(3)

function Invite({ reach, devices }: { reach: Reach; devices: readonly Device[] }) {
  const [link, setLink] = useState<StaffGives<'inviteDevice'>>()
  const askAgain = useAskAgain()
  const form = useForm(checks, async ({ name, kind, oneTap }, fields) => {
    const came = await staffApi('inviteDevice', {
      body: { name, kind: kindChosen(kind), oneTap: oneTap !== undefined },
    })
    if (!came.ok) return refusalOf(came)
    setLink(came.body)
    fields.reset()
    await askAgain()
    return { done: peopleWords.invited }
  })
  const invited = devices.find(({ id }) => id === link?.id)
  const isWaiting = invited?.state === 'waiting'
  useInterval(() => void askAgain(), isWaiting ? looksEvery : undefined)
  return (
    <div className="stack">
      <form className="narrow stack" {...form.events}>
        <Field
          {...form.field('name')}
          label={peopleWords.deviceName}
          hint={peopleWords.deviceNameHint}
          autoComplete="off"
          maxLength={80}
          unmarked
        />
        <UseFields kind="tablet" oneTap={false} />
        <FormAnswer form={form} />
        <p>
          <SendButton form={form} doing={peopleWords.inviting}>
            {peopleWords.invite}
          </SendButton>
        </p>
      </form>
      {link && invited?.state !== 'enrolled' && <LinkCard reach={reach} link={link} isWaiting={isWaiting} />}
      {invited?.state === 'enrolled' && (
        <p className="banner" role="status">
          {reachWords.connected(invited.name)}
        </p>
      )}
    </div>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const { id, name, kind, oneTap, state, endsAt, people, isThis } = device
  const { change, answer, busy } = useChange()
  const [isAsked, setAsked] = useState(false)
  const works = state === 'enrolled' || state === 'waiting'
  return (
    <article className="row" aria-labelledby={`device-${id}`}>
      <h2 id={`device-${id}`}>{name}</h2>
      <p>
        {peopleWords.state([
          counterWords.kinds[kind],
          ...(kind === 'cutters' && oneTap ? [valueNames['oneTap'] ?? ''] : []),
        ])}
      </p>
      <p className="muted">
        {peopleWords.state([
          peopleWords.states[state](momentInWords(endsAt, shopTimeZone)),
          ...(isThis ? [peopleWords.thisOne] : []),
        ])}
      </p>
      {people.length > 0 && state === 'enrolled' && <p>{peopleWords.atIt([...new Set(people)].join(', '))}</p>}
      <Answer to={answer} />
      {works && kind !== 'own' && (
        <details className="disclosure">
          <summary>{peopleWords.saveUse(name)}</summary>
          <form
            className="stack narrow"
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              const chosen = new FormData(event.currentTarget)
              const body = { kind: kindChosen(chosen.get('kind')), oneTap: chosen.has('oneTap') }
              void change('changeDevice', { params: { id }, body })
            }}
          >
            <UseFields kind={kind} oneTap={oneTap} />
            <p>
              <Button type="submit" look="quiet" aria-disabled={busy || undefined}>
                {peopleWords.saveUse(name)}
              </Button>
            </p>
          </form>
        </details>
      )}
      {works && (
        <div className="row-acts">
          <Button look="quiet" aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
            {peopleWords.revoke(name)}
          </Button>
        </div>
      )}
      {isAsked && (
        <Confirm
          text={peopleWords.revokeAsk(name)}
          yes={peopleWords.revokeYes}
          no={peopleWords.keep}
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false)
            void change('revokeDevice', { params: { id } })
          }}
        />
      )}
    </article>
  )
}
