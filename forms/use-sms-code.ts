import { useEffect, useEffectEvent } from 'react'

/**
 * Chrome on phones offers the code of an SMS whose last line names this site. Requested with each sending, not before
 * the first.
 */
export function useSmsCode(sending: number, received: (code: string) => void): void {
  const onCode = useEffectEvent(received)
  useEffect(() => {
    if (sending === 0 || !('OTPCredential' in window)) return undefined
    const waiting = new AbortController()
    const wanted = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(wanted).then(
      (credential) => credential && 'code' in credential && onCode(String(credential.code)),
      () => undefined,
    )
    return () => waiting.abort()
  }, [sending])
}
