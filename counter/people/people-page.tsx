import { useId, useState } from 'react'
import { useLoaderData } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { filled, newPin } from '#counter/sign-in/checks.ts'
import { PinField } from '#counter/sign-in/pin-field.tsx'
import { PinsOnPad } from '#counter/sign-in/pins-on-pad.tsx'
import { Answer } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { roles } from '#shop/staff/staff.ts'
import type { OneTimeAddress, Person } from '#shop/wire/staff/people.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/staff.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/people-page'
import { AddressShown } from './address-shown.tsx'
import { useChange } from './use-change.ts'

export async function loader(args: Route.LoaderArgs) {
  const { id } = await ask(args, 'me')
  return { own: id, ...(await ask(args, 'people')) }
}

export const meta = () => [{ title: peopleWords.people }]

/** Who works here, as the owner sees and changes it. */
export default function PeoplePage() {
  const { own, people } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{peopleWords.people}</h1>
      <p>{peopleWords.peopleLead}</p>
      <ul role="list" className="rows">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} isOwn={person.id === own} />
          </li>
        ))}
      </ul>
      <AddPerson />
    </>
  )
}

const checks = {
  name: filled(signInWords.needed.name),
  pin: (typed: string) => (typed === '' ? undefined : newPin(typed)),
}

function AddPerson() {
  const askAgain = useAskAgain()
  const form = useForm(checks, async ({ name, pin, role }, fields) => {
    const chosen = roles.find((one) => one === role) ?? 'cutter'
    const came = await staffApi('addPerson', { body: { name, role: chosen, ...(pin === '' ? {} : { pin }) } })
    if (!came.ok) return refusalOf(came)
    fields.reset()
    await askAgain()
    return { done: pin === '' ? peopleWords.added(name) : peopleWords.addedWithPin(name) }
  })
  return (
    <section className="narrow stack" aria-labelledby="add">
      <h2 id="add">{peopleWords.add}</h2>
      <form className="stack" {...form.events}>
        <Field {...form.field('name')} label={peopleWords.name} autoComplete="off" maxLength={80} unmarked />
        <Dropdown
          name="role"
          label={peopleWords.role}
          defaultValue="counter"
          options={roles.map((value) => ({ value, label: peopleWords.roles[value] }))}
          unmarked
        />
        <PinsOnPad>
          <PinField {...form.field('pin')} label={peopleWords.firstPin} hint={peopleWords.firstPinHint} />
        </PinsOnPad>
        <FormAnswer form={form} />
        <p>
          <SendButton form={form} doing={peopleWords.adding}>
            {peopleWords.add}
          </SendButton>
        </p>
      </form>
    </section>
  )
}

/** One person, with all that the owner does about them. */
function PersonRow({ person, isOwn }: { person: Person; isOwn: boolean }) {
  const { id, name, role, isDisabled } = person
  const { change, answer, busy } = useChange()
  const [isAsked, setAsked] = useState(false)
  const [address, setAddress] = useState<OneTimeAddress>()
  const head = useId()
  const params = { id }
  return (
    <article className="row" aria-labelledby={head}>
      <h2 id={head}>{name}</h2>
      <p>{peopleWords.roles[role]}</p>
      <p className="muted">{peopleWords.state(stateOf(person))}</p>
      <Answer to={answer} />
      {isDisabled ? (
        <p>
          <Button
            look="quiet"
            aria-disabled={busy || undefined}
            onClick={() => void change('enablePerson', { params })}
          >
            {peopleWords.enable(name)}
          </Button>
        </p>
      ) : (
        <>
          <div className="row-acts">
            {person.isBarred && (
              <Button aria-disabled={busy || undefined} onClick={() => void change('letIn', { params })}>
                {peopleWords.letIn(name)}
              </Button>
            )}
            {person.sessions > 0 && (
              <Button
                look="quiet"
                aria-disabled={busy || undefined}
                onClick={() => void change('endSessions', { params })}
              >
                {peopleWords.signOut(name)}
              </Button>
            )}
            {role === 'owner' && person.keys === 0 && (
              <Button
                look="quiet"
                aria-disabled={busy || undefined}
                onClick={() => void change('keyAddress', { params }).then(setAddress)}
              >
                {peopleWords.keyAddress(name)}
              </Button>
            )}
            {!isOwn && (
              <Button look="quiet" aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
                {peopleWords.disable(name)}
              </Button>
            )}
          </div>
          {address && <AddressShown lead={peopleWords.keyAddressLead(name)} address={address} />}
          <RoleForm person={person} />
          {(role !== 'owner' || isOwn) && <PinForm person={person} />}
        </>
      )}
      {isAsked && (
        <Confirm
          text={peopleWords.disableAsk(name)}
          yes={peopleWords.disableYes}
          no={peopleWords.keep}
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false)
            void change('disablePerson', { params })
          }}
        />
      )}
    </article>
  )
}

function RoleForm({ person: { id, name, role } }: { person: Person }) {
  const { change, answer, busy } = useChange()
  const [chosen, choose] = useState(role)
  return (
    <details className="disclosure">
      <summary>{peopleWords.saveRole(name)}</summary>
      <div className="stack">
        <Dropdown
          label={peopleWords.role}
          value={chosen}
          onChange={({ currentTarget: { value } }) => choose(roles.find((one) => one === value) ?? role)}
          options={roles.map((value) => ({ value, label: peopleWords.roles[value] }))}
          unmarked
        />
        {role === 'owner' && chosen !== 'owner' && <p className="muted">{peopleWords.ownerNoMore(name)}</p>}
        <Answer to={answer} />
        <p>
          <Button
            look="quiet"
            aria-disabled={busy || undefined}
            onClick={() => void change('changeRole', { params: { id }, body: { role: chosen } })}
          >
            {peopleWords.saveRole(name)}
          </Button>
        </p>
      </div>
    </details>
  )
}

function PinForm({ person: { id, name } }: { person: Person }) {
  const { change, answer, busy } = useChange()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [given, setGiven] = useState(0)

  async function give() {
    const wrong = newPin(pin)
    setError(wrong)
    if (wrong !== undefined || !(await change('letIn', { params: { id }, body: { pin } }))) return
    setPin('')
    // with an empty field
    setGiven((before) => before + 1)
  }

  return (
    <details className="disclosure">
      <summary>{peopleWords.newPin(name)}</summary>
      <div className="stack">
        <PinsOnPad key={given}>
          <PinField
            label={peopleWords.firstPin}
            hint={peopleWords.firstPinHint}
            error={error}
            onInput={({ currentTarget: { value } }) => setPin(value)}
          />
        </PinsOnPad>
        <Answer to={answer} />
        <p>
          <Button look="quiet" aria-disabled={busy || undefined} onClick={() => void give()}>
            {peopleWords.givePin}
          </Button>
        </p>
      </div>
    </details>
  )
}

function stateOf({ isDisabled, isBarred, hasPin, keys, sessions }: Person): string[] {
  if (isDisabled) return [peopleWords.disabled]
  return [
    ...(isBarred ? [peopleWords.barred] : []),
    hasPin ? peopleWords.hasPin : peopleWords.noPin,
    ...(keys > 0 ? [peopleWords.keys(keys)] : []),
    ...(sessions > 0 ? [peopleWords.sessions(sessions)] : []),
  ]
}
