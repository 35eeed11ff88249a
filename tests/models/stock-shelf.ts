import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import { shopDay } from '#shop/moment.ts'
import { cameInQuestions } from '#shop/stock/came-in.ts'
import { keptOf, leftOf } from '#shop/stock/stock-cell.ts'
import { ModelCell } from './stock-model.ts'

export const sizes = ['Big', 'Small'] as const
export const by = { staff: 'asif', device: 'tablet' }

export const sayDone = (left: object): string => ('refused' in left ? String(left.refused) : 'done')

/** Two sizes of a fish of their own, in the shop and in the model. */
export function openShelf({ run, read }: Pick<ShopDatabase, 'read' | 'run'>, species: string) {
  const cells = sizes.map((size) => ({ size, model: new ModelCell() }))

  const kept = (size: string) =>
    read
      .selectFrom('stock_cells')
      .select(['bought', 'reserved', 'sold', 'wasted', 'version'])
      .where('species', '=', species)
      .where('size', '=', size)
      .executeTakeFirst()

  /** Kilos come in with their batch, by one door. */
  async function comesIn({ size, grams, at }: { size: string; grams: number; at: number }): Promise<string> {
    const today = shopDay(at)
    const key = randomUUID()
    const nothing = { jetty: '', boatOrGear: '', supplier: '', origin: '', note: '' } as const
    const unknown = { landedHour: undefined, temperatureTenths: undefined, costPaise: undefined }
    const batch = { species, size, isMixed: false, grams, landedDay: today, useBy: today, ...nothing, ...unknown }
    const sure = [...cameInQuestions]
    const codes = [`B${key.slice(0, 8)}`]
    return sayDone(await run.takeInBatch({ batch, sure, codes, key, by, at, today }))
  }

  const cellAt = (place: number): ModelCell => {
    const found = cells[place]
    if (found === undefined) throw new RangeError(`there is no size ${place}`)
    return found.model
  }

  return {
    cellAt,
    /** What the shop said of an act of staff, and what the model says. */
    async act(place: number, does: string, grams: number, at: number): Promise<[string, string]> {
      const [size, model] = [sizes[place] ?? 'Big', cellAt(place)]
      const press = { species, size, seen: (await kept(size))?.version ?? 0, key: randomUUID(), by, at }
      if (does === 'receive') return [await comesIn({ size, grams, at }), model.receive(grams, at)]
      if (does === 'waste')
        return [sayDone(await run.staffWastesStock({ ...press, grams, reason: 'fell' })), model.waste(grams, at)]
      if (does === 'count')
        return [sayDone(await run.staffCountsStock({ ...press, kept: grams, reason: 'so' })), model.count(grams, at)]
      if (does === 'stop') return [sayDone(await run.staffStopsCounting(press)), model.stop(at)]
      return [sayDone(await run.staffUndoesStock(press)), model.undo(at)]
    },
    /** Where the shop remembers something else than the model adds up, or than its own moves do. */
    async faults(): Promise<string[]> {
      const faults: string[] = []
      for (const { size, model } of cells) {
        const { version: _, ...found } = (await kept(size)) ?? {
          version: 0,
          bought: 0,
          reserved: 0,
          sold: 0,
          wasted: 0,
        }
        const { bought, reserved, sold, wasted, room } = model
        const [is, should] = [JSON.stringify(found), JSON.stringify({ bought, reserved, sold, wasted })]
        if (is !== should) faults.push(`${size} is ${is}, and should be ${should}`)
        const [left, free] = [leftOf(found), Math.max(0, room.lies - found.reserved)]
        if (left > free) faults.push(`${left} of ${size} can be ordered, and ${free} are there for it`)
        if (keptOf(found) !== room.lies)
          faults.push(`${keptOf(found)} of ${size} should lie there, and ${room.lies} do`)
      }
      return faults
    },
  }
}
