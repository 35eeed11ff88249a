import type { StaffRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

/** Why the counter does not do what somebody asked. */
export const staffRefusals = {
  'not-at-counter': () => 'Sign in at the counter first.',
  'not-your-act': () => 'This is not among what you do here. Ask the owner.',
  'counter-locked': () => 'The counter is locked. Sign in again.',
  'device-revoked': () => 'This device was taken off the counter. Ask the owner.',
  'device-unknown': () => 'This device is not enrolled at the counter. Ask the owner.',
  'prove-again': () => 'Show that it is you: your passkey is needed for this.',
  'own-pin-first': () => 'Choose a PIN of your own first.',
  'own-key-first': () => 'Make a new passkey first.',
  'wrong-pin': ({ left }) =>
    left === 1 ? 'That PIN is not right. One try is left.' : `That PIN is not right. ${left} tries are left.`,
  'pins-barred': () => 'Too many wrong PINs. Only the owner can let you in again.',
  'pin-form': () => 'A PIN has six digits.',
  'pin-weak': () => 'This PIN is guessed at once. Choose digits that do not follow each other or repeat.',
  'pin-same': () => 'This is the PIN that you have. Choose another.',
  'passkey-refused': () => 'This passkey did not open the counter. Try again, or use a recovery code.',
  'passkey-known': () => 'This passkey is in use already. Make another one, or sign in with this one.',
  'passkey-copied': () =>
    'This passkey seems to have been copied. It opens nothing any more; use another or a recovery code.',
  'wrong-recovery-code': () => 'This recovery code is not right, or was used before.',
  'wrong-key-login': () => 'Name, password and code do not fit together.',
  'login-known': () => 'Somebody else signs in by this name. Choose another.',
  'address-over': () => 'This address was used before, or its time is over. Ask for a new one.',
  'staff-unknown': () => 'Nobody of this name works here.',
  'last-owner': () => 'A shop has one owner at least who can sign in: make another owner first.',
  'last-key': () => 'This is the last way in that you have. Make another one first.',
  'owner-has-key': () =>
    'This owner has a key already, and nobody else makes one for them. If it is lost, a recovery code opens the counter, or the operator makes an address.',
  'pin-of-owner': () =>
    'An owner’s PIN is the owner’s own matter: nobody else gives it. Who forgot it signs in by passkey or recovery code, or by an address of the operator, and sets a new one here.',
  'not-yours-to-grant': () => 'Nobody can give rights that they do not have.',
  'other-site': () => 'This was not asked by a page of the counter. Load the page again.',
} as const satisfies Sentences<StaffRefusal>
