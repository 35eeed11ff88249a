import { join } from 'node:path'
import * as v from 'valibot'
import { type VerifyMobile, verifyMobile } from '#shop/accounts/accounts.ts'
import { type Identity, sampleIdentity, sampleSocial } from '#shop/accounts/identity.ts'
import { type Limit, type Limits, limits } from '#shop/accounts/limits.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'
import { type Paise, rupees } from '#shop/money.ts'
import { gstinTyped, isGstin } from '#shop/orders/bills/gstin.ts'
import { seconds } from '#shop/time.ts'
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
import {
  missingForSms,
  type SmsSettings,
  smsEnvironment,
  smsSettingsFrom,
  spareSmsSettingsFrom,
  untoldBySms,
} from './sms-settings.ts'
import { wrongWithText } from './text-of-settings.ts'
import { unfitForLive } from './unfit-for-live.ts'

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

/** The settings of limits. */
const limitsEnvironment = {
  LIMITS: v.optional(limitsSetting, ''),
  VERIFY_MOBILE: v.optional(verifyMobileSetting),
}

interface UnknownSetting {
  readonly name: string
  /** the setting that it probably means */
  readonly meant: string | undefined
}

/**
 * Names in the environment that are probably misspelt settings: with a prefix that several of our settings share
 * (SHOP_, SMS_), or one slip away from one of them.
 */
function unknownSettings(given: readonly string[], ours: readonly string[]): UnknownSetting[] {
  const known = new Set(ours)
  const prefixes = sharedPrefixes(ours)
  return given
    .filter((name) => !known.has(name) && !setByPlatforms.test(name))
    .map((name) => ({ name, meant: nearestSetting(name.toUpperCase(), ours) }))
    .filter(({ name, meant }) => meant !== undefined || prefixes.some((prefix) => name.startsWith(prefix)))
}

const unknownInWords = ({ name, meant }: UnknownSetting): string =>
  meant === undefined
    ? `${name} is no setting of the shop, though it begins like one: remove it, or take a name from docs/running/settings.md`
    : `${name} is no setting of the shop, did you mean ${meant}? Correct or remove it`

/**
 * Kubernetes and Docker set these for a service called `shop`; APP_HOST is one slip from API_HOST, and many platforms
 * set it.
 */
const setByPlatforms = /_SERVICE_(HOST|PORT)(_|$)|_PORT(_[0-9]+_(TCP|UDP)(_|$)|$)|_ENV_|^APP_HOST$/

function nearestSetting(name: string, ours: readonly string[]): string | undefined {
  const apart = ours.map((known) => ({ known, slips: slipsBetween(name, known, slipsAllowed(known)) }))
  const [nearest] = apart.toSorted((one, other) => one.slips - other.slips)
  return nearest?.slips === Number.POSITIVE_INFINITY ? undefined : nearest?.known
}

/** Short names such as HOST and PORT have real neighbours: only their letter case counts as a slip. */
function slipsAllowed(name: string): number {
  if (name.length < 6) return 0
  if (name.length < 10) return 1
  return name.length < 15 ? 2 : 3
}

function sharedPrefixes(ours: readonly string[]): string[] {
  const all = ours.flatMap((name) => /^[^_]+_/.exec(name) ?? [])
  return [...new Set(all.filter((prefix, at) => all.indexOf(prefix) !== at))]
}

/** Every setting: its name, its default and its check. `docs/running/settings.md` explains them. */
export interface Settings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly backupDir: string
  /** how often the database is copied when it changed, in milliseconds; 0: never by itself */
  readonly backupEvery: number
  readonly mode: 'trial' | 'live'
  readonly publicUrl: string
  /** the origin of the calls; empty: that of the page */
  readonly apiHost: string
  readonly trustedProxies: readonly string[]
  readonly metricsFrom: readonly string[]
  readonly openOrdersPerAccount: number
  /** the highest total of one order that is paid in cash */
  readonly mostInCash: Paise
  /** the most bytes of cached pages */
  readonly pageCacheBytes: number
  /** the service for pincodes that our own directory lacks */
  readonly pincodeServiceUrl: string | undefined
  /** whether browsers may keep pages for use without a line; if not, they drop those that they have */
  readonly keepsOffline: boolean
  readonly identity: Identity
  /** '': the shop is not registered for GST */
  readonly gstin: string
  /** the secret outside the database; a trial shop makes its own */
  readonly pepper: string | undefined
  /** earlier peppers, which older passwords still need */
  readonly peppersBefore: readonly string[]
  readonly sms: SmsSettings
  /** used when the first does not accept a message */
  readonly spareSms: SmsSettings | undefined
  /** stands in for the push services of browsers, on trial only */
  readonly pushTrialHost: string | undefined
  readonly limits: Limits
  readonly verifyMobile: VerifyMobile
  /** whether orders of people whose mobile answered no code hold a fifth at most, and end by themselves */
  readonly unprovenLapse: boolean
}

export const environment = v.object({
  SETTINGS_FILE: v.optional(filled),
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(filled, './data'),
  DATABASE_URL: v.optional(databaseAddress),
  BACKUP_DIR: v.optional(filled),
  BACKUP_EVERY: v.optional(wholeNumber(0, 86_400), '50'),
  SHOP_MODE: v.optional(v.picklist(['trial', 'live'], "must be 'trial' or 'live'"), 'trial'),
  PUBLIC_URL: v.optional(origin),
  API_HOST: v.optional(origin),
  TRUSTED_PROXIES: v.optional(proxies),
  METRICS_FROM: v.optional(networks, ''),
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
    v.pipe(v.string(), v.regex(/^[0-9]{14}$/, 'must be the 14 digits of the licence')),
    sampleIdentity.fssai,
  ),
  SHOP_GSTIN: v.optional(v.pipe(v.string(), v.check(isGstin, 'must be the 15 signs of a GST registration'))),
  SHOP_GRIEVANCE_OFFICER: v.optional(filled, sampleIdentity.grievanceOfficer),
  SHOP_GRIEVANCE_EMAIL: v.optional(email, sampleIdentity.grievanceEmail),
  SHOP_GRIEVANCE_PHONE: v.optional(phone, sampleIdentity.grievancePhone),
  SHOP_FACEBOOK: v.optional(webAddress),
  SHOP_INSTAGRAM: v.optional(webAddress),
  SHOP_YOUTUBE: v.optional(webAddress),
})

export type Environment = v.InferOutput<typeof environment>

/**
 * Reads the settings, or returns everything that is wrong with them. A misspelt name is an error in live mode, where a
 * default in its place costs money; on trial it is a warning, unless it is the mode itself.
 */
export function readSettings(
  given: Record<string, string | undefined>,
): { settings: Settings; warnings: string[] } | { problems: string[] } {
  const names = Object.keys(environment.entries)
  const filledIn = withoutEmpty(given)
  const misread = names.flatMap((name) => {
    const said = wrongWithText(name, filledIn[name] ?? '')
    return said === undefined ? [] : [`${name} ${said}`]
  })
  if (misread.length > 0) return { problems: misread }
  const read = v.safeParse(environment, filledIn)
  const unknown = unknownSettings(Object.keys(filledIn), names)
  const told = unknown.map(unknownInWords)
  if (!read.success)
    return { problems: read.issues.map((issue) => `${v.getDotPath(issue)} ${innermost(issue).message}`).concat(told) }
  const settings = settingsFrom(read.output)
  const problems = [
    ...missingForSms(read.output),
    ...(settings.mode === 'live'
      ? [...untoldBySms(read.output), ...unfitForLive(read.output, { settings, given: filledIn })]
      : []),
    ...(settings.mode === 'live' || unknown.some(({ meant }) => meant === 'SHOP_MODE') ? told : []),
  ]
  return problems.length > 0 ? { problems: firstOfEach(problems) } : { settings, warnings: told }
}

/** One sentence for each setting. */
const firstOfEach = (problems: readonly string[]): string[] =>
  problems.filter((one, at) => problems.findIndex((other) => settingIn(other) === settingIn(one)) === at)

const settingIn = (sentence: string) => sentence.split(/[ =]/, 1)[0]

function settingsFrom(read: Environment): Settings {
  const isTrial = read.SHOP_MODE === 'trial'
  const publicUrl = read.PUBLIC_URL ?? `http://${read.HOST.includes(':') ? `[${read.HOST}]` : read.HOST}:${read.PORT}`
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    backupDir: read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups'),
    backupEvery: seconds(read.BACKUP_EVERY),
    mode: read.SHOP_MODE,
    apiHost: read.API_HOST ?? '',
    publicUrl,
    trustedProxies: proxiesOf(read),
    metricsFrom: read.METRICS_FROM,
    openOrdersPerAccount: read.OPEN_ORDERS_PER_ACCOUNT,
    mostInCash: rupees(read.MAX_CASH_ORDER_RUPEES),
    pageCacheBytes: read.PAGE_CACHE_MB * 1024 * 1024,
    pincodeServiceUrl: read.PINCODE_SERVICE_URL,
    pepper: read.PEPPER,
    peppersBefore: read.PEPPERS_BEFORE,
    sms: smsSettingsFrom(read),
    spareSms: spareSmsSettingsFrom(read),
    pushTrialHost: read.PUSH_TRIAL_HOST,
    keepsOffline: read.SERVICE_WORKER === 'on',
    limits: read.LIMITS,
    verifyMobile: read.VERIFY_MOBILE ?? (isTrial ? 'before-messages' : 'before-order'),
    unprovenLapse: !isTrial && read.VERIFY_MOBILE === 'before-messages',
    gstin: gstinTyped(read.SHOP_GSTIN ?? ''),
    identity: {
      name: read.SHOP_NAME,
      legalName: read.SHOP_LEGAL_NAME,
      address: read.SHOP_ADDRESS,
      phone: read.SHOP_PHONE,
      email: read.SHOP_EMAIL,
      website: read.SHOP_WEBSITE ?? (isTrial ? sampleIdentity.website : publicUrl),
      fssai: read.SHOP_FSSAI,
      grievanceOfficer: read.SHOP_GRIEVANCE_OFFICER,
      grievanceEmail: read.SHOP_GRIEVANCE_EMAIL,
      grievancePhone: read.SHOP_GRIEVANCE_PHONE,
      social: socialOf(read, isTrial ? sampleSocial : {}),
    },
  }
}

/** Those that the shop has. On trial a sample stands for each. */
const socialOf = (
  { SHOP_FACEBOOK, SHOP_INSTAGRAM, SHOP_YOUTUBE }: Environment,
  samples: Partial<typeof sampleSocial>,
): Identity['social'] =>
  Object.entries({
    Facebook: SHOP_FACEBOOK ?? samples.facebook,
    Instagram: SHOP_INSTAGRAM ?? samples.instagram,
    YouTube: SHOP_YOUTUBE ?? samples.youtube,
  }).flatMap(([network, url]) => (url === undefined ? [] : [{ network, url }]))

/** What is wrong with a value that could be one of several kinds is said by the last of them. */
const innermost = (issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> => issue.issues?.at(-1) ?? issue

const proxiesOf = ({ TRUSTED_PROXIES: named = [] }: Environment): readonly string[] => (named === 'none' ? [] : named)

const withoutEmpty = (given: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
