import { array, boolean, constant, integer, oneof, record } from 'fast-check'

/** What people do with batches and lines in some days, one after the other. */
export type BatchDeed =
  | { readonly does: 'take-in'; readonly grams: number; readonly keeps: number; readonly isMixed: boolean }
  | { readonly does: 'sort'; readonly batch: number; readonly jumbo: number; readonly large: number }
  | { readonly does: 'weigh'; readonly line: number; readonly batch: number; readonly grams: number }
  | { readonly does: 'leave-out'; readonly line: number }
  | { readonly does: 'waste' | 'count'; readonly batch: number; readonly grams: number }
  | { readonly does: 'undo'; readonly batch: number; readonly no: number }
  | { readonly does: 'recall'; readonly batch: number }
  | { readonly does: 'next-day' }

export const linesOfModel = 3
const line = integer({ min: 1, max: linesOfModel })
const batch = integer({ min: 0, max: 3 })
const grams = integer({ min: 1, max: 3000 })
/** of a crate: often all of it is sorted, sometimes more than there is */
const part = integer({ min: 0, max: 1600 })

const deed = oneof(
  {
    weight: 3,
    arbitrary: record({
      does: constant('take-in' as const),
      grams,
      keeps: integer({ min: -1, max: 2 }),
      isMixed: boolean(),
    }),
  },
  // batch 3 is often one that is not there yet: then the weighing is not recorded
  { weight: 6, arbitrary: record({ does: constant('weigh' as const), line, batch, grams }) },
  { weight: 1, arbitrary: record({ does: constant('leave-out' as const), line }) },
  { weight: 2, arbitrary: record({ does: constant('waste' as const), batch, grams }) },
  { weight: 2, arbitrary: record({ does: constant('count' as const), batch, grams: integer({ min: 0, max: 3000 }) }) },
  { weight: 3, arbitrary: record({ does: constant('undo' as const), batch, no: integer({ min: 1, max: 8 }) }) },
  { weight: 2, arbitrary: record({ does: constant('sort' as const), batch, jumbo: part, large: part }) },
  { weight: 1, arbitrary: record({ does: constant('recall' as const), batch }) },
  { weight: 1, arbitrary: constant({ does: 'next-day' as const }) },
)

export const batchHistory = array(deed, { minLength: 4, maxLength: 30 })

interface Entry {
  readonly what: 'in' | 'line' | 'back' | 'waste' | 'count' | 'sorted' | 'undo' | 'recall'
  readonly grams: number
  readonly found?: number
  readonly of?: number
}

/** A batch as a slate on the wall: every line is kept, and each sum is made again from all of them. */
export class ModelBatch {
  readonly code: string
  readonly useBy: string
  /** '' for a crate of several */
  readonly size: string
  readonly sortedFrom: ModelBatch | undefined
  /** which entry of that crate it is of */
  readonly sortedNo: number | undefined
  readonly slate: Entry[] = []
  isRecalled = false

  constructor(code: string, useBy: string, size: string, sortedFrom?: ModelBatch) {
    this.code = code
    this.useBy = useBy
    this.size = size
    this.sortedFrom = sortedFrom
    this.sortedNo = sortedFrom && sortedFrom.slate.length + 1
  }

  balance() {
    const struck = new Set(this.slate.flatMap(({ what, of }) => (what === 'undo' && of !== undefined ? [of] : [])))
    const sums = { in: 0, toLines: 0, waste: 0, left: 0 }
    for (const [place, { what, grams: many, found = 0 }] of this.slate.entries()) {
      if (struck.has(place + 1)) continue
      if (what === 'in') sums.in += many
      if (what === 'sorted') sums.in -= many
      if (what === 'line') sums.toLines += many
      if (what === 'back') sums.toLines -= many
      if (what === 'waste') sums.waste += many
      if (what === 'count' && found > 0) sums.in += found
      if (what === 'count' && found < 0) sums.waste -= found
    }
    return { ...sums, left: sums.in - sums.toLines - sums.waste }
  }

  write(entry: Entry): 'ok' {
    this.slate.push(entry)
    return 'ok'
  }

  /** `all`: what was sorted out of a crate goes back into it. */
  undo(no: number, all: readonly ModelBatch[]): string {
    const entry = this.slate[no - 1]
    const isStruck = this.slate.some(({ what, of }) => what === 'undo' && of === no)
    // what was sorted is put together again at its crate
    const isSorted = this.sortedFrom !== undefined && no === 1
    if (entry === undefined || isStruck || isSorted || !['in', 'waste', 'count', 'sorted'].includes(entry.what))
      return 'nothing-to-undo'
    const came = entry.what === 'in' ? entry.grams : entry.what === 'count' ? Math.max(0, entry.found ?? 0) : 0
    if (came > 0 && this.balance().left < came) return 'batch-in-use'
    const parts = all.filter(({ sortedFrom, sortedNo }) => sortedFrom === this && sortedNo === no)
    if (parts.some((part) => part.balance().left < (part.slate[0]?.grams ?? 0))) return 'batch-in-use'
    for (const part of parts) part.write({ what: 'undo', grams: part.slate[0]?.grams ?? 0, of: 1 })
    return this.write({ what: 'undo', grams: entry.grams, of: no })
  }

  whyNotSorted(parts: readonly number[], today: string): string | undefined {
    if (this.size !== '') return 'batch-not-mixed'
    if (this.isRecalled) return 'batch-recalled'
    if (this.useBy < today) return 'batch-past-use-by'
    if (parts.length === 0) return 'batch-weight-impossible'
    return parts.reduce((sum, one) => sum + one, 0) > this.balance().left ? 'sorted-more-than-left' : undefined
  }

  whyNotCut(today: string): string | undefined {
    if (this.size === 'Large') return 'batch-other-fish'
    if (this.isRecalled) return 'batch-recalled'
    if (this.size === '') return 'batch-mixed'
    return this.useBy < today ? 'batch-past-use-by' : undefined
  }
}
