import { expect, test } from 'vitest'
import { acts, may, type Role, roles } from '#shop/staff.ts'
import { eachDatabase } from '#tests/databases.ts'
import { staffOf } from '#tests/staff.ts'
import { openTestShop } from '#tests/test-shop.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'

test('every act has somebody who may do it, and the owner may do every one', () => {
  expect(acts.filter((act) => !may('owner', act))).toEqual([])
})

eachDatabase((_, open) => {
  test('each call of the counter opens to those alone whose role may do what it does', async () => {
    const shop = await openTestShop(open)
    const wrong: string[] = []
    for (const name of Object.keys(staffCalls) as (keyof typeof staffCalls)[]) {
      const { method, path, act } = staffCalls[name]
      for (const role of [...roles, undefined] as (Role | undefined)[]) {
        const headers = role === undefined ? {} : (await staffOf(shop.database, role)).headers
        const answer = await shop.app.request(path.replaceAll(/:\w+/g, 'no-such-thing'), {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
        const told = role === undefined ? 401 : !may(role, act) && 403
        const isRight = told === false ? ![401, 403].includes(answer.status) : answer.status === told
        if (!isRight) wrong.push(`${name} answers ${role ?? 'nobody'} ${answer.status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
