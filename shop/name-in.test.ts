import { expect, test } from 'vitest'
import * as english from '#shop/words/en/usual.ts'
import { readablePlace, readableSize, readableState } from '#shop/words/packs.ts'
import { placeNames, sizeNames, stateNames } from './words/mr/usual.ts'

const inherited = Object.getOwnPropertyNames(Object.prototype)

test('a size, a place or a state that is called like what every object has is read as it is called', () => {
  expect(inherited).toContain('__proto__')
  for (const name of inherited) {
    expect([readableSize(name, english), readableSize(name, { sizeNames })]).toEqual([name, name])
    expect([readablePlace(name, english), readablePlace(name, { placeNames })]).toEqual([name, name])
    expect([readableState(name, english), readableState(name, { stateNames })]).toEqual([name, name])
  }
})

test('one that has a name here is read by it', () => {
  expect(readableSize('Large', { sizeNames })).toBe(sizeNames['Large'])
  expect(readableSize('Large', { sizeNames })).not.toBe('Large')
})
