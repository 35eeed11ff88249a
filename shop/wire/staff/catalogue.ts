import * as v from 'valibot'
import { type WrongField, wrongs } from '#shop/catalogue/wrong.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import {
  file,
  format,
  home,
  longestBody,
  overview,
  preview,
  product,
  species,
  typed,
  typedHome,
  typedProduct,
  typedSpecies,
  version,
} from './catalogue-shapes.ts'
import { pressKey } from './press.ts'

const act = { key: pressKey, seen: version }

export const catalogueCalls = {
  /** All kinds, in their order. */
  catalogue: staffCall('GET', '/counter/api/catalogue', 'see-catalogue', v.unknown(), overview),
  catalogueSpecies: staffCall(
    'GET',
    '/counter/api/catalogue/species/:name',
    'see-catalogue',
    v.unknown(),
    v.object({ species }),
  ),
  catalogueProduct: staffCall(
    'GET',
    '/counter/api/catalogue/products/:id',
    'see-catalogue',
    v.unknown(),
    v.object({ product }),
  ),
  catalogueHome: staffCall('GET', '/counter/api/catalogue/home', 'see-catalogue', v.unknown(), home),
  /** `name` is the code of its address at /list/, and never changes. */
  addSpecies: staffCall(
    'POST',
    '/counter/api/catalogue/species',
    'change-catalogue',
    v.object({ key: pressKey, name: typed, species: typedSpecies }),
    v.object({ species }),
  ),
  changeSpecies: staffCall(
    'POST',
    '/counter/api/catalogue/species/:name',
    'change-catalogue',
    v.object({ ...act, species: typedSpecies }),
    v.object({ species }),
  ),
  /** Off: it is shown nowhere, and nothing of it is sold. */
  takeSpeciesOff: staffCall(
    'POST',
    '/counter/api/catalogue/species/:name/retired',
    'change-catalogue',
    v.object({ ...act, retired: v.boolean() }),
    v.object({ species }),
  ),
  /** All names, in the order of the menu. */
  orderSpecies: staffCall(
    'POST',
    '/counter/api/catalogue/species-order',
    'change-catalogue',
    v.object({ ...act, order: v.pipe(v.array(typed), v.maxLength(500)) }),
    overview,
  ),
  addProduct: staffCall(
    'POST',
    '/counter/api/catalogue/products',
    'change-catalogue',
    v.object({ key: pressKey, species: typed, product: typedProduct }),
    v.object({ product }),
  ),
  changeProduct: staffCall(
    'POST',
    '/counter/api/catalogue/products/:id',
    'change-catalogue',
    v.object({ ...act, product: typedProduct }),
    v.object({ product }),
  ),
  takeProductOff: staffCall(
    'POST',
    '/counter/api/catalogue/products/:id/retired',
    'change-catalogue',
    v.object({ ...act, retired: v.boolean() }),
    v.object({ product }),
  ),
  /** The owner approves the first rates of a product that waits for that; from now on it is sold. */
  approveProduct: staffCall(
    'POST',
    '/counter/api/catalogue/products/:id/approval',
    'publish-big-rates',
    v.object(act),
    v.object({ product }),
  ),
  /** All products of the species by their ids, in the order of its list. */
  orderProducts: staffCall(
    'POST',
    '/counter/api/catalogue/species/:name/order',
    'change-catalogue',
    v.object({ ...act, order: v.pipe(v.array(v.number()), v.maxLength(10_000)) }),
    v.object({ species }),
    { longestBody: 200_000 },
  ),
  changeHome: staffCall(
    'POST',
    '/counter/api/catalogue/home',
    'change-catalogue',
    v.object({ ...act, home: typedHome }),
    home,
  ),
  exportCatalogue: staffCall(
    'GET',
    '/counter/api/catalogue/export',
    'export-catalogue',
    v.object({ format }),
    /** the name is that of the file: 'catalogue-2026-11-22.csv' */
    v.object({ name: v.string(), text: v.string() }),
  ),
  /** What would change; nothing does. */
  previewImport: staffCall(
    'POST',
    '/counter/api/catalogue/import/preview',
    'import-catalogue',
    v.object(file),
    preview,
    { longestBody },
  ),
  /** Adds and changes what the file names; what it does not name stays. `seen` is the version of the preview. */
  importCatalogue: staffCall(
    'POST',
    '/counter/api/catalogue/import',
    'import-catalogue',
    v.object({ ...act, ...file }),
    v.object({ countOfChanges: v.number() }),
    { longestBody },
  ),
} as const

const wrongField = v.object({ field: v.string(), wrong: v.picklist(wrongs), most: v.optional(v.number()) })

/** The fields that a refusal of a form names. */
export function wrongFieldsIn(more: Readonly<Record<string, unknown>>): readonly WrongField[] {
  const found = v.safeParse(v.array(wrongField), more['fields'])
  return found.success ? (found.output as WrongField[]) : []
}

export type CatalogueOverview = v.InferOutput<typeof overview>
export type SpeciesView = v.InferOutput<typeof species>
export type ProductView = v.InferOutput<typeof product>
export type HomeView = v.InferOutput<typeof home>
export type TypedSpecies = v.InferOutput<typeof typedSpecies>
export type TypedProduct = v.InferOutput<typeof typedProduct>
export type ImportPreview = v.InferOutput<typeof preview>
export type ImportFile = { readonly format: v.InferOutput<typeof format>; readonly text: string }
