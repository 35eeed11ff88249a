import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { refuseWeak } from '#server/accounts/password-check.ts'
import { Refusal } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { foldedLogin } from './key-tries.ts'
import { qrOf } from './qr.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { PasswordOfStaff } from './staff-keys.ts'
import { base32, stepOf, totpAddress } from './totp.ts'

/** A password with codes, for an owner whose browser has no passkeys. */
export function openNewPasswords({ settings, secrets, hasher, now }: StaffDeps) {
  return {
    /** The salt opens nothing by itself: it comes back with the first code, and only then is kept. */
    newCodeKey(name: string) {
      const salt = newId()
      const key = secrets.totpKey(salt)
      const shop = `${settings.identity.name} counter`
      return { salt, key: base32(key), qr: qrOf(totpAddress(key, { shop, name })) }
    },

    /** The first code shows that the app has the key. */
    async checked(
      { login, password, salt, code }: { login: string; password: string; salt: string; code: string },
      name: string,
    ): Promise<PasswordOfStaff> {
      refuseWeak(password, { name: `${name} ${login}`, email: settings.identity.email, mobile: '' }, 'password')
      const step = stepOf(secrets.totpKey(salt), code, now())
      if (step === undefined) throw new Refusal(400, { refused: 'code-wrong' }, { more: { field: 'code' } })
      return { login: foldedLogin(login), passwordHash: await unlessBusy(hasher.hash(password)), salt, step }
    },
  }
}
