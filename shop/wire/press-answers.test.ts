import { expect, test } from 'vitest'
import { meaningForPress } from './press-answers.ts'

const said = (status: number, more: object = {}) =>
  ({ ok: false, refused: { status, said: 'no', more: { message: 'no', ...more } } }) as const
const page = (status: number) => ({ ok: false, refused: { status, said: undefined, more: {} } }) as const

test.each([
  [401, {}],
  [403, { why: 'prove-again' }],
  [429, {}],
])('%i %o is no answer to the press: it is not done, and waits', (status, more) => {
  expect(meaningForPress(said(status, more), false)).toEqual({ outcome: 'not-done', press: 'waits' })
  expect(meaningForPress(said(status, more), true)).toEqual({ outcome: 'unknown', press: 'waits' })
})

test.each([400, 403, 404, 413, 422])(
  '%i is a no, and says nothing of an earlier try without a clear answer',
  (status) => {
    expect(meaningForPress(said(status), false)).toEqual({ outcome: 'not-done', press: 'needs-look' })
    expect(meaningForPress(said(status), true)).toEqual({ outcome: 'unknown', press: 'needs-look' })
  },
)

test('the shop says that something else came first only of a press that it has not done', () => {
  for (const hadUnclear of [false, true])
    expect(meaningForPress(said(409), hadUnclear)).toEqual({ outcome: 'not-done', press: 'needs-look' })
})

test.each([200, 302, 401, 403, 409, 422, 429, 502, 503])('a page of a gateway, with %i, is never a no', (status) => {
  expect(meaningForPress(page(status), false)).toEqual({ outcome: 'unknown', press: 'waits' })
})
