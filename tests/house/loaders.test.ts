import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

test('no loader reads the address of its request: where a page asks for its data, that is not the page’s', () => {
  const readers = sourcesOf(['counter', 'web', 'kit', 'forms'])
    .filter(({ file }) => !file.endsWith('entry.server.tsx'))
    .filter(({ text }) => /\brequest\.url\b|\{ url \}: Request\b/.test(text))
  expect(readers.map(({ file }) => file)).toEqual([])
})
