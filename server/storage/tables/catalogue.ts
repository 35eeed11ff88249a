import type { Generated } from 'kysely'

export interface CatalogueTables {
  species: SpeciesTable
  species_texts: SpeciesTextsTable
  products: ProductsTable
  product_texts: ProductTextsTable
  product_slugs: ProductSlugsTable
  arrangements: ArrangementsTable
  rates: RatesTable
  /** what a pack cost when it was last sold */
  rates_taken_off: RatesTakenOffTable
  rate_changes: RateChangesTable
  availability_changes: AvailabilityChangesTable
}

/** Who changed a row of the catalogue last; its version rises with each change. */
interface Changed {
  version: Generated<number>
  /** '' while it is as the shop opened with it */
  changed_by: Generated<string>
  changed_at: Generated<number>
}

interface SpeciesTable extends Changed {
  name: string
  /** its place in the menu */
  place: number
  /** 1: taken off */
  retired: number
  /** as `speciesFacts` has them */
  facts_json: string
}

interface SpeciesTextsTable {
  species: string
  language: string
  texts_json: string
}

interface ProductsTable extends Changed {
  id: number
  available: number
  /** when it is back, while it is not sold; null: nobody said */
  back_at: Generated<number | null>
  /** how much more than ordered a line of it may weigh without asking its buyer */
  tolerance_percent: Generated<number>
  cart_id: Generated<string>
  /** of its address at /fish/ today; '' of a product that the specification names */
  slug: Generated<string>
  species: Generated<string>
  /** where it stands among all */
  place: Generated<number>
  /** 1: taken off */
  retired: Generated<number>
  /** 1: taken off until the owner has approved its rates */
  waits: Generated<number>
  /** as `productFacts` has them */
  facts_json: Generated<string>
}

interface ProductTextsTable {
  product_id: number
  language: string
  texts_json: string
}

/** Every slug that an address at /fish/ ever had. Nothing here is removed. */
interface ProductSlugsTable {
  slug: string
  product_id: number
}

/** What stands where: the home page, and the orders of species and of products, which are columns of theirs. */
interface ArrangementsTable extends Changed {
  name: 'home' | 'species' | 'products'
  /** of 'home' as `homeDocument` has it; '' of the others, and before the shop first opened */
  value_json: string
}

interface RatesTable {
  product_id: number
  /** '' for a product without sizes */
  size: string
  grams: number
  paise: number
}

interface RatesTakenOffTable extends RatesTable {
  /** 0: before this was noted */
  taken_off_at: number
}

interface RateChangesTable {
  id: string
  product_id: number
  size: string
  grams: number
  /** of a first rate: what it was compared with; 0: nothing */
  old_paise: number
  new_paise: number
  changed_by: string
  changed_at: number
  /** '' of one that belongs to no sheet */
  sheet_id: Generated<string>
  /** 1: nothing was sold so before */
  is_first: Generated<number>
}

interface AvailabilityChangesTable {
  id: string
  product_id: number
  available: number
  changed_by: string
  changed_at: number
}
