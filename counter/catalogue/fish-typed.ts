import type { WrongField } from '#shop/catalogue/wrong.ts'
import type { SpeciesView, TypedProduct, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { type ProductBegun, prefixOf } from './fish-draft.ts'
import { productTyped, type SoldRates, soldRatesOf } from './product-typed.ts'
import { speciesTyped } from './species-typed.ts'
import type { Read } from './use-catalogue-form.ts'

export interface TypedFish {
  /** of a new one: the code of its address */
  readonly name: string
  readonly retired: boolean
  readonly species: TypedSpecies
  readonly products: readonly { readonly id?: number; readonly retired: boolean; readonly product: TypedProduct }[]
}

/** What of a product has its rates from the rate sheet: nothing of one that comes, or waits for the owner. */
export function soldOf(fish: SpeciesView | undefined, id: number | undefined): SoldRates {
  const kept = fish?.products.find((one) => one.id === id)
  return kept === undefined || kept.waits ? {} : soldRatesOf(kept)
}

/** What is sent of the form, or every field that is no number; those of the second product are called 'products.1.slug'. */
export function fishTyped(
  form: FormData,
  {
    products,
    picture,
    fish,
  }: {
    readonly products: readonly ProductBegun[]
    readonly picture: string
    /** as it stands; undefined of a new one */
    readonly fish: SpeciesView | undefined
  },
): Read<TypedFish> {
  const kind = speciesTyped(form)
  const sold = products.map((one) => {
    const prefix = prefixOf(one.key)
    const read = productTyped(form, { sizes: one.sizes, sold: soldOf(fish, one.id), prefix })
    const id = one.id === undefined ? {} : { id: one.id }
    return { ...id, read, retired: !form.has(`${prefix}onSale`), picture: one.picture ?? picture }
  })
  const wrong: readonly WrongField[] = [
    ...('wrong' in kind ? kind.wrong : []),
    ...sold.flatMap(({ read }, place) =>
      'wrong' in read ? read.wrong.map((one) => ({ ...one, field: `products.${place}.${one.field}` })) : [],
    ),
  ]
  if ('wrong' in kind || wrong.length > 0) return { wrong }
  const name = form.get('name')
  return {
    body: {
      name: typeof name === 'string' ? name : '',
      retired: !form.has('onSale'),
      species: { ...kind.body, picture },
      products: sold.flatMap(({ read, picture: shownBy, ...one }) =>
        'body' in read ? [{ ...one, product: { ...read.body, picture: shownBy } }] : [],
      ),
    },
  }
}
