import { expect, test } from 'vitest'
import { isDefinite, isUnheard, meaningOf } from './meaning.ts'
import { isConflict, isMissing } from './why-no.ts'

const refused = (status: number, more: object = {}, said: string | undefined = 'The shop says why.') => ({
  ok: false as const,
  refused: { status, said, more },
})

test('only what this page can read as done is a yes, and only the shop’s own refusal is a no', () => {
  expect(meaningOf({ ok: true })).toBe('yes')
  for (const status of [400, 403, 404, 409, 413, 422])
    expect([status, meaningOf(refused(status))]).toEqual([status, 'no'])
})

test('no answer, one that cannot be read, and one of a shop in trouble say nothing of what was sent', () => {
  const unknown = [
    { ok: false as const, unreachable: true as const },
    ...[200, 201, 408, 429, 500, 502, 503].map((status) => refused(status)),
  ]
  for (const one of unknown) expect([one, meaningOf(one), isDefinite(one)]).toEqual([one, 'trouble', false])
})

test('what stands between here and the shop neither refuses nor logs anybody out, whatever its status', () => {
  for (const status of [200, 302, 400, 401, 403, 404, 409, 413, 422, 502, 511]) {
    const ended = { ok: false as const, refused: { status, said: undefined, more: {} } }
    expect([status, meaningOf(ended), isDefinite(ended), isUnheard(ended)]).toEqual([status, 'trouble', false, true])
    expect([status, isMissing(ended), isConflict(ended)]).toEqual([status, false, false])
  }
})

test('who is to show first who they are has not been answered', () => {
  expect(meaningOf(refused(401))).toBe('log-in')
  expect(meaningOf(refused(403, { why: 'prove-again' }))).toBe('prove')
  for (const one of [refused(401), refused(403, { why: 'prove-again' })]) expect(isDefinite(one)).toBe(false)
})

test('a limit, and a login that is over, are the shop’s own words though they decide nothing', () => {
  for (const status of [401, 403, 409, 429]) expect([status, isUnheard(refused(status))]).toEqual([status, false])
  for (const status of [500, 503]) expect([status, isUnheard(refused(status))]).toEqual([status, true])
})

test('what is not there, and what has changed meanwhile, are told apart by the shop’s own no', () => {
  expect([isMissing(refused(404)), isConflict(refused(404))]).toEqual([true, false])
  expect([isMissing(refused(409)), isConflict(refused(409))]).toEqual([false, true])
})
