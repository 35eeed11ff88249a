import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NeedsOperator } from '#server/needs-operator.ts'
import { days } from '#shop/time.ts'
import { certifiedPlace } from '#tests/running/secure-shop.ts'
import { readCertificate } from './served-certificate.ts'

type Place = Awaited<ReturnType<typeof certifiedPlace>>

let place: Place
let other: Place

beforeAll(async () => {
  place = await certifiedPlace()
  other = await certifiedPlace()
  for (const one of [place, other]) await one.certificate(['shop.local'])
})
afterAll(() => Promise.all([place, other].map((one) => one.remove())))

interface Given {
  readonly cert?: string
  readonly key?: string
  readonly publicUrl?: string
  readonly at?: number
}

const because = (given: Given): string => whyNot(given)?.message ?? 'served'

const whyNot = (given: Given): NeedsOperator | undefined => {
  const { https, dataDir, publicUrl } = place.settings
  if (https === undefined) throw new Error('no https')
  const { cert = https.cert, key = https.key } = given
  try {
    readCertificate(
      { dataDir, publicUrl: given.publicUrl ?? publicUrl, https: { ...https, cert, key } },
      given.at ?? Date.now(),
    )
    return undefined
  } catch (error) {
    return error as NeedsOperator
  }
}

/** A file of this content. */
function holding(text: string | Buffer): string {
  const file = join(place.dataDir, `${Math.random()}.pem`)
  writeFileSync(file, text)
  return file
}

const pem = (file: string) => readFileSync(file, 'utf8')

test('files that fit are served, by number and by name', () => {
  expect(because({})).toBe('served')
  expect(because({ publicUrl: 'https://shop.local:3443' })).toBe('served')
  expect(because({ publicUrl: 'https://[::1]:3443' })).toBe('served')
})

test.each<[string, () => Parameters<typeof because>[0], RegExp]>([
  [
    'a certificate that is not there',
    () => ({ cert: '/no/such.crt' }),
    /^TLS_CERT names \/no\/such\.crt, which is not there: .* certificate` makes/,
  ],
  ['a key that is not there', () => ({ key: '/no/such.key' }), /^TLS_KEY names \/no\/such\.key, which is not there/],
  [
    'a folder',
    () => ({ cert: place.dataDir }),
    /^TLS_CERT names .*, which cannot be read \(EISDIR\): name a file in PEM/,
  ],
  [
    'garbage as certificate',
    () => ({ cert: holding('garbage') }),
    /holds no certificate that can be read: name a file in PEM/,
  ],
  [
    'garbage between the right lines',
    () => ({ cert: holding('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n') }),
    /holds no certificate/,
  ],
  ['an empty file', () => ({ cert: holding('') }), /holds no certificate/],
  ['nothing but zeros', () => ({ key: holding(Buffer.alloc(100_000)) }), /holds no key that can be read/],
  ['garbage as key', () => ({ key: holding('garbage') }), /holds no key that can be read: name a file in PEM/],
  [
    'the two in each other’s place',
    () => ({ cert: place.files.key, key: place.files.cert }),
    /holds no certificate that can be read/,
  ],
  [
    'a key of another certificate',
    () => ({ key: other.files.key }),
    /does not belong to the certificate in .*made together/,
  ],
  [
    'a certificate that ended',
    () => ({ at: Date.now() + days(398) }),
    /ended on \d{4}-\d\d-\d\d: `npm run shop -- certificate --renew` makes/,
  ],
  [
    'one from elsewhere that ended',
    () => ({ cert: holding(pem(place.files.cert)), at: Date.now() + days(398) }),
    /ended on .*: renew it where it is from/,
  ],
  ['one that has not begun', () => ({ at: Date.now() - days(2) }), /begins on .*: set the clock of this machine/],
  [
    'one for other names',
    () => ({ publicUrl: 'https://fish.example' }),
    /is for shop\.local, localhost, 127\.0\.0\.1, ::1, and PUBLIC_URL leads to fish\.example/,
  ],
  [
    'one for other addresses',
    () => ({ publicUrl: 'https://192.168.1.8' }),
    /PUBLIC_URL leads to 192\.168\.1\.8: set PUBLIC_URL/,
  ],
  ['a key with a passphrase', () => ({ key: holding(locked()) }), /is locked with a passphrase.*openssl pkey/],
  ['a key that is too weak', () => weak(), /cannot be served \(.*key too small\): get another one/],
])('%s is refused in one sentence, with the cure', (_, given, sentence) => {
  const said = because(given())
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n/)
})

test('what mends itself is tried again, and what a person must mend is not', () => {
  const endings = [
    { at: Date.now() - days(2) },
    { key: other.files.key },
    { at: Date.now() + days(398) },
    { cert: '/no/such.crt' },
  ].map((given) => whyNot(given)?.ending)
  expect(endings).toEqual(['unavailable', 'unavailable', 'configuration', 'configuration'])
})

test('a command that is killed in the middle leaves something that the next one goes on from', async () => {
  const fresh = await certifiedPlace()
  const { files } = fresh
  try {
    mkdirSync(files.cert, { recursive: true })
    await expect(fresh.certificate(['shop.local'])).rejects.toThrow(/EISDIR/)
    rmSync(files.cert, { recursive: true })
    expect(await fresh.certificate(['shop.local'])).toContain('SHA-256 fingerprint')
    const served = pem(files.authority)

    rmSync(files.cert)
    mkdirSync(files.cert)
    await expect(fresh.certificate(['--new', 'shop.local'])).rejects.toThrow(/EISDIR/)
    expect(pem(files.authority)).toBe(served)
    rmSync(files.cert, { recursive: true })
    await expect(fresh.certificate(['--renew'])).rejects.toThrow(/is not the key of .*--new/)
    expect(await fresh.certificate(['--new', 'shop.local'])).toContain('SHA-256 fingerprint')

    rmSync(files.cert)
    await expect(fresh.certificate(['--renew'])).rejects.toThrow(/shop\.crt is not there.*--new/)
  } finally {
    await fresh.remove()
  }
})

test.skipIf(process.getuid?.() === 0)('a key that the shop may not read is refused, with whom to give it to', () => {
  const file = holding(pem(place.files.key))
  chmodSync(file, 0o000)
  expect(because({ key: file })).toMatch(/cannot be read by the user .*chown/)
})

const locked = () =>
  execFileSync('openssl', ['pkey', '-in', place.files.key, '-aes256', '-passout', 'pass:teal kite']).toString()

function weak() {
  const [key, cert] = [holding(''), holding('')]
  const made = `req -x509 -newkey rsa:512 -nodes -keyout ${key} -out ${cert} -days 30 -subj /CN=a -addext subjectAltName=IP:127.0.0.1`
  execFileSync('openssl', made.split(' '), { stdio: 'ignore' })
  return { key, cert }
}

test('what cannot be renewed or made says why, and changes nothing', async () => {
  const fresh = await certifiedPlace()
  try {
    await expect(fresh.certificate(['--renew'])).rejects.toThrow(/is not there, so nothing can be renewed/)
    for (const wrong of [
      'shop',
      '*.shop.local',
      'a b',
      '..',
      '1.2.3',
      'http://shop.local',
      '300.1.1.1',
      '-x',
      '--renewed',
    ])
      await expect(fresh.certificate([wrong])).rejects.toThrow(/is neither an address .* nor a name|does not know/)
    await expect(fresh.certificate(['--renew', 'shop.local'])).rejects.toThrow(/does not know/)
    const said = await fresh.certificate()
    expect(said).toContain('SHA-256 fingerprint')
    expect(said).toMatch(/HOST=0\.0\.0\.0\n {2}PUBLIC_URL=https:.*\n {2}TRUSTED_PROXIES=none/)
    const before = pem(fresh.files.authority)
    await expect(fresh.certificate()).rejects.toThrow(/There is an authority already.*Nothing was changed/)
    expect(pem(fresh.files.authority)).toBe(before)
    await fresh.certificate(['--new', 'shop.local'])
    expect(pem(fresh.files.authority)).not.toBe(before)
    await expect(fresh.certificate(['--renew'], Date.now() + days(4000))).rejects.toThrow(/authority .* ended .*--new/)
    rmSync(fresh.files.authorityKey)
    await expect(fresh.certificate(['--renew'])).rejects.toThrow(/authority\.key is not there/)
    mkdirSync(fresh.files.authorityKey)
    await expect(fresh.certificate(['--renew'])).rejects.toThrow(/cannot be read \(EISDIR\)/)
  } finally {
    await fresh.remove()
  }
})
