import { Refusal } from '#server/http/refusal.ts'
import { seasonNoteNow } from '#server/slots/season-note.ts'
import { weekNow } from '#server/slots/week.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import { versionOf } from '#server/storage/counter-settings.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { isDay } from '#shop/moment.ts'
import { daysToOrderFor, plansOf } from '#shop/slots/slots.ts'
import { slotCalls } from '#shop/wire/staff/slots.ts'
import type { DayFault, DayRefused } from './set-day.ts'
import { lastChangeOf, slotDays } from './slot-days.ts'
import type { weekCommands } from './week-commands.ts'

export interface SlotsAtCounterDeps {
  readonly database: Runs<typeof weekCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly now: () => number
}

/** The week, the days ahead and the note of the season, in the hands of owner and counter. */
export function openSlotsAtCounter(door: StaffDoor, { database, changes, now }: SlotsAtCounterDeps): void {
  const { read, run } = database

  const decided = (key: string, staff: StaffVisitor) => ({ key, by: byOf(staff), at: now() })
  const changedAt = async (thing: string) => {
    const changed = await lastChangeOf(read, thing)
    return changed === undefined ? {} : { changed }
  }

  async function week() {
    const at = now()
    const [pattern, version, changed, days] = await Promise.all([
      weekNow(read),
      versionOf(read, 'week'),
      changedAt('slots/week'),
      slotDays(read, daysToOrderFor(at)),
    ])
    return { pattern: pattern.map((plans) => plans.map(sent)), version, ...changed, days, now: at }
  }

  async function season() {
    const [note, version, changed] = await Promise.all([
      seasonNoteNow(read),
      versionOf(read, 'season-note'),
      changedAt('slots/season'),
    ])
    return { note, version, ...changed }
  }

  async function dayPage(day: string) {
    if (!isDay(day)) throw new Refusal(404, { refused: 'no-such-day' })
    const at = now()
    const [[found], pattern, changed] = await Promise.all([
      daysToOrderFor(at).includes(day) ? slotDays(read, [day]) : [],
      weekNow(read),
      changedAt(`slots/${day}`),
    ])
    if (found === undefined) throw new Refusal(404, { refused: 'no-such-day' })
    return { now: at, day: found, ...changed, week: plansOf(pattern, day).map(sent) }
  }

  /** What an act at a day left, once every page has heard of it. */
  async function doneAt(day: string, left: object): Promise<void> {
    const settled = notOtherPress(left)
    if (!('refused' in settled)) return changes.refresh()
    const refused = settled as DayRefused | DayFault
    if ('place' in refused) throw new Refusal(400, refused, { more: { place: refused.place } })
    if (refused.refused === 'no-such-day') throw new Refusal(404, refused)
    throw new Refusal(409, refused, { more: await changedAt(`slots/${day}`) })
  }

  door.open(slotCalls.slotWeek, async () => ({ body: await week() }))

  door.open(slotCalls.setSlotWeek, async ({ wanted: { key, ...wanted }, staff }) => {
    const left = notOtherPress(await run.setWeek({ ...decided(key, staff), ...wanted }))
    if ('weekday' in left) throw new Refusal(400, left, { more: { weekday: left.weekday, place: left.place } })
    if ('refused' in left) throw new Refusal(409, left, { more: await changedAt('slots/week') })
    await changes.refresh()
    return { body: await week() }
  })

  door.open(slotCalls.seasonNote, async () => ({ body: await season() }))

  door.open(slotCalls.setSeasonNote, async ({ wanted: { key, ...wanted }, staff }) => {
    const left = notOtherPress(await run.setSeasonNote({ ...decided(key, staff), ...wanted }))
    if ('refused' in left)
      throw left.refused === 'season-dates'
        ? new Refusal(400, left)
        : new Refusal(409, left, { more: await changedAt('slots/season') })
    await changes.refresh()
    return { body: await season() }
  })

  door.open(slotCalls.slotDays, async () => {
    const at = now()
    return { body: { now: at, days: await slotDays(read, daysToOrderFor(at)) } }
  })

  door.open(slotCalls.slotDay, async ({ params: { day = '' } }) => ({ body: await dayPage(day) }))

  door.open(slotCalls.setSlotDay, async ({ wanted: { key, ...wanted }, params: { day = '' }, staff }) => {
    await doneAt(day, await run.setDay({ ...decided(key, staff), day, ...wanted }))
    return { body: await dayPage(day) }
  })

  door.open(slotCalls.followWeek, async ({ wanted: { key, seen }, params: { day = '' }, staff }) => {
    await doneAt(day, await run.followWeek({ ...decided(key, staff), day, seen }))
    return { body: await dayPage(day) }
  })

  door.open(slotCalls.openDay, async ({ wanted: { key, seen }, params: { day = '' }, staff }) => {
    await doneAt(day, await run.openDay({ ...decided(key, staff), day, seen }))
    return { body: await dayPage(day) }
  })
}

const sent = <Plan extends { readonly pincodes: readonly string[] }>(plan: Plan) => ({
  ...plan,
  pincodes: [...plan.pincodes],
})
