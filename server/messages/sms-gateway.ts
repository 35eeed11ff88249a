import { join } from 'node:path'
import type { SmsSettings } from '#server/settings/sms-settings.ts'
import { callGateway, GatewayTrouble, gatewaySays } from './gateway-call.ts'
import { type GatewayLog, msg91 } from './msg91.ts'
import { outboxFile } from './outbox-file.ts'
import type { SendSms } from './sms.ts'

/** The gateway of the settings; without one, a file that shows what would have been sent. */
export function smsGateway(
  settings: SmsSettings,
  { dataDir, now, log }: { dataDir: string; now: () => number; log: GatewayLog },
): SendSms {
  if (settings.gateway === 'msg91') return msg91(settings, log)
  if (settings.gateway === 'twilio') return twilio(settings)
  return outboxFile(join(dataDir, 'outbox', 'sms.jsonl'), now)
}

/** Twilio takes the whole text; `from` is a number or the id of a messaging service (MG...). */
const twilio =
  ({ url, account, token, from }: Extract<SmsSettings, { gateway: 'twilio' }>): SendSms =>
  async ({ to, text, vars }) => {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
    await callGateway(
      'Twilio',
      `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
      { method: 'POST', headers: { authorization }, body: new URLSearchParams({ To: to, Body: text, ...sender }) },
      async (answer) => {
        const said = (await answer.json()) as { sid?: unknown; code?: unknown; error_code?: unknown; message?: unknown }
        const code = said.error_code ?? said.code
        if (!answer.ok || typeof said.sid !== 'string' || (code !== null && code !== undefined))
          throw new GatewayTrouble(
            `Twilio refused the message (${answer.status}, ${String(code)})${gatewaySays(said.message, { text, vars })}`,
            { passing: false },
          )
      },
    )
  }
