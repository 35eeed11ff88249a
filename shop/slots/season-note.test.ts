import { describe, expect, test } from 'vitest'
import { isDateOfYear, seasonNoteOn } from './season-note.ts'

const ban = { text: 'Mechanised boats stay in.', from: '06-01', to: '07-31', isOn: true }

describe('the note of a season', () => {
  test.each([
    ['2027-05-31', false],
    ['2027-06-01', true],
    ['2027-07-31', true],
    ['2028-08-01', false],
  ])('is told on %s: %s', (day, isTold) => {
    expect(seasonNoteOn(ban, day) !== undefined).toBe(isTold)
  })

  test('can go over New Year, be switched off, and be empty', () => {
    const winter = { ...ban, from: '12-20', to: '01-06' }
    expect(['2026-12-19', '2026-12-20', '2027-01-06', '2027-01-07'].map((day) => seasonNoteOn(winter, day))).toEqual([
      undefined,
      ban.text,
      ban.text,
      undefined,
    ])
    expect(seasonNoteOn({ ...ban, isOn: false }, '2027-06-10')).toBeUndefined()
    expect(seasonNoteOn({ ...ban, text: '' }, '2027-06-10')).toBeUndefined()
  })

  test('begins and ends on days that there are', () => {
    expect(['06-01', '02-29', '02-30', '13-01', '6-1', ''].map(isDateOfYear)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
