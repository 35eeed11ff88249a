import { afterEach, expect, test, vi } from 'vitest'
import { days, hours } from '#shop/time.ts'
import { fakeCaches } from '#tests/fakes/fake-caches.ts'
import { keep, kept } from './kept.ts'
import { dropDataOfOtherBuilds, dropWhatIsOld } from './tidy.ts'
import { wipe } from './wipe.ts'

afterEach(() => vi.unstubAllGlobals())

function openBrowser(room?: number) {
  const caches = fakeCaches(room === undefined ? {} : { room })
  vi.stubGlobal('caches', caches)
  return caches
}

const ofShop = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" }
const html = (text: string) => new Response(text, { headers: ofShop })
const script = (text = '') => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const data = () => new Response('{}', { headers: { 'content-type': 'text/x-script' } })
const picture = () => new Response('', { headers: { 'content-type': 'image/avif' } })
const later = (time: number) => Date.now() + time

test('what is not to be kept is not, and what is comes back as it was', async () => {
  openBrowser()
  const secret = new Response('{}', { headers: { ...ofShop, 'cache-control': 'no-store' } })
  expect(await keep('page', '/a', secret)).toBe(false)
  expect(await kept('page', '/a')).toBeUndefined()
  expect(await keep('page', '/b', html('b'))).toBe(true)
  expect(await (await kept('page', '/b'))?.text()).toBe('b')
})

test('where there is no room pictures go first, and then nothing is kept and nothing breaks', async () => {
  // two answers, and what the worker notes of its clock
  const caches = openBrowser(3)
  await keep('picture', '/pictures/one', picture())
  await keep('page', '/a', html('a'))
  expect(await keep('page', '/b', html('b'))).toBe(true)
  expect([caches.names('pictures'), caches.names('pages')]).toEqual([[], ['/a', '/b']])
  expect(await keep('page', '/c', html('c'))).toBe(false)
  expect(await keep('picture', '/pictures/two', picture())).toBe(false)
  expect(caches.names('pages')).toEqual(['/a', '/b'])
})

test('an answer that breaks off is not kept, and takes no picture with it', async () => {
  const caches = openBrowser()
  await keep('picture', '/pictures/one', picture())
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  expect(await keep('page', '/a', new Response(broken, { headers: ofShop }))).toBe(false)
  expect([caches.names('pictures'), caches.names('pages')]).toEqual([['/pictures/one'], []])
})

test('a browser that refuses its storage has nothing kept and nothing broken', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  expect(await kept('page', '/a')).toBeUndefined()
  expect(await wipe()).toBeUndefined()
})

test('files go by their age, but not as long as a kept page needs them, directly or not', async () => {
  const caches = openBrowser()
  await keep('file', '/assets/one-12345678.js', script('import"./two-12345678.js"'))
  await keep('file', '/assets/two-12345678.js', script())
  await keep('file', '/assets/gone-12345678.js', script())
  await dropWhatIsOld(later(days(13)))
  expect(caches.names('files')).toHaveLength(3)
  const soon = later(days(15))
  vi.setSystemTime(soon - hours(1))
  await keep('page', '/home', html('<script src="/assets/one-12345678.js">'))
  vi.useRealTimers()
  await dropWhatIsOld(soon)
  expect(caches.names('files')).toEqual(['/assets/one-12345678.js', '/assets/two-12345678.js'])
  await dropWhatIsOld(soon + days(15))
  expect([caches.names('pages'), caches.names('files')]).toEqual([[], []])
})

test('a page of another build begins without the data of the one before, and keeps its pages and files', async () => {
  const caches = openBrowser()
  await dropDataOfOtherBuilds('/assets/manifest-one.js', 'en')
  await keep('data', '/home.data', data())
  await keep('page', '/home', html(''))
  await keep('file', '/assets/one-12345678.js', script())
  await dropDataOfOtherBuilds('/assets/manifest-one.js', 'en')
  expect(caches.names('data')).toEqual(['/home.data'])
  await dropDataOfOtherBuilds('/assets/manifest-two.js', 'en')
  expect([caches.names('data'), caches.names('pages'), caches.names('files')]).toEqual([
    [],
    ['/home'],
    ['/assets/one-12345678.js'],
  ])
})

test('each language is a build of its own: the data of one stays when another is opened', async () => {
  const caches = openBrowser()
  await dropDataOfOtherBuilds('/assets/manifest-en.js', 'en')
  await keep('data', '/home.data', data())
  await dropDataOfOtherBuilds('/assets/manifest-mr.js', 'mr')
  await keep('data', '/mr/home.data', data())
  await dropDataOfOtherBuilds('/assets/manifest-en.js', 'en')
  expect(caches.names('data')).toEqual(['/home.data', '/mr/home.data'])
  await dropDataOfOtherBuilds('/assets/manifest-mr-2.js', 'mr')
  expect(caches.names('data')).toEqual(['/home.data'])
})

test('who leaves takes along which pages were theirs; what everybody has stays', async () => {
  const caches = openBrowser()
  for (const path of ['/home', '/cartPage', '/myorders/-', '/catch/ABC', '/hi/catch/ABC'])
    await keep('page', path, html(''))
  await keep('data', '/catch/ABC.data', data())
  await wipe()
  expect([caches.names('pages'), caches.names('data')]).toEqual([['/home', '/cartPage', '/myorders/-'], []])
})
