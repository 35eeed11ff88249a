import type { Queries } from '#web/queries.ts'
import { slotSaid } from '#words/formatters.ts'

export interface Coming {
  /** when the next order comes, in words: the earliest of each pincode. None of these: all of the delivery area. */
  readonly slots: readonly { readonly pincodes: readonly string[]; readonly words: string }[]
  /** today's note of the season; '': none */
  readonly season: string
}

/** The same for everybody: which of them is somebody's own is known in their browser only. */
export async function comingFacts(asked: Pick<Queries, 'slots' | 'said' | 'seasonNote'>): Promise<Coming> {
  const coming: Coming['slots'][number][] = []
  const served = new Set<string>()
  for (const slot of await asked.slots()) {
    const words = slot.room === 'free' ? asked.said((now) => slotSaid(slot, now)) : undefined
    if (words === undefined) continue
    const isAnywhere = slot.pincodes.length === 0
    const pincodes = slot.pincodes.filter((pincode) => !served.has(pincode))
    if (isAnywhere || pincodes.length > 0) coming.push({ pincodes, words })
    if (isAnywhere) break
    for (const pincode of pincodes) served.add(pincode)
  }
  return { slots: coming, season: await asked.seasonNote() }
}
