import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { listen } from '#tests/rooms/listen.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openListeningShop } from '#tests/running/listening-shop.ts'

eachDatabase((_, open, { fresh }) => {
  test('whoever is locked, signed out, disabled or at a revoked device hears nothing more within two seconds, wherever it was done', async () => {
    const where = await fresh()
    let now = Date.now()
    const [here, elsewhere] = [
      await openListeningShop(open, { where, now: () => now }),
      await openListeningShop(open, { where, now: () => now }),
    ]
    onTestFinished(() => Promise.all([here.stop(), elsewhere.stop()]).then(() => undefined))
    const staff = async (name: string, kind: 'tablet' | 'phone' = 'phone') =>
      staffOf(here.database, 'counter', { name, kind, at: now })
    const owner = await staffOf(here.database, 'owner', { at: now })
    const post = async ({ headers }: { headers: Readonly<Record<string, string>> }, path: string) => {
      const answer = await fetch(`${elsewhere.url}/counter/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      })
      expect([path, answer.status]).toEqual([path, 200])
    }
    const ends: Readonly<Record<string, (one: SignedInStaff) => Promise<void>>> = {
      locks: (one) => post(one, 'lock'),
      leaves: (one) => post(one, 'sign-out'),
      'leaves everywhere': (one) => post(one, 'own/sign-out-everywhere'),
      'is signed out': ({ id }) => post(owner, `people/${id}/sign-out`),
      'is disabled': ({ id }) => post(owner, `people/${id}/disable`),
      'lost the device': ({ deviceId }) => post(owner, `devices/${deviceId}/revoke`),
    }
    const staying = await listen(here.url, owner.headers)
    const leaving = await Promise.all(
      Object.entries(ends).map(async ([what, end]) => {
        const one = await staff(what)
        const watching = await listen(here.url, one.headers)
        return { what, end: () => end(one), watching }
      }),
    )
    const took = leaving.map(async ({ what, end, watching }) => {
      await end()
      return [what, await secondsOf(watching.end())] as const
    })
    for (const [what, seconds] of await Promise.all(took)) expect.soft(seconds, what).toBeLessThan(2)
    const idle = await listen(here.url, (await staff('does nothing', 'tablet')).headers)
    now += minutes(3)
    expect(await secondsOf(idle.end())).toBeLessThan(2)
    await elsewhere.database.run.placeOrder(newOrder())
    expect(await staying.heard(1)).toHaveLength(1)
  })
})

async function secondsOf(what: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await what
  return (performance.now() - from) / 1000
}
