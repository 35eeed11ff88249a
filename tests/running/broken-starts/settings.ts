import { writeFileSync } from 'node:fs'
import { certificate } from '#server/certificate/certificate-cli.ts'
import { readSettings } from '#server/settings/settings.ts'
import { liveSettings } from '#tests/running/live-settings.ts'
import { type Broken, listener, setting, sqliteMakes } from './start.ts'

const real = {
  ...liveSettings,
  BACKUP_EVERY: '50',
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT: 'AC1',
  TWILIO_TOKEN: 'token-that-nobody-sees',
  TWILIO_FROM: '+12025550100',
}

/** Of values that are refused one stands here: `server/settings/settings.test.ts` has the sentence of each. */
export const brokenSettings: readonly Broken[] = [
  { ...setting('PORT', 'three'), says: /^PORT must be a whole number/, ends: 'configuration' },
  {
    ...setting('HOST', '192.0.2.1'),
    says: /^HOST=192\.0\.2\.1 is not an address of this machine/,
    ends: 'configuration',
    leaves: [...sqliteMakes, 'pepper'],
  },
  {
    ...setting('HOST', 'nosuch.invalid'),
    says: /^HOST=nosuch\.invalid is not .*set HOST/,
    ends: 'configuration',
    leaves: [...sqliteMakes, 'pepper'],
  },
  ...['300.1.1.1', 'the shop', '::g'].map((wrong) => ({
    ...setting('HOST', wrong),
    says: /^HOST must be an address of this machine such as 127\.0\.0\.1, or a name/,
    ends: 'configuration' as const,
  })),
  {
    ...setting('SHOP_MOD', 'live'),
    says: /^SHOP_MOD is not a setting.*did you mean SHOP_MODE\?/,
    ends: 'configuration',
  },
  {
    name: 'live without a pepper',
    given: () => ({ env: real }),
    says: /^PEPPER must be set in live mode/,
    ends: 'configuration',
  },
  {
    name: 'live with a misspelt setting',
    given: () => ({ env: { ...real, PEPPER: 'forty letters of chance that nobody knows', SMS_GATEWEY: 'msg91' } }),
    says: /^SMS_GATEWEY is not a setting.*did you mean SMS_GATEWAY\?/,
    ends: 'configuration',
  },
  {
    name: 'a port that is taken',
    given: async () => ({ env: { PORT: await listener() } }),
    says: /^Port \d+ of 127\.0\.0\.1 is taken.*set PORT/,
    ends: 'unavailable',
    leaves: [...sqliteMakes, 'pepper'],
  },
  {
    name: 'https without a certificate',
    given: () => ({ env: secure }),
    says: /^TLS_CERT names .*tls\/shop\.crt, which is not there: .* certificate` makes a certificate/,
    ends: 'configuration',
  },
  {
    name: 'https with a key that is garbage',
    async given(dataDir) {
      await certified(dataDir)
      writeFileSync(`${dataDir}/tls/shop.key`, 'garbage')
      return { env: secure }
    },
    says: /holds no key that can be read: name a file in PEM/,
    ends: 'configuration',
    leaves: ['tls'],
  },
  {
    name: 'https at a port that is taken',
    async given(dataDir) {
      await certified(dataDir)
      const port = await listener()
      return { env: { HTTPS_PORT: port, PUBLIC_URL: `https://127.0.0.1:${port}` } }
    },
    says: /^Port \d+ of 127\.0\.0\.1 is taken.*set HTTPS_PORT/,
    ends: 'unavailable',
    leaves: [...sqliteMakes, 'pepper', 'tls'],
  },
]

/** No test gets as far as to listen there. */
const secure = { HTTPS_PORT: '34343', PUBLIC_URL: 'https://127.0.0.1:34343' }

async function certified(dataDir: string) {
  const read = readSettings({ DATA_DIR: dataDir })
  if ('settings' in read) await certificate.runClosed([], { settings: read.settings, now: Date.now() })
}
