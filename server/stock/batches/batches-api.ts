import { hash } from 'node:crypto'
import { Refusal } from '#server/http/refusal.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { onDeskPage, pageOf, parseListPlace } from '#shop/lists/list-place.ts'
import { shopDay } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import { batchCode, batchCodeBytes, parseBatchCode } from '#shop/stock/batch-code.ts'
import type { Fish } from '#shop/stock/batches.ts'
import { cameInQuestions } from '#shop/stock/came-in.ts'
import type { Refused } from '#shop/wire/refused.ts'
import { batchCalls, type WholeBatch } from '#shop/wire/staff/batches.ts'
import type { batchCommands } from './batch-commands.ts'
import { batchView, wholeBatchView } from './batch-view.ts'
import { batchByCode, openBatches, usedUpBatches } from './batches-store.ts'
import { cameInView } from './came-in-view.ts'
import { fishTaken, sizesOf } from './sizes-of.ts'
import { codeOfPress } from './take-in-batch.ts'

export interface BatchesDeps {
  readonly database: Runs<typeof batchCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: { current(language?: Language): Catalogue }
  readonly now: () => number
}

/** What was landed together: taken in, thrown away, counted and recalled at the counter. */
export function openBatchesAtCounter(door: StaffDoor, { database, changes, snapshot, now }: BatchesDeps): void {
  const { read, run } = database
  const looking = (staff: StaffAsking) => ({ catalogue: snapshot.current(staff.language), staff, now: now() })

  async function whole(code: string, staff: StaffAsking): Promise<WholeBatch> {
    const row = await batchByCode(read, code)
    if (row === undefined) throw new Refusal(404, { refused: 'batch-unknown', code })
    return wholeBatchView(read, row, looking(staff))
  }

  async function settled(left: object | { refused: Refused['refused'] }, code: string, staff: StaffAsking) {
    if ('refused' in left) {
      const refused = left as Refused
      const status = statusOf[refused.refused] ?? 409
      throw new Refusal(status, refused, { more: status === 409 ? await whole(code, staff) : {} })
    }
    await changes.refresh()
    return { body: await whole(code, staff) }
  }

  const pressOf = (params: Readonly<Record<string, string>>, staff: StaffVisitor) => ({
    code: codeFrom(params['code']),
    by: byOf(staff),
    at: now(),
  })

  door.open(batchCalls.batches, async ({ wanted: { which, page }, staff }) => {
    const place = parseListPlace(page)
    if (place === undefined) throw new Refusal(400, { refused: 'list-page-unknown' })
    const rows =
      which === 'open'
        ? { rows: await openBatches(read) }
        : pageOf(await usedUpBatches(read, { ...place, many: onDeskPage + 1 }), (row) => ({
            at: row.taken_in_at,
            id: row.code,
          }))
    const who = await doneBys(
      read,
      rows.rows.map(({ taken_in_by: by }) => by),
    )
    const { rows: shown, ...more } = rows
    return { body: { now: now(), batches: shown.map((row) => batchView(row, who, looking(staff))), ...more } }
  })

  door.open(batchCalls.cameIn, async ({ staff }) => ({ body: await cameInView(read, looking(staff)) }))

  door.open(batchCalls.batch, async ({ params, staff }) => ({ body: await whole(codeFrom(params['code']), staff) }))

  door.open(batchCalls.takeInBatch, async ({ wanted: { key, sure, ...wanted }, staff }) => {
    if (wanted.costPaise !== undefined && !may(staff.role, 'see-costs'))
      throw new Refusal(403, { refused: 'not-your-act' })
    const { isSold, isMixed } = fishTaken(snapshot.current(), wanted)
    if (!isSold) throw new Refusal(400, { refused: 'batch-fish-unknown' })
    const at = now()
    const { landedHour, temperatureTenths, costPaise, ...batch } = wanted
    const left = notOtherPress(
      await run.takeInBatch({
        batch: { ...batch, isMixed, landedHour, temperatureTenths, costPaise },
        sure,
        codes: codesOf(key),
        key,
        by: byOf(staff),
        at,
        today: shopDay(at),
      }),
    )
    if ('refused' in left) throw await whyNot(left, wanted, staff)
    await changes.refresh()
    return { body: await whole('code' in left ? left.code : ((await codeOfPress(read, key)) ?? ''), staff) }
  })

  /** What is asked names who, what and how long ago. */
  async function whyNot(
    left: Extract<Awaited<ReturnType<typeof run.takeInBatch>>, { refused: string }>,
    { species, size }: Fish,
    staff: StaffAsking,
  ): Promise<Refusal> {
    if (left.refused === 'same-delivery') {
      const { by, grams, at } = left
      const who = (await doneBys(read, [by]))(by)
      const minutes = Math.floor((now() - at) / 60_000)
      const title = snapshot.current(staff.language).species.find(({ name }) => name === species)?.title ?? species
      const told = { title, size, grams, minutes, who: who.who === 'staff' ? who.name : '' }
      return new Refusal(409, { refused: 'same-delivery', ...told }, { more: { why: left.refused } })
    }
    const isAsked = cameInQuestions.some((one) => one === left.refused)
    return new Refusal(isAsked ? 409 : 400, left, { more: isAsked ? { why: left.refused } : {} })
  }

  door.open(batchCalls.sortBatch, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    const row = await batchByCode(read, press.code)
    if (row === undefined) throw new Refusal(404, { refused: 'batch-unknown', code: press.code })
    const sizes = sizesOf(snapshot.current(), row.species)
    if (wanted.parts.some(({ size }) => !sizes.includes(size)))
      throw new Refusal(400, { refused: 'batch-fish-unknown' })
    const codes = wanted.parts.map((_, nr) => codesOf(`${wanted.key}/${nr}`))
    const sorted = await run.sortBatch({ ...press, ...wanted, codes, today: shopDay(press.at) })
    return settled(notOtherPress(sorted), press.code, staff)
  })

  door.open(batchCalls.wasteBatch, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    return settled(notOtherPress(await run.wasteBatch({ ...press, ...wanted })), press.code, staff)
  })

  door.open(batchCalls.countBatch, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    return settled(notOtherPress(await run.countBatch({ ...press, ...wanted })), press.code, staff)
  })

  door.open(batchCalls.undoBatchMove, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    return settled(notOtherPress(await run.undoBatchMove({ ...press, ...wanted })), press.code, staff)
  })

  door.open(batchCalls.recallBatch, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    return settled(notOtherPress(await run.recallBatch({ ...press, ...wanted })), press.code, staff)
  })

  door.open(batchCalls.noteRecallTold, async ({ params, wanted, staff }) => {
    const press = pressOf(params, staff)
    return settled(notOtherPress(await run.noteRecallTold({ ...press, ...wanted })), press.code, staff)
  })
}

/** What can be chosen otherwise is a 400; 409: the batch is not as the screen showed it, and the answer brings how it is. */
const statusOf: Partial<Record<Refused['refused'], 400 | 404 | 409>> = {
  'batch-unknown': 404,
  'recall-order-not-there': 404,
  'batch-weight-impossible': 400,
  'batch-not-mixed': 400,
  'sorted-more-than-left': 400,
  'kilos-promised': 400,
}

const codesOf = (key: string): string[] => Array.from({ length: 4 }, (_, nr) => codeOf(key, nr))

/** As random as the key of the press: two that come at the same moment meet at the same code. */
const codeOf = (key: string, nr: number): string =>
  batchCode(hash('sha256', `batch|${key}|${nr}`, 'buffer').subarray(0, batchCodeBytes))

/** What can be no code is not looked for. */
function codeFrom(typed = ''): string {
  const code = parseBatchCode(typed)
  if (code === undefined) throw new Refusal(404, { refused: 'batch-unknown', code: typed.slice(0, 20) })
  return code
}
