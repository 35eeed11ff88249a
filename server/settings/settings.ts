import { join } from 'node:path'
import * as v from 'valibot'
import { hostIn, inAddress } from '#server/http/addresses.ts'
import type { VerifyMobile } from '#shop/accounts/accounts.ts'
import { type Identity, sampleIdentity, sampleSocial } from '#shop/accounts/identity.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'
import { type Paise, rupees } from '#shop/money.ts'
import { gstinTyped } from '#shop/orders/bills/gstin.ts'
import { seconds } from '#shop/time.ts'
import { type Environment, environment } from './environment.ts'
import { madeCertificate } from './made-certificate.ts'
import { isOnThisMachine } from './setting-kinds.ts'
import { missingForSms, type SmsSettings, smsSettingsFrom, spareSmsSettingsFrom, untoldBySms } from './sms-settings.ts'
import { wrongWithText } from './text-of-settings.ts'
import { unfitForLive } from './unfit-for-live.ts'

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
    ? `${name} begins like a setting of the shop but is not one: remove it, or take a name from docs/running/settings.md`
    : `${name} is not a setting of the shop, did you mean ${meant}? Correct or remove it`

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
  /** where the shop serves https itself, and by which files; undefined: it does not */
  readonly https: { readonly port: number; readonly cert: string; readonly key: string } | undefined
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
  /** where the shop's own printers may be */
  readonly printerNetworks: readonly string[]
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
    ...missingForHttps(read.output),
    ...(settings.mode === 'live'
      ? [...untoldBySms(read.output), ...unfitForLive(read.output, { identity: settings.identity, given: filledIn })]
      : []),
    ...(settings.mode === 'live' || unknown.some(({ meant }) => meant === 'SHOP_MODE') ? told : []),
  ]
  return problems.length > 0
    ? { problems: firstOfEach(problems) }
    : { settings, warnings: [...told, ...unusedWithoutHttps(read.output), ...unreachedByHttps(read.output)] }
}

/** One sentence for each setting. */
const firstOfEach = (problems: readonly string[]): string[] =>
  problems.filter((one, at) => problems.findIndex((other) => settingIn(other) === settingIn(one)) === at)

const settingIn = (sentence: string) => sentence.split(/[ =]/, 1)[0]

function settingsFrom(read: Environment): Settings {
  const isTrial = read.SHOP_MODE === 'trial'
  const publicUrl = read.PUBLIC_URL ?? `http://${inAddress(read.HOST)}:${read.PORT}`
  return {
    port: read.PORT,
    host: read.HOST,
    https: httpsOf(read),
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    backupDir: read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups'),
    backupEvery: seconds(read.BACKUP_EVERY),
    mode: read.SHOP_MODE,
    apiHost: read.API_HOST ?? '',
    publicUrl,
    trustedProxies: proxiesOf(read),
    metricsFrom: read.METRICS_FROM,
    printerNetworks: read.PRINTER_NETWORKS,
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

/** Of the certificate that the shop's own command makes, where no other is named. */
const httpsOf = ({ HTTPS_PORT: port, TLS_CERT, TLS_KEY, DATA_DIR }: Environment): Settings['https'] => {
  if (port === undefined) return undefined
  const made = madeCertificate(DATA_DIR)
  return { port, cert: TLS_CERT ?? made.cert, key: TLS_KEY ?? made.key }
}

/** Pages on http are led to PUBLIC_URL, so it must be an address that speaks https. */
function missingForHttps({ HTTPS_PORT, PORT, PUBLIC_URL }: Environment): string[] {
  if (HTTPS_PORT === undefined) return []
  return [
    ...(HTTPS_PORT === PORT ? [`HTTPS_PORT must be another port than PORT, which is ${PORT}`] : []),
    ...(PUBLIC_URL?.startsWith('https:')
      ? []
      : [
          `PUBLIC_URL must be the https address that people open when HTTPS_PORT is set, like https://shop.local:${HTTPS_PORT}`,
        ]),
  ]
}

const unusedWithoutHttps = ({ HTTPS_PORT, TLS_CERT, TLS_KEY }: Environment): string[] =>
  HTTPS_PORT === undefined && (TLS_CERT ?? TLS_KEY) !== undefined
    ? ['TLS_CERT and TLS_KEY are not used: the shop serves https itself only when HTTPS_PORT is set']
    : []

/** Where the shop serves https itself and nothing is in front of it, it must listen where PUBLIC_URL leads. */
function unreachedByHttps(read: Environment): string[] {
  const { HTTPS_PORT, HOST, PUBLIC_URL } = read
  if (HTTPS_PORT === undefined || PUBLIC_URL === undefined || proxiesOf(read).length > 0) return []
  const port = new URL(PUBLIC_URL).port || '443'
  return [
    ...(isOnThisMachine(`http://${inAddress(HOST)}`) && !isOnThisMachine(PUBLIC_URL)
      ? [
          `HOST is ${HOST}, where this machine alone reaches the shop, and PUBLIC_URL leads to ${hostIn(PUBLIC_URL)}: set HOST=0.0.0.0`,
        ]
      : []),
    ...(port === String(HTTPS_PORT)
      ? []
      : [
          `PUBLIC_URL leads to port ${port}, and HTTPS_PORT is ${HTTPS_PORT}: unless something forwards that, give both the same port`,
        ]),
  ]
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
