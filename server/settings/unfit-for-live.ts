import { type Identity, sampleIdentity } from '#shop/accounts/identity.ts'
import type { Environment } from './environment.ts'
import { isOnThisMachine, isSafe } from './setting-kinds.ts'
import { isByChance, isPlaceholder } from './text-of-settings.ts'

/** What a shop that sells must not open with: sample names, which the law forbids, and what is unsafe. */
export function unfitForLive(
  read: Environment,
  { identity, given }: { identity: Identity; given: Readonly<Record<string, string | undefined>> },
): string[] {
  const samples: [keyof Environment, boolean][] = [
    ['PUBLIC_URL', read.PUBLIC_URL === undefined],
    ['SHOP_LEGAL_NAME', identity.legalName === sampleIdentity.legalName],
    ['SHOP_ADDRESS', identity.address === sampleIdentity.address],
    ['SHOP_PHONE', identity.phone === sampleIdentity.phone],
    ['SHOP_EMAIL', identity.email === sampleIdentity.email],
    ['SHOP_FSSAI', identity.fssai === sampleIdentity.fssai],
    ['SHOP_GRIEVANCE_OFFICER', identity.grievanceOfficer === sampleIdentity.grievanceOfficer],
    ['SHOP_GRIEVANCE_EMAIL', identity.grievanceEmail === sampleIdentity.grievanceEmail],
    ['SHOP_GRIEVANCE_PHONE', identity.grievancePhone === sampleIdentity.grievancePhone],
  ]
  const missing = (['PEPPER', 'SMS_GATEWAY'] as const).filter((name) => read[name] === undefined)
  const placeholders = Object.keys(read).filter((name) => isPlaceholder(given[name] ?? ''))
  return [
    ...placeholders.map((name) => `${name} is still a placeholder: set the real value`),
    ...samples
      .filter(([, sample]) => sample)
      .map(([name]) => `${name} must be set in live mode: the shop still has the sample`),
    ...missing.map((name) => `${name} must be set in live mode`),
    ...unsafe(read),
  ]
}

function unsafe(read: Environment): string[] {
  const { PUBLIC_URL, API_HOST, TRUSTED_PROXIES, HTTPS_PORT, PEPPER, DATABASE_URL, BACKUP_EVERY, PUSH_TRIAL_HOST } =
    read
  const isOpen = PUBLIC_URL !== undefined && !isOnThisMachine(PUBLIC_URL)
  const wrong: readonly [boolean, string][] = [
    [PUBLIC_URL !== undefined && !isSafe(PUBLIC_URL), 'PUBLIC_URL must start with https:// in live mode'],
    [API_HOST !== undefined && !isSafe(API_HOST), 'API_HOST must start with https:// in live mode'],
    [
      TRUSTED_PROXIES === undefined || TRUSTED_PROXIES.length === 0,
      'TRUSTED_PROXIES must be set in live mode, or all customers count as one: name the addresses of the proxy that serves TLS',
    ],
    [
      TRUSTED_PROXIES === 'none' && isOpen && HTTPS_PORT === undefined,
      'TRUSTED_PROXIES=none is allowed in live mode only where the shop serves https itself: set HTTPS_PORT, or name the addresses of the proxy that does',
    ],
    [
      PEPPER !== undefined && !isByChance(PEPPER),
      'PEPPER must be random in live mode, and this one could be guessed: `openssl rand -base64 32` makes one',
    ],
    [
      DATABASE_URL === undefined && BACKUP_EVERY === 0,
      'BACKUP_EVERY=0 makes no backups, which live mode does not allow: leave it out, or set the seconds between two copies',
    ],
    [
      DATABASE_URL !== undefined && !isReadByNobody(DATABASE_URL),
      'DATABASE_URL leads to another machine without TLS, so that others could read what is sent: add ?sslmode=verify-full',
    ],
    [PUSH_TRIAL_HOST !== undefined, 'PUSH_TRIAL_HOST is for trial mode only: remove it'],
  ]
  return wrong.flatMap(([is, sentence]) => (is ? [sentence] : []))
}

/** On this machine, or by TLS. */
function isReadByNobody(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl.replace('@/', '@localhost/'), 'postgres://localhost')
  const host = searchParams.get('host') ?? (hostname || 'localhost')
  const isHere =
    host.startsWith('/') || host === 'localhost' || host.startsWith('127.') || host === '[::1]' || host === '::1'
  return isHere || ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}
