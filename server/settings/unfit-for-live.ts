import { sampleIdentity } from '#shop/identity.ts'
import { isSafe } from './setting-kinds.ts'
import type { Environment, Settings } from './settings.ts'

/** A live shop must not show sample names: the law asks for the real ones. */
export function unfitForLive(read: Environment, { identity }: Settings): string[] {
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
  return [
    ...samples
      .filter(([, sample]) => sample)
      .map(([name]) => `${name} must be set in live mode: the shop still has the sample`),
    ...(
      [
        ['PUBLIC_URL', read.PUBLIC_URL],
        ['API_HOST', read.API_HOST],
      ] as const
    ).flatMap(([name, address]) =>
      address === undefined || isSafe(address) ? [] : [`${name} must start with https:// in live mode`],
    ),
    ...missing.map((name) => `${name} must be set in live mode`),
    ...(read.PUSH_TRIAL_HOST === undefined ? [] : ['PUSH_TRIAL_HOST is for trial mode only: remove it']),
  ]
}
