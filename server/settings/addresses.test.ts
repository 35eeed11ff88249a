import { expect, test } from 'vitest'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import { readSettings } from './settings.ts'

test.each([
  ['fish.example:8080', 'must be a web address, like https://fish.example'],
  ['javascript:alert', 'must be a web address, like https://fish.example'],
  ['https://fish.example/shop', 'must be like https://fish.example, with nothing behind the name'],
  ['https://fish.example/?a=1', 'must be like https://fish.example, with nothing behind the name'],
  ['https://fish.example/#', 'must be like https://fish.example, with nothing behind the name'],
  ['https://u:secretpw@fish.example', 'must not hold a user or a password'],
])('the shop stands at no such address as %s, nor do its calls', (address, said) => {
  expect(problemsOf({ PUBLIC_URL: address, API_HOST: address })).toEqual([`PUBLIC_URL ${said}`, `API_HOST ${said}`])
})

test('a live shop stands behind https, or on its own machine', () => {
  expect(problemsOf({ ...liveShop, PUBLIC_URL: 'http://fish.example' })).toEqual([
    'PUBLIC_URL must start with https:// in live mode',
  ])
  for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'HTTPS://Fish.Example/'])
    expect(readSettings({ ...liveShop, PUBLIC_URL })).toMatchObject({
      settings: { publicUrl: PUBLIC_URL.toLowerCase().replace(/\/$/, '') },
    })
})

test('a live shop shows its own address and the networks that it has, a shop on trial samples of all', () => {
  const read = readSettings({ ...liveShop, SHOP_INSTAGRAM: 'https://www.instagram.com/kolisisters' })
  expect(read).toMatchObject({
    settings: {
      identity: {
        website: 'https://fish.example',
        social: [{ network: 'Instagram', url: 'https://www.instagram.com/kolisisters' }],
      },
    },
  })
  expect(readSettings({})).toMatchObject({ settings: { identity: sampleIdentity } })
})

const problemsOf = (given: Record<string, string>) => {
  const read = readSettings(given)
  return 'problems' in read ? read.problems : []
}
