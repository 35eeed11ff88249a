import { unlessBusy } from '#server/accounts/accounts-deps.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { newId } from '#server/settings/secrets.ts'
import { limits } from '#shop/accounts/limits.ts'
import { deviceOf } from '#shop/by.ts'
import { hashedAnew } from './key-tries.ts'
import type { StaffDeps } from './staff-deps.ts'

/** A PIN that somebody types: five tries, wherever they type it, and so many wrong ones at one device. */
export function openPins({ database, hasher, now }: StaffDeps) {
  async function matched(pin: string, hash: string | undefined) {
    const isRight = await unlessBusy(hasher.matches(pin, hash, 'staff'))
    if (!isRight || hash === undefined) return undefined
    return { pinHash: hash, newHash: await hashedAnew(hasher, hash, pin) }
  }

  return {
    /** What the right one was compared with, and what takes its place; a wrong one is refused, and counted. */
    async right({
      staffId,
      deviceId,
      pin,
      field = 'pin',
    }: {
      staffId: string
      deviceId: string
      pin: string
      field?: 'pin' | 'old'
    }) {
      const here = {
        turns: [{ limit: limits.wrongPinPerDevice, who: `device/${deviceOf({ device: deviceId })}` }],
        at: now(),
      }
      const given = await database.run.takePinTry({ staffId })
      if (given.barred) throw new Refusal(429, { refused: 'pins-barred' })
      const over = await database.run.takeTurns(here)
      if (over) {
        await database.run.giveBackPinTry({ staffId })
        throw tooOften(over)
      }
      const right = await matched(pin, given.hash).catch(async (trouble: unknown) => {
        await database.run.giveBackPinTry({ staffId })
        await database.run.giveBackTurns(here)
        throw trouble
      })
      if (right !== undefined) {
        await database.run.giveBackTurns(here)
        return right
      }
      await database.run.notePinWrong({ staffId, deviceId, left: given.left, key: newId(), at: now() })
      if (given.left === 0) throw new Refusal(429, { refused: 'pins-barred' })
      throw new Refusal(403, { refused: 'wrong-pin', left: given.left }, { more: { field } })
    },
  }
}
