import * as v from 'valibot'
import { typedAs } from '#counter/live/typed.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'
import {
  catalogueCalls,
  type ProductView,
  type SpeciesView,
  type TypedProduct,
  type TypedSpecies,
} from '#shop/wire/staff/catalogue.ts'
import { blankProduct, blankSize, productTyped, type SizeTyped, sizesOf } from './product-typed.ts'
import { blankSpecies, speciesTyped } from './species-typed.ts'

/** A product of a fish in its form: its fields are in the form, the rest is here. */
export interface ProductBegun {
  readonly key: string
  /** left out of one that comes */
  readonly id?: number
  readonly sizes: readonly SizeTyped[]
  /** left out where it is shown by the picture of its fish */
  readonly picture?: string
}

/** The form of a fish as it was left: what stood in its fields, and what they do not hold. */
export interface FishDraft {
  readonly fields: readonly (readonly [name: string, typed: string])[]
  readonly products: readonly ProductBegun[]
  readonly picture: string
  /** the fish as it stood when the form began; left out of a new one */
  readonly of?: SpeciesView
}

const pack = v.object({ isSold: v.boolean(), rate: v.string() })
const span = v.tuple([v.string(), v.string()])
const draft: v.GenericSchema<unknown, FishDraft> = v.object({
  fields: v.array(v.tuple([v.string(), v.string()])),
  products: v.array(
    v.object({
      key: v.string(),
      id: v.exactOptional(v.number()),
      sizes: v.array(
        v.object({
          key: v.string(),
          label: v.string(),
          piecesPerKilo: span,
          kilosEach: span,
          usual: v.boolean(),
          packs: v.object(
            Object.fromEntries(weightLabels.map((weight) => [weight, pack])) as Record<WeightLabel, typeof pack>,
          ),
        }),
      ),
      picture: v.exactOptional(v.string()),
    }),
  ),
  picture: v.string(),
  of: v.exactOptional(catalogueCalls.catalogueSpecies.gives.entries.species),
})

export const nothingTyped: FishDraft = { fields: [], products: [productBegun([])], picture: '' }

/** The form of a fish that is there, before anybody has typed. */
export const draftOf = (fish: SpeciesView): FishDraft => ({
  fields: [],
  products: fish.products.map(keptBegun),
  picture: fish.picture,
  of: fish,
})

/** A product that is there, as its form begins. */
export const keptBegun = (product: ProductView): ProductBegun => ({
  key: `kept-${product.id}`,
  id: product.id,
  sizes: sizesOf(product),
  picture: product.picture,
})

/** What a tab kept of a form; undefined where that is nothing that can be read. */
export const draftIn = (kept: string): FishDraft | undefined => typedAs(draft, kept)

/** One more, with a key that none of them has. */
export function productBegun(others: readonly ProductBegun[]): ProductBegun {
  const key = 1 + Math.max(-1, ...others.flatMap((one) => (one.id === undefined ? Number(one.key) : [])))
  return { key: String(key), sizes: [blankSize('first')] }
}

export const prefixOf = (key: string): string => `products.${key}.`

function formOf(fields: FishDraft['fields']): FormData {
  const form = new FormData()
  for (const [name, typed] of fields) form.append(name, typed)
  return form
}

/** Whether it is for sale; a tick that is away was taken away. */
interface OnSale {
  readonly onSale: boolean
}

/** What the fields of a kind begin with. A loss that was no number is asked again. */
export function kindStart({ fields, of }: FishDraft): TypedSpecies & OnSale {
  if (fields.length === 0) return { ...(of ?? blankSpecies), onSale: !of?.retired }
  const form = formOf(fields)
  const onSale = form.has('onSale')
  const read = speciesTyped(form)
  if ('body' in read) return { ...read.body, onSale }
  form.set('lossPercent', String(blankSpecies.lossPercent))
  const again = speciesTyped(form)
  return { ...('body' in again ? again.body : blankSpecies), onSale }
}

/** What the fields of a product begin with: as they were left, as it stands, or blank. */
export function productStart(
  { fields }: FishDraft,
  key: string,
  kept: ProductView | undefined,
): Omit<TypedProduct, 'sizes'> & OnSale {
  const prefix = prefixOf(key)
  if (!fields.some(([name]) => name.startsWith(prefix))) return { ...(kept ?? blankProduct), onSale: !kept?.retired }
  const form = formOf(fields)
  const onSale = form.has(`${prefix}onSale`)
  const read = productTyped(form, { sizes: [], sold: {}, prefix })
  if ('body' in read) return { ...read.body, onSale }
  form.set(`${prefix}grade`, String(blankProduct.grade))
  const again = productTyped(form, { sizes: [], sold: {}, prefix })
  return { ...('body' in again ? again.body : blankProduct), onSale }
}
