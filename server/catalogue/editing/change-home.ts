import type { Transaction } from 'kysely'
import { actAtCatalogue, refuseForm } from './catalogue-act.ts'
import { arrangementCalled, homeRow } from '#server/catalogue/catalogue-rows.ts'
import type { Decided } from './change-product.ts'
import type { Seen } from './change-species.ts'
import { wrongPicture } from './form-checks.ts'
import { keptCatalogue } from '#server/catalogue/kept-document.ts'
import { writeHome } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { byInOneWord } from '#shop/orders/by.ts'
import { homeChanges } from '#shop/catalogue/differences.ts'
import type { HomeDocument } from '#shop/catalogue/document.ts'
import { wrongIn } from '#shop/catalogue/judge.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'

/** What the home page shows, as a whole. */
export function changeHome(
  tx: Transaction<Tables>,
  { home, seen, ...decided }: Decided & Seen & { readonly home: HomeDocument },
) {
  const act = { ...decided, thing: 'home', pressed: { home, seen } }
  return actAtCatalogue(tx, act, async () => {
    if ((await arrangementCalled(tx, 'home')).version !== seen) return { refused: 'catalogue-changed' } as const
    const { known } = await keptCatalogue(tx)
    const before = await homeRow(tx)
    const fields = [
      ...wrongIn({ format: 'catalogue-1', species: [], products: [], home }, known).map(onThePage),
      ...(await wrongPictures(tx, home, before)),
    ]
    if (fields.length > 0) return refuseForm(fields)
    const changes = homeChanges(before, home)
    if (changes.length > 0) await writeHome(tx, home, { by: byInOneWord(decided.by), at: decided.at })
    return { left: { changed: 'home' }, changes }
  })
}

const onThePage = ({ field, ...wrong }: WrongField): WrongField => ({ field: field.replace('home.', ''), ...wrong })

/** An import may have brought the name of another shop's picture: it stays until another is chosen. */
async function wrongPictures(
  tx: Transaction<Tables>,
  home: HomeDocument,
  before: HomeDocument,
): Promise<readonly WrongField[]> {
  const isThere = new Set([...before.slides, ...before.favourites].map(({ picture }) => picture))
  const wrong: WrongField[] = []
  for (const part of ['slides', 'favourites'] as const)
    for (const [place, { picture }] of home[part].entries())
      if (!isThere.has(picture) && (await wrongPicture(tx, picture)).length > 0)
        wrong.push({ field: `${part}.${place}.picture`, wrong: 'unknown' })
  return wrong
}
