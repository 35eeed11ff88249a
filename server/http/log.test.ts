import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(facts: object): Record<string, unknown> {
  const lines: string[] = []
  openLog({ write: (line) => void lines.push(line) }).warn(facts, 'something happened')
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

test('a line says when, how bad, what happened, and the facts of it', () => {
  expect(logged({ path: '/home', status: 200 })).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    path: '/home',
    status: 200,
    msg: 'something happened',
  })
})

test('an error is told with its kind, its code, its place and what caused it', () => {
  const cause = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  expect(logged({ err: new TypeError('cannot be kept', { cause }) })).toMatchObject({
    err: {
      type: 'TypeError',
      message: 'cannot be kept',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'no space left', code: 'ENOSPC' },
    },
  })
})

test('what names somebody or lets somebody in is blotted out, however deep it lies', () => {
  const person = { email: 'asha@darya.example', mobile: '+919820000001', password: 'teal kite', otp: '123456' }
  const line = JSON.stringify(logged({ token: 'abc', asked: { headers: { authorization: 'Bearer abc' }, person } }))
  for (const value of ['abc', ...Object.values(person)]) expect(line).not.toContain(value)
})

test('facts that make no line, like one that holds itself, cost themselves and not the request', () => {
  const circle: Record<string, unknown> = {}
  circle['itself'] = circle
  const endless = new Error('over and over')
  endless.cause = endless
  for (const err of [circle, endless, 1n])
    expect(logged({ err })).toMatchObject({ msg: 'something happened', untold: expect.stringContaining('Error') })
})
