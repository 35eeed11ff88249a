import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncProperty, constantFrom, assert as hold } from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { keptCatalogue } from '#server/catalogue/kept-document.ts'
import { commands, type ShopDatabase } from '#server/commands.ts'
import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import { catalogueFile } from '#shop/catalogue/file.ts'
import { withUnsaid } from '#shop/catalogue/unsaid.ts'
import { rupees } from '#shop/money.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { addProduct, openCatalogueRoom, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { anyCatalogue } from '#tests/rooms/catalogues.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { workbookOf } from '#tests/rooms/workbooks.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { keptIn } from '#tests/running/room.ts'
import { runsOf } from '#tests/running/runs.ts'
import { catalogueRefusals, wrongInWords } from '#words/desk-catalogue.ts'
import { catalogue } from './catalogue-cli.ts'

const opening = catalogueFile(openingDocument, 'csv')
const lobster = 'size,pdpImage19,,,2000'
const dearer = opening.replace(lobster, 'size,pdpImage19,,,2100.50')

const cli = (database: ShopDatabase, ...args: readonly string[]) =>
  catalogue.run(args, { database, now: 5 } as unknown as Parameters<typeof catalogue.run>[1])

function folder() {
  const made = mkdtempSync(join(keptIn(), 'darya-catalogue-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

eachDatabase((_, open) => {
  test('what a preview shows is what the import does: once, and not over what somebody changed meanwhile', async () => {
    const { owner, counter, snapshot, dropped, database } = await openCatalogueRoom(open)
    const file = { format: 'csv', text: dearer } as const
    const preview = (await owner.press('previewImport', {}, file)).body
    expect(preview).toMatchObject({ countOfChanges: 1, countOfWrong: 0, picturesMissing: [] })
    expect(preview.changes[0]).toMatchObject({ name: 'pdpImage19', fields: [{ field: '1 kg', becomes: '2100.5' }] })
    expect(dropped()).toEqual([])

    const wanted = { ...file, key: newKey(), seen: preview.version }
    expect((await counter.press('importCatalogue', {}, wanted)).status).toBe(403)
    expect((await owner.press('importCatalogue', {}, wanted)).body).toEqual({ countOfChanges: 1 })
    expect((await owner.press('importCatalogue', {}, wanted)).status).toBe(200)
    expect(snapshot.current().products.find(({ id }) => id === 19)?.prices['']).toEqual({ '1 kg': rupees(2100.5) })
    expect(dropped()).toEqual(['card/19', 'product/19'])
    const changes = await database.read.selectFrom('rate_changes').select(['old_paise', 'new_paise']).execute()
    expect(changes).toEqual([{ old_paise: 200_000, new_paise: 210_050 }])

    const late = await owner.press('importCatalogue', {}, { ...wanted, key: newKey() })
    expect([late.status, snapshot.current().products.length]).toEqual([409, 21])
  })

  test('a workbook from Excel is previewed and imported as its CSV would be', async () => {
    const { owner, snapshot } = await openCatalogueRoom(open)
    const file = { format: 'xlsx', text: Buffer.from(await workbookOf(dearer)).toString('base64') } as const
    const preview = (await owner.press('previewImport', {}, file)).body
    expect(preview).toEqual((await owner.press('previewImport', {}, { format: 'csv', text: dearer })).body)
    expect(preview.changes[0]).toMatchObject({ name: 'pdpImage19', fields: [{ field: '1 kg', becomes: '2100.5' }] })
    const wanted = { ...file, key: newKey(), seen: preview.version }
    expect((await owner.press('importCatalogue', {}, wanted)).body).toEqual({ countOfChanges: 1 })
    expect(snapshot.current().products.find(({ id }) => id === 19)?.prices['']).toEqual({ '1 kg': rupees(2100.5) })
  })

  test('of five thousand wrong rows the first are named with what stands there, the rest are counted, and nothing changes', async () => {
    const { owner, dropped } = await openCatalogueRoom(open)
    const rows = Array.from({ length: 5000 }, (_, nr) => `size,pdpImage19,,size ${nr + 2},"1,8OO"`)
    const [lobsters = '', rest = ''] = opening.split(/(?=\r\nsize,pdpImage19,)/)
    const text = Buffer.from(await workbookOf([lobsters, ...rows].join('\r\n') + rest)).toString('base64')
    const { body } = await owner.press('previewImport', {}, { format: 'xlsx', text })
    expect([body.countOfWrong, body.wrong.length, body.countOfChanges]).toEqual([5000, 500, 0])
    const first = body.wrong.find(({ wrong }) => wrong === 'rate')
    expect(first).toEqual({
      line: lobsters.split('\r\n').length + 1,
      row: 'size pdpImage19, size 2',
      field: '1 kg',
      text: '1,8OO',
      wrong: 'rate',
    })
    const refused = await owner.press(
      'importCatalogue',
      {},
      { format: 'xlsx', text, key: newKey(), seen: body.version },
    )
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { message: catalogueRefusals['import-wrong']({ count: 5000 }) },
    ])
    expect(dropped()).toEqual([])
  })

  test('a file from another shop adds what is new, and a wrong row stops all of it', async () => {
    const { owner, snapshot } = await openCatalogueRoom(open)
    const other = await openCatalogueRoom(open)
    await addProduct(other.owner, 'pomfret', wholeHilsa)
    const { text, name } = (await other.owner.press('exportCatalogue', {}, { format: 'json' })).body
    expect(name).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.json$/)

    const wrong = text.replace('"grade": 5', '"grade": 6')
    const refused = await owner.press('importCatalogue', {}, { key: newKey(), seen: 0, format: 'json', text: wrong })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { fields: [{ row: 'product whole-hilsa', field: 'grade', wrong: 'number', most: 5 }] },
    ])
    const { version } = (await owner.press('previewImport', {}, { format: 'json', text })).body
    await owner.press('importCatalogue', {}, { key: newKey(), seen: version, format: 'json', text })
    expect(snapshot.current().products.at(-1)).toMatchObject({ id: 22, address: '/fish/whole-hilsa' })
    expect((await owner.press('exportCatalogue', {}, { format: 'json' })).body.text).toBe(text)
  })

  test('the operator takes it out and in: a preview changes nothing, every wrong line is named', async () => {
    const database = await open(commands)
    const [out, back] = [join(folder(), 'out.csv'), join(folder(), 'back.csv')]
    expect(await cli(database, 'export', out)).toContain('9 species and 21 products')
    expect(readFileSync(out, 'utf8')).toBe(opening)
    await expect(cli(database, 'export', out)).rejects.toThrow('cannot be written')

    writeFileSync(back, dearer)
    expect(await cli(database, 'import', back, '--preview')).toContain('1 kg: 2000 -> 2100.5')
    expect((await keptCatalogue(database.read)).document).toEqual(openingDocument)
    expect(await cli(database, 'import', back)).toContain('1 changes imported.')
    expect(await cli(database, 'import', back)).toContain('0 changes imported.')

    writeFileSync(back, opening.replace(lobster, 'size,pdpImage19,,,two thousand'))
    await expect(cli(database, 'import', back)).rejects.toThrow(
      /line \d+, size pdpImage19, 1 kg: “two thousand” is not a valid rate/,
    )
    const workbook = join(folder(), 'back.xlsx')
    writeFileSync(workbook, await workbookOf(dearer))
    expect(await cli(database, 'import', workbook, '--preview')).toContain('0 changes. Nothing was imported.')
    await expect(cli(database, 'import', 'rates.ods')).rejects.toThrow('must end in .json or .csv')
  })
})

/** Any catalogue, of products that no specification names: those can come into every shop. */
const ownProducts = anyCatalogue.map(({ products, ...rest }) => ({
  ...rest,
  products: products.map(({ id: _id, ...product }) => ({ ...product, slug: `s-${product.cartId.toLowerCase()}` })),
}))

eachDatabase((_, open) => {
  test('whatever comes in from a file is then what goes out, in its order, and all else is as it was', async () => {
    const database = await open(commands)
    await database.run.openCatalogue({ ...openingDocument, species: [], products: [], home: noHome })
    const kept = async () => (await keptCatalogue(database.read)).document
    const file = join(folder(), 'any')
    await hold(
      asyncProperty(ownProducts, constantFrom('json', 'csv'), async (document, format) => {
        const before = await kept()
        writeFileSync(`${file}.${format}`, catalogueFile(document, format))
        const isTaken = await cli(database, 'import', `${file}.${format}`).then(
          () => false,
          (trouble: unknown) => {
            if (!refusals.some((sentence) => String(trouble).includes(sentence))) throw trouble
            return true
          },
        )
        const after = await kept()
        const [names, carts] = [document.species.map(nameOf), document.products.map(cartOf)]
        const named = ({ species, products, ...rest }: CatalogueDocument) => ({
          ...rest,
          species: species.filter((one) => names.includes(nameOf(one))),
          products: products.filter((one) => carts.includes(cartOf(one))),
        })
        // A table has a cell for each language, empty or not; JSON may leave a language out, which then stays.
        const wanted = format === 'json' ? withUnsaid(document, before) : document
        expect(named(after)).toEqual(isTaken ? named(before) : wanted)
        expect(after.species.filter((one) => !names.includes(nameOf(one)))).toEqual(
          before.species.filter((one) => !names.includes(nameOf(one))),
        )
        expect(after.products.filter((one) => !carts.includes(cartOf(one)))).toEqual(
          before.products.filter((one) => !carts.includes(cartOf(one))),
        )
      }),
      runsOf(1000),
    )
  })
})

/** What keeps a file of another shop out: a name that was somebody's, and a product that moves to another species. */
const refusals = (['taken', 'species-fixed'] as const).map((wrong) => wrongInWords({ wrong }))
const nameOf = ({ name }: { readonly name: string }) => name
const cartOf = ({ cartId }: { readonly cartId: string }) => cartId
const noHome = { slides: [], catch: [], favourites: [] }
