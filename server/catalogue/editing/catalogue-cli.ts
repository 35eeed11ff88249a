import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { catalogueCommands } from '#server/catalogue/catalogue-commands.ts'
import { fingerprintOf, keptCatalogue } from '#server/catalogue/kept-document.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import { type CliCommand, type CliShop, WrongArgs } from '#server/cli-command.ts'
import { type CatalogueChange, changesBy } from '#shop/catalogue/differences.ts'
import { catalogueFile, type FileFormat, type ReadImport } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import type { WrongRow } from '#shop/catalogue/wrong.ts'
import { wrongRowInWords } from '#shop/words/catalogue/wrong-in-words.ts'
import type { editingCommands } from './editing-commands.ts'
import { readImportFile } from './import-reader.ts'

/** The catalogue as a file, from one shop to another: JSON, or a table for a spreadsheet. */
export const catalogue: CliCommand<typeof catalogueCommands & typeof editingCommands> = {
  use: 'catalogue export FILE | catalogue import FILE [--preview]',
  does: 'writes the catalogue to a .json or .csv file; imports one or an .xlsx, or only shows what would change',
  async run([what = '', file = '', option], shop) {
    if (what === 'export') return exported(shop, { file, format: formatOf(file) })
    return imported(shop, file, option !== undefined)
  },
}

async function exported(
  { database }: CliShop<typeof catalogueCommands & typeof editingCommands>,
  { file, format }: { file: string; format: FileFormat },
) {
  await openedCatalogue(database)
  const { document } = await keptCatalogue(database.read)
  try {
    writeWhole(file, catalogueFile(document, format))
  } catch (trouble) {
    throw new WrongArgs(`${file} cannot be written: ${reasonOf(trouble)}`)
  }
  return `${file} has ${document.species.length} species and ${document.products.length} products.`
}

/** All of a new file or nothing, so that the next try finds the name free. */
function writeWhole(file: string, text: string) {
  const made = openSync(file, 'wx')
  try {
    writeFileSync(made, text)
  } catch (trouble) {
    rmSync(file, { force: true })
    throw trouble
  } finally {
    closeSync(made)
  }
}

async function imported(
  { database, now }: CliShop<typeof catalogueCommands & typeof editingCommands>,
  file: string,
  isPreview: boolean,
): Promise<string> {
  await openedCatalogue(database)
  const { read, run } = database
  const { document, known } = await keptCatalogue(read)
  const found = await broughtBy(file, known)
  if ('wrong' in found) throw wrongFile(found.wrong)
  const changes = changesBy(found.document, document).map(changeInWords)
  if (isPreview) return [...changes, `${changes.length} changes. Nothing was imported.`].join('\n')
  const wanted = { document: found.document, seen: fingerprintOf(document), by: { command: 'catalogue' } }
  const left = await run.importCatalogue({ ...wanted, key: randomUUID(), at: now })
  if (!('refused' in left)) return [...changes, `${changes.length} changes imported.`].join('\n')
  throw new WrongArgs(
    left.refused === 'import-wrong'
      ? 'Nothing was imported. A size that the file removes still has tracked stock or orders.'
      : 'Nothing was imported. Somebody has just changed the catalogue; import it again.',
  )
}

function changeInWords({ what, name, title, change, fields }: CatalogueChange): string {
  const thing = [what, name, title === '' ? '' : `(${title})`].filter((part) => part !== '').join(' ')
  return [`${thing}: ${change}`, ...fields.map((one) => `    ${one.field}: ${one.was} -> ${one.becomes}`)].join('\n')
}

/** As many wrong places as a window shows; the rest is only counted. */
const mostShown = 50

function wrongFile(wrong: readonly WrongRow[]): WrongArgs {
  const more = wrong.length > mostShown ? [`and ${wrong.length - mostShown} more`] : []
  return new WrongArgs(
    ['Nothing was imported:', ...wrong.slice(0, mostShown).map(wrongRowInWords), ...more].join('\n  '),
  )
}

const broughtBy = (file: string, known: Known): Promise<ReadImport> =>
  readImportFile(
    { format: extname(file).toLowerCase() === '.xlsx' ? 'xlsx' : formatOf(file), content: bytesIn(file) },
    known,
  )

function formatOf(file: string): FileFormat {
  const ending = extname(file).toLowerCase()
  if (ending === '.json') return 'json'
  if (ending === '.csv') return 'csv'
  throw new WrongArgs(`'${file}' must end in .json or .csv; what is imported may also end in .xlsx.`)
}

function bytesIn(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (trouble) {
    throw new WrongArgs(`${file} cannot be read: ${reasonOf(trouble)}`)
  }
}

const reasonOf = (trouble: unknown): string => (trouble instanceof Error ? trouble.message : String(trouble))
