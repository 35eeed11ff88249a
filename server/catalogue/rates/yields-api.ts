import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { noddedYields, yieldKey, yieldSamples } from '#server/catalogue/yields-store.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { enoughSamples, ownYield } from '#shop/catalogue/rates/yields.ts'
import type { Language } from '#shop/languages.ts'
import { type YieldRow, yieldCalls } from '#shop/wire/staff/yields.ts'
import type { rateCommands } from './rate-commands.ts'

export interface YieldsDeps {
  readonly database: Runs<typeof rateCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** The yield book: what was weighed on both sides of cleaning, and the figure that the owner nods. */
export function openYields(door: StaffDoor, { database, changes, snapshot, now }: YieldsDeps): void {
  const { read, run } = database

  async function rows(language: Language): Promise<YieldRow[]> {
    const catalogue = snapshot.current(language)
    const [nodded, samples] = await Promise.all([noddedYields(read), yieldSamples(read, catalogue)])
    const who = await doneBys(
      read,
      nodded.map(({ noddedBy }) => noddedBy),
    )
    const kinds = new Map(catalogue.products.map((product) => [yieldKey(product), product]))
    return [...kinds].map(([key, { species, cut }]) => {
      const kind = catalogue.species.find(({ name }) => name === species)
      const own = nodded.find((one) => yieldKey(one) === key)
      const weighed = samples.get(key) ?? []
      const proposed = ownYield(weighed)
      const isNew = proposed !== undefined && proposed.percent !== own?.percent
      return {
        species,
        title: kind?.title ?? species,
        cut,
        aboutPercent: 100 - (kind?.lossPercent ?? 0),
        ...(own === undefined
          ? {}
          : {
              own: {
                percent: own.percent,
                from: own.from,
                to: own.to,
                samples: own.samples,
                at: own.noddedAt,
                by: who(own.noddedBy),
              },
            }),
        samples: weighed.length,
        enough: enoughSamples,
        ...(isNew ? { proposed } : {}),
      }
    })
  }

  door.open(yieldCalls.yields, async ({ staff }) => ({ body: { now: now(), rows: await rows(staff.language) } }))

  door.open(yieldCalls.nodYield, async ({ wanted: { key, species, cut, percent }, staff }) => {
    const row = (await rows(staff.language)).find((one) => one.species === species && one.cut === cut)
    // the same press again finds it nodded already
    const own = row?.proposed?.percent === percent ? row.proposed : row?.own?.percent === percent ? row.own : undefined
    if (own === undefined) throw new Refusal(409, { refused: 'yield-moved' })
    const { from, to, samples } = own
    notOtherPress(
      await run.nodYield({ species, cut, own: { percent, from, to, samples }, key, by: byOf(staff), at: now() }),
    )
    await changes.refresh()
    return { body: { now: now(), rows: await rows(staff.language) } }
  })
}
