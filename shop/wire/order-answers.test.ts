import { expect, test } from 'vitest'
import { meaningForOrder } from './order-answers.ts'

const said = (status: number, more: object = { message: 'no' }) =>
  ({ ok: false, refused: { status, said: 'message' in more ? 'no' : undefined, more } }) as const
const page = (status: number) => said(status, {})

test.each([400, 401, 403, 404, 409, 413, 415, 422, 429])('%i from the shop is a no, and the attempt ends', (status) => {
  expect(meaningForOrder(said(status), false)).toMatchObject({ outcome: 'not-placed', attempt: 'ends' })
  expect(meaningForOrder(said(status, { error: 'no' }), false)).toMatchObject({ outcome: 'not-placed' })
})

test.each([400, 401, 403, 404, 409, 422, 429])(
  'after a try without an answer %i says nothing of that try: the shop is asked by the key, and nothing is sent',
  (status) => {
    expect(meaningForOrder(said(status), true)).toMatchObject({ outcome: 'unknown', attempt: 'is-asked' })
  },
)

test.each([200, 201, 302, 400, 401, 403, 404, 409, 500, 502, 503])(
  'a page that is not the shop’s, with %i, is never a no',
  (status) => {
    for (const hadUnanswered of [false, true])
      expect(meaningForOrder(page(status), hadUnanswered)).toMatchObject({ outcome: 'unknown', attempt: 'goes-again' })
  },
)

test.each([408, 425, 500, 502, 503, 504])('a shop in trouble, %i, may have placed it', (status) => {
  expect(meaningForOrder(said(status), false)).toMatchObject({ outcome: 'unknown', attempt: 'goes-again' })
})

test('an order is a yes however often it was sent, silence and a yes without an order are unknown', () => {
  expect(meaningForOrder({ ok: true }, true)).toMatchObject({ outcome: 'placed' })
  expect(meaningForOrder({ ok: false, unreachable: true }, false)).toMatchObject({ outcome: 'unknown' })
  expect(meaningForOrder(said(201, { ok: true }), false)).toMatchObject({ outcome: 'unknown' })
})
