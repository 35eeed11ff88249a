import { assert, property, string, webUrl } from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '#tests/running/runs.ts'
import { isPushEndpoint } from './push.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/dEj:APA91b',
  'https://fcm.googleapis.com/wp/abc-_~',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QOQ',
  'https://wns2-sg2p.notify.windows.com/w/?token=BQYAAAB%2b',
])('a browser’s own service is called: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

test.each([
  '',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com\\@evil.example/x',
  'https://evil.example/fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://notpush.apple.com/x',
  'https://push.apple.com.evil.example/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://fcm.googleapis.com/x\n',
  'https://fcm.googleapis.com/x#y',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('nothing else is: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

test('whatever is called, a browser reads its host as one of those that are known', () => {
  const known =
    /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|.+\.push\.apple\.com|.+\.notify\.windows\.com)$/
  const holds = (endpoint: string) => {
    if (!isPushEndpoint(endpoint)) return true
    const { protocol, hostname, port, username } = new URL(endpoint)
    return protocol === 'https:' && known.test(hostname) && port === '' && username === ''
  }
  assert(property(webUrl(), holds))
  assert(
    property(string(), string(), (one, other) => holds(`https://${one}fcm.googleapis.com${other}`)),
    runsOf(20_000),
  )
  assert(
    property(string(), string(), (one, other) => holds(`https://${one}.push.apple.com/${other}`)),
    runsOf(20_000),
  )
})

test('another program on this machine stands in for them only where the shop was told so', () => {
  const endpoint = 'http://127.0.0.1:4000/send/x'
  expect(isPushEndpoint(endpoint)).toBe(false)
  expect(isPushEndpoint(endpoint, 'http://127.0.0.1:4000')).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:40001/send/x', 'http://127.0.0.1:4000')).toBe(false)
})
