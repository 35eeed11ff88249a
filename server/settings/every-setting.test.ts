import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messageKinds } from '#shop/messages/message-kinds.ts'
import { liveSettings } from '#tests/running/live-settings.ts'
import { readSettings } from './settings.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/running/settings.md'), 'utf8')
const names = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
)

/** A live shop with a gateway of each kind, whose every setting is made. */
const whole: Readonly<Record<string, string>> = {
  ...liveSettings,
  SETTINGS_FILE: '/etc/darya/settings',
  PORT: '3000',
  HOST: '127.0.0.1',
  HTTPS_PORT: '3443',
  TLS_CERT: '/etc/letsencrypt/live/fish.example/fullchain.pem',
  TLS_KEY: '/etc/letsencrypt/live/fish.example/privkey.pem',
  DATA_DIR: '/var/lib/darya',
  DATABASE_URL: 'postgres://darya:s3cret@localhost/darya',
  BACKUP_DIR: '/var/backups/darya',
  BACKUP_EVERY: '50',
  METRICS_FROM: '10.0.0.7',
  PRINTER_NETWORKS: '10.0.0.0/8',
  SERVICE_WORKER: 'on',
  API_HOST: 'https://api.fish.example',
  PEPPER: 'forty letters of chance that nobody knows',
  PEPPERS_BEFORE: 'another forty letters of chance from before',
  SMS_GATEWAY: 'msg91',
  SMS_SPARE_GATEWAY: 'twilio',
  MSG91_KEY: 'key4711',
  MSG91_SENDER: 'DARYAF',
  MSG91_ENTITY: '1101',
  MSG91_TEMPLATES: messageKinds.map((kind, nr) => `${kind}=${1107 + nr}`).join(','),
  MSG91_URL: 'https://control.msg91.com',
  TWILIO_ACCOUNT: 'AC1',
  TWILIO_TOKEN: 'token4711',
  TWILIO_FROM: '+12025550100',
  TWILIO_URL: 'https://api.twilio.com',
  PINCODE_SERVICE_URL: 'https://pincode.example',
  LIMITS: 'code-per-hour=3',
  VERIFY_MOBILE: 'before-order',
  OPEN_ORDERS_PER_ACCOUNT: '3',
  MAX_CASH_ORDER_RUPEES: '50000',
  PAGE_CACHE_MB: '64',
  SHOP_NAME: 'Koli Fish',
  SHOP_WEBSITE: 'https://fish.example',
  SHOP_GSTIN: '27AAPFU0939F1ZV',
  SHOP_FACEBOOK: 'https://facebook.com/koli',
  SHOP_INSTAGRAM: 'https://instagram.com/koli',
  SHOP_YOUTUBE: 'https://youtube.com/koli',
}
/** Live mode has no place for it: what is made of it is refused, whatever it is. */
const onTrialAlone = 'PUSH_TRIAL_HOST'
const made = names.filter((name) => name !== onTrialAlone)

/** Any text is one of these, also with a # in it, or what looks like another type. */
const texts: ReadonlySet<string> = new Set(
  `SETTINGS_FILE TLS_CERT TLS_KEY DATA_DIR BACKUP_DIR PEPPERS_BEFORE SHOP_NAME SHOP_LEGAL_NAME SHOP_ADDRESS SHOP_GRIEVANCE_OFFICER
  MSG91_KEY MSG91_SENDER MSG91_ENTITY TWILIO_ACCOUNT TWILIO_TOKEN TWILIO_FROM`.split(/\s+/),
)
/** Behind the # of an address stands a place in a page. */
const addresses = /FACEBOOK|INSTAGRAM|YOUTUBE/
/** A shop that sells must have made these. */
const needed = names.filter((name) => readsAs({ ...whole, [name]: '' }).length > 0)

test('the whole table is tried', () => {
  expect(Object.keys(whole).toSorted()).toEqual(made.toSorted())
  expect(readsAs(whole)).toEqual([])
})

test('what a shop that sells must be told is the same as before', () => {
  const known = `PEPPER PUBLIC_URL TRUSTED_PROXIES SHOP_LEGAL_NAME SHOP_ADDRESS SHOP_PHONE SHOP_EMAIL SHOP_FSSAI
  SHOP_GRIEVANCE_OFFICER SHOP_GRIEVANCE_EMAIL SHOP_GRIEVANCE_PHONE SMS_GATEWAY MSG91_KEY MSG91_SENDER MSG91_ENTITY
  MSG91_TEMPLATES TWILIO_ACCOUNT TWILIO_TOKEN TWILIO_FROM`.split(/\s+/)
  expect(new Set(needed)).toEqual(new Set(known))
})

describe.each(made)('%s', (name) => {
  const value = whole[name] ?? ''

  test.each([
    ['empty', '', needed.includes(name)],
    ['of the wrong type', '\u2620 no such thing', !texts.has(name)],
    ['too long', `${value}${'9'.repeat(20_000)}`, true],
    ['a placeholder', 'TODO', true],
    ['a placeholder between brackets', '<your value here>', true],
    ['dots', '...', true],
    ['between quotes that nobody took off', `"${value}"`, true],
    ['between single quotes', `'${value}'`, true],
    ['with a remark behind a #', `${value} # ours`, !texts.has(name) && !addresses.test(name) && name !== 'PEPPER'],
    ['of two lines', `${value}\nPORT=1`, true],
  ])('%s: one sentence that names it, or it is taken', (_how, wrong, isRefused) => {
    const problems = readsAs({ ...whole, [name]: wrong })
    const sentence: unknown = expect.stringMatching(new RegExp(`^${name}[ =]\\S`))
    expect(problems).toEqual(isRefused ? [sentence] : [])
    expect(problems.join()).not.toMatch(/s3cret|token4711|\n/)
  })
})

function readsAs(given: Record<string, string>): string[] {
  const read = readSettings(given)
  return 'problems' in read ? read.problems : []
}
