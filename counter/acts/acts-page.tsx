import { Form, Link, useLoaderData } from 'react-router'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import type { DoneAct } from '#shop/wire/staff/acts.ts'
import { peopleWords } from '#words/people.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { ask } from '#counter/ask.ts'
import type { Route } from './+types/acts-page'
import './acts.css'

const filters = ['person', 'act', 'day', 'thing', 'until'] as const

export async function loader(args: Route.LoaderArgs) {
  const words = new URL(args.request.url).searchParams
  const wanted = Object.fromEntries(filters.map((name) => [name, words.get(name) ?? '']))
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, typed]) => typed !== ''))
  return { wanted, ...(await ask(args, 'acts', { body: sent })) }
}

export const meta = () => [{ title: peopleWords.acts }]

/** What was done at the counter, as the owner reads it. Each view is an address. */
export default function ActsPage() {
  const { wanted, acts, people, until } = useLoaderData<typeof loader>()
  const older = new URLSearchParams({ ...wanted, until: String(until ?? '') })
  return (
    <>
      <h1>{peopleWords.acts}</h1>
      <p>{peopleWords.actsLead}</p>
      <Form className="filters" method="get">
        <Dropdown
          name="person"
          label={peopleWords.person}
          defaultValue={wanted.person ?? ''}
          placeholder={peopleWords.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          required={false}
          unmarked
        />
        <Dropdown
          name="act"
          label={peopleWords.act}
          defaultValue={wanted.act ?? ''}
          placeholder={peopleWords.everything}
          options={Object.entries(peopleWords.actNames).map(([value, label]) => ({ value, label: label ?? value }))}
          required={false}
          unmarked
        />
        <Field
          name="day"
          label={peopleWords.day}
          type="date"
          defaultValue={wanted.day ?? ''}
          required={false}
          unmarked
        />
        <Field name="thing" label={peopleWords.thing} defaultValue={wanted.thing ?? ''} required={false} unmarked />
        <p>
          <Button type="submit">{peopleWords.filter}</Button>
        </p>
      </Form>
      {acts.length === 0 && <p>{peopleWords.noActs}</p>}
      <ol role="list" className="rows">
        {acts.map((act) => (
          <li key={act.id}>
            <ActRow act={act} />
          </li>
        ))}
      </ol>
      {until !== undefined && (
        <p>
          <Link to={`/acts?${older.toString()}`}>{peopleWords.older}</Link>
        </p>
      )}
    </>
  )
}

function ActRow({ act: { act, thing, thingName, by, device, at, before, after, reason } }: { act: DoneAct }) {
  return (
    <article className="row">
      <p>
        <strong>{peopleWords.actNames[act] ?? act}</strong>{' '}
        <Link to={`/acts?thing=${encodeURIComponent(thing)}`}>{thingName === '' ? thing : thingName}</Link>
      </p>
      <p className="muted">
        {momentInWords(at, shopTimeZone)} ·{' '}
        {peopleWords.by(by.startsWith('command/') ? peopleWords.aCommand : by, device)}
      </p>
      <dl className="act-values">
        <Value name={peopleWords.before} written={before} />
        <Value name={peopleWords.after} written={after} />
        {reason !== '' && (
          <>
            <dt>{peopleWords.reason}</dt>
            <dd>{reason}</dd>
          </>
        )}
      </dl>
    </article>
  )
}

function Value({ name, written }: { name: string; written: string }) {
  const values = Object.entries(JSON.parse(written) as Record<string, unknown>)
  if (values.length === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{values.map(([what, value]) => `${what}: ${String(value)}`).join(', ')}</dd>
    </>
  )
}
