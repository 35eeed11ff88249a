import type { Mobile } from '#shop/accounts/accounts.ts'
import { calls } from '#shop/wire/calls.ts'
import { mobileCode } from '#shop/messages/messages.ts'
import type { Api } from '#server/http/api.ts'
import { networksOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccountsDeps } from './accounts-deps.ts'
import { userById } from './accounts-store.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { openCodeSending } from './code-sending.ts'
import { openCodeTries, wrongCode } from './code-tries.ts'

/** Anybody can register with anybody's mobile: it gets messages once it has answered a code. */
export function openMobile(api: Api, deps: AccountsDeps): void {
  const { database, settings } = deps
  const sendTo = openCodeSending(deps, { purpose: 'mobile', wording: mobileCode })
  const tries = openCodeTries(deps, 'mobile')

  api.open(calls.mobile, async ({ visitor }) => {
    const { id, mobile } = await person(visitor.userId)
    const proven = await isProven(database.read, { id, mobile })
    return { body: { mobile, proven, neededToOrder: !proven && settings.verifyMobile === 'before-order' } }
  })

  api.open(calls.sendMobileCode, async ({ visitor, caller }) => {
    const { mobile } = await unproven(visitor.userId)
    // Nobody has shown yet whose mobile it is, so nothing about it is known.
    await sendTo(mobile, { networks: networksOf(caller), address: caller })
    return { body: { success: true } }
  })

  api.open(calls.verifyMobile, async ({ wanted, visitor, caller }) => {
    const { id: userId, mobile } = await unproven(visitor.userId)
    const tried = await tries.rightOne(mobile, wanted.otp, { device: undefined, caller })
    const proving = await database.run.proveMobile({ ...tried, userId, mobile })
    if ('refused' in proving)
      throw proving.refused === 'account-erased' ? new Refusal(401, { refused: 'not-signed-in' }) : wrongCode()
    return { body: { success: true, message: { done: 'mobile-proven' } as const } }
  })

  async function person(userId: string) {
    const user = await userById(database.read, userId)
    if (!user) throw new Refusal(401, { refused: 'not-signed-in' })
    return { id: user.id, mobile: user.mobile as Mobile }
  }

  async function unproven(userId: string) {
    const user = await person(userId)
    if (await isProven(database.read, user))
      throw new Refusal(409, { refused: 'mobile-proven' }, { more: { success: false } })
    return user
  }
}
