import { useLoaderData } from 'react-router'
import { roles } from '#shop/staff/staff.ts'
import { peopleWords } from '#words/people.ts'
import { signInWords } from '#words/sign-in.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Dropdown, Field } from '#kit/field.tsx'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { filled, newPin } from '#counter/sign-in/checks.ts'
import { PinField } from '#counter/sign-in/pin-field.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/people-page'
import { PersonRow } from './person-row.tsx'

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
    return { done: peopleWords.added(name) }
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
        <PinField {...form.field('pin')} label={peopleWords.firstPin} hint={peopleWords.firstPinHint} />
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
