import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWedge } from './wedge.ts'

function typed(text: string, gap: number, enterAfter = gap) {
  const wedge = openWedge()
  let at = 1000
  const scans = [...text].map((key) => wedge({ key, at: (at += gap) }))
  return [...scans, wedge({ key: 'Enter', at: at + enterAfter })].filter((scan) => scan !== undefined)
}

test('fast keys that end in Enter are a scan, whatever they spell', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z-]{4,20}$/), fc.integer({ min: 0, max: 50 }), (text, gap) => {
      expect(typed(text, gap)).toEqual([text])
    }),
  )
})

test('what fingers type is none, and neither is an Enter that comes late', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z-]{4,20}$/), fc.integer({ min: 51, max: 2000 }), (text, gap) => {
      expect(typed(text, gap)).toEqual([])
      expect(typed(text, 5, gap)).toEqual([])
    }),
  )
})

test('a few keys together are a slip of the hand', () => {
  expect(typed('abc', 5)).toEqual([])
  expect(typed('', 5)).toEqual([])
})

test('what was typed slowly before a scan is not part of it, and Shift is no letter', () => {
  const wedge = openWedge()
  wedge({ key: 'x', at: 0 })
  let at = 400
  for (const key of ['Shift', 'D', '7', 'Shift', 'K', '4', '-', '2', '9', 'X', 'M']) wedge({ key, at: (at += 8) })
  expect(wedge({ key: 'Enter', at: at + 8 })).toBe('D7K4-29XM')
  expect(wedge({ key: 'Enter', at: at + 16 })).toBeUndefined()
})
