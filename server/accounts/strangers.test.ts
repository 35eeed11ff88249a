import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import {
  behindProxy,
  browserAt,
  guessCodes,
  guessPasswords,
  home,
  networks,
  soonBarred,
  wrongCode,
} from '#tests/rooms/browsers.ts'
import { mobile, newPassword, wrongOf } from '#tests/rooms/password-reset.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { refusals } from '#words/refusals.ts'
import { letIn } from './let-in-cli.ts'

eachDatabase((_engine, open) => {
  test('while twenty networks guess, the owner signs in from a known device, changes the password and resets it by code', {
    timeout: minutes(3),
  }, async () => {
    const shop = await openAccountsShop(open, behindProxy)
    await shop.proven()
    shop.later(days(2))
    const owner = browserAt(shop, home)
    const { token: first = '' } = (await owner.login(asha.password)).body

    const guesses = await guessPasswords(shop, networks)
    expect(guesses.filter((status) => status === 401)).toHaveLength(100)
    expect(guesses.filter((status) => status === 429)).toHaveLength(20)
    await guessCodes(shop, '')

    expect((await owner.change(first, 'not the right one')).status).toBe(400)
    const again = await owner.login(asha.password)
    expect(again.status).toBe(200)
    const token = again.body.token ?? ''
    expect(await owner.change(token, asha.password, 'three boats at dawn')).toMatchObject({ status: 200 })

    await guessPasswords(shop)
    await guessCodes(shop, '')
    expect((await owner.login('three boats at dawn')).status).toBe(200)

    expect((await owner.send()).status).toBe(200)
    const otp = await shop.codeFor(mobile)
    await guessCodes(shop, otp, seconds(1))
    expect((await owner.verify(wrongOf(otp))).status).toBe(400)
    expect((await owner.verify(otp)).status).toBe(200)
    const { status, body } = await owner.reset(otp)
    expect([status, body.success]).toEqual([200, true])
    expect((await owner.login(newPassword)).status).toBe(200)
    expect((await owner.leave((await owner.login(newPassword)).body.token ?? '', newPassword)).status).toBe(200)
  })

  test('a right password on a known device does not give strangers a hundred more; a new password does', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const owner = browserAt(shop, home)
    await owner.login(asha.password)
    await guessPasswords(shop)
    const { token = '' } = (await owner.login(asha.password)).body
    const elsewhere = () => browserAt(shop, '203.0.113.50')
    expect((await elsewhere().login(asha.password)).status).toBe(429)
    await owner.change(token, asha.password)
    expect((await elsewhere().login(newPassword)).status).toBe(200)
  })

  test('on a new device, while strangers guess passwords, the sentence leads to a reset by code, and that works', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const here = browserAt(shop, networks[3] ?? '')
    for (let turn = 0; turn < 5; turn += 1) await here.login('wrong kite')
    const soon = await here.login(asha.password)
    expect([soon.status, soon.body.message]).toEqual([
      429,
      expect.stringMatching(
        /^Too many tries\. Please try again in 1[567] minutes, or choose "Forgot password\?" to set a new password by mobile/,
      ),
    ])
    await guessPasswords(shop)
    const barred = await here.login(asha.password)
    expect([barred.status, barred.body.message]).toEqual([429, refusals['passwords-barred']()])
    expect(refusals['passwords-barred']()).toContain('Choose "Forgot password?" to set a new one by mobile.')
    await here.send()
    expect((await here.reset(await shop.codeFor(mobile))).status).toBe(200)
    expect((await here.login(newPassword)).status).toBe(200)
  })

  test('two hundred wrong codes for mobiles without one stop the networks that try, and nobody else', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    const answers = []
    for (let nr = 0; nr < 220; nr += 1)
      answers.push(await browserAt(shop, networks[nr % 4] ?? '').verify('000000', `98${String(nr).padStart(8, '0')}`))
    for (const answer of answers.slice(0, 200)) expect(answer).toMatchObject(wrongCode)
    expect(answers.slice(200).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 429))
    const anybody = browserAt(shop, home)
    await anybody.send()
    expect((await anybody.reset(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('wrong codes cost a mobile nothing while it has no live code, and are answered alike', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    for (const network of networks)
      for (let turn = 0; turn < 10; turn += 1)
        expect(await browserAt(shop, network).verify('000000')).toMatchObject(wrongCode)
    const owner = browserAt(shop, home)
    await owner.send()
    const otp = await shop.codeFor(mobile)
    expect(await owner.verify(wrongOf(otp))).toMatchObject(wrongCode)
    expect((await owner.verify(otp)).status).toBe(200)
  })

  test('when the tries of a day are used up no code is sent that could not be used, and the wait is told', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await guessCodes(shop, '')
    const stranger = await browserAt(shop, '203.0.113.8').send()
    expect(stranger.status).toBe(429)
    expect(stranger.body.retryAfter).toBeGreaterThan(3600)
    shop.later(days(1) + hours(2))
    const later = browserAt(shop, '203.0.113.8')
    expect((await later.send()).status).toBe(200)
    expect((await later.verify(await shop.codeFor(mobile))).status).toBe(200)
  })

  test('a mobile that never answered a code is sent six a day, also to who registered with it and signed in', async () => {
    const shop = await openAccountsShop(open, behindProxy)
    await shop.register()
    const device = browserAt(shop, home)
    await device.login(asha.password)
    for (let turn = 0; turn < 12; turn += 1) {
      await device.send()
      await browserAt(shop, networks[turn] ?? '').send()
      shop.later(hours(1) + minutes(1))
    }
    const codes = await shop.database.read.selectFrom('outbox').select('id').where('kind', '=', 'reset-code').execute()
    expect(codes).toHaveLength(limits.codePerDay.most)
  })

  test(
    'all guesses of all strangers and of a thief of a known device: ten codes a day, a hundred until the owner signs in',
    async () => {
      const shop = await openAccountsShop(open, behindProxy)
      await shop.proven()
      shop.later(days(2))
      const stolen = browserAt(shop, home)
      await stolen.login(asha.password)
      const guessed = new Map<string, number>()
      const compared = () => [...guessed.values()].reduce((sum, count) => sum + count, 0)
      const perDay: number[] = []
      for (let day = 0; day < 12; day += 1) {
        const before = compared()
        for (let code = 0; code < 3; code += 1) {
          const asking = [stolen, ...networks.slice(code * 3, code * 3 + 3).map((network) => browserAt(shop, network))]
          for (const guesser of asking) {
            await guesser.send()
            for (let turn = 0; turn < 6; turn += 1) await guesser.verify('000000')
          }
          const codes = await shop.database.read.selectFrom('codes').select(['id', 'tries']).execute()
          for (const { id, tries } of codes) guessed.set(id, tries)
          shop.later(minutes(1))
        }
        perDay.push(compared() - before)
        shop.later(days(1) + hours(2))
      }
      expect(perDay).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 0])
      expect(
        [await stolen.send(), await browserAt(shop, '203.0.113.9').send()].map(({ body }) => body.message),
      ).toEqual([refusals['codes-barred'](), refusals['codes-barred']()])
      await stolen.login(asha.password)
      expect((await browserAt(shop, '203.0.113.9').send()).status).toBe(200)
    },
    minutes(2),
  )

  test('when strangers used up passwords and codes, the shop lets in an owner who calls', async () => {
    const shop = await openAccountsShop(open, soonBarred)
    await shop.register()
    await guessPasswords(shop)
    await guessCodes(shop, '')
    const owner = browserAt(shop, '203.0.113.8')
    expect([(await owner.login(asha.password)).status, (await owner.send()).status]).toEqual([429, 429])
    const say = (args: string[]) =>
      letIn.run(args, { ...shop, settings: { ...shop.settings, pepper }, now: shop.now() })
    await say(['98765 43210'])
    expect((await owner.send()).status).toBe(200)
    expect((await owner.verify(await shop.codeFor(mobile))).status).toBe(200)
    expect((await owner.login(asha.password)).status).toBe(200)
    await expect(say([])).rejects.toThrow('Give an e-mail or a mobile.')
    await expect(say(['nobody@example.com'])).rejects.toThrow('Nobody has an account')
  })
})
