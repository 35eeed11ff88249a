import { array, constantFrom, assert as hold, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { batchCode, batchCodeBytes, parseBatchCode } from './batch-code.ts'
import {
  type Batch,
  balanceAfter,
  batchesFor,
  batchMoves,
  decideBatchUndo,
  type StoredBatchMove,
  whyNotFrom,
  whyNotSorted,
  whyNotTakenIn,
} from './batches.ts'

const wanted = record({
  move: constantFrom(...batchMoves),
  grams: integer({ min: 0, max: 20_000 }),
  undoes: integer({ min: 1, max: 12 }),
})

/** A history as the shop writes one: a count says what it found, and an undo is one that can be. */
const history = array(wanted, { maxLength: 25 }).map((wishes) => {
  const moves: StoredBatchMove[] = []
  for (const { move, grams, undoes } of wishes) {
    const no = moves.length + 1
    if (move === 'count') moves.push({ no, move, grams, difference: grams - balanceAfter(moves).left })
    else if (move !== 'undo') moves.push({ no, move, grams: move === 'recall' ? 0 : grams })
    else if ('undone' in decideBatchUndo(moves, undoes)) moves.push({ no, move, grams: 0, undoes })
  }
  return moves
})

const batch = (different: Partial<Batch> = {}): Batch => ({
  code: 'B00000',
  species: 'pomfret',
  size: 'Jumbo',
  useBy: '2026-11-23',
  isRecalled: false,
  isMixed: false,
  left: 1000,
  ...different,
})

describe('the balance of a batch', () => {
  test('what came in went to lines or to waste, or is left, whatever happened', () => {
    hold(
      property(history, (moves) => {
        const { in: came, toLines, waste, left } = balanceAfter(moves)
        expect(came).toBe(toLines + waste + left)
      }),
    )
  })

  test('after a count what was found is left', () => {
    hold(
      property(history, integer({ min: 0, max: 20_000 }), (moves, found) => {
        const difference = found - balanceAfter(moves).left
        const counted = [...moves, { no: moves.length + 1, move: 'count' as const, grams: found, difference }]
        expect(balanceAfter(counted).left).toBe(found)
      }),
    )
  })

  test('what is taken back is as if it had never been', () => {
    hold(
      property(history, integer({ min: 1, max: 25 }), (moves, undoes) => {
        const no = moves.length + 1
        if (!('undone' in decideBatchUndo(moves, undoes))) return
        const without = moves.filter((one) => one.no !== undoes)
        expect(balanceAfter([...moves, { no, move: 'undo', grams: 0, undoes }])).toEqual(balanceAfter(without))
        expect(decideBatchUndo([...moves, { no, move: 'undo', grams: 0, undoes }], undoes)).toEqual({
          refused: 'nothing-to-undo',
        })
      }),
    )
  })

  test('what came cannot be taken back once an order holds some of it', () => {
    const moves: StoredBatchMove[] = [
      { no: 1, move: 'in', grams: 5000 },
      { no: 2, move: 'to-line', grams: 1 },
    ]
    expect(decideBatchUndo(moves, 1)).toEqual({ refused: 'batch-in-use' })
    expect(decideBatchUndo(moves, 2)).toEqual({ refused: 'nothing-to-undo' })
  })
})

describe('which batch is cut next', () => {
  const today = '2026-11-22'
  const codes = (batches: readonly Batch[], size = 'Jumbo') =>
    batchesFor(batches, { species: 'pomfret', size }, today).map(({ code }) => code)

  test('the oldest use-by with something left, of that species and size', () => {
    const batches = [
      batch({ code: 'later', useBy: '2026-11-24' }),
      batch({ code: 'gone', useBy: '2026-11-22', left: 0 }),
      batch({ code: 'over', useBy: '2026-11-21' }),
      batch({ code: 'mixed', size: '', isMixed: true }),
      batch({ code: 'stopped', useBy: '2026-11-22', isRecalled: true }),
      batch({ code: 'prawns', useBy: '2026-11-22', species: 'prawns' }),
      batch({ code: 'small', useBy: '2026-11-22', size: 'Medium' }),
      batch({ code: 'first' }),
      batch({ code: 'of-any-size', useBy: '2026-11-25', size: '' }),
    ]
    expect(codes(batches)).toEqual(['first', 'later', 'of-any-size'])
    expect(codes(batches, '')).toEqual(['small', 'first', 'later', 'of-any-size'])
  })

  test('on its last day it can be packed, and on the next it cannot', () => {
    expect(whyNotFrom(batch(), '2026-11-23')).toBeUndefined()
    expect(whyNotFrom(batch(), '2026-11-24')).toEqual({
      refused: 'batch-past-use-by',
      code: 'B00000',
      useBy: '2026-11-23',
    })
    expect(whyNotFrom(batch({ isRecalled: true }), today)).toMatchObject({ refused: 'batch-recalled' })
  })

  test('of a crate of several sizes nothing is cut: it is sorted first, into no more than is left', () => {
    const crate = batch({ size: '', isMixed: true, left: 30_000 })
    expect(whyNotFrom(crate, today)).toEqual({ refused: 'batch-mixed', code: 'B00000' })
    const sorted = (...kilos: number[]) =>
      whyNotSorted(
        crate,
        kilos.map((kilo, nr) => ({ size: `size ${nr}`, grams: kilo * 1000 })),
        today,
      )
    expect(sorted(12, 18)).toBeUndefined()
    expect(sorted(12)).toBeUndefined()
    expect(sorted(12, 18.001)).toEqual({ refused: 'sorted-more-than-left', left: 30_000 })
    for (const wrong of [[], [0], [12, -1], [0.0005]])
      expect(sorted(...wrong)).toEqual({ refused: 'batch-weight-impossible' })
    const parts = [{ size: 'Jumbo', grams: 1000 }]
    expect(whyNotSorted({ ...crate, isMixed: false }, parts, today)).toEqual({ refused: 'batch-not-mixed' })
    expect(whyNotSorted({ ...crate, isRecalled: true }, parts, today)).toMatchObject({ refused: 'batch-recalled' })
    expect(whyNotSorted(crate, parts, '2026-11-24')).toMatchObject({ refused: 'batch-past-use-by' })
  })

  test('nothing is taken in that weighs nothing, is over already, was landed tomorrow, or has a slip in its year', () => {
    const one = { grams: 1000, useBy: today, landedDay: '' }
    expect(whyNotTakenIn(one, today)).toBeUndefined()
    for (const grams of [0, -1, 1.5, Number.NaN, 10_000_001])
      expect(whyNotTakenIn({ ...one, grams }, today)).toEqual({ refused: 'batch-weight-impossible' })
    expect(whyNotTakenIn({ ...one, useBy: '2026-11-21' }, today)).toEqual({ refused: 'batch-use-by-past' })
    expect(whyNotTakenIn({ ...one, landedDay: '2026-11-23' }, today)).toEqual({ refused: 'batch-landed-later' })
    for (const landedDay of ['0000-01-01', '2025-11-21', '2026-09-22'])
      expect(whyNotTakenIn({ ...one, landedDay }, today)).toEqual({ refused: 'batch-landed-long-ago', days: 60 })
    for (const useBy of ['2027-01-22', '9999-12-31'])
      expect(whyNotTakenIn({ ...one, useBy }, today)).toEqual({ refused: 'batch-use-by-far', days: 60 })
    expect(whyNotTakenIn({ ...one, landedDay: '2026-09-23', useBy: '2027-01-21' }, today)).toBeUndefined()
  })
})

describe('the code of a batch', () => {
  test('is read as it was written, typed or scanned, with the letters that people mix up', () => {
    hold(
      property(
        array(integer({ min: 0, max: 255 }), { minLength: batchCodeBytes, maxLength: batchCodeBytes }),
        (chance) => {
          const code = batchCode(Uint8Array.from(chance))
          expect(code).toMatch(/^B[0-9A-HJKMNP-TV-Z]{5}$/)
          for (const typed of [code, ` ${code.toLowerCase()} `, code.replaceAll('0', 'o').replaceAll('1', 'l')])
            expect(parseBatchCode(typed)).toBe(code)
          expect(parseBatchCode(`https://darya.example/catch/${code}`)).toBe(code)
        },
      ),
    )
  })

  test('nothing else is one', () => {
    for (const typed of ['', 'B7K2M', 'B7K2M45', 'A7K2M4', 'D7K4-29XM', '2012345678901', 'B7K2U4'])
      expect(parseBatchCode(typed)).toBeUndefined()
  })
})
