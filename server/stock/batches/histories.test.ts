import { randomUUID } from 'node:crypto'
import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '#shop/moment.ts'
import { times } from '#shop/money.ts'
import { batchesFor } from '#shop/stock/batches.ts'
import { days, minutes } from '#shop/time.ts'
import { type BatchDeed, batchHistory, linesOfModel, ModelBatch } from '#tests/models/batch-model.ts'
import { crate, openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { BatchPress } from './batch-commands.ts'
import { asBatch, batchByCode, batchesToCut } from './batches-store.ts'

const fish = { species: 'pomfret', labelWeight: 'gross', lossPercent: 30 } as const
const answered = (left: object) => ('refused' in left ? String(left.refused) : 'ok')
const codeOf = () => `B${randomUUID().slice(0, 5).toUpperCase()}`

eachDatabase((_, open) => {
  test(
    'whatever happens to batches, what came in is in orders, thrown away or left; nothing that is over is cut',
    async () => {
      const shop = await openBatchesRoom(open)
      const { run, read } = shop.database
      const { owner } = shop.staff

      async function play(history: readonly BatchDeed[]) {
        const line = shop.line()
        const lines = Array.from({ length: linesOfModel }, () => line)
        const orderId = await shop.cutting({ lines, total: times(line.linePrice, linesOfModel) })
        const model: ModelBatch[] = []
        const held = new Map<number, { batch: ModelBatch; grams: number }>()
        const versions = new Map<number, number>()
        let at = shop.now()

        const back = (no: number) => {
          const one = held.get(no)
          one?.batch.write({ what: 'back', grams: one.grams })
          held.delete(no)
        }
        const press = () => ({ key: randomUUID(), by: { staff: owner.id, device: 'tablet' }, at })
        const atLine = (no: number) => ({
          ...press(),
          by: { id: owner.id, role: 'owner' as const, device: 'tablet' },
          orderId,
          lineNo: no,
          seen: versions.get(no) ?? 0,
          telling: undefined,
        })
        async function sort(
          deed: Extract<BatchDeed, { does: 'sort' }>,
          batch: ModelBatch,
          press: BatchPress & { readonly today: string },
        ): Promise<[string, string]> {
          const wanted = [
            { size: 'Jumbo', grams: deed.jumbo },
            { size: 'Large', grams: deed.large },
          ].filter(({ grams }) => grams > 0)
          const codes = wanted.map(() => codeOf())
          const parts = { parts: wanted, codes: codes.map((code) => [code]) }
          const left = await run.sortBatch({ ...press, ...parts })
          const why = batch.whyNotSorted(
            wanted.map(({ grams }) => grams),
            press.today,
          )
          if (why !== undefined) return [answered(left), why]
          for (const [nr, { size, grams }] of wanted.entries()) {
            const child = new ModelBatch(codes[nr] ?? '', batch.useBy, size, batch)
            child.write({ what: 'in', grams })
            model.push(child)
          }
          return [answered(left), batch.write({ what: 'sorted', grams: deed.jumbo + deed.large })]
        }

        for (const deed of history) {
          const today = shopDay(at)
          const batch = 'batch' in deed ? model[deed.batch] : undefined
          const atBatch = batch && { ...press(), code: batch.code, seen: batch.slate.length }
          const [said, wanted] = await (async (): Promise<[string, string]> => {
            if (deed.does === 'next-day') {
              at += days(1)
              return ['ok', 'ok']
            }
            if (deed.does === 'take-in') {
              const useBy = shopDay(at + deed.keeps * days(1))
              const code = codeOf()
              const more = { landedHour: undefined, temperatureTenths: undefined, costPaise: undefined }
              const { sure, ...typed } = crate({ grams: deed.grams, landedDay: today, useBy })
              const size = deed.isMixed ? '' : 'Jumbo'
              const wants = { ...typed, ...more, size, isMixed: deed.isMixed }
              const left = await run.takeInBatch({ ...press(), batch: wants, sure, codes: [code], today })
              if (deed.keeps < 0) return [answered(left), 'batch-use-by-past']
              const one = new ModelBatch(code, useBy, size)
              model.push(one)
              return [answered(left), one.write({ what: 'in', grams: deed.grams })]
            }
            if (deed.does === 'weigh') {
              const more = { ...noQuestion, over: 'give' as const, reason: 'Again', fish, batch: batch?.code }
              const left = await run.weighLine(reading(deed.grams, { ...atLine(deed.line), ...more }))
              const why = batch?.whyNotCut(today)
              if (why !== undefined) return [answered(left), why]
              back(deed.line)
              if (batch !== undefined) {
                batch.write({ what: 'line', grams: deed.grams })
                held.set(deed.line, { batch, grams: deed.grams })
              }
              versions.set(deed.line, (versions.get(deed.line) ?? 0) + 1)
              return [answered(left), 'ok']
            }
            if (deed.does === 'leave-out') {
              const left = await run.leaveOutLine({ ...atLine(deed.line), reason: 'None' })
              // left out already: the shop says so, and nothing is given back twice
              if ('refused' in left) return [held.has(deed.line) ? answered(left) : 'ok', 'ok']
              back(deed.line)
              versions.set(deed.line, (versions.get(deed.line) ?? 0) + 1)
              return [answered(left), 'ok']
            }
            if (batch === undefined || atBatch === undefined) return ['ok', 'ok']
            if (deed.does === 'sort') return sort(deed, batch, { ...atBatch, today })
            if (deed.does === 'waste') {
              const left = await run.wasteBatch({ ...atBatch, grams: deed.grams, reason: 'Soft' })
              return [answered(left), batch.write({ what: 'waste', grams: deed.grams })]
            }
            if (deed.does === 'count') {
              const left = await run.countBatch({ ...atBatch, grams: deed.grams, reason: '' })
              const found = deed.grams - batch.balance().left
              return [answered(left), batch.write({ what: 'count', grams: deed.grams, found })]
            }
            if (deed.does === 'undo') {
              const left = await run.undoBatchMove({ ...atBatch, no: deed.no })
              return [answered(left), batch.undo(deed.no, model)]
            }
            const left = await run.recallBatch({ ...atBatch, reason: 'Ice' })
            if (batch.isRecalled) return [answered(left), 'batch-recalled-already']
            for (const one of model.filter(({ sortedFrom, isRecalled }) => sortedFrom === batch && !isRecalled)) {
              one.isRecalled = true
              one.write({ what: 'recall', grams: 0 })
            }
            batch.isRecalled = true
            return [answered(left), batch.write({ what: 'recall', grams: 0 })]
          })()
          expect([deed, said]).toEqual([deed, wanted])
        }
        return { model, today: shopDay(at) }
      }

      await assert(
        asyncProperty(batchHistory, async (history) => {
          const { model, today } = await play(history)
          for (const batch of model) {
            const row = await batchByCode(read, batch.code)
            const kept = row && {
              in: row.in_grams,
              toLines: row.line_grams,
              waste: row.waste_grams,
              left: row.left_grams,
            }
            expect(kept).toEqual(batch.balance())
            expect(row?.version).toBe(batch.slate.length)
          }
          const rows = await batchesToCut(read, { species: ['pomfret'], today })
          const own = new Set(model.map(({ code }) => code))
          const offered = batchesFor(rows.map(asBatch), { species: 'pomfret', size: 'Jumbo' }, today)
          const fit = model
            .filter((one) => one.balance().left > 0 && one.whyNotCut(today) === undefined)
            .map((one) => [one.useBy, one.balance().left, one.code] as const)
            .toSorted((one, other) =>
              one[0] === other[0] ? one[1] - other[1] || (one[2] < other[2] ? -1 : 1) : one[0] < other[0] ? -1 : 1,
            )
          expect(offered.map(({ code }) => code).filter((code) => own.has(code))).toEqual(fit.map(([, , code]) => code))
        }),
        { ...runsOf(2000), endOnFailure: true },
      )
    },
    minutes(10),
  )
})
