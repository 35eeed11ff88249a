import type { Transaction } from 'kysely'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { writersOf } from '#shop/catalogue/rates/rate-edit.ts'
import { type RateChange, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { nodYield } from './nod-yield.ts'
import { publishDueRates } from './publish-due-rates.ts'
import { publishRateDraft, publishRates } from './publish-rates.ts'
import { changesIn, draftOf, ratesTopic, writeDraft } from './rate-sheets-store.ts'

export const rateCommands = { saveRateDraft, publishRates, publishRateDraft, publishDueRates, callOffRates, nodYield }

export interface Pressed {
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Keeps the draft as a screen has it now, over the version that it saw. Shoppers see nothing of it, so it is no act. */
async function saveRateDraft(
  tx: Transaction<Tables>,
  { key, by, at, seen, changes }: Pressed & { readonly seen: number; readonly changes: readonly RateChange[] },
): Promise<
  { saved: number } | { refused: 'rate-sheet-changed'; version: number; changedBy: string; changedAt: number }
> {
  await takeTurn(tx)
  const { version, lastKey, changedBy, changedAt, ...before } = await draftOf(tx)
  if (lastKey === key) return { saved: version }
  if (version !== seen) return { refused: 'rate-sheet-changed', version, changedBy, changedAt }
  const writer = byInOneWord(by)
  await writeDraft(tx, { changes, writers: writersOf(changes, writer, before), by: writer, at, key })
  await announce(tx, ratesTopic)
  return { saved: version + 1 }
}

/** Takes back a sheet that waits or is stuck. Its changes go back into the draft, beneath what is there. */
function callOffRates(
  tx: Transaction<Tables>,
  { key, by, at, sheetId }: Pressed & { readonly sheetId: string },
): Promise<{ calledOff: true } | { refused: 'no-such-rate-sheet' | 'rate-sheet-settled' } | Repeated> {
  const press = { key, thing: `rate-sheet/${sheetId}`, by, pressed: { calledOff: true } }
  return once(tx, press, async () => {
    await takeTurn(tx)
    const sheet = await tx
      .selectFrom('rate_sheets')
      .select(['cells_json', 'made_by'])
      .where('id', '=', sheetId)
      .executeTakeFirst()
    if (!sheet) return { refused: 'no-such-rate-sheet' } as const
    const isCalledOff = await didUpdate(
      tx
        .updateTable('rate_sheets')
        .set({ state: 'called-off', settled_at: at })
        .where('id', '=', sheetId)
        .where('state', 'in', ['scheduled', 'stuck']),
    )
    if (!isCalledOff) return { refused: 'rate-sheet-settled' } as const
    const { changes, writers } = await draftOf(tx)
    const written = new Set(changes.map(rateKey))
    const back = changesIn(sheet.cells_json).filter((change) => !written.has(rateKey(change)))
    const all = new Map([...back.map((change) => [rateKey(change), sheet.made_by] as const), ...writers])
    await writeDraft(tx, { changes: [...changes, ...back], writers: all, by: byInOneWord(by), at, key })
    await writeAct(tx, { ...press, act: 'change-rates', at, after: { calledOff: true } })
    await announce(tx, ratesTopic)
    return { calledOff: true } as const
  })
}
