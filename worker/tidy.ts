import { earlierBuildKeptFor } from '#shop/accounts/keeping.ts'
import { keptAt } from '#shop/kept-page.ts'
import { type Language, spokenAt } from '#shop/languages.ts'
import { days } from '#shop/time.ts'
import { followNames } from './follow-names.ts'
import { drop, type Kind, kept, keptKeys } from './kept.ts'
import { note, noted } from './notes.ts'

/** Far more than anybody looks at in that time. */
const mostPages = 200

/**
 * Data is of one build, whose pages alone understand it: another build's page begins without. Each language has builds of
 * its own. Pages and files are whole in themselves, whatever build they are of.
 */
export async function dropDataOfOtherBuilds(build: string, language: Language): Promise<void> {
  if ((await noted('build', language))?.text === build) return
  for (const key of await keptKeys('data')) if (spokenAt(key).language === language) await drop('data', key)
  await note('build', build, language)
}

/** Drops what is old: pages by their age, files by theirs and if no kept page needs them. Never by a version. */
export async function dropWhatIsOld(now = Date.now()): Promise<void> {
  for (const kind of ['page', 'data'] as const) {
    const keys = await keptKeys(kind)
    const tooMany = new Set(keys.slice(0, Math.max(0, keys.length - mostPages)))
    for (const key of keys) if (tooMany.has(key) || (await isOld(kind, key, now))) await drop(kind, key)
  }
  const old: string[] = []
  for (const key of await keptKeys('file')) if (await isOld('file', key, now)) old.push(key)
  if (old.length === 0) return
  const needed = await neededFiles()
  for (const key of old) if (!needed.has(key)) await drop('file', key)
}

/** Where the clock was set back since, nobody can tell how old it is: then it is. */
async function isOld(kind: Kind, key: string, now: number): Promise<boolean> {
  const answer = await kept(kind, key)
  const age = now - Number(answer?.headers.get(keptAt))
  return age > earlierBuildKeptFor || age < -days(1)
}

/** What kept pages name, and what that names in its turn. */
async function neededFiles(): Promise<Set<string>> {
  const met = new Set<string>()
  for (const key of await keptKeys('page'))
    await followNames((await (await kept('page', key))?.text()) ?? '', { file: keptFile, met })
  return met
}

const keptFile = (path: string) => kept('file', path)
