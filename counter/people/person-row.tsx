import { useId, useState } from 'react'
import { roles } from '#shop/staff/staff.ts'
import type { OneTimeAddress, Person } from '#shop/wire/staff/people.ts'
import { peopleWords } from '#words/people.ts'
import { Answer } from '#forms/answer.tsx'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Dropdown } from '#kit/field.tsx'
import { newPin } from '#counter/sign-in/checks.ts'
import { PinField } from '#counter/sign-in/pin-field.tsx'
import { AddressShown } from './address-shown.tsx'
import { useChange } from './use-change.ts'

/** One person, with all that the owner does about them. */
export function PersonRow({ person, isOwn }: { person: Person; isOwn: boolean }) {
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
            <Button look="quiet" aria-disabled={busy || undefined} onClick={() => setAsked(true)}>
              {peopleWords.disable(name)}
            </Button>
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

  async function give() {
    const wrong = newPin(pin)
    setError(wrong)
    if (wrong === undefined && (await change('letIn', { params: { id }, body: { pin } }))) setPin('')
  }

  return (
    <details className="disclosure">
      <summary>{peopleWords.newPin(name)}</summary>
      <div className="stack">
        <PinField
          label={peopleWords.firstPin}
          hint={peopleWords.firstPinHint}
          error={error}
          value={pin}
          onChange={({ currentTarget: { value } }) => setPin(value)}
        />
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
