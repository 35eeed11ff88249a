import { expect, test } from 'vitest'
import { mobileCode, passwordChanged, rankOf, resetCode } from './messages.ts'

test.each([resetCode, mobileCode])(
  'the message with a code ends with the line by which a phone fills it in on our own site',
  (message) => {
    const { text, vars } = message('001234', { shop: 'Darya', domain: 'darya.example' })
    expect(text.split('\n').at(-1)).toBe('@darya.example #001234')
    expect(vars).toEqual({ code: '001234' })
  },
)

test('whose password was changed learns where to call', () => {
  expect(passwordChanged({ shop: 'Darya', phone: '+91 22 0000 0000' }).text).toContain('+91 22 0000 0000')
})

test('a code of a known customer comes before a warning and a first code, those before news', () => {
  expect([rankOf('code', true), rankOf('code', false), rankOf('warning', true), rankOf('news', true)]).toEqual([
    'knownCode',
    'needed',
    'needed',
    'news',
  ])
})
