import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyMade, PasskeyShown } from '#shop/wire/staff/keys.ts'

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
