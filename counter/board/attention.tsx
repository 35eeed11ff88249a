import { useState } from 'react'
import { Link } from 'react-router'
import { useInterval } from '#browser/use-timeout.ts'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { Topic } from '#counter/live/use-live.ts'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import type { BoardAlarmKind } from '#shop/alarms/alarms.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import type { Attention as AttentionNow, BoardAlarm } from '#shop/wire/staff/attention.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { alarmWords, attentionWords } from '#words/alarms.ts'
import { boardWords } from '#words/board.ts'
import { clockInWords } from '#words/formatters.ts'
import { openingWords } from '#words/opening.ts'
import { lineTo, type NowShown } from './now-box.tsx'

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
  const topics: readonly Topic[] = isShown ? ['alarms', 'slots', 'opening', 'printers'] : []
  return { attention: now, beside: { topics, refresh: () => void refresh() } }
}

/** What is wrong with the shop itself, as lines of Now behind all orders: the first of it in words, the rest behind it. */
export function useAttentionLines(of: AttentionNow | undefined, gaps: StaffGives<'board'>['billGaps'] = []) {
  const [isOpen, setOpen] = useState(false)
  const alarms = of?.alarms ?? []
  const [first] = alarms
  const firstGap = gaps[0]
  const what = first === undefined || of === undefined ? firstGap && gapSaid(firstGap) : whatIsWrong(first, of.now)
  const lines: NowShown[] = [
    ...(of?.isOpen === false ? [closedLine] : []),
    ...(what === undefined
      ? []
      : [
          {
            key: 'attention',
            is: 'amber',
            icon: 'late',
            what: attentionWords.title,
            who: (head) => (
              <button type="button" className="now-open" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {head}{' '}
                <span className="now-who">
                  <span className="now-name">{what}</span>
                </span>
              </button>
            ),
            act: (look) => (
              <Button look={look} className="order-act" onClick={() => setOpen(true)}>
                {boardWords.look}
              </Button>
            ),
          } satisfies NowShown,
        ]),
  ]
  const dialog = isOpen && (
    <Dialog head={attentionWords.title} className="dialog attention" onClose={() => setOpen(false)}>
      <ul role="list">
        {of && alarms.map((alarm) => <Alarm key={keyOf(alarm)} alarm={alarm} now={of.now} />)}
        {gaps.map((gap) => (
          <li key={gap.from}>{gapSaid(gap)}</li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => setOpen(false)}>
        {boardWords.close}
      </Button>
    </Dialog>
  )
  return { lines, dialog }
}

/** After a restore: which numbers no bill will carry, so that nobody looks for them. */
const gapSaid = ({ from, to }: NonNullable<StaffGives<'board'>['billGaps']>[number]): string =>
  boardWords.billGap(from, to)

const closedLine = lineTo('/opening', {
  key: 'closed',
  icon: 'lock',
  what: attentionWords.title,
  said: openingWords.closed,
})

const whatIsWrong = (alarm: BoardAlarm, now: number): string => {
  const { kind, about } = alarm
  return alarmWords[kind].what({ ...alarm, about: kind === 'slot-filling' ? slotSaidOf(about, now) : about })
}

function Alarm({ alarm, now }: { alarm: BoardAlarm; now: number }) {
  const { cure } = alarmWords[alarm.kind]
  const { kind, about, since } = alarm
  const way = wayOf(kind, about)
  return (
    <li>
      <p>
        <strong>{whatIsWrong(alarm, now)}</strong>{' '}
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

/** How full the next slots are. */
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
    </>
  )
}
