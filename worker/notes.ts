import { keptAt } from '#shop/kept-page.ts'

const name = 'notes'

/** What the worker must remember of itself: it is ended and begun again between any two requests. */
export async function noted(
  what: 'build' | 'ahead',
): Promise<{ readonly text: string; readonly age: number } | undefined> {
  const found = await (await caches.open(name)).match(`/${what}`)
  return found && { text: await found.text(), age: Date.now() - Number(found.headers.get(keptAt)) }
}

export async function note(what: 'build' | 'ahead', text: string): Promise<void> {
  await (await caches.open(name)).put(`/${what}`, new Response(text, { headers: { [keptAt]: String(Date.now()) } }))
}
