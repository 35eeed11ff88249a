import { expect, test } from 'vitest'
import { signOut } from '#server/staff/sign-out-cli.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('the operator ends the sessions of one person, or of everybody', async () => {
    const shop = await openAccountsShop(open)
    const say = (words: string) => signOut.run(words.split(' '), { ...shop, now: shop.now() })
    const { token: ashas } = await shop.signedIn(asha)
    const { token: meenas } = await shop.signedIn(meena)
    expect(await say(asha.email)).toBe('asha@example.com: 1 session ended.')
    expect([await shop.isSignedIn(ashas), await shop.isSignedIn(meenas)]).toEqual([false, true])
    expect(await say('everybody')).toBe('everybody: 1 session ended.')
    expect(await shop.isSignedIn(meenas)).toBe(false)
    await expect(say('')).rejects.toThrow('Give an e-mail, a mobile or `everybody`.')
    await expect(say('everyone')).rejects.toThrow("Nobody has an account with 'everyone'")
  })
})
