import { expect, test } from 'vitest'
import type { ShopDatabase } from '#server/commands.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { calls, mobile, newPassword } from '#tests/rooms/password-reset.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { openPasswordHasher, type PasswordHasher } from './password-hash.ts'

const ashas = { ...asha, password: newPassword }
const littleWork = { memory: 8, passes: 1 }

eachDatabase((_engine, open) => {
  test('who knew the old password is not let in by a login that was under way while the owner reset it', async () => {
    const shop = await openShopThatHolds(open)
    const { sent, reset } = calls(shop)
    await shop.register()
    const otp = await sent()
    shop.whileCompared(async () => expect((await reset(otp)).status).toBe(200))
    const thiefs = await shop.login()
    expect([thiefs.status, thiefs.body]).toEqual([401, (await shop.login()).body])
    expect(await shop.sessions()).toBe(1)
    expect((await shop.login(ashas)).status).toBe(200)
  })

  test('nor while the owner changed it', async () => {
    const shop = await openShopThatHolds(open)
    const { token } = await shop.signedIn()
    const change = { password: asha.password, newPassword }
    shop.whileCompared(async () =>
      expect((await shop.call('/auth/change-password', change, { token })).status).toBe(200),
    )
    expect((await shop.login()).status).toBe(401)
    expect(await shop.sessions()).toBe(1)
    expect(await shop.isSignedIn(token)).toBe(true)
  })

  test('a password of an earlier pepper does not come back over the one that was set while it was compared', async () => {
    const shop = await openShopThatHolds(open, 'an earlier pepper')
    const { sent, reset } = calls(shop)
    await shop.register()
    shop.renewPepper()
    const otp = await sent()
    shop.whileCompared(async () => expect((await reset(otp)).status).toBe(200))
    expect((await shop.login()).status).toBe(401)
    expect((await shop.login()).status).toBe(401)
    expect((await shop.login(ashas)).status).toBe(200)
  })

  test('two devices of one person that log in at once after a new pepper are both let in', async () => {
    const shop = await openShopThatHolds(open, 'an earlier pepper')
    await shop.register()
    const knownDevice = await cookieOf(shop)
    shop.renewPepper()
    shop.whileCompared(async () => expect((await shop.login()).status).toBe(200))
    expect((await shop.login(asha, { headers: { cookie: knownDevice } })).status).toBe(200)
  })

  test('a login that was under way while the account was deleted leaves nothing of it', async () => {
    const shop = await openShopThatHolds(open)
    const { token } = await shop.signedIn()
    shop.whileCompared(() => shop.deleteAccount(token))
    expect((await shop.login()).status).toBe(401)
    expect(await shop.left()).toEqual({ sessions: 0, known_devices: 0, mobile_proofs: 0 })
  })

  test('nor does a new password by a code', async () => {
    const shop = await openShopThatHolds(open)
    const { sent, reset } = calls(shop)
    const { token } = await shop.signedIn()
    const otp = await sent()
    shop.whileHashed(() => shop.deleteAccount(token))
    expect((await reset(otp)).status).toBe(400)
    expect(await shop.left()).toEqual({ sessions: 0, known_devices: 0, mobile_proofs: 0 })
  })

  test('nor does a code by which the mobile was to be proven', async () => {
    const shop = await openShopThatHolds(open)
    const { token } = await shop.signedIn()
    await shop.call('/auth/mobile/send-code', {}, { token })
    const otp = await shop.codeFor(mobile, 'mobile-code')
    shop.whileProven(() => shop.deleteAccount(token))
    expect((await shop.call('/auth/mobile/verify', { otp }, { token })).status).toBe(401)
    expect(await shop.left()).toEqual({ sessions: 0, known_devices: 0, mobile_proofs: 0 })
  })
})

/** A shop in which something else is done between two steps of a call, while the first to come there waits. */
async function openShopThatHolds(open: Open, firstPepper = pepper) {
  const [compared, hashed, proven] = [gap(), gap(), gap()]
  let hasher = openPasswordHasher([firstPepper], littleWork)
  const holding: PasswordHasher = {
    isDated: (hash) => hasher.isDated(hash),
    hash: async (password) => hashed.after(await hasher.hash(password)),
    matches: async (password, hash) => compared.after(await hasher.matches(password, hash)),
  }
  const openHolding = (async (commands, options) => {
    const database = await open(commands, options)
    const run = database.run as unknown as ShopDatabase['run']
    const proveMobile: typeof run.proveMobile = async (wanted) => run.proveMobile(await proven.after(wanted))
    return { ...database, run: { ...run, proveMobile } }
  }) as Open
  const shop = await openAccountsShop(openHolding, { hasher: holding })
  const countOf = async (table: 'sessions' | 'known_devices' | 'mobile_proofs') =>
    (await shop.database.read.selectFrom(table).select('user_id').execute()).length
  return {
    ...shop,
    whileCompared: compared.is,
    whileHashed: hashed.is,
    whileProven: proven.is,
    renewPepper: () => void (hasher = openPasswordHasher([pepper, firstPepper], littleWork)),
    sessions: () => countOf('sessions'),
    left: async () => ({
      sessions: await countOf('sessions'),
      known_devices: await countOf('known_devices'),
      mobile_proofs: await countOf('mobile_proofs'),
    }),
    async deleteAccount(token: string) {
      const gone = await shop.call('/auth/account', { password: asha.password }, { token, method: 'DELETE' })
      expect(gone.status).toBe(200)
    },
  }
}

function gap() {
  let meanwhile: (() => Promise<void>) | undefined
  return {
    is: (next: () => Promise<void>) => void (meanwhile = next),
    async after<Result>(done: Result): Promise<Result> {
      const next = meanwhile
      meanwhile = undefined
      await next?.()
      return done
    },
  }
}

async function cookieOf(shop: Awaited<ReturnType<typeof openAccountsShop>>): Promise<string> {
  const { headers } = await shop.login()
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
