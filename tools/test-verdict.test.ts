import { expect, test } from 'vitest'
import { type JourneyReport, longestOf, togetherOf, type UnitReport, verdictOf } from './test-verdict.ts'

const units: UnitReport = {
  numPassedTests: 2,
  testResults: [
    {
      name: 'shop/money.test.ts',
      status: 'failed',
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { fullName: 'a rupee is a hundred paise', status: 'passed', failureMessages: [] },
        { fullName: 'nobody pays half a paisa', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    {
      name: 'shop/fish.test.ts',
      status: 'failed',
      message: 'cannot be read',
      startTime: 0,
      endTime: 100,
      assertionResults: [],
    },
  ],
}
const journeys: JourneyReport = {
  stats: { expected: 3, unexpected: 1 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { file: 'cart.ts', title: 'all is kept', tests: [{ status: 'expected', results: [{ duration: 4000 }] }] },
            {
              file: 'cart.ts',
              title: 'it adds',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    {
                      duration: 60_000,
                      errors: [{ message: 'too long' }, { message: 'no list' }],
                      attachments: [{ name: 'error-context', path: 'cart.md' }],
                    },
                  ],
                },
              ],
            },
            {
              file: 'cart.ts',
              title: 'it drops',
              tests: [{ status: 'flaky', results: [{ duration: 0, errors: [{ message: 'late' }] }, { duration: 0 }] }],
            },
          ],
        },
      ],
    },
  ],
}

test('what failed is named with its reason', () => {
  expect(verdictOf({ well: false, report: units }, { well: false, report: journeys })).toEqual({
    passed: 5,
    failed: [
      { test: 'shop/money.test.ts › nobody pays half a paisa', why: 'expected 1 to be 2' },
      { test: 'shop/fish.test.ts', why: 'cannot be read' },
      { test: 'cart.ts › it adds', why: 'too long\nno list', shown: ['cart.md'] },
    ],
    triedAgain: [{ test: 'cart.ts › it drops', why: 'late', shown: [] }],
  })
})

test('a run that ends badly without a word has failed', () => {
  expect(verdictOf({ well: false, report: undefined }, { well: true, report: undefined }).failed).toEqual([
    { test: 'the units', why: 'ended badly, and named no test' },
  ])
})

test('all is well when both say so', () => {
  expect(verdictOf({ well: true, report: undefined }, { well: true, report: undefined })).toEqual({
    passed: 0,
    failed: [],
    triedAgain: [],
  })
})

test('the files that took longest come first, of both runners', () => {
  expect(longestOf(units, journeys, 2)).toEqual([
    { file: 'cart.ts', seconds: 64 },
    { file: 'shop/money.test.ts', seconds: 3 },
  ])
  expect(longestOf(undefined, undefined, 2)).toEqual([])
})

test('two runs of the units are one', () => {
  expect(togetherOf([])).toBeUndefined()
  const both = togetherOf([units, units])
  expect([both?.numPassedTests, both?.testResults.length]).toEqual([4, 4])
})
