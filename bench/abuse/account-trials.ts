import { randomBytes } from 'node:crypto'
import { seconds } from '#shop/time.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { atOnce, openLooseShop, statusesOf, type Trial } from './trial.ts'

export const accountTrials: Readonly<Record<string, Trial>> = {
  registers: {
    title: '50 who register one e-mail at the same moment, in any letter case',
    short: 2,
    long: 100,
    async run(open, times) {
      const shop = await openLooseShop(open)
      let wrong = 0
      for (let round = 0; round < times; round += 1) {
        const answers = await atOnce(50, (nr) => {
          const email = `ASHA.${round}@example.com`.replace(/[A-Z]/g, (sign, at) =>
            (nr >> at) & 1 ? sign : sign.toLowerCase(),
          )
          return shop.register({ ...asha, email, mobile: `9${String(round * 50 + nr).padStart(9, '0')}` })
        })
        if (statusesOf(answers, 201) > 1 || statusesOf(answers, 201) + statusesOf(answers, 409) !== 50) wrong += 1
      }
      const users = await shop.database.read.selectFrom('users').select('id').execute()
      return {
        rounds: [times],
        'not one 201 and 49 times 409': [wrong, 0],
        'accounts too many or too few': [Math.abs(users.length - times), 0],
      }
    },
  },

  extras: {
    title: 'fields that nobody asked for, sent with a registration',
    short: 20,
    long: 200,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const names = ['role', 'isAdmin', 'admin', 'id', '_id', 'verified', 'password_hash', 'signed_in_at', 'token']
      let kept = 0
      for (let nr = 0; nr < times; nr += 1) {
        const extra = { [names[nr] ?? `extra_${nr}`]: 'planted' }
        const who = { ...asha, email: `asha${nr}@example.com`, mobile: `9${String(nr).padStart(9, '0')}`, ...extra }
        const { body } = await shop.register(who)
        if (JSON.stringify(body).includes('planted')) kept += 1
      }
      const rows = JSON.stringify(await shop.database.read.selectFrom('users').selectAll().execute())
      return { sent: [times], 'kept or given back': [kept + rows.split('planted').length - 1, 0] }
    },
  },

  tokens: {
    title: 'tokens that chance made',
    short: 500,
    long: 1_000_000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      await shop.signedIn()
      let taken = 0
      for (let done = 0; done < times; done += 100)
        taken += (await atOnce(100, () => shop.isSignedIn(randomBytes(32).toString('base64url')))).filter(
          (isIn) => isIn !== false,
        ).length
      return { tried: [times], taken: [taken, 0] }
    },
  },

  revoked: {
    title: 'tokens used again at the very next request after their logout',
    short: 5,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      await shop.register()
      let alive = 0
      for (let nr = 0; nr < times; nr += 1) {
        const token = (await shop.login()).body.token ?? ''
        if (!(await shop.isSignedIn(token))) throw new Error('a login let nobody in')
        await shop.call('/auth/logout', {}, { token })
        if (await shop.isSignedIn(token)) alive += 1
      }
      return { revoked: [times], 'still alive': [alive, 0] }
    },
  },

  guesses: {
    title: '200 guesses of one code at the same moment',
    short: 2,
    long: 500,
    async run(open, times) {
      const shop = await openLooseShop(open)
      await shop.register()
      let most = 0
      let dead = 0
      for (let round = 0; round < times; round += 1) {
        shop.later(seconds(31))
        await shop.call('/api/auth/send-otp', { mobile: asha.mobile })
        const right = await shop.codeFor('+919876543210')
        const guess = (otp: string) => shop.call('/api/auth/verify-otp', { mobile: asha.mobile, otp })
        await atOnce(200, (nr) => guess(String((Number(right) + 1 + nr) % 1_000_000).padStart(6, '0')))
        const codes = await shop.database.read.selectFrom('codes').select('tries').execute()
        most = Math.max(most, ...codes.map(({ tries }) => tries))
        if ((await guess(right)).status === 400) dead += 1
      }
      return { rounds: [times], 'most compared': [most, 5], 'codes that lived on': [times - dead, 0] }
    },
  },

  replays: {
    title: 'a code that was used for a reset, sent again',
    short: 50,
    long: 10_000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      await shop.register()
      await shop.call('/api/auth/send-otp', { mobile: asha.mobile })
      const otp = await shop.codeFor('+919876543210')
      const body = { mobile: asha.mobile, otp, newPassword: 'nine nets in the wind' }
      if ((await shop.call('/api/auth/reset-password', body)).status !== 200) throw new Error('no reset was made')
      let taken = 0
      for (let done = 0; done < times; done += 50) {
        const answers = await atOnce(50, (nr) =>
          nr % 2 === 0 ? shop.call('/api/auth/reset-password', body) : shop.call('/api/auth/verify-otp', { ...body }),
        )
        taken += answers.length - statusesOf(answers, 400)
      }
      return { sent: [times], taken: [taken, 0] }
    },
  },
}
