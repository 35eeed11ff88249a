import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { daysOf, type TypedRest, thisHour } from './typed-came-in.ts'

const rest: TypedRest = {
  landedDay: '',
  landedHour: thisHour,
  jetty: '',
  boatOrGear: '',
  useBy: '',
  origin: '',
  temperature: '',
  note: '',
}

/** 10 pm of the 21st in Mumbai. */
const evening = Date.UTC(2026, 10, 21, 16, 30)

test('a page that stood open overnight takes in what was landed this morning', () => {
  expect(daysOf(rest, { keeps: 1 }, evening)).toEqual({
    landedDay: '2026-11-21',
    landedHour: '22',
    useBy: '2026-11-22',
  })
  expect(daysOf(rest, { keeps: 1 }, evening + hours(8))).toEqual({
    landedDay: '2026-11-22',
    landedHour: '6',
    useBy: '2026-11-23',
  })
})

test('what was landed yesterday keeps a day less, and in no hour until one is typed', () => {
  const yesterday = { ...rest, landedDay: '2026-11-20' }
  expect(daysOf(yesterday, { keeps: 2 }, evening)).toEqual({
    landedDay: '2026-11-20',
    landedHour: '',
    useBy: '2026-11-22',
  })
  expect(daysOf({ ...yesterday, landedHour: '5', useBy: '2026-11-21' }, { keeps: 2 }, evening)).toEqual({
    landedDay: '2026-11-20',
    landedHour: '5',
    useBy: '2026-11-21',
  })
})
