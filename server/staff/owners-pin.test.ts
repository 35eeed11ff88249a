import { expect, test } from 'vitest'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { staffRefusals } from '#words/staff.ts'

eachDatabase((_, open) => {
  async function twoOwners() {
    const shop = await openStaffShop(open)
    const [meera, ravi] = [await shop.owner('Meera'), await shop.owner('Ravi')]
    const id = String((await ravi.call('me')).body['id'])
    return { shop, meera, ravi, id, tablet: await shop.tablet(meera) }
  }

  test('nobody gives an owner a PIN but the owner: whoever knew it could sign in as them', async () => {
    const { meera, ravi, id, tablet } = await twoOwners()
    expect((await ravi.call('changePin', { pin: '730518' })).status).toBe(200)
    const given = await meera.call('letIn', { pin: '402917' }, { id })
    expect([given.status, given.body['message']]).toEqual([403, staffRefusals['pin-of-owner']()])
    expect((await tablet.call('pinSignIn', { person: id, pin: '402917' })).status).toBe(403)
    expect((await ravi.call('me')).status).toBe(200)
    expect((await tablet.call('pinSignIn', { person: id, pin: '730518' })).status).toBe(200)
  })

  test('an owner who typed five wrong PINs is let in again by another; who forgot it gives themselves a new one', async () => {
    const { meera, ravi, id, tablet } = await twoOwners()
    await ravi.call('changePin', { pin: '730518' })
    for (let tries = 0; tries < 5; tries += 1) await tablet.call('pinSignIn', { person: id, pin: '111119' })
    expect((await meera.call('letIn', {}, { id })).status).toBe(200)
    expect((await tablet.call('pinSignIn', { person: id, pin: '730518' })).status).toBe(200)
    expect((await ravi.call('letIn', { pin: '402917' }, { id })).status).toBe(200)
    expect((await tablet.call('pinSignIn', { person: id, pin: '402917' })).status).toBe(200)
  })
})
