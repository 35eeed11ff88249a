import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { keepSnapshot, snapshotOf } from '#counter/outbox/snapshots.ts'

const packsKept = v.object({
  /** orders, each by one label of its pack */
  scanned: v.array(v.string()),
  /** that some are missing was asked, and answered */
  isAsked: v.boolean(),
})
type Kept = v.InferOutput<typeof packsKept>

export interface Packs extends Kept {
  readonly scan: (order: string) => void
  readonly ask: () => void
  /** the round is over: the next one begins with none */
  readonly forget: () => void
}

/** Which packs somebody has scanned before they leave. It is this phone's own, and stays through a reload; the shop is not told. */
export function usePacks(told: number): Packs {
  const [packs, setPacks] = useState<Kept>(none)
  useEffect(() => {
    async function read() {
      const kept = await snapshotOf('packs', packsKept)
      if (kept !== undefined) setPacks((now) => both(kept, now))
    }
    void read()
  }, [])

  const keep = useEffectEvent((now: Kept) => keepSnapshot('packs', told, now))
  useEffect(() => {
    if (packs !== none) void keep(packs)
  }, [packs])

  const put = (more: Kept) => setPacks((now) => both(now, more))
  return {
    ...packs,
    scan: (order) => put({ ...none, scanned: [order] }),
    ask: () => put({ ...none, isAsked: true }),
    forget: () => setPacks(none),
  }
}

const none: Kept = { scanned: [], isAsked: false }

const both = (one: Kept, other: Kept): Kept => ({
  scanned: [...new Set([...one.scanned, ...other.scanned])],
  isAsked: one.isAsked || other.isAsked,
})
