import { asOf, dataKey } from '#shop/kept-page.ts'
import { type Language, pathIn } from '#shop/languages.ts'
import { hours } from '#shop/time.ts'
import { whatIsAsked } from './asked.ts'
import { followNames } from './follow-names.ts'
import { keep, kept } from './kept.ts'
import { linksIn } from './named.ts'
import { note, noted } from './notes.ts'
import { scope } from './scope.ts'

/** A page that is kept ahead is fetched again when it is older. */
const freshFor = hours(4)

/** Nobody's pages are looked through more often, unless there is another build. */
const lookedThrough = hours(1)

const mostPages = 60

/** Where everybody goes, before what these lead to. */
const first = ['/home', '/cartPage', '/checkout', '/myorders', '/myorders/-', '/fish', '/textList']

/** Keeps an open page, with the files that it is made of: it came before there was a worker. */
export async function keepOpen(path: string, files: readonly string[]): Promise<void> {
  if (!isFresh(await kept('page', path))) await fetchAndKeep(path)
  for (const file of files) await fetchAndKeep(file)
}

/**
 * Keeps what an open page fetches only when it is wanted, such as the menu: the scripts that its own name, and so on. What came
 * last names what tells of a line that is gone, so it comes first. The table of routes names the scripts of all pages, which
 * are not meant here.
 */
export async function keepLateScripts(build: string, files: readonly string[]): Promise<void> {
  const met = new Set([build])
  for (const path of files.toReversed()) await followNames(path, { file: keptFile, met })
}

/**
 * Keeps pages that somebody may want without a line, one after the other, those first that everybody opens, with all scripts
 * of their build, which is one of each language. Where the line breaks it ends, and goes on from the next page that is opened.
 */
export async function keepAhead(build: string, language: Language): Promise<void> {
  const last = await noted('ahead', language)
  if (last?.text === build && last.age >= 0 && last.age < lookedThrough) return
  const wanted = first.map((path) => pathIn(language, path))
  const met = new Set<string>()
  for (const path of wanted) {
    const html = await freshPage(path)
    for (const link of linksIn(html, language))
      if (!wanted.includes(link) && wanted.length < mostPages) wanted.push(link)
    await followNames(html, { file: keptFile, met })
  }
  await note('ahead', build, language)
}

/** The text of a page that is kept and fresh, or is fetched now; nothing where the shop has no such page. */
async function freshPage(path: string): Promise<string> {
  const known = await kept('page', path)
  if (known !== undefined && isFresh(known)) return known.text()
  await fetchAndKeep(path)
  await fetchAndKeep(dataKey(path) ?? '')
  return (await kept('page', path))?.text() ?? ''
}

function isFresh(answer: Response | undefined): boolean {
  const { age = -1 } = (answer && asOf(answer.headers, Date.now())) ?? {}
  return age >= 0 && age < freshFor
}

/** A script, style or typeface, kept now if it was not. */
async function keptFile(path: string): Promise<Response | undefined> {
  await fetchAndKeep(path)
  return kept('file', path)
}

/** Throws where there is no answer, or none but that the shop is in trouble: the next page that is opened tries again. */
async function fetchAndKeep(path: string): Promise<void> {
  const mode = path.includes('.') ? 'cors' : 'navigate'
  const asked = whatIsAsked({ method: 'GET', mode, url: scope.location.origin + path }, scope.location.origin)
  if (asked.kind === 'none' || asked.key === undefined) return
  const isLasting = asked.kind === 'file' || asked.kind === 'picture'
  if (isLasting && (await kept(asked.kind, asked.key))) return
  const answer = await fetch(path, { priority: 'low' })
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`)
  await keep(asked.kind, asked.key, answer)
}
