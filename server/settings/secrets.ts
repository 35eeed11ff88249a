import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Mobile } from '#shop/accounts/accounts.ts'
import { chanceBelow, codeFrom } from '#shop/accounts/one-time-code.ts'

/** Secrets that are sent once and never stored in clear: tokens, codes, and the keys under which people are counted. */
export interface Secrets {
  /** the key of a person or a mobile in a count, which does not reveal who it is */
  nameOf(what: 'email' | 'mobile', text: string): string
  /** the value of a stay's cookie after this one: asked again, it is the same */
  nextStay(value: string): string
  /** what all sessions of a stay are bound to: of its other cookie, which keeps its value */
  bindOfStay(mark: string): string
  newCode(): string
  /** a code for one purpose does not work for another */
  hashOfCode(purpose: CodePurpose, mobile: Mobile, salt: string, code: string): string
  /** the key of the codes that somebody's app makes: the database holds the salt alone */
  totpKey(salt: string): Buffer
  /** of the shop's own key pair for push messages */
  pushSeed(): Buffer
}

export type CodePurpose = 'reset' | 'mobile'

export function openSecrets(pepper: string): Secrets {
  const keyed = (purpose: string, ...parts: string[]) =>
    createHmac('sha256', pepper)
      .update([purpose, ...parts].join('|'))
      .digest('base64url')
  return {
    nameOf: (what, text) => keyed(`name of ${what}`, text),
    nextStay: (value) => keyed('stay', value),
    bindOfStay: (mark) => keyed('bind of stay', mark),
    newCode: () => codeFrom(randomInt(0, chanceBelow)),
    totpKey: (salt) => Buffer.from(keyed('totp', salt), 'base64url').subarray(0, 20),
    pushSeed: () => Buffer.from(keyed('push'), 'base64url'),
    hashOfCode: (purpose, mobile, salt, code) => keyed(purpose, mobile, salt, code),
  }
}

/** 32 random bytes as 43 letters. Also for ids and salts. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const newId = (): string => randomBytes(16).toString('base64url')

/** A token is so random that a plain hash reveals nothing of it. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url')

export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
