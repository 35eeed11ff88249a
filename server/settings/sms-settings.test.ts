import { expect, test } from 'vitest'
import { messageKinds } from '#shop/messages/message-kinds.ts'
import { liveSettings } from '#tests/running/live-settings.ts'
import { readSettings } from './settings.ts'

const msg91 = {
  SMS_GATEWAY: 'msg91',
  MSG91_KEY: 'key',
  MSG91_SENDER: 'DARYAF',
  MSG91_ENTITY: '1101',
  MSG91_TEMPLATES: messageKinds.map((kind, nr) => `${kind}=${1107 + nr}`).join(','),
}

test.each([
  ['reset-cod=11', "names 'reset-cod', which is not a message of the shop, did you mean reset-code?"],
  ['toString=11', "names 'toString', which is not a message of the shop"],
  ['reset-code-hi=11', "names 'reset-code-hi', which is not a message of the shop, did you mean reset-code?"],
  ['reset-code', "needs the number of its template for reset-code, like 'reset-code=1107…'"],
  ['reset-code=1=2', "needs the number of its template for reset-code, like 'reset-code=1107…'"],
])('a template that no message has is told: %s', (MSG91_TEMPLATES, said) => {
  expect(problemsOf({ ...msg91, MSG91_TEMPLATES })).toEqual([`MSG91_TEMPLATES ${said}`])
})

test('a live shop opens when each message has its template in English, and names those that have none', () => {
  const live = { ...liveSettings, PEPPER: 'forty letters of chance that nobody knows', ...msg91 }
  expect(readSettings(live)).toMatchObject({ settings: { mode: 'live' } })
  expect(readSettings({ ...live, MSG91_TEMPLATES: `${msg91.MSG91_TEMPLATES},order-out-mr=9` })).toMatchObject({
    settings: { mode: 'live' },
  })
  const [codes] = msg91.MSG91_TEMPLATES.split(',order-out=')
  expect(problemsOf({ ...live, MSG91_TEMPLATES: codes ?? '' })).toEqual([
    'MSG91_TEMPLATES lacks order-out, order-delivered, complaint-noted, back-in-stock, area-grown: in live mode each message needs its template',
  ])
})

test('a gateway is told all that it needs', () => {
  const read = readSettings({ SMS_GATEWAY: 'msg91', MSG91_KEY: 'key', MSG91_SENDER: 'DARYAF' })
  expect(read).toEqual({
    problems: ['MSG91_ENTITY must be set for SMS_GATEWAY=msg91', 'MSG91_TEMPLATES must be set for SMS_GATEWAY=msg91'],
  })
  const templates = { MSG91_ENTITY: '1101', MSG91_TEMPLATES: 'reset-code=1107, order-placed=1108,' }
  expect(readSettings({ SMS_GATEWAY: 'msg91', MSG91_KEY: 'key', MSG91_SENDER: 'DARYAF', ...templates })).toMatchObject({
    settings: { sms: { gateway: 'msg91', templates: { 'reset-code': '1107', 'order-placed': '1108' } } },
  })
})

test('a gateway gets the shop’s keys over https alone', () => {
  expect(problemsOf({ MSG91_URL: 'http://gateway.example', TWILIO_URL: 'foo:bar' })).toEqual([
    'MSG91_URL must start with https://',
    'TWILIO_URL must be a web address, like https://fish.example',
  ])
})

const problemsOf = (given: Record<string, string>) => {
  const read = readSettings(given)
  return 'problems' in read ? read.problems : []
}
