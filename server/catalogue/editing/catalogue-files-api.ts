import type { Kysely } from 'kysely'
import { tooOften } from '#server/http/too-often.ts'
import { newId } from '#server/settings/secrets.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type CatalogueChange, changesBy } from '#shop/catalogue/differences.ts'
import type { ImportedDocument } from '#shop/catalogue/document.ts'
import { catalogueFile, readImport } from '#shop/catalogue/file.ts'
import { isOwnPicture } from '#shop/catalogue/own-pictures.ts'
import type { WrongRow } from '#shop/catalogue/wrong.ts'
import { shopDay } from '#shop/moment.ts'
import { catalogueCalls, type ImportFile, type ImportPreview } from '#shop/wire/staff/catalogue.ts'
import type { CatalogueDeps } from './catalogue-api.ts'
import { fingerprintOf, keptCatalogue } from '#server/catalogue/kept-document.ts'

/** An answer lists this many changes and wrong places; the rest is only counted. */
const mostShown = 500

/** The catalogue as a file, out and in. */
export function openCatalogueFiles(door: StaffDoor, { database: { read, run }, changes, now }: CatalogueDeps): void {
  door.open(catalogueCalls.exportCatalogue, async ({ wanted: { format }, staff }) => {
    const { document } = await keptCatalogue(read)
    const act = { key: newId(), act: 'export-catalogue', thing: 'catalogue', staffId: staff.staffId } as const
    const noted = await run.noteLook({ ...act, by: byOf(staff), at: now(), after: { format } })
    if ('over' in noted) throw tooOften(noted.over)
    return { body: { name: `catalogue-${shopDay(now())}.${format}`, text: catalogueFile(document, format) } }
  })

  door.open(catalogueCalls.previewImport, async ({ wanted }) => ({ body: await previewOf(read, wanted) }))

  door.open(catalogueCalls.importCatalogue, async ({ wanted: { key, seen, format, text }, staff }) => {
    const file = readImport(text, format, (await keptCatalogue(read)).known)
    if ('wrong' in file) throw wrongFile(file.wrong)
    const wanted = { document: file.document, seen, key, by: byOf(staff), at: now() }
    const left = notOtherPress(await run.importCatalogue(wanted))
    if ('refused' in left) throw new Refusal(left.refused === 'catalogue-changed' ? 409 : 400, left)
    await changes.refresh()
    return { body: { countOfChanges: 'imported' in left ? left.imported : 0 } }
  })
}

/** What an import would change. Nothing is written. */
export async function previewOf(read: Kysely<Tables>, { format, text }: ImportFile): Promise<ImportPreview> {
  const { document, known } = await keptCatalogue(read)
  const file = readImport(text, format, known)
  const wrong = 'wrong' in file ? file.wrong : []
  const wouldChange = 'wrong' in file ? [] : changesBy(file.document, document)
  return {
    version: fingerprintOf(document),
    changes: wouldChange.slice(0, mostShown).map(shown),
    countOfChanges: wouldChange.length,
    wrong: wrong.slice(0, mostShown),
    countOfWrong: wrong.length,
    picturesMissing: 'wrong' in file ? [] : await picturesMissing(read, file.document),
  }
}

const shown = ({ fields, ...change }: CatalogueChange) => ({ ...change, fields: [...fields] })

const wrongFile = (wrong: readonly WrongRow[]): Refusal =>
  new Refusal(400, { refused: 'import-wrong', count: wrong.length }, { more: { fields: wrong.slice(0, mostShown) } })

async function picturesMissing(read: Kysely<Tables>, { species, products, home }: ImportedDocument): Promise<string[]> {
  const sent = await read.selectFrom('pictures').select('name').execute()
  const there = new Set(sent.map(({ name }) => name))
  const named = [...species, ...products, ...(home?.slides ?? []), ...(home?.favourites ?? [])]
  return [...new Set(named.map(({ picture }) => picture))].filter(
    (name) => name !== '' && !isOwnPicture(name) && !there.has(name),
  )
}
