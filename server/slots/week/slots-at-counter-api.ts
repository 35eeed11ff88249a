import type { Kysely } from 'kysely'
import { Refusal } from '#server/http/refusal.ts'
import { seasonNoteNow } from '#server/slots/season-note.ts'
import { versionOf } from '#server/slots/slot-settings.ts'
import { slotsOf } from '#server/slots/slots-store.ts'
import { weekNow } from '#server/slots/week.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { wordsIn } from '#server/words-in.ts'
import type { Language } from '#shop/languages.ts'
import { isDay, startOfShopDay } from '#shop/moment.ts'
import { after, inTheShop } from '#shop/orders/moves.ts'
import { inWords } from '#shop/refusals.ts'
import { daysToOrderFor, plansOf, whyNotSlot } from '#shop/slots/slots.ts'
import type { Role } from '#shop/staff/staff.ts'
import { days as daysLong } from '#shop/time.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { type DayChoice, type DayOrder, type SettledOrder, type SlotDay, slotCalls } from '#shop/wire/staff/slots.ts'
import type { DayFault, DayRefused } from './set-day.ts'
import type { weekCommands } from './week-commands.ts'

/** What is to become of the orders of a day. */
export interface Settling {
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
  readonly reason: string
  readonly choices: readonly DayChoice[]
  /** whose orders these are: others stay */
  readonly day: string
}

/** An order of the day, and what stood against what was chosen for it. */
export type SettledChoice = Omit<SettledOrder, 'why'> & { readonly why: Refused | undefined }

export interface SlotsAtCounterDeps {
  readonly database: Runs<typeof weekCommands>
  readonly changes: Pick<Changes, 'refresh'>
  /** does with each order what was chosen for it */
  readonly settleChoices: (settling: Settling) => Promise<readonly SettledChoice[]>
  readonly now: () => number
}

/** The week, the days ahead and the note of the season, in the hands of owner and counter. */
export function openSlotsAtCounter(
  door: StaffDoor,
  { database, changes, settleChoices, now }: SlotsAtCounterDeps,
): void {
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
    const [days, pattern, changed, orders] = await Promise.all([
      slotDays(read, daysToOrderFor(at)),
      weekNow(read),
      changedAt(`slots/${day}`),
      ordersOfDay(read, day),
    ])
    const found = days.find((one) => one.day === day)
    if (found === undefined) throw new Refusal(404, { refused: 'no-such-day' })
    const free = days.flatMap(({ slots }) =>
      slots.filter((slot) => whyNotSlot(slot, { pincode: slot.pincodes[0] ?? '', at }) === undefined),
    )
    return { now: at, day: found, ...changed, orders, free, week: plansOf(pattern, day).map(sent) }
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

  door.open(slotCalls.closeDay, async ({ wanted, params: { day = '' }, staff }) => {
    const { key, seen, reason, choices } = wanted
    await doneAt(day, await run.closeDay({ ...decided(key, staff), day, seen, reason }))
    const settled = await settleChoices({ key, by: atOrder(staff), at: now(), reason, choices, day })
    return { body: { ...(await dayPage(day)), settled: await inWordsOf(staff.language, settled) } }
  })

  door.open(slotCalls.settleDay, async ({ wanted, params: { day = '' }, staff }) => {
    const { key, reason, choices } = wanted
    const settled = await settleChoices({ key, by: atOrder(staff), at: now(), reason, choices, day: dayIn(day) })
    return { body: { ...(await dayPage(day)), settled: await inWordsOf(staff.language, settled) } }
  })
}

function dayIn(typed: string): string {
  if (isDay(typed)) return typed
  throw new Refusal(400, { refused: 'no-such-day' })
}

/** Why an order was left, in the chooser's language. */
async function inWordsOf(language: Language, settled: readonly SettledChoice[]) {
  const { refusals } = await wordsIn(language)
  return settled.map(({ why, ...of }) => ({ ...of, ...(why === undefined ? {} : { why: inWords(refusals, why) }) }))
}

const atOrder = ({ staffId, role, deviceId }: StaffVisitor) => ({ id: staffId, role, device: deviceId })

const sent = <Plan extends { readonly pincodes: readonly string[] }>(plan: Plan) => ({
  ...plan,
  pincodes: [...plan.pincodes],
})

type Read = Kysely<Tables>

/** These days with their slots, and how many orders each still waits for. */
async function slotDays(read: Read, days: readonly string[]): Promise<SlotDay[]> {
  const [rows, slots, waiting] = await Promise.all([
    read.selectFrom('delivery_days').selectAll().where('day', 'in', days).orderBy('day').execute(),
    slotsOf(read, days),
    ordersOf(read, days),
  ])
  const ofDay = Map.groupBy(slots, ({ day }) => day)
  return rows.map(({ day, closed, own, version }) => ({
    day,
    closed,
    isOwn: own === 1,
    version,
    slots: (ofDay.get(day) ?? []).map((slot) => ({ ...slot, pincodes: [...slot.pincodes] })),
    waiting: waiting.filter(({ slot_starts_at: at }) => isOn(day, at ?? 0)).length,
  }))
}

/** The orders that are to come on a day and have not left the shop, by their hour. */
async function ordersOfDay(read: Read, day: string): Promise<DayOrder[]> {
  const rows = await ordersOf(read, [day])
  return rows.map((row) => {
    const { firstName, lastName, phone, pincode } = JSON.parse(row.shipping_json) as AddressView
    return {
      id: row.id,
      number: row.number,
      version: row.version,
      status: row.status,
      startsAt: row.slot_starts_at ?? 0,
      endsAt: row.slot_ends_at ?? 0,
      buyer: { name: `${firstName} ${lastName}`.trim(), phone, pincode },
      mayReject: after(row.status, 'reject') !== undefined,
    }
  })
}

/** By the times that their buyers were told: an order stays on its day, whatever becomes of the slot. */
async function ordersOf(read: Read, days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  return read
    .selectFrom('orders')
    .select(['id', 'number', 'version', 'status', 'slot_starts_at', 'slot_ends_at', 'shipping_json'])
    .where('status', 'in', inTheShop)
    .where('slot_starts_at', '>=', startOfShopDay(first))
    .where('slot_starts_at', '<', startOfShopDay(last) + daysLong(1))
    .orderBy('slot_starts_at')
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

const isOn = (day: string, at: number): boolean => at >= startOfShopDay(day) && at < startOfShopDay(day) + daysLong(1)

/** Who changed this last at the counter, and when; undefined: nobody did. */
async function lastChangeOf(read: Read, thing: string) {
  const act = await read
    .selectFrom('staff_acts')
    .select(['done_by', 'done_at'])
    .where('thing', '=', thing)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined) return undefined
  const who = await doneBys(read, [act.done_by])
  return { by: who(act.done_by), at: act.done_at }
}
