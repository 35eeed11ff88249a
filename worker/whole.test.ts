import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'
import { whole } from './whole.ts'

const page = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'text/html', 'x-build': 'one' } })
const begun = (then: (body: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({
    start(body) {
      body.enqueue(new TextEncoder().encode('<!doctype html><h1>Whole Pom'))
      then(body)
    },
  })
const kept = async () => page('kept')

test('an answer that came whole is shown as it came', async () => {
  const shown = await whole(page('fresh'))
  expect([shown.status, shown.headers.get('x-build'), await shown.text()]).toEqual([200, 'one', 'fresh'])
})

test('a page that breaks off in its middle, or never ends, gives way to the one that is kept', async () => {
  const never = new Promise<never>(() => undefined)
  const broken = whole(page(begun((body) => body.error(new TypeError('network error')))))
  expect(await (await firstOf(broken, kept, never))?.answer.text()).toBe('kept')
  const silent = whole(page(begun(() => undefined)))
  const shown = await firstOf(silent, kept, Promise.resolve())
  expect([shown?.line, await shown?.answer.text()]).toEqual(['slow', 'kept'])
})

test('what is no page is passed on as it is', async () => {
  const elsewhere = Response.redirect('https://fish.example/home')
  expect(await whole(elsewhere)).toBe(elsewhere)
})
