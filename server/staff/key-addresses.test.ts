import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { openAuthenticator } from '#tests/fakes/authenticator.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

type Shop = Awaited<ReturnType<typeof openStaffShop>>
type Owner = Awaited<ReturnType<Shop['owner']>>

const idOf = async ({ call }: Owner) => String((await call('me')).body['id'])

/** What one owner hands to another who has no key yet. */
async function addressFrom({ call }: Owner, id: string) {
  const { status, body } = await call('keyAddress', {}, { id })
  return { status, token: String(body['address']).split('/').at(-1) ?? '' }
}

async function opened(shop: Shop, token: string) {
  const here = shop.browser()
  if ((await here.call('ownerAddress', { token })).status !== 200) return 410
  const response = openAuthenticator(shop.site).made(await here.challengeOf('ownerOptions', { token, name: 'Asha' }))
  return (await here.call('ownerByPasskey', { token, name: 'Asha', response })).status
}

eachDatabase((_, open) => {
  test('an owner makes no address for another who has a key: nobody holds another’s key', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    expect((await addressFrom(ravi, await idOf(meera))).status).toBe(409)
    expect((await shop.browser().call('recoverySignIn', { code: meera.codes[0] })).status).toBe(200)
  })

  test('of two addresses for a new owner only one makes a key: who made them comes in by none that is left over', async () => {
    const shop = await openStaffShop(open)
    const ravi = await shop.owner('Ravi')
    const id = await shop.added(ravi, { name: 'Asha', role: 'owner' })
    const [given, kept] = [await addressFrom(ravi, id), await addressFrom(ravi, id)]
    expect(await opened(shop, given.token)).toBe(200)
    expect(await opened(shop, kept.token)).toBe(410)
  })

  test('who is disabled takes along every open address and invitation that they made', async () => {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    const id = await shop.added(ravi, { name: 'Asha', role: 'owner' })
    const [fromRavi, fromMeera] = [await addressFrom(ravi, id), await addressFrom(meera, id)]
    const { body } = await ravi.call('inviteDevice', { name: 'Tablet', kind: 'tablet' })
    const invited = String(body['address']).split('/').at(-1)
    expect((await meera.call('disablePerson', {}, { id: await idOf(ravi) })).status).toBe(200)
    expect((await shop.browser().call('enrol', { token: invited })).status).toBe(410)
    shop.later(hours(20))
    expect(await opened(shop, fromRavi.token)).toBe(410)
    expect(await opened(shop, fromMeera.token)).toBe(200)
  })

  test('who is disabled, or owns no more, has no address that was made for them', async () => {
    const shop = await openStaffShop(open)
    const meera = await shop.owner('Meera')
    for (const ending of ['disablePerson', 'changeRole'] as const) {
      const id = await shop.added(meera, { name: 'Asha', role: 'owner' })
      const { token } = await addressFrom(meera, id)
      expect((await meera.call(ending, { role: 'rider' }, { id })).status).toBe(200)
      await (ending === 'disablePerson'
        ? meera.call('enablePerson', {}, { id })
        : meera.call('changeRole', { role: 'owner' }, { id }))
      expect([ending, await opened(shop, token)]).toEqual([ending, 410])
    }
  })

  test('the log says who made an address, and names them when it is used; the operator where a command made it', async () => {
    const shop = await openStaffShop(open)
    const ravi = await shop.owner('Ravi')
    const id = await shop.added(ravi, { name: 'Asha', role: 'owner' })
    shop.later(1)
    const { token } = await addressFrom(ravi, id)
    shop.later(1)
    expect(await opened(shop, token)).toBe(200)
    const said = async (thing: string) =>
      ((await ravi.call('acts', { thing })).body['acts'] as { act: string; by: string }[])
        .filter(({ act }) => act !== 'sign-in')
        .map(({ act, by }) => [act, by])
        .toReversed()
    expect(await said(`staff/${id}`)).toEqual([
      ['add-staff', 'Ravi'],
      ['make-key-addresses', 'Ravi'],
      ['add-staff', 'Ravi'],
    ])
    expect(await said(`staff/${await idOf(ravi)}`)).toEqual([['add-staff', 'command/staff']])
  })
})
