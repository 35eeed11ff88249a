import type { Kysely } from 'kysely'
import { arrangementCalled, type LastChange, productRows, speciesRows } from '#server/catalogue/catalogue-rows.ts'
import { fingerprintOf, keptCatalogue } from '#server/catalogue/kept-document.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { Repeated } from '#server/staff/once.ts'
import type { staffCommands } from '#server/staff/staff-commands.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { type CatalogueChange, changesBy } from '#shop/catalogue/differences.ts'
import type { ImportedDocument } from '#shop/catalogue/document.ts'
import { catalogueFile, type ReadImport } from '#shop/catalogue/file.ts'
import { type FormRead, readHomeForm, readProductForm, readSpeciesForm } from '#shop/catalogue/forms.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import type { WrongRow } from '#shop/catalogue/wrong.ts'
import { shopDay } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import {
  type CatalogueOverview,
  catalogueCalls,
  type HomeView,
  type ImportFile,
  type ImportPreview,
} from '#shop/wire/staff/catalogue.ts'
import { isOwnPicture } from '#shop/words/catalogue/own-pictures.ts'
import type { Refusing } from './catalogue-act.ts'
import { changedOf, homeViewOf, overviewOf, productViewOf, speciesViewOf } from './catalogue-views.ts'
import type { editingCommands } from './editing-commands.ts'
import { readImportFile } from './import-reader.ts'

export interface CatalogueDeps {
  readonly database: Runs<typeof staffCommands & typeof editingCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly now: () => number
}

/** The catalogue in the hands of owner and counter. */
export function openCatalogueRoom(door: StaffDoor, deps: CatalogueDeps): void {
  const { database, changes, now } = deps
  const { read, run } = database

  const decided = (key: string, staff: StaffVisitor) => ({ key, by: byOf(staff), at: now() })

  /** What an act left, once every page has been told. `kept`: the row that somebody else may have changed. */
  async function done<Left extends object>(
    left: Left | Refusing | Repeated,
    kept?: () => Promise<LastChange | undefined>,
  ): Promise<Exclude<Left, Refusing>> {
    const settled = notOtherPress(left)
    if ('refused' in settled) throw await refusal(settled, kept)
    await changes.refresh()
    return settled as Exclude<Left, Refusing>
  }

  async function refusal(left: Refusing, kept?: () => Promise<LastChange | undefined>): Promise<Refusal> {
    if (left.refused === 'catalogue-form') return refusalOfForm(left.fields)
    if (left.refused === 'product-waits') return new Refusal(409, left)
    if (left.refused !== 'catalogue-changed' && left.refused !== 'order-incomplete') return new Refusal(404, left)
    const row = await kept?.()
    return new Refusal(409, left, { more: row ? { ...(await changedOf(read, row)), version: row.version } : {} })
  }

  /** What was changed last of a fish: what is said of it, or one of its products. */
  const lastOfFish = async (name: string) => {
    const rows = [
      ...(await speciesRows(read)).filter((row) => row.name === name),
      ...(await productRows(read, { species: name })),
    ]
    return rows.toSorted((one, other) => other.changedAt - one.changedAt)[0]
  }

  async function species(name: string, { language }: StaffAsking) {
    const view = await speciesViewOf(read, name, language)
    if (view === undefined) throw new Refusal(404, { refused: 'no-such-species' })
    return { body: { species: view } }
  }

  async function product(id: number, { language }: StaffAsking) {
    const view = await productViewOf(read, id, language)
    if (view === undefined) throw new Refusal(404, { refused: 'no-such-product' })
    return { body: { product: view } }
  }

  const overview = async ({ language }: StaffAsking): Promise<{ body: CatalogueOverview }> => ({
    body: await overviewOf(read, language),
  })
  const home = async ({ language }: StaffAsking): Promise<{ body: HomeView }> => ({
    body: await homeViewOf(read, language),
  })

  door.open(catalogueCalls.catalogue, ({ staff }) => overview(staff))
  door.open(catalogueCalls.catalogueSpecies, ({ params: { name = '' }, staff }) => species(name, staff))
  door.open(catalogueCalls.catalogueProduct, ({ params: { id = '' }, staff }) => product(idIn(id), staff))
  door.open(catalogueCalls.catalogueHome, ({ staff }) => home(staff))

  door.open(catalogueCalls.addFish, async ({ wanted: { key, name: typed, species: kind, products: all }, staff }) => {
    const name = typed.trim()
    const { form, products } = fishIn(kind, all)
    const waits = !may(staff.role, 'publish-big-rates')
    await done(await run.addFish({ ...decided(key, staff), name, form, products, waits }))
    return { ...(await species(name, staff)), status: 201 }
  })

  door.open(catalogueCalls.changeFish, async ({ wanted, params: { name = '' }, staff }) => {
    const { key, seen, seenOrder, retired, species: kind, products: all } = wanted
    const { form, products } = fishIn(
      kind,
      all.map(({ product: typed }) => typed),
    )
    const waits = !may(staff.role, 'publish-big-rates')
    const fish = { form, products: products.map((one, nr) => ({ form: one, kept: all[nr]?.kept })) }
    const left = await run.changeFish({ ...decided(key, staff), name, seen, seenOrder, retired, ...fish, waits })
    await done(left, () => lastOfFish(name))
    return species(name, staff)
  })

  door.open(catalogueCalls.orderSpecies, async ({ wanted: { key, ...wanted }, staff }) => {
    const left = await run.orderSpecies({ ...decided(key, staff), ...wanted })
    await done(left, () => arrangementCalled(read, 'species'))
    return overview(staff)
  })

  door.open(catalogueCalls.changeHome, async ({ wanted: { key, seen, home: typed }, staff }) => {
    const left = await run.changeHome({ ...decided(key, staff), seen, home: formIn(readHomeForm(typed)) })
    await done(left, () => arrangementCalled(read, 'home'))
    return home(staff)
  })

  openCatalogueFiles(door, deps)
}

const idIn = (typed = ''): number => (/^[1-9][0-9]{0,8}$/.test(typed) ? Number(typed) : 0)

function formIn<Form>(read: FormRead<Form>): Form {
  if ('form' in read) return read.form
  throw refusalOfForm(read.wrong)
}

/** Whatever is wrong with a fish, with its names or with what is sold of it, is said at once. */
function fishIn(kind: unknown, all: readonly unknown[]) {
  const form = readSpeciesForm(kind)
  const read = all.map(readProductForm)
  const wrong = read.flatMap((one, nr) =>
    'wrong' in one ? one.wrong.map((field) => ({ ...field, field: `products.${nr}.${field.field}` })) : [],
  )
  if ('wrong' in form || wrong.length > 0) throw refusalOfForm([...('wrong' in form ? form.wrong : []), ...wrong])
  return { form: form.form, products: read.flatMap((one) => ('form' in one ? [one.form] : [])) }
}

const refusalOfForm = (fields: readonly object[]): Refusal =>
  new Refusal(400, { refused: 'catalogue-form', count: fields.length }, { more: { fields } })

/** An answer lists this many changes and wrong places; the rest is only counted. */
const mostShown = 500

/** The catalogue as a file, out and in. */
function openCatalogueFiles(door: StaffDoor, { database: { read, run }, changes, now }: CatalogueDeps): void {
  door.open(catalogueCalls.exportCatalogue, async ({ wanted: { format }, staff }) => {
    const { document } = await keptCatalogue(read)
    const act = { key: newId(), act: 'export-catalogue', thing: 'catalogue', staffId: staff.staffId } as const
    const noted = await run.noteLook({ ...act, by: byOf(staff), at: now(), after: { format } })
    if ('over' in noted) throw tooOften(noted.over)
    return { body: { name: `catalogue-${shopDay(now())}.${format}`, text: catalogueFile(document, format) } }
  })

  door.open(catalogueCalls.previewImport, async ({ wanted }) => ({ body: await previewOf(read, wanted) }))

  door.open(catalogueCalls.importCatalogue, async ({ wanted: { key, seen, format, text }, staff }) => {
    const file = await readFile({ format, text }, (await keptCatalogue(read)).known)
    if ('wrong' in file) throw wrongFile(file.wrong)
    const wanted = { document: file.document, seen, key, by: byOf(staff), at: now() }
    const left = notOtherPress(await run.importCatalogue(wanted))
    if ('refused' in left) throw new Refusal(left.refused === 'catalogue-changed' ? 409 : 400, left)
    await changes.refresh()
    return { body: { countOfChanges: 'imported' in left ? left.imported : 0 } }
  })
}

const readFile = ({ format, text }: ImportFile, known: Known): Promise<ReadImport> =>
  readImportFile({ format, content: Buffer.from(text, format === 'xlsx' ? 'base64' : 'utf8') }, known)

/** What an import would change. Nothing is written. */
async function previewOf(read: Kysely<Tables>, { format, text }: ImportFile): Promise<ImportPreview> {
  const { document, known } = await keptCatalogue(read)
  const file = await readFile({ format, text }, known)
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
