import * as v from 'valibot'
import { messageKinds, messageTemplates } from '#shop/messages/message-kinds.ts'
import { nearestName } from './nearest-name.ts'
import { list, safeAddress } from './setting-kinds.ts'

export type SmsSettings =
  | { readonly gateway: 'file' }
  | {
      readonly gateway: 'msg91'
      readonly url: string
      readonly key: string
      readonly sender: string
      readonly entity: string
      readonly templates: Readonly<Record<string, string>>
    }
  | {
      readonly gateway: 'twilio'
      readonly url: string
      readonly account: string
      readonly token: string
      readonly from: string
    }

const filled = v.optional(v.pipe(v.string(), v.trim()))
const gatewayUrl = (usual: string) => v.optional(safeAddress, usual)

/** 'reset-code=1107…,order-placed=1107…' */
const templates = v.optional(
  v.pipe(
    list,
    v.check(
      (parts) => parts.every((part) => wrongWith(part) === undefined),
      ({ input }) => input.map(wrongWith).find((wrong) => wrong !== undefined) ?? '',
    ),
    v.transform((parts): Readonly<Record<string, string>> => Object.fromEntries(parts.map(nameAndNumber))),
  ),
)

const nameAndNumber = (part: string): [name: string, number: string] => {
  const [name = '', ...number] = part.split('=')
  return [name.trim(), number.join('=').trim()]
}

function wrongWith(part: string): string | undefined {
  const [name, number] = nameAndNumber(part)
  if (!messageTemplates.includes(name)) {
    const meant = nearestName(name, messageTemplates, 3)
    return `names '${name}', which is not a message of the shop${meant === undefined ? '' : `, did you mean ${meant}?`}`
  }
  return /^[A-Za-z0-9_-]+$/.test(number) && /[0-9]/.test(number)
    ? undefined
    : `needs the number of its template for ${name}, like '${name}=1107…'`
}

/** The part of the environment that names the SMS gateway. */
export const smsEnvironment = {
  SMS_GATEWAY: v.optional(v.picklist(['msg91', 'twilio'], "must be 'msg91' or 'twilio'")),
  SMS_SPARE_GATEWAY: v.optional(v.picklist(['msg91', 'twilio'], "must be 'msg91' or 'twilio'")),
  MSG91_URL: gatewayUrl('https://control.msg91.com'),
  MSG91_KEY: filled,
  MSG91_SENDER: filled,
  MSG91_ENTITY: filled,
  MSG91_TEMPLATES: templates,
  TWILIO_URL: gatewayUrl('https://api.twilio.com'),
  TWILIO_ACCOUNT: filled,
  TWILIO_TOKEN: filled,
  TWILIO_FROM: filled,
}

const whole = v.object(smsEnvironment)
type SmsEnvironment = v.InferOutput<typeof whole>

/** The gateway of that name, or a file. */
export function smsSettingsFrom(read: SmsEnvironment, gateway = read.SMS_GATEWAY): SmsSettings {
  if (gateway === 'msg91') {
    const { MSG91_KEY: key = '', MSG91_SENDER: sender = '', MSG91_ENTITY: entity = '', MSG91_TEMPLATES = {} } = read
    return { gateway: 'msg91', url: read.MSG91_URL, key, sender, entity, templates: MSG91_TEMPLATES }
  }
  if (gateway === 'twilio') {
    const { TWILIO_ACCOUNT: account = '', TWILIO_TOKEN: token = '', TWILIO_FROM: from = '' } = read
    return { gateway: 'twilio', url: read.TWILIO_URL, account, token, from }
  }
  return { gateway: 'file' }
}

export const spareSmsSettingsFrom = (read: SmsEnvironment): SmsSettings | undefined =>
  read.SMS_SPARE_GATEWAY && smsSettingsFrom(read, read.SMS_SPARE_GATEWAY)

/** The settings that the chosen gateways need. */
export function missingForSms(read: SmsEnvironment): string[] {
  const missing = (['SMS_GATEWAY', 'SMS_SPARE_GATEWAY'] as const).flatMap((setting) => {
    const gateway = read[setting]
    const names = gateway === undefined ? [] : needed[gateway].filter((name) => !read[name])
    return names.map((name) => `${name} must be set for ${setting}=${gateway}`)
  })
  if (read.SMS_SPARE_GATEWAY === undefined) return missing
  if (read.SMS_GATEWAY === undefined) return [...missing, 'SMS_GATEWAY must be set when SMS_SPARE_GATEWAY is']
  return read.SMS_SPARE_GATEWAY === read.SMS_GATEWAY
    ? [...missing, 'SMS_SPARE_GATEWAY must be different from SMS_GATEWAY']
    : missing
}

/** What MSG91 could not tell anybody: on trial it says so when it happens. Other languages are sent in English. */
export function untoldBySms({ SMS_GATEWAY, SMS_SPARE_GATEWAY, MSG91_TEMPLATES }: SmsEnvironment): string[] {
  if (MSG91_TEMPLATES === undefined || ![SMS_GATEWAY, SMS_SPARE_GATEWAY].includes('msg91')) return []
  const untold = messageKinds.filter((kind) => !(kind in MSG91_TEMPLATES))
  return untold.length === 0
    ? []
    : [`MSG91_TEMPLATES lacks ${untold.join(', ')}: in live mode each message needs its template`]
}

const needed = {
  msg91: ['MSG91_KEY', 'MSG91_SENDER', 'MSG91_ENTITY', 'MSG91_TEMPLATES'],
  twilio: ['TWILIO_ACCOUNT', 'TWILIO_TOKEN', 'TWILIO_FROM'],
} as const
