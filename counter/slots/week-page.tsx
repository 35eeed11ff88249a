import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Answer } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { type ChangedSlot, replan } from '#shop/slots/replan.ts'
import { plansOf, type SlotPlan, type WeekPattern } from '#shop/slots/slots.ts'
import type { SlotDay } from '#shop/wire/staff/slots.ts'
import { whenWords } from '#words/availability.ts'
import { dayInFull, hoursSaid } from '#words/formatters.ts'
import { daysWords, dayWords, weekWords as words } from '#words/staff-slots.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/week-page'
import { Meanwhile } from './meanwhile.tsx'
import { PlanRows } from './plan-rows.tsx'
import { SeasonForm } from './season-form.tsx'
import { readPlans, type TypedPlan, typedPlan } from './typed-plan.ts'
import { usePlansAnswer } from './use-plans.ts'
import './slots.css'

export async function loader(asked: Route.LoaderArgs) {
  const [week, season] = await Promise.all([ask(asked, 'slotWeek'), ask(asked, 'seasonNote')])
  return { week, season }
}

export const meta = () => [{ title: words.title }]

/** Monday first, as a shop's week begins. */
const order = [1, 2, 3, 4, 5, 6, 0]
const nameOf = (weekday: number): string => whenWords.weekdays[weekday] ?? ''

const typedWeek = (pattern: readonly (readonly SlotPlan[])[]) =>
  pattern.map((plans) => plans.map((plan) => typedPlan(plan)))

/** What each weekday brings, what follows from it on the days ahead, and the note of the season. */
export default function WeekPage({ loaderData: { week, season } }: Route.ComponentProps) {
  const [typed, setTyped] = useState(() => typedWeek(week.pattern))
  const [seen, setSeen] = useState(week.version)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([1]))
  const askAgain = useAskAgain()
  const answer = usePlansAnswer()
  const act = useAct('setSlotWeek')
  const alive = useAlive()
  const read = typed.map(readPlans)
  const pattern = read.flatMap((one) => ('plans' in one ? [one.plans] : []))

  const change = (weekday: number, plans: readonly TypedPlan[]) =>
    setTyped((before) => before.map((one, at) => (at === weekday ? [...plans] : one)))

  const monday = read[1] && 'plans' in read[1] ? read[1].plans : undefined

  function takeTheirs() {
    setTyped(typedWeek(week.pattern))
    setSeen(week.version)
    answer.clear()
  }

  async function save() {
    const wrong = read.flatMap((one) => ('wrong' in one ? one.wrong : []))
    const days = typed.flatMap((plans, at) =>
      plans.some(({ row }) => wrong.some((one) => one.row === row)) ? [at] : [],
    )
    if (wrong.length > 0) setOpen((before) => new Set([...before, ...days]))
    if (answer.refuse(wrong)) return
    const sent = pattern.map((plans) => plans.map((plan) => ({ ...plan, pincodes: [...plan.pincodes] })))
    const left = await act({ body: { seen, pattern: sent } })
    if (left.ok) {
      setSeen(left.body.version)
      answer.done(words.saved)
    } else answer.failed(left)
    await askAgain()
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      <p>
        <Link to="/slots">{dayWords.back}</Link>
      </p>
      {order.map((weekday) => (
        <details
          key={weekday}
          className="fold slot-weekday"
          open={open.has(weekday)}
          onToggle={({ currentTarget }) => {
            const isOpen = currentTarget.open
            setOpen((before) => new Set(isOpen ? [...before, weekday] : [...before].filter((one) => one !== weekday)))
          }}
        >
          <summary>
            <span>
              {nameOf(weekday)} <span className="muted slot-summary">{summaryOf(read[weekday])}</span>
            </span>
          </summary>
          {weekday === 1 && (
            <p>
              <Button
                look="quiet"
                className="needs-script"
                disabled={!alive || monday === undefined}
                onClick={() =>
                  setTyped((all) =>
                    all.map((one, at) => (at === 1 ? one : (monday ?? []).map((plan) => typedPlan(plan)))),
                  )
                }
              >
                {words.toAllDays(nameOf(1))}
              </Button>
            </p>
          )}
          {weekday !== 1 && (
            <p>
              <Button
                look="quiet"
                className="needs-script"
                disabled={!alive || monday === undefined}
                onClick={() => change(weekday, monday?.map((one) => typedPlan(one)) ?? [])}
              >
                {words.sameAs(nameOf(1))}
              </Button>
            </p>
          )}
          <PlanRows plans={typed[weekday] ?? []} wrong={answer.wrong} onChange={(plans) => change(weekday, plans)} />
        </details>
      ))}
      <WeekPreview days={week.days} pattern={pattern.length === 7 ? pattern : undefined} />
      {answer.isLost && <Meanwhile changed={week.changed} onTake={takeTheirs} />}
      <Answer to={answer.answered} errors={answer.errors} />
      <p>
        <Button className="needs-script" disabled={!alive} onClick={() => void save()}>
          {words.save}
        </Button>
      </p>
      <SeasonForm season={season} />
    </div>
  )
}

function summaryOf(read: ReturnType<typeof readPlans> | undefined): string {
  if (read === undefined || 'wrong' in read) return words.wrongFirst
  return read.plans.length === 0 ? daysWords.noSlots : read.plans.map((plan) => hoursSaid(plan)).join(', ')
}

/** Which of the days ahead a week changes, and which delivery times keep orders. */
function WeekPreview({
  days,
  pattern,
}: {
  days: readonly SlotDay[]
  /** undefined: what is typed is no week yet */
  pattern: WeekPattern | undefined
}) {
  const lines = pattern === undefined ? [] : linesOf(days, pattern)
  const untouched = days.flatMap(({ day, closed, isOwn }) => {
    if (closed !== '') return [words.closedDay(dayInFull(day))]
    return isOwn ? [words.ownDay(dayInFull(day))] : []
  })
  return (
    <section className="stack" aria-labelledby="week-preview">
      <h2 id="week-preview">{words.preview}</h2>
      {pattern === undefined && <p>{words.wrongFirst}</p>}
      {pattern !== undefined && lines.length === 0 && <p>{words.nothing}</p>}
      {lines.length > 0 && (
        <ul className="week-changes">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {untouched.length > 0 && <p className="muted">{words.untouched(untouched)}</p>}
    </section>
  )
}

/** Days with the same outcome share one line. */
function linesOf(days: readonly SlotDay[], pattern: WeekPattern): string[] {
  const alike = Map.groupBy(days, (day) => factsOf(day, pattern))
  alike.delete('')
  return [...alike].map(([facts, found]) =>
    words.dayLine(
      found.map(({ day }) => dayInFull(day)),
      facts,
    ),
  )
}

function factsOf({ day, closed, isOwn, slots }: SlotDay, pattern: WeekPattern): string {
  if (closed !== '' || isOwn) return ''
  const replanned = replan(day, slots, plansOf(pattern, day))
  const facts = [
    ...replanned.added.map((plan) => words.added(hoursSaid(plan))),
    ...replanned.changed.flatMap(changesOf),
    ...replanned.closed.map(({ hours, taken }) => words.closed(hoursSaid(hours), taken)),
    ...replanned.removed.map(({ hours }) => words.removed(hoursSaid(hours))),
  ]
  return facts.join('; ')
}

function changesOf({ slot, capacity, cutOffAt }: ChangedSlot): string[] {
  const said = hoursSaid(slot.hours)
  return [
    ...(slot.isOpen ? [] : [words.again(said)]),
    ...(slot.capacity === capacity ? [] : [words.resized(said, slot.capacity, capacity)]),
    ...(slot.cutOffAt === cutOffAt ? [] : [words.cutOff(said)]),
  ]
}
