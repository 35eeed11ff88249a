import { asOf, dataKey } from '#shop/kept-page.ts'
import { hours } from '#shop/time.ts'
import { whatIsAsked } from './asked.ts'
import { keep, kept } from './kept.ts'
import { linksIn, namedIn } from './named.ts'
import { scope } from './scope.ts'

/** How old a page may be that is kept ahead. */
const freshFor = hours(4)

const mostPages = 60

/** Where everybody goes, before what these lead to. */
const first = ['/home', '/cartPage', '/checkout', '/myorders', '/myorders/-', '/fish']

/** Keeps an open page, with the files that it is made of: it came before there was a worker. */
export async function keepOpen(page: string, files: readonly string[]): Promise<void> {
  const path = new URL(page).pathname
  await fetchAndKeep(path)
  for (const file of files) await fetchAndKeep(file)
}

/** Keeps pages that somebody may want without a line: one after the other, those first that everybody opens. */
export async function keepAhead(): Promise<void> {
  const wanted = [...first]
  for (const path of wanted) {
    const html = await freshPage(path)
    if (html === undefined) continue
    for (const link of linksIn(html)) if (!wanted.includes(link) && wanted.length < mostPages) wanted.push(link)
    await keepFilesOf(html)
  }
}

/** The text of a page that is kept and fresh, or is fetched now. */
async function freshPage(path: string): Promise<string | undefined> {
  const known = await kept('page', path)
  if (known !== undefined && isFresh(known)) return known.text()
  if (!(await fetchAndKeep(path))) return undefined
  await fetchAndKeep(dataKey(path) ?? '')
  return (await kept('page', path))?.text()
}

function isFresh({ headers }: Response): boolean {
  const { age = -1 } = asOf(headers, Date.now()) ?? {}
  return age >= 0 && age < freshFor
}

/** What a page names, and what that names in its turn: all scripts of its build. */
async function keepFilesOf(text: string, seen = new Set<string>()): Promise<void> {
  for (const path of namedIn(text)) {
    if (seen.has(path)) continue
    seen.add(path)
    await fetchAndKeep(path)
    if (path.endsWith('.js')) await keepFilesOf((await (await kept('file', path))?.text()) ?? '', seen)
  }
}

async function fetchAndKeep(path: string): Promise<boolean> {
  const mode = path.includes('.') ? 'cors' : 'navigate'
  const asked = whatIsAsked({ method: 'GET', mode, url: scope.location.origin + path }, scope.location.origin)
  if (asked.kind === 'none' || asked.key === undefined) return false
  if ((asked.kind === 'file' || asked.kind === 'picture') && (await kept(asked.kind, asked.key))) return true
  try {
    return await keep(asked.kind, asked.key, await fetch(path, { priority: 'low' }))
  } catch {
    return false
  }
}
