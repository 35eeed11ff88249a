import { afterEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '#tests/fakes/fake-caches.ts'
import { noPage } from './no-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('the page that stands for one that cannot be had asks for nothing that its own policy refuses', async () => {
  vi.stubGlobal('caches', fakeCaches())
  const answer = await noPage('https://darya.example/hi/home', 'no-line')
  const policy = answer.headers.get('content-security-policy') ?? ''
  const page = await answer.text()
  expect(page).toContain('<link rel="icon" href="/favicon.svg"')
  expect(policy).toContain("img-src 'self'")
  expect(page).not.toMatch(/<script|<img|src=/)
})
