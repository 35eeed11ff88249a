import type { Settings } from '#server/settings/settings.ts'
import type { GatewayLog } from './msg91.ts'
import type { SendSms } from './sms.ts'
import { smsGateway } from './sms-gateway.ts'
import { withSpare } from './spare-gateway.ts'

/** The gateway of the shop, with the spare one where the settings name one. */
export function shopsGateway(
  { sms, spareSms, dataDir }: Pick<Settings, 'sms' | 'spareSms' | 'dataDir'>,
  log: GatewayLog,
): SendSms {
  const deps = { dataDir, now: Date.now, log }
  const first = smsGateway(sms, deps)
  return spareSms ? withSpare(first, smsGateway(spareSms, deps), () => performance.now()) : first
}
