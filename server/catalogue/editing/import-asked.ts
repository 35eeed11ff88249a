import type { FileFormat } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'

/** What the process that reads a file is told. */
export interface AskedImport {
  readonly format: FileFormat | 'xlsx'
  /** of a workbook in base64 */
  readonly content: string
  readonly known: ReturnType<typeof knownAsTold>
}

/** A catalogue of ten thousand products is a third of it. */
export const mostPrinted = 60_000_000

export const knownAsTold = ({ species, products, slugs, ids }: Known) => ({
  species: [...species],
  products: [...products],
  slugs: [...slugs],
  ids: [...ids],
})

export const knownAgain = ({ species, products, slugs, ids }: AskedImport['known']): Known => ({
  species: new Set(species),
  products: new Map(products),
  slugs: new Map(slugs),
  ids: new Map(ids),
})
