/** What the counter turns away. */
export type StaffRefusal =
  | { readonly refused: 'not-at-counter' }
  | { readonly refused: 'counter-locked' }
  | { readonly refused: 'device-revoked' }
  | { readonly refused: 'device-unknown' }
  | { readonly refused: 'prove-again' }
  | { readonly refused: 'own-pin-first' }
  | { readonly refused: 'own-key-first' }
  | { readonly refused: 'wrong-pin'; readonly left: number }
  | { readonly refused: 'pins-barred' }
  | { readonly refused: 'pin-form' }
  | { readonly refused: 'pin-weak' }
  | { readonly refused: 'pin-same' }
  | { readonly refused: 'passkey-refused' }
  | { readonly refused: 'passkey-copied' }
  | { readonly refused: 'wrong-recovery-code' }
  | { readonly refused: 'wrong-key-login' }
  | { readonly refused: 'login-known' }
  | { readonly refused: 'address-over' }
  | { readonly refused: 'staff-unknown' }
  | { readonly refused: 'last-owner' }
  | { readonly refused: 'last-key' }
  | { readonly refused: 'not-yours-to-grant' }
  | { readonly refused: 'not-your-act' }
  | { readonly refused: 'other-site' }
