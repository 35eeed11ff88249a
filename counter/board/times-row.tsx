import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { shopDay } from '#shop/moment.ts'
import { type DeliveryTime, dayChoices, deliveryTimes, isChoice, isChosen } from '#shop/orders/delivery-times.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { hoursOfSlotInShort, slotForStaff } from '#words/formatters.ts'
import { staffSlotWords } from '#words/staff-orders.ts'

const named = 'slot'

/**
 * The orders of the delivery time that the address names, or all: the address keeps it, so a reload and Back do too. What is no
 * choice any more, as a time of yesterday that is done with, is none.
 */
export function useChosenTime(orders: readonly StaffOrder[], now: number) {
  const [params] = useSearchParams()
  const all = useMemo(() => deliveryTimes(orders, now), [orders, now])
  const wanted = params.get(named)
  const chosen = wanted !== null && isChoice(wanted, orders, now) ? wanted : undefined
  const ofTime = useMemo(
    () => (chosen === undefined ? orders : orders.filter((order) => isChosen(order, chosen, now))),
    [orders, chosen, now],
  )
  return { all, chosen, orders: ofTime }
}

/** How the day stands in one row: each delivery time with what is left of it, and how much comes after. */
export function TimesRow({
  all: { today, times, ...after },
  chosen,
  now,
}: Pick<ReturnType<typeof useChosenTime>, 'all' | 'chosen'> & { now: number }) {
  const link = (choice: string | undefined) => ({
    to: choice === undefined ? '.' : `?${new URLSearchParams({ [named]: choice })}`,
    'aria-current': chosen === choice ? ('true' as const) : undefined,
    preventScrollReset: true,
  })
  const days = { tomorrow: after.tomorrow, later: after.later }
  const words = { tomorrow: boardWords.tomorrow, later: boardWords.afterTomorrow }
  return (
    <nav className="times" aria-label={boardWords.times}>
      <Link {...link(undefined)}>
        <b>{boardWords.today}</b> {boardWords.open(today)}
      </Link>
      {times.map((time) => (
        <Link key={time.name} {...link(time.name)}>
          <b>{hoursSaid(time.name, now)}</b> <HowItStands of={time} />
          <svg className="times-done" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
            <rect width={Math.round(time.done * 100)} height={4} />
          </svg>
        </Link>
      ))}
      {dayChoices.map(
        (day) =>
          (days[day] > 0 || chosen === day) && (
            <Link key={day} {...link(day)}>
              <b>{words[day]}</b> {days[day]}
            </Link>
          ),
      )}
    </nav>
  )
}

function HowItStands({ of: { open, late, isNew } }: { of: DeliveryTime }) {
  if (late > 0)
    return (
      <em>
        <Icon name="late" size={18} /> {boardWords.late(late)}
      </em>
    )
  if (open === 0) return boardWords.allDone
  return isNew ? boardWords.fresh(open) : boardWords.left(open)
}

function hoursSaid(name: string, now: number): string {
  if (name === '') return staffSlotWords.none
  return name.startsWith(shopDay(now)) ? hoursOfSlotInShort(name) : slotForStaff(name, now)
}
