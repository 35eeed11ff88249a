import { expect, test } from 'vitest'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { signOut } from './sign-out-cli.ts'

eachDatabase((_, open) => {
  test('the operator signs everybody out: shoppers and those who work here, and the log says that a command did it', async () => {
    const shop = await openAccountsShop(open)
    const meera = await staffOf(shop.database, 'owner', { at: shop.now() })
    const asif = await staffOf(shop.database, 'counter', { at: shop.now() })
    const { token } = await shop.signedIn()
    const me = async ({ headers }: typeof meera) =>
      (await shop.app.request('/counter/api/me', { headers: { ...headers } })).status
    expect([await me(meera), await me(asif)]).toEqual([200, 200])
    const said = await signOut.run(['everybody'], { ...shop, now: shop.now() })
    expect(said).toBe('everybody: 3 sessions ended.')
    expect([await me(meera), await me(asif), await shop.isSignedIn(token)]).toEqual([401, 401, false])
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select(['thing', 'done_by'])
      .where('act', '=', 'end-staff-sessions')
      .orderBy('thing')
      .execute()
    expect(acts).toEqual(
      [asif, meera].map(({ id }) => ({ thing: `staff/${id}`, done_by: 'command/sign-out' })).toSorted(byThing),
    )
  })
})

const byThing = (one: { thing: string }, other: { thing: string }) => (one.thing < other.thing ? -1 : 1)
