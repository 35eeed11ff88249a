import { expect, test } from 'vitest'
import { isDefinite, meaningOf } from './meaning.ts'

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
    expect([status, meaningOf(ended), isDefinite(ended)]).toEqual([status, 'trouble', false])
  }
})

test('who is to show first who they are has not been answered', () => {
  for (const one of [refused(401), refused(403, { why: 'prove-again' })]) {
    expect(meaningOf(one)).toBe('log-in')
    expect(isDefinite(one)).toBe(false)
  }
})
