import { useState } from 'react'
import { Link } from 'react-router'
import type { BoardAlarmKind } from '#shop/staff/alarms.ts'
import { clockInWords } from '#shop/moment.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import { version } from '#shop/version.ts'
import type { Attention as AttentionNow, BoardAlarm } from '#shop/wire/staff/attention.ts'
import { alarmWords, attentionWords } from '#words/alarms.ts'
import { counterWords } from '#words/counter.ts'
import { openingWords } from '#words/opening.ts'
import { useInterval } from '#browser/use-timeout.ts'
import { useAsk } from '#forms/use-ask.ts'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { Topic } from '#counter/live/use-live.ts'
import { slotSaidOf } from '#counter/order/slot-said.ts'

/** As the page brought it, and as the shop has told since: at a change, and every minute. */
export function useAttention(first: AttentionNow | undefined) {
  const [now, setNow] = useState(first)
  const { ask } = useAsk()
  async function refresh() {
    const answer = await ask((signal) => staffApi('attention', { signal }))
    if (answer?.ok) setNow(answer.body)
  }
  const isShown = first !== undefined
  useInterval(() => void refresh(), isShown ? counterTimings.attention : undefined)
  const topics: readonly Topic[] = isShown ? ['alarms', 'slots', 'opening'] : []
  return { attention: now, beside: { topics, refresh: () => void refresh() } }
}

/** Those that are shown at once; the others are one line. */
const mostShown = 3

/** What needs somebody, in plain words: what is wrong, and what to do about it. */
export function Attention({ of: { alarms, isOpen, now } }: { of: AttentionNow }) {
  const rows = alarms.map((alarm) => <Alarm key={keyOf(alarm)} alarm={alarm} now={now} />)
  return (
    <section className="attention" aria-label={attentionWords.title} role="status">
      {!isOpen && (
        <p className="trouble">
          {openingWords.closed} <Link to="/opening">{openingWords.toOpening}</Link>
        </p>
      )}
      {rows.length > 0 && (
        <>
          <h2>{attentionWords.title}</h2>
          <ul role="list">{rows.slice(0, mostShown)}</ul>
          {rows.length > mostShown && (
            <details className="fold">
              <summary>{attentionWords.more(rows.length - mostShown)}</summary>
              <ul role="list">{rows.slice(mostShown)}</ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

function Alarm({ alarm, now }: { alarm: BoardAlarm; now: number }) {
  const { what, cure } = alarmWords[alarm.kind]
  const { kind, about, since } = alarm
  const way = wayOf(kind, about)
  return (
    <li>
      <p>
        <strong>{what({ ...alarm, about: kind === 'slot-filling' ? slotSaidOf(about, now) : about })}</strong>{' '}
        {since !== undefined && <span className="muted">{attentionWords.since(clockInWords(since))}</span>}
      </p>
      <p>
        {cure} {way && <Link to={way.to}>{way.words}</Link>}
      </p>
    </li>
  )
}

/** The page on which it is mended. */
function wayOf(kind: BoardAlarmKind, about: string): { readonly to: string; readonly words: string } | undefined {
  if (kind === 'pin-barred') return { to: '/people', words: attentionWords.toPeople }
  if (kind !== 'slot-filling') return undefined
  const day = slotNamed(about)?.day
  return { to: day === undefined ? '/slots' : `/slots/${day}`, words: attentionWords.toSlots }
}

const keyOf = ({ kind, about }: BoardAlarm): string => `${kind} ${about}`

/** How full the next slots are, and which version this is. */
export function ShopFacts({ of }: { of: AttentionNow | undefined }) {
  return (
    <>
      {of !== undefined && of.slots.length > 0 && (
        <section aria-label={attentionWords.places}>
          <p className="muted">{attentionWords.places}</p>
          <ul role="list" className="next-slots">
            {of.slots.map(({ name, taken, capacity }) => (
              <li key={name}>{attentionWords.inSlot(slotSaidOf(name, of.now), taken, capacity)}</li>
            ))}
          </ul>
          <Link to="/slots">{attentionWords.toSlots}</Link>
        </section>
      )}
      <p className="small muted">{counterWords.version(version)}</p>
    </>
  )
}
