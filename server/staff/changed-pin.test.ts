import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/databases.ts'
import { openStaffShop } from '#tests/staff-room.ts'

eachDatabase((_, open) => {
  test('a rider whose phone is gone changes the PIN, and the phone is out', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const person = await shop.added(owner, { name: 'Sunil', role: 'rider' })
    const [phone, tablet] = [await shop.tablet(owner, 'phone'), await shop.tablet(owner)]
    await phone.call('pinSignIn', { person, pin: '402917' })
    await phone.call('changePin', { old: '402917', pin: '918273' })
    await tablet.call('pinSignIn', { person, pin: '918273' })
    expect((await phone.call('me')).status).toBe(200)
    expect((await tablet.call('changePin', { old: '000001', pin: '827364' })).status).toBe(403)
    expect((await phone.call('me')).status).toBe(200)
    expect((await tablet.call('changePin', { old: '918273', pin: '827364' })).status).toBe(200)
    expect([(await phone.call('me')).status, (await tablet.call('me')).status]).toEqual([401, 200])
    expect((await owner.call('me')).status).toBe(200)
  })
})
