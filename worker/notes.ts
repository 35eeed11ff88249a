import { keptAt } from '#shop/kept-page.ts'
import { type Language, prefixOf } from '#shop/languages.ts'

const name = 'notes'

interface Noted {
  readonly text: string
  /** Below nothing: the machine's clock was set back meanwhile. */
  readonly age: number
}

/** What the worker must remember of itself: it is ended and begun again between any two requests. Some of it for each language. */
type What = 'stretch' | 'clock' | 'ahead' | 'build'

export async function noted(what: What, language: Language = 'en'): Promise<Noted | undefined> {
  const found = await (await caches.open(name)).match(`${prefixOf(language)}/${what}`)
  return found && { text: await found.text(), age: Date.now() - Number(found.headers.get(keptAt)) }
}

export async function note(what: What, text: string, language: Language = 'en'): Promise<void> {
  await (await caches.open(name)).put(
    `${prefixOf(language)}/${what}`,
    new Response(text, { headers: { [keptAt]: String(Date.now()) } }),
  )
}
