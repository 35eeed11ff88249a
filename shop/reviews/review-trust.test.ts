import { expect, test } from 'vitest'
import { afterMove, firstState, hasLink, soundsLikeShop } from './review-trust.ts'

test.each([
  'See https://evil.example/fish',
  'www.fish.example',
  'cheaper at bestfish.com',
  'HTTP://EVIL.EXAMPLE',
  'ｈｔｔｐｓ://evil.example',
  'javascript:alert(1)',
  'मासे.shop वर पहा',
])('%j leads elsewhere', (text) => {
  expect(hasLink(text)).toBe(true)
})

test.each(['Fresh.Clean.Tasty', 'Bought 1.5 kg; data: none', 'Very good...in time, 10/10', '<b>bold</b>', 'a.b.c'])(
  '%j leads nowhere',
  (text) => {
    expect(hasLink(text)).toBe(false)
  },
)

test('a review with a link waits until the shop has read it, in whichever field the link is', () => {
  expect(firstState({ username: 'Asha', comment: 'Sweet and firm' })).toBe('shown')
  expect(firstState({ username: 'Asha', comment: 'See www.fish.example' })).toBe('held')
  expect(firstState({ username: 'bestfish.com', comment: 'Sweet' })).toBe('held')
})

const names = ['Darya', 'Darya Sample Seafoods LLP']

test.each([
  'Darya',
  'DARYA',
  ' d a r y a ',
  'Darya Team',
  'The-Darya'.slice(4),
  'Darya Official Support',
  'Dаryа',
  'D4rya',
  'Dáryà',
  'Darya.in',
  'Darya Sample Seafoods LLP',
])('%j would be read as the shop', (name) => {
  expect(soundsLikeShop(name, names)).toBe(true)
})

test.each(['Darya Singh', 'Asha', 'Team Asha', 'दर्या', 'Fish lover', ''])('%j is a person', (name) => {
  expect(soundsLikeShop(name, names)).toBe(false)
})

test('what is withdrawn stays withdrawn; what was held or hidden can be shown again', () => {
  expect(afterMove('held', 'release')).toBe('shown')
  expect(afterMove('hidden', 'release')).toBe('shown')
  expect(afterMove('shown', 'release')).toBeUndefined()
  expect(['release', 'hide', 'withdraw'].map((move) => afterMove('withdrawn', move as never))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(afterMove('constructor', 'hide')).toBeUndefined()
})
