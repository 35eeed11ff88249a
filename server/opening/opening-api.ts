import { catalogueVersion } from '#server/catalogue/catalogue-version.ts'
import { ratesToday } from '#server/catalogue/rates/rate-sheets-store.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Settings } from '#server/settings/settings.ts'
import { weekNow } from '#server/slots/week.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import { versionOf } from '#server/storage/counter-settings.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import type { Language } from '#shop/languages.ts'
import type { Opening as OpeningView } from '#shop/wire/staff/opening.ts'
import { openingCalls } from '#shop/wire/staff/opening.ts'
import type { Opening } from './opening.ts'
import type { openingCommands } from './opening-commands.ts'

export interface OpeningDeps {
  readonly database: Runs<typeof openingCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly opening: Opening
  readonly settings: Pick<Settings, 'mode'>
  readonly now: () => number
}

/** What is to be looked at before a live shop opens, and the act that opens it. */
export function openOpeningAtCounter(
  door: StaffDoor,
  { database: { read, run }, changes, snapshot, opening, settings, now }: OpeningDeps,
): void {
  async function list(language: Language): Promise<{ body: OpeningView }> {
    // Before the rates: of those that change meanwhile the press is told that they did.
    const seen = await catalogueVersion(read)
    const [rates, week, weekVersion, area] = await Promise.all([
      ratesToday(read),
      weekNow(read),
      versionOf(read, 'week'),
      areaNow(read),
    ])
    const ofProduct = Map.groupBy(rates, ({ productId }) => productId)
    const places = week.flat().map(({ capacity }) => capacity)
    return {
      body: {
        isOpen: opening.isOpen(),
        isTrial: settings.mode === 'trial',
        seen,
        products: snapshot.current(language).products.map(({ id, title, sizes, available }) => ({
          id,
          title,
          isSold: available,
          rates: (ofProduct.get(id) ?? [])
            .map(({ size, grams, paise }) => ({ size, grams, paise }))
            .toSorted((one, other) => placeOf(sizes, one.size) - placeOf(sizes, other.size) || other.grams - one.grams),
        })),
        slots: {
          aWeek: places.length,
          least: Math.min(...places, ...(places.length === 0 ? [0] : [])),
          most: Math.max(0, ...places),
          ordersAWeek: places.reduce((sum, one) => sum + one, 0),
          isOwn: weekVersion > 0,
        },
        area,
      },
    }
  }

  door.open(openingCalls.opening, ({ staff }) => list(staff.language))

  door.open(openingCalls.openShop, async ({ wanted, staff }) => {
    const left = notOtherPress(await run.openShop({ ...wanted, by: byOf(staff), at: now() }))
    if ('refused' in left) throw new Refusal(409, left)
    await changes.refresh()
    return list(staff.language)
  })
}

const placeOf = (sizes: readonly { readonly label: string }[], size: string): number =>
  sizes.findIndex(({ label }) => label === size)
