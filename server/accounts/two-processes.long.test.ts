import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'

// Two processes as an operator starts them behind a proxy: one PostgreSQL, one pepper, a folder each.
const pepper = 'one secret that both processes are given'
const running: RunningShop[] = []

beforeAll(() => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')])
}, minutes(2))

onDatabase('postgres', (_engine, _open, { fresh }) => {
  // Before the database goes.
  afterEach(async () => {
    for (const shop of running.splice(0)) await shop.stop()
  })

  test(
    'who signs in at one process is known at the other, and gone from both when signed out',
    async () => {
      const [first, second] = await twoOn(await fresh())
      await ask(first, calls.register, { body: asha })
      const { token } = (await ask(first, calls.login, { body: asha })).body as { token: string }
      expect(await ask(second, calls.checkAuth, { token })).toMatchObject({ body: { authenticated: true } })
      await ask(second, calls.logout, { token })
      expect(await ask(first, calls.checkAuth, { token })).toMatchObject({ body: { authenticated: false } })
    },
    minutes(2),
  )

  test(
    'wrong passwords are counted together: five at both, and the sixth waits at either',
    async () => {
      const [first, second] = await twoOn(await fresh())
      await ask(first, calls.register, { body: asha })
      const wrong = { ...asha, password: 'not this one' }
      const tries = [first, second, first, second, first, second, first]
      const statuses = []
      for (const shop of tries) statuses.push((await ask(shop, calls.login, { body: wrong })).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    },
    minutes(2),
  )
})

async function twoOn({ databaseUrl = '' }: { databaseUrl?: string | undefined }): Promise<[RunningShop, RunningShop]> {
  const settings = { DATABASE_URL: databaseUrl, PEPPER: pepper }
  const first = await openShop(settings)
  const second = await openShop(settings)
  running.push(first, second)
  return [first, second]
}

async function ask(
  { url }: RunningShop,
  { method, path }: { method: string; path: string },
  { body, token }: { body?: object; token?: string },
) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
