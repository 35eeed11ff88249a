/** A text message. Gateways in India send only texts that were approved beforehand, so it also names its template. */
export interface Sms {
  /** '+919876543210' */
  readonly to: string
  readonly text: string
  readonly template: string
  readonly vars: Readonly<Record<string, string>>
  /** it was tried before, and may have been sent */
  readonly again?: boolean
}

/** Resolves when the gateway has accepted it; throws without the text if it has not. */
export type SendSms = (sms: Sms) => Promise<void>

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
