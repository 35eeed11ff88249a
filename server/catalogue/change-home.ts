import type { Transaction } from 'kysely'
import { actAtCatalogue, refuseForm } from '#server/catalogue/catalogue-act.ts'
import { arrangementCalled, homeRow } from '#server/catalogue/catalogue-rows.ts'
import type { Decided } from '#server/catalogue/change-product.ts'
import type { Seen } from '#server/catalogue/change-species.ts'
import { keptCatalogue } from '#server/catalogue/kept-document.ts'
import { writeHome } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/by.ts'
import { homeChanges } from '#shop/catalogue/differences.ts'
import type { HomeDocument } from '#shop/catalogue/document.ts'
import { wrongIn } from '#shop/catalogue/judge.ts'

/** What the home page shows, as a whole. */
export function changeHome(
  tx: Transaction<Tables>,
  { home, seen, ...decided }: Decided & Seen & { readonly home: HomeDocument },
) {
  const act = { ...decided, thing: 'home', pressed: { home, seen } }
  return actAtCatalogue(tx, act, async () => {
    if ((await arrangementCalled(tx, 'home')).version !== seen) return { refused: 'catalogue-changed' } as const
    const { known } = await keptCatalogue(tx)
    const fields = wrongIn({ format: 'catalogue-1', species: [], products: [], home }, known)
    if (fields.length > 0)
      return refuseForm(fields.map(({ field, ...wrong }) => ({ field: field.replace('home.', ''), ...wrong })))
    const changes = homeChanges(await homeRow(tx), home)
    if (changes.length > 0) await writeHome(tx, home, { by: byInOneWord(decided.by), at: decided.at })
    return { left: { changed: 'home' }, changes }
  })
}
