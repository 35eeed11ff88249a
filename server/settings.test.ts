import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const real = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://fish.example/',
  SHOP_LEGAL_NAME: 'Koli Sisters LLP',
  SHOP_ADDRESS: 'Gala 4, Sassoon Dock, Mumbai 400005',
  SHOP_PHONE: '+91 22 1234 5678',
  SHOP_EMAIL: 'care@fish.example',
  SHOP_FSSAI: '11521000000123',
  SHOP_GRIEVANCE_OFFICER: 'Asha Koli, Partner',
  SHOP_GRIEVANCE_EMAIL: 'asha@fish.example',
  SHOP_GRIEVANCE_PHONE: '+91 22 1234 5679',
}

test('a shop opens with no settings at all, on trial and on port 3000', () => {
  const read = readSettings({})
  expect(read).toMatchObject({
    settings: { port: 3000, host: '127.0.0.1', mode: 'trial', publicUrl: 'http://127.0.0.1:3000' },
  })
})

test('everything that is wrong is told at once, by the name of the setting', () => {
  const read = readSettings({ PORT: 'three', SHOP_MODE: 'maybe', SHOP_FSSAI: '12', DATABASE_URL: 'mysql://x' })
  expect(read).toEqual({
    problems: [
      'PORT must be a whole number',
      'DATABASE_URL must start with postgres:// or postgresql://',
      "SHOP_MODE must be 'trial' or 'live'",
      'SHOP_FSSAI must be the 14 digits of the licence',
    ],
  })
})

test('an empty setting is a setting that was not made', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    settings: { port: 3000, databaseUrl: undefined },
  })
})

test('a live shop refuses each sample that it still has', () => {
  const read = readSettings({ SHOP_MODE: 'live' })
  expect('problems' in read && read.problems.map((problem) => problem.split(' ')[0])).toEqual(
    Object.keys(real).filter((name) => name !== 'SHOP_MODE'),
  )
})

test('a live shop with its own name opens', () => {
  expect(readSettings(real)).toMatchObject({ settings: { mode: 'live', publicUrl: 'https://fish.example' } })
})
