import { expect, test } from 'vitest'
import { languages, localeOf, pathIn, spokenAt } from './languages.ts'

const spoken = (address: string) => spokenAt(address).language

test('a path leads to its like in each language, and back', () => {
  const paths = ['/', '/home', '/cartPage', '/list/hilsa', '/hilsa', '/mr-fish']
  for (const language of languages)
    for (const path of paths) expect(spokenAt(pathIn(language, path))).toEqual({ language, path })
  expect([pathIn('mr', '/cartPage'), pathIn('hi', '/'), pathIn('en', '/')]).toEqual(['/mr/cartPage', '/hi', '/'])
  expect([pathIn('mr', '/?from=card'), pathIn('en', '/?from=card')]).toEqual(['/mr?from=card', '/?from=card'])
})

test('an address is of the language that its first part names in full, in any case', () => {
  expect(['/MR/home', '/hi?x=1', '/hi.data', '/hi/', '/mr.data?_routes=root'].map(spoken)).toEqual([
    'mr',
    'hi',
    'hi',
    'hi',
    'mr',
  ])
  expect(['/hilsa', '/hi.png', '/home/hi', '/en/home', '/mrs'].map(spoken)).toEqual(['en', 'en', 'en', 'en', 'en'])
})

test('search engines hear of the country too', () => {
  expect(languages.map(localeOf)).toEqual(['en-IN', 'hi-IN', 'mr-IN'])
})
