import { deviceInWords } from '#server/accounts/device.ts'
import type { Kysely } from 'kysely'
import { startOfShopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { StaffDoor } from './staff-door.ts'

const perPage = 50

/** What staff did, as the owner reads it: by person, by kind, by day, by the thing it was done to. */
export function openActs(door: StaffDoor, { database: { read } }: StaffDeps): void {
  door.open(staffCalls.acts, async ({ wanted: { person, act, day, thing, until }, staff }) => {
    let rows = read
      .selectFrom('staff_acts')
      .select(['id', 'act', 'thing', 'done_by', 'done_at', 'before_json', 'after_json', 'reason', 'pressed_at'])
    if (person) rows = rows.where('done_by', 'like', `staff/${person}@%`)
    if (act) rows = rows.where('act', '=', act)
    if (thing) rows = rows.where('thing', '=', thing)
    if (day) {
      const from = startOfShopDay(day)
      rows = rows.where('done_at', '>=', from).where('done_at', '<', from + days(1))
    }
    if (until) rows = rows.where('done_at', '<', Number(until))
    const [found, people, devices] = await Promise.all([
      rows
        .orderBy('done_at', 'desc')
        .orderBy('id')
        .limit(perPage + 1)
        .execute(),
      read.selectFrom('staff').select(['id', 'name']).orderBy('name').execute(),
      read.selectFrom('staff_devices').select(['id', 'name']).execute(),
    ])
    const names = new Map<string, string>([
      ...people.map(({ id, name }) => [`staff/${id}`, name] as const),
      ...devices.map(({ id, name }) => [`device/${id}`, deviceInWords(name, staff.language)] as const),
    ])
    const shown = found.length > perPage ? wholeMoments(found) : found
    for (const { id, number } of await numbersOf(read, shown)) names.set(`order/${id}`, number)
    const last = shown.at(-1)
    return {
      body: {
        acts: shown.map((row) => {
          const [by = '', device = ''] = row.done_by.split('@')
          return {
            id: row.id,
            act: row.act,
            thing: row.thing,
            thingName: names.get(row.thing) ?? '',
            by: names.get(by) ?? by,
            device: names.get(`device/${device}`) ?? device,
            at: row.done_at,
            ...(row.pressed_at === null ? {} : { pressedAt: row.pressed_at }),
            before: row.before_json,
            after: row.after_json,
            reason: row.reason,
          }
        }),
        people,
        ...(found.length > perPage && last ? { until: last.done_at } : {}),
      },
    }
  })
}

/** The orders among what acts were done to. */
async function numbersOf(read: Kysely<Tables>, acts: readonly { readonly thing: string }[]) {
  const ids = acts.map(({ thing }) => thing.split('/')).flatMap(([kind, id]) => (kind === 'order' && id ? [id] : []))
  if (ids.length === 0) return []
  return read
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** A page ends between two moments, so that the next one misses nothing of the last. */
function wholeMoments<Row extends { readonly done_at: number }>(rows: readonly Row[]): readonly Row[] {
  const next = rows.at(-1)?.done_at
  const whole = rows.filter(({ done_at }) => done_at !== next)
  return whole.length === 0 ? rows : whole
}
