import { type ReactNode, useRef, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { Face } from '#counter/look/face.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dropdown } from '#kit/field.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { shopDay } from '#shop/moment.ts'
import { actKinds, actSaid } from '#shop/staff/act-said.ts'
import { days } from '#shop/time.ts'
import type { ActRates, DoneAct } from '#shop/wire/staff/acts.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { actSentences, actsWords } from '#words/acts.ts'
import { outboxWords } from '#words/counter.ts'
import { clockInWords, dayInFull, momentInShort } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import type { Route } from './+types/acts-page'
import { thingOf } from './act-thing.ts'
import { catalogueChangesInWords, changesInWords, rateInWords, writtenIn } from './act-values.ts'
import './acts.css'

const filters = ['person', 'kind', 'day', 'thing', 'until'] as const

export async function loader(args: Route.LoaderArgs) {
  const typed = args.url.searchParams
  const wanted = Object.fromEntries(filters.map((name) => [name, typed.get(name) ?? '']))
  const kind = actKinds.find((one) => one === wanted['kind'])
  const sent = Object.fromEntries(Object.entries({ ...wanted, kind }).filter(([, words]) => words))
  return { wanted, sent, ...(await ask(args, 'acts', { body: sent })) }
}

export const meta = () => [{ title: actsWords.title }]

/** What was done at the counter, as the owner reads it. Each view is an address. */
export default function ActsPage({ loaderData }: Route.ComponentProps) {
  const { wanted, people } = loaderData
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const isLoading = useNavigation().state === 'loading'
  const line = useLine()
  /** Without a line the list stays as it is. */
  const show = () => line === 'online' && form.current && void submit(form.current, { preventScrollReset: true })
  return (
    <div className="acts">
      <h1>{actsWords.title}</h1>
      <p className="muted">{actsWords.lead}</p>
      <Form ref={form} className="filters" method="get" aria-label={actsWords.filters} onChange={show}>
        <Dropdown
          name="person"
          label={actsWords.person}
          defaultValue={wanted['person'] ?? ''}
          placeholder={actsWords.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          required={false}
          unmarked
        />
        <Dropdown
          name="kind"
          label={actsWords.kind}
          defaultValue={wanted['kind'] ?? ''}
          placeholder={actsWords.everything}
          options={actKinds.map((value) => ({ value, label: actsWords.kinds[value] }))}
          required={false}
          unmarked
        />
        <DayField name="day" label={actsWords.day} defaultValue={wanted['day'] ?? ''} required={false} unmarked />
        {wanted['thing'] !== '' && <input type="hidden" name="thing" value={wanted['thing']} />}
        <noscript>
          <Button type="submit">{actsWords.filter}</Button>
        </noscript>
      </Form>
      <ActList
        key={JSON.stringify(loaderData.sent)}
        {...loaderData}
        isLoading={isLoading}
        isOffline={line === 'offline'}
      />
    </div>
  )
}

interface ListProps {
  readonly isLoading: boolean
  readonly isOffline: boolean
}

/** The newest first, under their days; the older ones follow below as they are asked for. */
function ActList({
  wanted,
  sent,
  now,
  acts: newest,
  people,
  until: first,
  isLoading,
  isOffline,
}: Route.ComponentProps['loaderData'] & ListProps) {
  const [older, setOlder] = useState<readonly DoneAct[]>([])
  const [until, setUntil] = useState(first)
  const [asks, setAsks] = useState<'nothing' | 'asking' | 'failed'>('nothing')
  const acts = [...newest, ...older]
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const isNarrowed = Object.keys(sent).length > 0

  async function showOlder() {
    if (asks === 'asking' || until === undefined) return
    setAsks('asking')
    const answer = await staffApi('acts', { body: { ...sent, until } })
    setAsks(answer.ok ? 'nothing' : 'failed')
    if (!answer.ok) return
    setOlder((shown) => [...shown, ...answer.body.acts])
    setUntil(answer.body.until)
  }

  return (
    <>
      {isNarrowed && wanted['thing'] !== '' && (
        <p className="acts-only">
          {actsWords.only(namedIn(acts, wanted['thing'] ?? ''))}{' '}
          <ButtonLink look="quiet" to="/acts">
            {actsWords.allActs}
          </ButtonLink>
        </p>
      )}
      <p role="status" className="muted acts-state">
        {isOffline
          ? outboxWords.asOf(momentInShort(now, now))
          : isLoading
            ? actsWords.loading
            : acts.length > 0 && actsWords.shown(acts.length)}
      </p>
      {acts.length === 0 && <p>{isNarrowed ? actsWords.noneSo : actsWords.none}</p>}
      <div aria-busy={isLoading || undefined} className="acts-days">
        {[...Map.groupBy(acts, ({ at }) => shopDay(at))].map(([day, done]) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>{dayNamed(day, now)}</h2>
            <ol role="list" className="acts-list">
              {done.map((one) => (
                <ActRow key={one.id} act={one} now={now} names={names} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {until !== undefined && (
        <p className="acts-older">
          <Link
            className="button"
            data-look="quiet"
            aria-busy={asks === 'asking' || undefined}
            to={`/acts?${new URLSearchParams({ ...sent, until }).toString()}`}
            onClick={(event) => {
              event.preventDefault()
              void showOlder()
            }}
          >
            {asks === 'asking' ? actsWords.loading : actsWords.older}
          </Link>
        </p>
      )}
      <p role="alert" className="acts-state">
        {asks === 'failed' && actsWords.olderUnreached}
      </p>
    </>
  )
}

/** What the list is about, by the name that its acts have for it. */
const namedIn = (acts: readonly DoneAct[], thing: string): string => {
  const name = acts.find((act) => act.thing === thing)?.thingName ?? ''
  return thingOf(thing, name, {}).words
}

function dayNamed(day: string, now: number): string {
  if (day === shopDay(now)) return actsWords.today
  return day === shopDay(now - days(1)) ? actsWords.yesterday : dayInFull(day)
}

/** 'Asif confirmed order …4821, 5:09 pm', what changed, and where it was done. */
function ActRow({ act, now, names }: { act: DoneAct; now: number; names: ReadonlyMap<string, string> }) {
  const { thing, thingName, by, device, withoutPin, at, pressedAt, reason, rates } = act
  const [before, after] = [writtenIn(act.before), writtenIn(act.after)]
  const said = actSaid(act.act, { thing, at, before, after })
  const who = by.startsWith('command/') ? actsWords.aCommand : by
  const changes =
    act.act === 'change-catalogue'
      ? catalogueChangesInWords(before, after, rates !== undefined)
      : changesInWords(before, after, names)
  const where = [
    device !== '' && actsWords.at(device),
    withoutPin && actsWords.withoutPin,
    pressedAt !== undefined && outboxWords.pressedAt(momentInShort(pressedAt, now)),
  ].filter((words) => typeof words === 'string')
  return (
    <li className="act">
      <Face name={who} />
      <div>
        <p>
          <Sentence
            words={said === undefined ? actsWords.otherwise : actSentences[said]}
            who={<b translate="no">{who}</b>}
            what={<Thing {...thingOf(thing, thingName, { ...before, ...after })} />}
          />
          , <time dateTime={new Date(at).toISOString()}>{clockInWords(at)}</time>
        </p>
        {changes.length > 0 && (
          <ul role="list" className="act-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {rates !== undefined && <Rates {...rates} />}
        {reason !== '' && <p>{actsWords.reason(reasonSaid(reason, { reasonNames }))}</p>}
        {where.length > 0 && <p className="muted">{where.join(' · ')}</p>}
      </div>
    </li>
  )
}

/** Which fish, from what to what; a long list only once somebody opens it. */
function Rates({ fish, count, shown }: ActRates) {
  const lines = (
    <ul role="list" className="act-rates">
      {shown.map((rate) => (
        <li key={`${rate.fish}/${rate.size}/${rate.grams}`}>{rateInWords(rate)}</li>
      ))}
      {shown.length < count && <li>{actsWords.moreRates(count - shown.length)}</li>}
    </ul>
  )
  if (count <= mostOpen) return lines
  return (
    <details>
      <summary>{actsWords.rates(fish, count)}</summary>
      {lines}
    </details>
  )
}

/** As many rates as are read at a glance. */
const mostOpen = 12

const Thing = ({ words, to }: { words: string; to: string | undefined }): ReactNode =>
  to === undefined ? <span>{words}</span> : <Link to={to}>{words}</Link>
