import { randomUUID } from 'node:crypto'
import { draftOf, ratesToday, sheetsThatWait } from '#server/catalogue/rates/rate-sheets-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { withRates } from '#shop/catalogue/rates/rate-edit.ts'
import { byKey, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { movedRate } from '#shop/catalogue/rates/rate-typing.ts'
import { cellsUsed, type RateDeed } from './rate-deeds.ts'
import type { ModelChange, RateModel } from './rate-model.ts'

type Shop = Pick<ShopDatabase, 'run' | 'read'>

const by = { staff: 'asif', device: 'tablet' }

/** Takes back and empties what the history before left; the model begins on another day, with what the shop has then. */
export async function beginAnew({ run, read }: Shop, clock: number): Promise<RateModel> {
  for (const { id } of await sheetsThatWait(read))
    await run.callOffRates({ key: randomUUID(), by, at: clock, sheetId: id })
  const { version } = await draftOf(read)
  await run.saveRateDraft({ key: randomUUID(), by, at: clock, seen: version, changes: [] })
  const history = await historyIn({ run, read })
  return { rates: await ratesIn({ run, read }), version: version + 1, draft: [], sheets: [], history, bases: {}, clock }
}

/** Does it as the screen and the clock do; says what was answered in the model's words. */
export async function doDeed({ run, read }: Shop, deed: RateDeed, at: number): Promise<string> {
  const press = { key: randomUUID(), by, at }
  const { version, changes } = await draftOf(read)
  const today = byKey(await ratesToday(read))
  switch (deed.do) {
    case 'type': {
      const typed = withRates(changes, [{ ...rateOf(deed.cell), paise: deed.paise }], today)
      return answerOf(await run.saveRateDraft({ ...press, seen: version - (deed.isLate ? 1 : 0), changes: typed }))
    }
    case 'move': {
      const move = deed.percent === 0 ? { paise: deed.paise } : { tenths: deed.percent * 10 }
      const stands = byKey(changes)
      const moved = deed.cells.map((cell) => ({
        ...rateOf(cell),
        paise: movedRate(stands.get(cell) ?? today.get(cell) ?? 0, move) ?? 0,
      }))
      return answerOf(await run.saveRateDraft({ ...press, seen: version, changes: withRates(changes, moved, today) }))
    }
    case 'publish': {
      const publishAt = deed.wait === 0 ? undefined : at + deed.wait
      const seen = version - (deed.isLate ? 1 : 0)
      return answerOf(await run.publishRateDraft({ ...press, seen, publishAt, mayBig: deed.mayBig }))
    }
    case 'set': {
      const was = today.get(deed.cell) ?? 0
      const set: RateChange[] = was === deed.paise ? [] : [{ ...rateOf(deed.cell), was, paise: deed.paise }]
      return answerOf(await run.publishRates({ ...press, by: { command: 'rates' }, changes: set }))
    }
    case 'take-back': {
      const waiting = await read
        .selectFrom('rate_sheets')
        .select('id')
        .where('state', 'in', ['scheduled', 'stuck'])
        .orderBy('made_at')
        .execute()
      const sheet = waiting[deed.nth % Math.max(1, waiting.length)]
      return sheet ? answerOf(await run.callOffRates({ ...press, sheetId: sheet.id })) : 'none'
    }
    default: {
      while ((await run.publishDueRates({ at })).settled !== undefined);
      return 'later'
    }
  }
}

/** What is there now, in the model's words. */
export async function standing(
  shop: Shop,
): Promise<Omit<RateModel, 'clock' | 'sheets' | 'bases'> & { waiting: string[] }> {
  const { version, changes } = await draftOf(shop.read)
  const waiting = await sheetsThatWait(shop.read)
  return {
    rates: await ratesIn(shop),
    version,
    draft: inOrder(changes.map(modelChange)),
    history: await historyIn(shop),
    waiting: waiting
      .map(({ state, publishAt, changes: all }) => JSON.stringify([state, publishAt, inOrder(all.map(modelChange))]))
      .toSorted(),
  }
}

export function standingByRule(model: RateModel): Awaited<ReturnType<typeof standing>> {
  const { rates, version, draft, history, sheets } = model
  const waiting = sheets
    .filter(({ state }) => state === 'scheduled' || state === 'stuck')
    .map(({ state, at, changes }) => JSON.stringify([state, at, inOrder(changes)]))
  return { rates, version, draft: inOrder(draft), history: history.toSorted(), waiting: waiting.toSorted() }
}

async function ratesIn({ read }: Shop): Promise<Record<string, number>> {
  const today = byKey(await ratesToday(read))
  return Object.fromEntries(cellsUsed.map((cell) => [cell, today.get(cell) ?? 0]))
}

/** Of one moment all are equal, so they are compared sorted. */
async function historyIn({ read }: Shop): Promise<string[]> {
  const rows = await read.selectFrom('rate_changes').selectAll().execute()
  return rows
    .map((row) => {
      const cell = rateKey({ productId: row.product_id, size: row.size, grams: row.grams })
      return `${cell} ${row.old_paise} ${row.new_paise}`
    })
    .toSorted()
}

const inOrder = (changes: readonly ModelChange[]) => changes.toSorted((one, other) => (one.cell < other.cell ? -1 : 1))

const modelChange = (change: RateChange): ModelChange => ({
  cell: rateKey(change),
  was: change.was,
  paise: change.paise,
})

function rateOf(cell: string): Omit<RateToday, 'paise'> {
  const [productId = '', grams = '', size = ''] = cell.split('/')
  return { productId: Number(productId), grams: Number(grams), size }
}

function answerOf(answer: object): string {
  if ('refused' in answer) return [answer.refused, ...('count' in answer ? [answer.count] : [])].join(' ')
  return Object.keys(answer)[0] === 'calledOff' ? 'called-off' : (Object.keys(answer)[0] ?? '')
}
