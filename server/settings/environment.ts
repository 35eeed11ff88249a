import * as v from 'valibot'
import { verifyMobile } from '#shop/accounts/accounts.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { type Limit, type Limits, limits } from '#shop/accounts/limits.ts'
import { isFssai } from '#shop/opening/shop-facts.ts'
import { isGstin } from '#shop/orders/bills/gstin.ts'
import { nearestName } from './nearest-name.ts'
import {
  databaseAddress,
  email,
  filled,
  host,
  list,
  networks,
  origin,
  ownMachine,
  phone,
  proxies,
  safeAddress,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts'
import { smsEnvironment } from './sms-settings.ts'

const names = new Set(Object.values(limits).map(({ what }): string => what))

/** Far more than any shop needs. */
const greatest = 999_999_999

/** 'code-per-hour=3,register-per-address=20': how many a limit allows, where not the usual number. */
const limitsSetting = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part): readonly [name: string, most: string] => {
        const [name = '', ...most] = part.split('=')
        return [name.trim(), most.join('=').trim()]
      }),
  ),
  v.check(
    (changes) => changes.every((change) => wrongWith(change) === undefined),
    ({ input }) => input.map(wrongWith).find((wrong) => wrong !== undefined) ?? '',
  ),
  v.transform((changes): Limits => {
    const most = new Map(changes.map(([name, number]) => [name, Number(number)]))
    const changed = Object.entries(limits).map(([key, limit]: [string, Limit]) => [
      key,
      { ...limit, most: most.get(limit.what) ?? limit.most },
    ])
    return Object.fromEntries(changed) as Limits
  }),
)

function wrongWith([name, most]: readonly [string, string]): string | undefined {
  if (!names.has(name)) {
    const meant = nearestName(name, [...names], 3)
    return `has no limit '${name}'${meant === undefined ? '' : `, did you mean ${meant}?`}: it must be like 'code-per-hour=3,register-per-address=20'`
  }
  if (!/^[0-9]+$/.test(most)) return `needs a whole number for ${name}, like '${name}=3'`
  return Number(most) > greatest ? `allows at most ${greatest} for ${name}` : undefined
}

const verifyMobileSetting = v.picklist(verifyMobile, "must be 'before-messages' or 'before-order'")

/** Those that nobody else on the internet has. */
export const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'] as const

/** The settings of limits. */
const limitsEnvironment = {
  LIMITS: v.optional(limitsSetting, ''),
  VERIFY_MOBILE: v.optional(verifyMobileSetting),
}

export const environment = v.object({
  SETTINGS_FILE: v.optional(filled),
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  HTTPS_PORT: v.optional(wholeNumber(1, 65535)),
  TLS_CERT: v.optional(filled),
  TLS_KEY: v.optional(filled),
  DATA_DIR: v.optional(filled, './data'),
  DATABASE_URL: v.optional(databaseAddress),
  BACKUP_DIR: v.optional(filled),
  BACKUP_EVERY: v.optional(wholeNumber(0, 86_400), '50'),
  SHOP_MODE: v.optional(v.picklist(['trial', 'live'], "must be 'trial' or 'live'"), 'trial'),
  PUBLIC_URL: v.optional(origin),
  API_HOST: v.optional(origin),
  TRUSTED_PROXIES: v.optional(proxies),
  METRICS_FROM: v.optional(networks, ''),
  PRINTER_NETWORKS: v.optional(networks, privateNetworks.join(', ')),
  OPEN_ORDERS_PER_ACCOUNT: v.optional(wholeNumber(1, 1_000_000), '3'),
  MAX_CASH_ORDER_RUPEES: v.optional(wholeNumber(1, 100_000_000), '50000'),
  PAGE_CACHE_MB: v.optional(wholeNumber(1, 100_000), '64'),
  PINCODE_SERVICE_URL: v.optional(safeAddress),
  PUSH_TRIAL_HOST: v.optional(ownMachine),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'on'),
  PEPPER: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  PEPPERS_BEFORE: v.optional(list, ''),
  ...limitsEnvironment,
  ...smsEnvironment,
  SHOP_NAME: v.optional(filled, sampleIdentity.name),
  SHOP_LEGAL_NAME: v.optional(filled, sampleIdentity.legalName),
  SHOP_ADDRESS: v.optional(filled, sampleIdentity.address),
  SHOP_PHONE: v.optional(phone, sampleIdentity.phone),
  SHOP_EMAIL: v.optional(email, sampleIdentity.email),
  SHOP_WEBSITE: v.optional(webAddress),
  SHOP_FSSAI: v.optional(
    v.pipe(v.string(), v.check(isFssai, 'must be the 14 digits of the licence')),
    sampleIdentity.fssai,
  ),
  SHOP_GSTIN: v.optional(v.pipe(v.string(), v.check(isGstin, 'must be the 15 characters of a GST registration'))),
  SHOP_GRIEVANCE_OFFICER: v.optional(filled, sampleIdentity.grievanceOfficer),
  SHOP_GRIEVANCE_EMAIL: v.optional(email, sampleIdentity.grievanceEmail),
  SHOP_GRIEVANCE_PHONE: v.optional(phone, sampleIdentity.grievancePhone),
  SHOP_FACEBOOK: v.optional(webAddress),
  SHOP_INSTAGRAM: v.optional(webAddress),
  SHOP_YOUTUBE: v.optional(webAddress),
})

export type Environment = v.InferOutput<typeof environment>
