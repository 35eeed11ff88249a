import type { BatchOrigin } from '#shop/stock/batches.ts'

/** When and where fish was landed, as far as that was recorded; '' and undefined: it was not. */
export interface Landing {
  /** '2026-11-22' */
  readonly landedDay: string
  /** of that day, from 0 to 23 */
  readonly landedHour?: number | undefined
  readonly jetty: string
  readonly boatOrGear: string
}

/** Sizes of a product that are cut from one batch. */
export interface LandedSizes {
  readonly code: string
  readonly sizes: readonly string[]
  readonly landing: Landing
}

/** A batch as its public page shows it. */
export interface Caught {
  readonly code: string
  readonly species: string
  readonly size: string
  readonly landing: Landing
  readonly origin: BatchOrigin
  readonly temperatureTenths?: number
  readonly useBy: string
  /** why */
  readonly recalled?: string
}
