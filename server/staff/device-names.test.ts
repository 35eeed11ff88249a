import { expect, test } from 'vitest'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a browser that nobody enrolled is called in the language of whoever asks, and a tablet as its owner named it', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    await shop.tablet(owner)
    const cookie = [...owner.cookies].map(([one, value]) => `${one}=${value}`).join('; ')
    const asked = async (path: string) =>
      (await shop.app.request(path, { headers: { cookie, 'accept-language': 'mr' } })).json()
    expect(await asked(staffCalls.ownSessions.path)).toMatchObject({ sessions: [{ device: 'अनोळखी डिव्हाइस' }] })
    expect(await asked(staffCalls.me.path)).toMatchObject({ device: { name: 'अनोळखी डिव्हाइस' } })
    expect(await asked(staffCalls.ownKeys.path)).toMatchObject({ passkeys: [{ name: 'अनोळखी डिव्हाइस' }] })
    const { devices } = (await asked(staffCalls.devices.path)) as { devices: { name: string }[] }
    expect(devices.map(({ name }) => name).toSorted()).toEqual(['A tablet', 'अनोळखी डिव्हाइस'])
    const { acts } = (await asked(staffCalls.acts.path)) as { acts: { device: string }[] }
    expect(acts.map(({ device }) => device)).toContain('अनोळखी डिव्हाइस')
  })
})
