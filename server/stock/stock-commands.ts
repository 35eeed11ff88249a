import type { Transaction } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn, byInOneWord } from '#shop/by.ts'
import { decideBatchUndo } from '#shop/stock/batches.ts'
import { type Cell, leftOf } from '#shop/stock/stock-cell.ts'
import { type StockDeed, stockDeeds, whyNotUndone } from '#shop/stock/stock-hand.ts'
import type { Grams } from '#shop/weight.ts'
import { actAtCell, type CellPress, type NotedBefore, thingOf } from './at-cell.ts'
import { holdBatch, keptMove, movesOfBatch } from './batches/batches-store.ts'
import { announceBatches, keepBatchMove } from './batches/keep-batch-move.ts'
import { backwards } from './cells/backwards.ts'
import { changeCell, writeStockMoves } from './cells/change-cell.ts'
import {
  type CellLeft,
  setCell,
  staffCountsStock,
  staffSetsBackAt,
  staffStopsCounting,
  staffWastesStock,
} from './staff-stock.ts'

type Tx = Transaction<Tables>

type UndoingStock =
  | { readonly undone: StockDeed }
  | { readonly refused: NonNullable<ReturnType<typeof whyNotUndone>> }
  | { readonly refused: 'more-than-left'; readonly left: Grams }

/** The person who did the last act at a cell undoes it: a reverse move follows for each of its moves. */
async function staffUndoesStock(tx: Tx, wanted: CellPress): Promise<Awaited<CellLeft<UndoingStock>>> {
  // Who holds both holds the batch first, as at its own page.
  const wasted = await wastedByLast(tx, wanted)
  const batch = wasted && (await holdBatch(tx, wasted.code))
  return actAtCell<UndoingStock>(tx, wanted, {
    noted: { does: 'undo' },
    async work(held) {
      const { key, by, at } = wanted
      const cell = { species: wanted.species, size: wanted.size }
      const last = await lastDeedOf(tx, cell, held.last_press)
      const who = actorIn(byInOneWord(by))
      const refused = whyNotUndone(last, who.who === 'staff' ? who.id : '', at)
      if (refused !== undefined) return { refused }
      if (last === undefined) return { refused: 'undo-nothing' }
      const { moves, least } = await backwards(tx, cell, held, { key: last.key, after: last.before.moves })
      const after = await changeCell(tx, cell, moves, { least })
      if (after === undefined) return { refused: 'more-than-left', left: leftOf(held) }
      const noted = moves.map((move) => ({ ...move, key }))
      await writeStockMoves(tx, after, noted, { by, at })
      await setCell(tx, wanted, { counted: last.before.counted, back_at: last.before.backAt })
      if (batch !== undefined && wasted?.press_key === last.key) {
        const moves = (await movesOfBatch(tx, batch.code)).map(keptMove)
        const decided = decideBatchUndo(moves, wasted.move_no)
        if ('undone' in decided) {
          const { undone } = decided
          const taken = await keepBatchMove(tx, batch, { move: 'undo', grams: undone.grams, undone, key }, { by, at })
          await announceBatches(tx, [{ before: batch, after: taken }])
        }
      }
      return { undone: last.does }
    },
  })
}

/** What the last act at a cell threw away of a batch. */
const wastedByLast = (tx: Tx, { species, size }: Cell) =>
  tx
    .selectFrom('stock_cells')
    .innerJoin('batch_moves', 'batch_moves.press_key', 'stock_cells.last_press')
    .select(['batch_moves.code', 'batch_moves.move_no', 'batch_moves.press_key'])
    .where('stock_cells.species', '=', species)
    .where('stock_cells.size', '=', size)
    .where('batch_moves.press_key', '<>', '')
    .where('batch_moves.move', '=', 'waste')
    .executeTakeFirst()

const before = v.object({ counted: v.number(), backAt: v.nullable(v.number()), moves: v.number() })
const noted = v.object({ does: v.picklist(stockDeeds) })

/** Undefined where nobody did anything, or another room did it: that takes it back itself. */
async function lastDeedOf(tx: Tx, cell: Cell, key: string | null) {
  const act = await tx
    .selectFrom('staff_acts')
    .select(['thing', 'done_by', 'done_at', 'before_json', 'after_json'])
    .where('id', '=', key ?? '')
    .executeTakeFirst()
  if (act?.thing !== thingOf(cell)) return undefined
  const read = v.safeParse(noted, JSON.parse(act.after_json))
  // What staff could do here once, and not any more, is not taken back either.
  if (!read.success) return undefined
  const { does } = read.output
  const was: NotedBefore = v.parse(before, JSON.parse(act.before_json))
  return { key: key ?? '', does, by: actorIn(act.done_by), at: act.done_at, before: was }
}

export const stockCommands = {
  staffWastesStock,
  staffCountsStock,
  staffStopsCounting,
  staffSetsBackAt,
  staffUndoesStock,
}
