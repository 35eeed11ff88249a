import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import type { PasskeyMade, PasskeyShown } from '#shop/wire/staff/keys.ts'

/** Whether this browser can have passkeys at all; before the page is alive nobody knows, and it is taken to. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => true,
  )

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
