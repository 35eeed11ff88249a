import * as v from 'valibot'
import type { Answer } from '#browser/read-answer.ts'
import type { Failed } from '#forms/refusal.ts'
import { isSameSheet, withRates } from '#shop/catalogue/rates/rate-edit.ts'
import {
  byKey,
  mergeSheets,
  type RateChange,
  type RateOf,
  type RateToday,
  rateKey,
} from '#shop/catalogue/rates/rate-sheet.ts'
import { isDefinite, meaningOf } from '#shop/wire/meaning.ts'
import { type DoneBy, doneBy } from '#shop/wire/staff/press.ts'
import type { RateSheetView } from '#shop/wire/staff/rates.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { counterTimings } from '../live/timings.ts'
import { type LaidSheet, laidOut, ratesOf } from './cells.ts'

export interface SheetNow {
  readonly view: RateSheetView
  readonly laid: LaidSheet
  readonly today: ReadonlyMap<string, number>
  /** of the draft, as the shop has it */
  readonly version: number
  readonly base: readonly RateChange[]
  /** as it stands on this screen */
  readonly changes: readonly RateChange[]
  readonly saving: 'saved' | 'saving' | 'unsent'
  /** why it is not saved, where the shop said so */
  readonly failed?: Failed | undefined
  /** somebody else was at the sheet too */
  readonly met?: Met | undefined
}

interface Writer {
  readonly by: DoneBy
  readonly at: number
}

/** What somebody else did to the draft meanwhile. */
interface Met extends Writer {
  readonly count: number
  readonly clashes: readonly Clash[]
}

/** Both changed it, and differently: undefined stands for 'as today'. */
interface Clash extends RateOf {
  readonly theirs: number | undefined
}

interface Draft {
  readonly seen: number
  readonly changes: readonly RateChange[]
}

interface Calls {
  readonly save: (draft: { seen: number; changes: RateChange[] }) => Promise<Answer<{ version: number }>>
  readonly look: () => Promise<Answer<RateSheetView>>
}

export type SheetStore = ReturnType<typeof openSheet>

/**
 * The sheet of this screen. What is typed is sent at once, one draft after the other. What somebody else wrote meanwhile is
 * joined with it, and nothing that was typed is lost.
 */
export function openSheet(first: RateSheetView, { save, look }: Calls) {
  const { version, base } = drafted(first)
  let now: SheetNow = { ...drawn(first), version, base, changes: base, saving: 'saved' }
  /** sent, and nobody knows yet what came of it: it goes again as it was, for it may have arrived */
  let unanswered: Draft | undefined
  let running: Promise<boolean> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isLookDue = false
  const watchers = new Set<() => void>()

  function set(changed: Partial<SheetNow>) {
    now = { ...now, ...changed }
    for (const watcher of watchers) watcher()
  }

  /** Resolves to whether all that was typed is with the shop. */
  function flush(): Promise<boolean> {
    clearTimeout(again)
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll(): Promise<boolean> {
    while (unanswered !== undefined || !isSameSheet(now.base, now.changes)) {
      set({ saving: 'saving', failed: undefined })
      unanswered ??= { seen: now.version, changes: now.changes }
      const { seen, changes } = unanswered
      const answer = await save({ seen, changes: [...changes] })
      if (!answer.ok && ('unreachable' in answer || !isDefinite(answer))) return later(answer)
      unanswered = undefined
      if (answer.ok) set({ version: answer.body.version, base: changes })
      else if (isConflict(answer)) {
        const looked = await look()
        if (!looked.ok) return later(looked)
        join(looked.body, writerIn(answer.refused.more))
      } else return later(answer)
    }
    set({ saving: 'saved', failed: undefined })
    if (isLookDue) await lookNow()
    return true
  }

  function later(failed: Failed): false {
    set({ saving: 'unsent', failed })
    // A person who must sign in first comes back to this page, and then it is sent.
    if (meaningOf(failed) === 'trouble') again = setTimeout(() => void flush(), counterTimings.resend)
    return false
  }

  async function lookNow() {
    isLookDue = false
    const looked = await look()
    if (looked.ok && running === undefined) take(looked.body)
    else if (looked.ok) join(looked.body, writerOf(looked.body))
  }

  /** The draft of the shop under what was typed here since. An answer that was overtaken says nothing new. */
  function join(view: RateSheetView, by: Writer | undefined) {
    if (view.draft.version < now.version) return
    if (view.draft.version === now.version) return set(drawn(view))
    const there = drafted(view)
    const { merged, clashes } = mergeSheets(now.base, now.changes, there.base)
    const theirs = byKey(there.base)
    const met = by && {
      ...by,
      count: differences(now.base, there.base),
      clashes: clashes.map((rate) => ({ ...rate, theirs: theirs.get(rateKey(rate)) })),
    }
    set({ ...drawn(view), ...there, changes: merged, ...(met && met.count > 0 ? { met } : {}) })
  }

  /** As the shop told it; what is on its way is awaited first. */
  function take(view: RateSheetView) {
    if (running !== undefined || unanswered !== undefined) {
      isLookDue = true
      if (running === undefined) void flush()
      return
    }
    join(view, writerOf(view))
    if (!isSameSheet(now.base, now.changes)) void flush()
  }

  return {
    now: (): SheetNow => now,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    flush,
    take,
    look: () => void lookNow(),
    /** As it stands after an act of this screen: nobody else is to be named. */
    adopt(view: RateSheetView) {
      join(view, undefined)
      void flush()
    },
    /** Types rates into cells; one of today takes the change back. */
    type(rates: readonly RateToday[]) {
      set({ changes: withRates(now.changes, rates, now.today) })
      void flush()
    },
    replace(changes: readonly RateChange[]) {
      set({ changes })
      void flush()
    },
    understood: () => set({ met: undefined }),
    close: () => clearTimeout(again),
  }
}

function drawn(view: RateSheetView) {
  const laid = laidOut(view)
  return { view, laid, today: ratesOf(laid.cells) }
}

const drafted = ({ draft: { version, changes } }: RateSheetView) => ({ version, base: changes.map(plain) })

/** Who typed it is asked of the view: what is typed here has no writer. */
const plain = ({ productId, size, grams, was, paise }: RateChange): RateChange => ({
  productId,
  size,
  grams,
  was,
  paise,
})

const writerOf = ({ draft: { by, at } }: RateSheetView): Writer | undefined => by && { by, at }

const writer = v.object({ by: doneBy, changed: v.number() })

/** Who was quicker, as the shop names them with its 409. */
function writerIn(more: unknown): Writer | undefined {
  const read = v.safeParse(writer, more)
  return read.success ? { by: read.output.by, at: read.output.changed } : undefined
}

function differences(before: readonly RateChange[], after: readonly RateChange[]): number {
  const [old, fresh] = [byKey(before), byKey(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].filter((key) => old.get(key) !== fresh.get(key)).length
}
