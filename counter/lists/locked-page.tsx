import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { ask, askWho } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { useNow } from '#counter/live/use-now.ts'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { type FishPictures, FishPicturesOf, fishPicturesKept, shotsOfFish } from '#counter/order/fish-picture.tsx'
import { orKept } from '#counter/outbox/or-kept.ts'
import { agedBy, forgetSnapshots, keepLocked, lockedKept } from '#counter/outbox/snapshots.ts'
import { queries } from '#counter/queries.ts'
import { ownPlace } from '#counter/sign-in/own-place.ts'
import { PageLanguages } from '#counter/sign-in/page-languages.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { signsOf } from '#shop/orders/board.ts'
import { cutListOf } from '#shop/orders/cut-rows.ts'
import type { LockedList } from '#shop/wire/staff/ticks.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { outboxWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/locked-page'
import { CutRowShown, HowMuch, Later, leftOf, nothingSaid, WithoutLine } from './cut-rows.tsx'
import { namesOf } from './fish-names.ts'
import { useLayout } from './use-layout.ts'
import './tick-box.css'
import './locked.css'

const words = signInWords.cutters

interface Shown {
  readonly list: LockedList
  readonly pictures: FishPictures
  /** whom a tap on the name lets in here */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** where whoever was here goes on */
  readonly to: string
  /** somebody is still signed in: the lock was pressed without a line */
  readonly isOpen: boolean
}

export async function loader(args: Route.LoaderArgs): Promise<Shown> {
  const to = ownPlace(args.url.searchParams.get('to'))
  const isOpen = (await askWho(args.context.get(queries))) !== undefined
  const list = await ask(args, 'lockedCutList')
  const { people } = await ask(args, 'door')
  return {
    list,
    pictures: shotsOfFish(list.pictures),
    people: people.flatMap(({ id, name, oneTap }) => (oneTap ? [{ id, name }] : [])),
    to,
    isOpen,
  }
}

const kept = v.object({ list: staffCalls.lockedCutList.gives, pictures: fishPicturesKept })

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Shown> =>
  orKept<Shown>(serverLoader, async () => {
    const found = await lockedKept(kept)
    return found && { ...found, people: [], to: ownPlace(url.searchParams.get('to')), isOpen: false }
  })

export const meta = () => [{ title: listsWords.cutTitle }]

/** The cut list on a tablet that is locked: hands that are wet read on, and a tap on one's name goes on. */
export default function LockedPage({ loaderData: { list, pictures, people, to, isOpen } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOpen) void staffApi('lock').then(forgetSnapshots).then(revalidate)
  }, [isOpen, revalidate])
  const following = useLive(['orders', 'ticks'], () => void revalidate())
  const now = useNow(list.now + agedBy(list.now))
  useEffect(() => void keepLocked(list.now, { list, pictures }), [list, pictures])
  const ticked = new Map(list.ticks.map(({ order, line, name }) => [`${order}/${line}`, name]))
  const { lines, later } = cutListOf(list.orders, now)
  const { rows } = useLayout(lines, {
    now,
    isTicked: (mark) => ticked.has(mark),
    fishOf: ({ productId, title }) => namesOf(list.names, productId)?.local ?? title,
  })
  const left = leftOf(rows)
  const signs = signsOf(list.orders)
  return (
    <FishPicturesOf value={pictures}>
      <div className="cut-page locked-page">
        <header className="cut-head">
          <h1>{listsWords.cutNow}</h1>
          <HowMuch left={left} />
          <WithoutLine>{outboxWords.asOf(clockInWords(list.now))}</WithoutLine>
        </header>
        <LiveNote following={following} told={list.now} />
        {rows.length === 0 && <p className="cut-none">{nothingSaid(later, now)}</p>}
        <ul role="list" className="cut-rows">
          {rows.map((row) => (
            <CutRowShown
              key={row.key}
              row={row}
              names={list.names}
              signs={signs}
              orders={list.orders}
              renderTick={() => <Ticked names={row.lines.map(({ mark }) => ticked.get(mark))} />}
            />
          ))}
        </ul>
        {later.map((part) => (
          <Later key={`${part.name}/${part.from}`} part={part} names={list.names} now={now} />
        ))}
        <PageLanguages path="/counter/locked" />
        <Names people={people} to={to} onChanged={() => void revalidate()} />
      </div>
    </FishPicturesOf>
  )
}

/** What is ticked, and by whom: here nobody ticks. */
function Ticked({ names }: { names: readonly (string | undefined)[] }) {
  const isDone = names.every((name) => name !== undefined)
  return (
    <div className="cut-tick" data-locked>
      <span className="cut-box" data-on={isDone || undefined}>
        <Icon name="check" size={48} />
      </span>
      {isDone && <span className="cut-by">{names.at(-1)}</span>}
    </div>
  )
}

/** Who goes on: one tap each. What goes wrong is said where it was said what to tap, so that nothing moves. */
function Names({ people, to, onChanged }: { people: Shown['people']; to: string; onChanged: () => void }) {
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isOffline = useLine() === 'offline'
  const invitation = people.length > 0 ? words.tap : words.unlock

  async function tap(id: string) {
    if (busy || isOffline) return
    setBusy(true)
    setWrong(undefined)
    const came = await staffApi('tapSignIn', { body: { person: id } })
    const wasHere = new URLSearchParams(location.search).get('of') === id
    if (came.ok) return location.assign(wasHere ? to : '/counter/cut')
    setBusy(false)
    const said = refusalOf(came)
    setWrong('said' in said ? said.said.join(' ') : said.message)
    onChanged()
  }

  return (
    <footer className="locked-foot on-slate">
      <p role="status">{isOffline ? words.noLine : (wrong ?? invitation)}</p>
      <div className="locked-names">
        {people.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="locked-name needs-script"
            aria-disabled={busy || isOffline || undefined}
            onClick={() => void tap(id)}
          >
            <Face name={name} />
            <b>{name}</b>
          </button>
        ))}
        <a className="locked-name locked-others" href={`/counter/sign-in?${new URLSearchParams({ others: '', to })}`}>
          <Icon name="lock" size={28} />
          {people.length > 0 ? words.others : words.byPin}
        </a>
      </div>
    </footer>
  )
}
