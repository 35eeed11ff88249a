import { type ChangedSlot, replan } from '#shop/slots/replan.ts'
import { plansOf, type WeekPattern } from '#shop/slots/slots.ts'
import { dayInFull } from '#shop/slots/slot-in-full.ts'
import { hoursSaid } from '#shop/slots/when-it-comes.ts'
import type { SlotDay } from '#shop/wire/staff/slots.ts'
import { weekWords as words } from '#words/desk-slots.ts'

/** Which of the days ahead a week changes, and which delivery times keep orders. */
export function WeekPreview({
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
