import { expect, test } from 'vitest'
import { deviceInWords, deviceOf } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0',
    'Edge on Windows',
  ],
  ['SomeBrowser/1.0 (Linux)', 'A browser on Linux'],
  ['Mozilla/5.0 (Haiku) Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', 'An unknown device'],
  [null, 'An unknown device'],
])('%s is %s', (said, device) => {
  expect(deviceInWords(deviceOf(said), 'en')).toBe(device)
})

test('a device is kept as what it is, and each language calls it by its own words', () => {
  const phone = deviceOf('Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36')
  expect(phone).toBe('Chrome/Android')
  expect(deviceInWords(phone, 'hi')).toBe('Android पर Chrome')
  expect(deviceOf(null)).toBe('/')
  expect(deviceInWords('/', 'mr')).toBe('अनोळखी डिव्हाइस')
})

test('what the version before kept in English is read in every language', () => {
  expect(deviceInWords('Chrome on Android', 'en')).toBe('Chrome on Android')
  expect(deviceInWords('Chrome on Android', 'mr')).toBe('Chrome, Android')
  expect(deviceInWords('A browser on Windows', 'hi')).toBe('Windows पर ब्राउज़र')
  expect(deviceInWords('An unknown device', 'hi')).toBe('अनजान डिवाइस')
  expect(deviceInWords('Firefox', 'mr')).toBe('Firefox')
})

test('what an owner called a device stays as it was typed', () => {
  for (const typed of ['Scale 1/2', 'Board by the door', 'Counter/Android', 'तराज़ू'])
    expect(deviceInWords(typed, 'mr')).toBe(typed)
})
