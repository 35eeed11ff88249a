/** A text message. Gateways in India send only texts that were approved beforehand, so it also names its template. */
export interface Sms extends SmsText {
  /** '+919876543210' */
  readonly to: string
  /** the same in English, beside another language: it is sent where the other has no approved text */
  readonly inEnglish?: SmsText | undefined
  /** it was tried before, and may have been sent */
  readonly again?: boolean
}

export interface SmsText {
  readonly text: string
  readonly template: string
  readonly vars: Readonly<Record<string, string>>
}

/** Resolves when the gateway has accepted it; throws without the text if it has not. */
export type SendSms = (sms: Sms) => Promise<void>
