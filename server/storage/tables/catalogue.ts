import type { Generated } from 'kysely'

export interface CatalogueTables {
  products: ProductsTable
  rates: RatesTable
  rate_changes: RateChangesTable
  availability_changes: AvailabilityChangesTable
}

/** What of a product changes from day to day; its facts stand in shop/catalogue. */
export interface ProductsTable {
  id: number
  available: number
  /** when it is back, while it is not sold; null: nobody said */
  back_at: Generated<number | null>
  /** so much more than ordered may a line of it weigh without its buyer being asked */
  tolerance_percent: Generated<number>
}

export interface RatesTable {
  product_id: number
  /** '' for a product without sizes */
  size: string
  grams: number
  paise: number
}

interface RateChangesTable {
  id: string
  product_id: number
  size: string
  grams: number
  old_paise: number
  new_paise: number
  changed_by: string
  changed_at: number
  /** '' of one that belongs to no sheet */
  sheet_id: Generated<string>
}

interface AvailabilityChangesTable {
  id: string
  product_id: number
  available: number
  changed_by: string
  changed_at: number
}
