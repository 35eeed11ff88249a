import { join } from 'node:path'
import { type GatewayLog, msg91 } from './msg91.ts'
import { outboxFile } from './outbox-file.ts'
import type { SmsSettings } from '#server/settings/sms-settings.ts'
import type { SendSms } from './sms.ts'
import { twilio } from './twilio.ts'

/** The gateway of the settings; without one, a file that shows what would have been sent. */
export function smsGateway(
  settings: SmsSettings,
  { dataDir, now, log }: { dataDir: string; now: () => number; log: GatewayLog },
): SendSms {
  if (settings.gateway === 'msg91') return msg91(settings, log)
  if (settings.gateway === 'twilio') return twilio(settings)
  return outboxFile(join(dataDir, 'outbox', 'sms.jsonl'), now)
}
