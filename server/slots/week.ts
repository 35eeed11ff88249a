import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { openingPattern, type WeekPattern, whyNotPlans } from '#shop/slots/slots.ts'

/** The row of `counter_settings` that has the week. */
export const weekSetting = 'week'

const minute = v.pipe(v.number(), v.integer())

const keptWeek = v.pipe(
  v.array(
    v.pipe(
      v.array(
        v.object({
          from: minute,
          to: minute,
          pincodes: v.array(
            v.pipe(
              v.string(),
              v.transform((typed) => parsePincode(typed)),
              v.nonOptional(v.optional(v.custom<NonNullable<ReturnType<typeof parsePincode>>>(Boolean))),
            ),
          ),
          capacity: minute,
          cutOff: v.object({ daysBefore: minute, at: minute }),
        }),
      ),
      v.check((plans) => whyNotPlans(plans) === undefined),
    ),
  ),
  v.length(7),
)

/** What is planned for each day of the week; a week that this version cannot read is as if nobody had planned one. */
export async function weekNow(read: Kysely<Tables>): Promise<WeekPattern> {
  const row = await read
    .selectFrom('counter_settings')
    .select('value_json')
    .where('name', '=', weekSetting)
    .executeTakeFirst()
  const kept = row && v.safeParse(keptWeek, JSON.parse(row.value_json))
  return kept?.success === true ? kept.output : openingPattern
}

/** Of two who plan days or change the week at the same moment the second waits, and then knows of the first. */
export const holdWeek = (tx: Transaction<Tables>): Promise<void> => holdFor(tx, { what: 'week', who: '' })
