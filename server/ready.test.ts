import { expect, test } from 'vitest'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { liveShop } from '#tests/running/live-settings.ts'

const stranger = { 'x-forwarded-for': '198.51.100.7' }
const office = { 'x-forwarded-for': '203.0.113.9' }

eachDatabase((_, open) => {
  async function alarmsAfter(TRUSTED_PROXIES: string) {
    const shop = await openAccountsShop(open, { environment: { ...liveShop, TRUSTED_PROXIES } })
    await shop.call('/auth/checkAuth', undefined, { headers: stranger })
    return shop.alarms.sentences()
  }

  test('a stranger reads whether the shop is ready, degraded or not, and the operator reads why', async () => {
    const shop = await openAccountsShop(open, {
      environment: { TRUSTED_PROXIES: '127.0.0.1', METRICS_FROM: '203.0.113.0/24' },
    })
    const asked = async (headers?: Record<string, string>) =>
      (await shop.call('/health/ready', undefined, headers ? { headers } : {})).body
    for (const who of [stranger, office, undefined]) expect(await asked(who)).toEqual({ ready: true, state: 'ready' })
    shop.alarms.raise('backup-old', 'the newest backup is of yesterday')
    expect(await asked(stranger)).toEqual({ ready: true, state: 'degraded' })
    for (const who of [office, undefined])
      expect(await asked(who)).toEqual({
        ready: true,
        state: 'degraded',
        alarms: ['the newest backup is of yesterday'],
      })
  })

  test('the first request through a proxy that nobody named raises an alarm, and those of a named one raise none', async () => {
    expect(await alarmsAfter('10.0.0.1')).toEqual([
      expect.stringMatching(/^a proxy at 127\.0\.0\.1 forwards requests and is not in TRUSTED_PROXIES/),
    ])
    expect(await alarmsAfter('127.0.0.1')).toEqual([])
  })
})
