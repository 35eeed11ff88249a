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
  PEPPER: 'forty letters of chance that nobody knows',
  SMS_GATEWAY: 'twilio',
}

const twilio = { TWILIO_ACCOUNT: 'AC1', TWILIO_TOKEN: 'token', TWILIO_FROM: '+12025550100' }

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

test('a live shop refuses each sample that it still has, and to do without a pepper or a gateway', () => {
  const read = readSettings({ SHOP_MODE: 'live' })
  expect('problems' in read && read.problems.map((problem) => problem.split(' ')[0])).toEqual(
    Object.keys(real).filter((name) => name !== 'SHOP_MODE'),
  )
})

test.each(Object.keys(real).filter((name) => name !== 'SHOP_MODE'))(
  'a live shop that lacks only its own %s does not open, and says so',
  (name) => {
    const read = readSettings({ ...real, ...twilio, [name]: undefined })
    expect('problems' in read && read.problems).toEqual([expect.stringMatching(`^${name} must be set in live mode`)])
  },
)

test('a live shop with its own name opens', () => {
  expect(readSettings({ ...real, ...twilio })).toMatchObject({
    settings: { mode: 'live', publicUrl: 'https://fish.example' },
  })
})

test('a gateway is told all that it needs', () => {
  const read = readSettings({ SMS_GATEWAY: 'msg91', MSG91_KEY: 'key', MSG91_SENDER: 'DARYAF' })
  expect(read).toEqual({
    problems: ['MSG91_ENTITY must be set for SMS_GATEWAY=msg91', 'MSG91_TEMPLATES must be set for SMS_GATEWAY=msg91'],
  })
  const templates = { MSG91_ENTITY: '1101', MSG91_TEMPLATES: 'reset-code=1107, order-placed=1108' }
  expect(readSettings({ SMS_GATEWAY: 'msg91', MSG91_KEY: 'key', MSG91_SENDER: 'DARYAF', ...templates })).toMatchObject({
    settings: { sms: { gateway: 'msg91', templates: { 'reset-code': '1107', 'order-placed': '1108' } } },
  })
})

test('each limit can be set by its name, and a name that is no limit is told', () => {
  expect(readSettings({ LIMITS: 'code-per-hour=30, wrong-code-per-day=5' })).toMatchObject({
    settings: { limits: { codePerHour: { most: 30 }, wrongCodePerDay: { most: 5 }, codePerDay: { most: 6 } } },
  })
  expect(readSettings({ LIMITS: 'codes=30' })).toEqual({
    problems: ["LIMITS must be like 'code-per-hour=3,register-per-address=20'"],
  })
})
