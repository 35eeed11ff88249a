import { keptAt } from '#shop/kept-page.ts'
import { type Language, prefixOf } from '#shop/languages.ts'

const name = 'notes'

type Noted = 'build' | 'ahead'

/** What the worker must remember of itself, for each language: it is ended and begun again between any two requests. */
export async function noted(
  what: Noted,
  language: Language,
): Promise<{ readonly text: string; readonly age: number } | undefined> {
  const found = await (await caches.open(name)).match(`${prefixOf(language)}/${what}`)
  return found && { text: await found.text(), age: Date.now() - Number(found.headers.get(keptAt)) }
}

export async function note(what: Noted, language: Language, text: string): Promise<void> {
  await (await caches.open(name)).put(
    `${prefixOf(language)}/${what}`,
    new Response(text, { headers: { [keptAt]: String(Date.now()) } }),
  )
}
