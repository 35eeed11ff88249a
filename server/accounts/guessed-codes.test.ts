import { array, assert, asyncProperty, nat, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { triesPerCode } from '#shop/accounts/one-time-code.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const most = 10
const mobiles = Array.from({ length: 12 }, (_, nr) => `98765433${String(nr).padStart(2, '0')}`)
const { within } = limits.codesPerDay

eachDatabase((_engine, open) => {
  test('whoever asks for codes and guesses, whenever, the tries of a day are five for each of the codes that a day may have', {
    timeout: minutes(3),
  }, async () => {
    const shop = await openAccountsShop(open, {
      environment: {
        TRUSTED_PROXIES: '127.0.0.1',
        LIMITS: `codes-per-day=${most},register-per-address=1000,register-per-day=1000,wrong-code-per-address=100000,code-per-address=100000`,
      },
    })
    for (const [nr, mobile] of mobiles.entries())
      await shop.register({ ...asha, email: `asha${nr}@example.com`, mobile })
    const compared: number[] = []

    async function guess(mobile: string) {
      const { status } = await shop.call('/api/auth/send-otp', { mobile })
      if (status !== 200) return
      for (let turn = 0; turn < triesPerCode + 2; turn += 1)
        if (await isCounted(() => shop.call('/api/auth/verify-otp', { mobile, otp: '000000' })))
          compared.push(shop.now())
    }

    /** A code that is over is not compared: only one that lives has one try less. */
    async function isCounted(act: () => Promise<unknown>) {
      const before = await tries()
      await act()
      return (await tries()) > before
    }

    async function tries() {
      const rows = await shop.database.read.selectFrom('codes').select('tries').execute()
      return rows.reduce((sum, row) => sum + row.tries, 0)
    }

    await assert(
      asyncProperty(
        array(tuple(nat(hours(3)), nat(mobiles.length - 1)), { minLength: 30, maxLength: 60 }),
        async (asked) => {
          for (const [pause, nr] of asked) {
            shop.later(pause)
            await guess(mobiles[nr] ?? '')
          }
        },
      ),
      runsOf(300),
    )
    const sent = await shop.database.read
      .selectFrom('outbox')
      .select('written_at as at')
      .where('kind', '=', 'reset-code')
      .execute()
    expect(
      mostWithin(
        sent.map(({ at }) => at),
        within,
      ),
    ).toBeLessThanOrEqual(most)
    expect(compared.length).toBeGreaterThan(most * triesPerCode)
    expect(mostWithin(compared, days(1))).toBeLessThanOrEqual(most * triesPerCode)
  })
})

function mostWithin(moments: readonly number[], stretch: number): number {
  const inOrder = moments.toSorted((one, other) => one - other)
  return Math.max(0, ...inOrder.map((from, place) => inOrder.slice(place).filter((at) => at <= from + stretch).length))
}
