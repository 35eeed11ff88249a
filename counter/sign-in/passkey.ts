import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import type { PasskeyMade, PasskeyShown } from '#shop/wire/staff/keys.ts'
import { signInWords } from '#words/staff.ts'

/** Why there can be no passkeys: the browser has none, or the address is a number, which passkeys cannot be for. */
type NoPasskeys = 'no-passkeys' | 'at-number'

/** What stands in the way of passkeys here; before the page is alive nobody knows, and nothing is taken to. */
export const useNoPasskeys = (): NoPasskeys | undefined =>
  useSyncExternalStore(
    () => () => undefined,
    () => {
      if (!('PublicKeyCredential' in window)) return 'no-passkeys'
      return /^[\d.]+$|^\[/.test(location.hostname) ? 'at-number' : undefined
    },
    () => undefined,
  )

/** Stands where the button for a passkey would. */
export const whyNoPasskeys: Readonly<Record<NoPasskeys, string>> = {
  'no-passkeys': signInWords.noPasskeys,
  'at-number': signInWords.noPasskeysAtNumber,
}

/** Has the browser show a passkey; undefined where nobody did. */
export async function showPasskey(options: object): Promise<PasskeyShown | undefined> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return (await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    })) as unknown as PasskeyShown
  } catch {
    return undefined
  }
}

/** Has the browser make a passkey; undefined where nobody did. */
export async function makePasskey(options: object): Promise<PasskeyMade | undefined> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return (await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })) as unknown as PasskeyMade
  } catch {
    return undefined
  }
}
