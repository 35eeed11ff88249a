import { Form, Link, useLoaderData } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { nameIn } from '#shop/name-in.ts'
import type { DoneAct } from '#shop/wire/staff/acts.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { outboxWords } from '#words/counter.ts'
import { momentInShort } from '#words/formatters.ts'
import { actNames, actsWords, thingNames } from '#words/people.ts'
import { reasonNames } from '#words/reasons.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import type { Route } from './+types/acts-page'
import { valuesInWords } from './act-values.ts'
import './acts.css'

const filters = ['person', 'act', 'day', 'thing', 'until'] as const

export async function loader(args: Route.LoaderArgs) {
  const words = args.url.searchParams
  const wanted = Object.fromEntries(filters.map((name) => [name, words.get(name) ?? '']))
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, typed]) => typed !== ''))
  return { wanted, ...(await ask(args, 'acts', { body: sent })) }
}

export const meta = () => [{ title: actsWords.title }]

/** What was done at the counter, as the owner reads it. Each view is an address. */
export default function ActsPage() {
  const { wanted, now, acts, people, until } = useLoaderData<typeof loader>()
  const older = new URLSearchParams({ ...wanted, until: String(until ?? '') })
  return (
    <>
      <h1>{actsWords.title}</h1>
      <p>{actsWords.lead}</p>
      <Form className="filters" method="get">
        <Dropdown
          name="person"
          label={actsWords.person}
          defaultValue={wanted.person ?? ''}
          placeholder={actsWords.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          required={false}
          unmarked
        />
        <Dropdown
          name="act"
          label={actsWords.act}
          defaultValue={wanted.act ?? ''}
          placeholder={actsWords.everything}
          options={Object.entries(actNames).map(([value, label]) => ({ value, label }))}
          required={false}
          unmarked
        />
        <DayField name="day" label={actsWords.day} defaultValue={wanted.day ?? ''} required={false} unmarked />
        <Field name="thing" label={actsWords.thing} defaultValue={wanted.thing ?? ''} required={false} unmarked />
        <p>
          <Button type="submit">{actsWords.filter}</Button>
        </p>
      </Form>
      {acts.length === 0 && <p>{actsWords.none}</p>}
      <ol role="list" className="rows">
        {acts.map((act) => (
          <li key={act.id}>
            <ActRow act={act} now={now} />
          </li>
        ))}
      </ol>
      {until !== undefined && (
        <p>
          <Link to={`/acts?${older.toString()}`}>{actsWords.older}</Link>
        </p>
      )}
    </>
  )
}

function ActRow({
  act: { act, thing, thingName, by, device, withoutPin, at, pressedAt, before, after, reason },
  now,
}: {
  act: DoneAct
  now: number
}) {
  return (
    <div className="row">
      <p>
        <strong>{nameIn(actNames, act)}</strong>{' '}
        <Link to={`/acts?thing=${encodeURIComponent(thing)}`}>{nameOf(thing, thingName)}</Link>
      </p>
      <p className="muted">
        {momentInShort(at, now)} · {actsWords.by(by.startsWith('command/') ? actsWords.aCommand : by, device)}
        {withoutPin && ` · ${actsWords.withoutPin}`}
        {pressedAt !== undefined && ` · ${outboxWords.pressedAt(momentInShort(pressedAt, now))}`}
      </p>
      <dl className="act-values">
        <Value name={actsWords.before} written={before} />
        <Value name={actsWords.after} written={after} />
        {reason !== '' && (
          <>
            <dt>{actsWords.reason}</dt>
            <dd>{reasonSaid(reason, { reasonNames })}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

function nameOf(thing: string, name: string): string {
  if (name === '') return nameIn(thingNames, thing)
  return thing.startsWith('order/') ? staffOrderWords.number(name) : name
}

function Value({ name, written }: { name: string; written: string }) {
  const values = valuesInWords(written)
  if (values.length === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{values.join(', ')}</dd>
    </>
  )
}
