import type { SpeciesView } from '#shop/wire/staff/catalogue.ts'
import type { LastChange } from '#shop/wire/staff/press.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { theirsIn } from './theirs.ts'

/** Rises with each change of what is said of a fish, of its products and of their order. */
export const editionOf = ({ version, productsOrder, products }: SpeciesView): number =>
  products.reduce((sum, product) => sum + product.version, version + productsOrder)

/** Who has changed the fish or one of its products last; nothing while it is as the shop opened with it. */
export const lastChangeOf = ({ changed, products }: SpeciesView): LastChange | undefined =>
  [changed, ...products.map((product) => product.changed)]
    .flatMap((one) => one ?? [])
    .toSorted((one, other) => other.at - one.at)[0]

const orderIn = ({ products }: SpeciesView): string => products.map(({ called }) => called).join(', ')

/** What somebody else changed meanwhile: the field, of which product, and its value now. */
export function theirsOfFish(
  before: SpeciesView,
  now: SpeciesView,
): readonly (readonly [label: string, value: string])[] {
  const isSameOrder = before.products.map(({ id }) => id).join() === now.products.map(({ id }) => id).join()
  return [
    ...theirsIn(asShown(before), asShown(now)),
    ...now.products.flatMap((product) => {
      const was = before.products.find(({ id }) => id === product.id)
      if (was === undefined) return [[product.called, words.changes.added] as const]
      return theirsIn(asShown(was), asShown(product)).map(
        ([label, value]) => [words.theirs(product.called, label), value] as const,
      )
    }),
    ...(isSameOrder ? [] : [[words.whats['order-of-products'], orderIn(now)] as const]),
  ]
}

/** Where it was never said that a fish has few bones, it has many. */
const asShown = <Thing extends { readonly retired: boolean; readonly fewBones?: boolean | undefined }>(
  thing: Thing,
) => ({
  ...thing,
  fewBones: thing.fewBones === true,
  onSale: !thing.retired,
})
