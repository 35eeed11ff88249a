import { type Language, pathIn } from '#shop/languages.ts'
import { oneLine, readPage } from '#tests/journeys/pages/page-faults.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { shownNowhere } from './hostile-names.ts'
import type { PlantedText } from './hostile-sowing.ts'
import type { SignedInStaff } from './staff.ts'

const isCounter = (path: string) => /^\/counter(\/|$)/.test(path)

/** Opens pages of both sides in a language, as they come from the server. Tells what is wrong with any, and what they say. */
export async function visitAll(
  shop: RunningShop,
  owner: SignedInStaff,
  { paths, language }: { paths: readonly string[]; language: Language },
): Promise<{ faults: string[]; said: ReadonlyMap<string, string> }> {
  await speak(shop, owner, language)
  const faults: string[] = []
  const said = new Map<string, string>()
  for (const path of new Set(paths)) {
    const isOfStaff = isCounter(path)
    const address = isOfStaff ? path : pathIn(language, path)
    // To read a page may take longer than the shop keeps a connection that is silent.
    const headers = { connection: 'close', ...(isOfStaff ? owner.headers : {}) }
    const answer = await fetch(shop.url + address, { headers })
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      // What climbs or hides in an address is no page but a line of JSON.
      if (answer.status < 400 || answer.status >= 500) faults.push(`${address}: it answers ${answer.status}`)
      await answer.text()
      continue
    }
    const read = await readPage(answer)
    for (const fault of read.faults) faults.push(`${address} (${language}): ${fault}`)
    said.set(path, read.said)
  }
  return { faults, said }
}

/** Who reads the counter in another language from now on. */
export async function speak({ url }: RunningShop, { headers }: SignedInStaff, language: Language): Promise<void> {
  const answer = await fetch(`${url}/counter/api/own/language`, {
    method: 'POST',
    headers: { ...headers, connection: 'close', 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  })
  if (!answer.ok) throw new Error(`the counter does not speak ${language}: ${answer.status}`)
}

/** Which language a text was typed for, where it has one of its own. */
const languageOf = ({ field }: PlantedText): Language | undefined => {
  const [, other] = /\.(hi|mr|en)\./.exec(field) ?? []
  return other as Language | undefined
}

const isTranslated = ({ field }: PlantedText): boolean => /^(add|change)(Species|Product|Home)\./.test(field)

/** What was typed and stands on none of the pages where it must. */
export function notSaid(
  planted: readonly PlantedText[],
  said: ReadonlyMap<string, string>,
  language: Language,
): string[] {
  const ofLanguage = planted.filter((one) => !isTranslated(one) || (languageOf(one) ?? 'en') === language)
  return ofLanguage
    .filter(({ field }) => !Object.hasOwn(shownNowhere, field))
    .filter(({ text, on }) => !on.some((path) => said.get(path)?.includes(oneLine(text))))
    .map(({ field, text, on }) => `${field} ${JSON.stringify(text)} stands on none of ${on.join(' ')}`)
}
