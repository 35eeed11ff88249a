import { deviceOf } from '#server/accounts/device.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken, newId, newToken } from '#server/settings/secrets.ts'
import type { Language } from '#shop/languages.ts'
import { devicesWith, type KnownDevice } from './devices.ts'
import type { KeyCaller } from './key-tries.ts'
import type { Proof } from './sign-in-staff.ts'
import { deviceCookie, deviceTokenIn, staffCookie, staffTokenIn } from './staff-cookies.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Signs somebody in at the browser that asks. */
export function openEnter({ database, settings: { publicUrl }, now }: StaffDeps) {
  /** The device that this browser is, or what became of it. */
  async function deviceAt(
    headers: Headers,
  ): Promise<{ device: KnownDevice | undefined; isRevoked: boolean; isOver: boolean }> {
    const token = deviceTokenIn(headers, publicUrl)
    const hashes = token === undefined ? [] : [hashOfToken(token)]
    const [known] = (await devicesWith(database.read, { hashes, now: now() })).values()
    return {
      device: known?.is === 'enrolled' ? known : undefined,
      isRevoked: known?.is === 'revoked',
      isOver: known?.is === 'over',
    }
  }

  return {
    deviceAt,

    /** As whom the limits count people who are not signed in. */
    async tryingAt(headers: Headers, caller: string): Promise<KeyCaller> {
      const { device } = await deviceAt(headers)
      return device === undefined ? { caller } : { known: `device/${device.id}` }
    },

    /** The headers that go with the answer. `device` is left out where the browser may be one that nobody enrolled. */
    async enter(
      headers: Headers,
      wanted: {
        staffId: string
        proof: Proof
        isProven: boolean
        needsKey?: boolean
        language?: Language | undefined
      },
    ): Promise<{ 'set-cookie': string[] }> {
      const { device } = await deviceAt(headers)
      const [token, deviceToken, at] = [newToken(), newToken(), now()]
      const before = staffTokenIn(headers, publicUrl)
      const came = await database.run.signInStaff({
        id: newId(),
        tokenHash: hashOfToken(token),
        staffId: wanted.staffId,
        deviceId: device?.id ?? newId(),
        newDevice:
          device === undefined
            ? { tokenHash: hashOfToken(deviceToken), name: deviceOf(headers.get('user-agent')) }
            : undefined,
        proof: wanted.proof,
        provenAt: wanted.isProven ? at : null,
        needsKey: wanted.needsKey ?? false,
        before: before === undefined ? undefined : hashOfToken(before),
        key: newId(),
        language: wanted.language,
        at,
      })
      if (came === 'copied') throw new Refusal(403, { refused: 'passkey-copied' })
      if (came === 'refused') throw new Refusal(403, refusedBy(wanted.proof))
      const cookies = [staffCookie(token, publicUrl)]
      return { 'set-cookie': device === undefined ? [...cookies, deviceCookie(deviceToken, publicUrl)] : cookies }
    },
  }
}

const refusedBy = (proof: Proof) => {
  if ('recoveryCode' in proof) return { refused: 'wrong-recovery-code' } as const
  if ('tap' in proof) return { refused: 'tap-not-here' } as const
  if ('passwordHash' in proof) return { refused: 'wrong-key-login' } as const
  return 'pinHash' in proof ? ({ refused: 'pins-barred' } as const) : ({ refused: 'passkey-refused' } as const)
}
