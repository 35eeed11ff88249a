import * as v from 'valibot'
import type { SmsSettings } from './sms.ts'

const filled = v.optional(v.pipe(v.string(), v.trim()))
const gatewayUrl = (usual: string) => v.optional(v.pipe(v.string(), v.url('must be a web address')), usual)

/** 'reset-code=1107…,order-placed=1107…' */
const templates = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => Object.fromEntries(text.split(',').map((part) => part.trim().split('=', 2)))),
    v.record(v.string(), v.pipe(v.string(), v.minLength(1)), "must be like 'reset-code=1107…,order-placed=1107…'"),
  ),
)

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
    return { gateway: 'msg91', url: plain(read.MSG91_URL), key, sender, entity, templates: MSG91_TEMPLATES }
  }
  if (gateway === 'twilio') {
    const { TWILIO_ACCOUNT: account = '', TWILIO_TOKEN: token = '', TWILIO_FROM: from = '' } = read
    return { gateway: 'twilio', url: plain(read.TWILIO_URL), account, token, from }
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
  const isAlone =
    read.SMS_SPARE_GATEWAY !== undefined && read.SMS_SPARE_GATEWAY === (read.SMS_GATEWAY ?? read.SMS_SPARE_GATEWAY)
  return isAlone ? [...missing, 'SMS_SPARE_GATEWAY must be another than SMS_GATEWAY'] : missing
}

const needed = {
  msg91: ['MSG91_KEY', 'MSG91_SENDER', 'MSG91_ENTITY', 'MSG91_TEMPLATES'],
  twilio: ['TWILIO_ACCOUNT', 'TWILIO_TOKEN', 'TWILIO_FROM'],
} as const

const plain = (address: string) => address.replace(/\/$/, '')
