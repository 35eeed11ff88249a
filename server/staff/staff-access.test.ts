import * as v from 'valibot'
import { expect, test } from 'vitest'
import { acts, isAskedAgain, may, mayGrant, type Role, roles } from '#shop/staff/staff.ts'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { type StaffCall, staffCall } from '#shop/wire/staff-call.ts'
import { changesPath, type StaffCallName, staffCalls } from '#shop/wire/staff-calls.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

type App = Awaited<ReturnType<typeof openTestShop>>['app']

const here = Object.entries(staffCalls) as [StaffCallName, StaffCall][]

test('every act has somebody who may do it, and the owner may do every one', () => {
  expect(acts.filter((act) => !may('owner', act))).toEqual([])
})

test('nobody grants what they lack: the owner every role, and each other one at most its own', () => {
  for (const role of roles) expect(mayGrant('owner', role)).toBe(true)
  const others = roles.filter((role) => role !== 'owner')
  for (const giver of others)
    expect([giver, roles.filter((role) => mayGrant(giver, role)).includes('owner')]).toEqual([giver, false])
  expect(mayGrant('cutter', 'counter')).toBe(false)
})

test('a planted call without a rule does not compile, nor one with an act that nobody may do', () => {
  const planted = [
    // @ts-expect-error -- a call names its act
    staffCall('GET', '/counter/api/planted', undefined, v.unknown(), v.unknown()),
    // @ts-expect-error -- an act stands in the table
    staffCall('GET', '/counter/api/planted', 'open-the-till', v.unknown(), v.unknown()),
  ]
  expect(planted.filter(({ act }) => acts.some((known) => known === act))).toEqual([])
})

/** A body that is right in form, and names nothing that is there. */
const bodies: Partial<Record<StaffCallName, object>> = {
  addPerson: { name: 'Ravi', role: 'cutter', pin: '402917' },
  changeRole: { role: 'cutter' },
  inviteDevice: { name: 'Tablet', kind: 'tablet' },
  changePin: { old: '402917', pin: '918273' },
}

const ask = (app: App, [name, { method, path }]: [StaffCallName, StaffCall], headers: object) =>
  app.request(path.replaceAll(/:\w+/g, 'no-such-thing'), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(bodies[name] ?? {}) }),
  })

const endsSession: ReadonlySet<StaffCallName> = new Set(['signOut', 'endOwnSessions', 'lock'])

/** The devices of these people are no cutters' tablets. */
function wantedOf(act: StaffCall['act'], role: Role | undefined): string | undefined {
  if (act === 'anyone') return undefined
  if (act === 'at-cutters' || role === undefined) return 'nobody'
  return may(role, act) ? undefined : 'not-your-act'
}

/** A refusal by role reads as no other does. */
const turnedAway = async (answer: Response): Promise<string | undefined> => {
  if (answer.status === 401) return 'nobody'
  const { message = '' } = (await answer.json()) as { message?: string }
  return answer.status === 403 && message.startsWith('Your role does not allow this') ? 'not-your-act' : undefined
}

eachDatabase((_, open) => {
  test('each call of the counter opens to those alone whose role may do what it does', async () => {
    const shop = await openTestShop(open)
    const wrong: string[] = []
    const atWork = new Map<Role, SignedInStaff>()
    const personOf = async (role: Role, name: StaffCallName) => {
      const person = endsSession.has(name) ? undefined : atWork.get(role)
      const found = person ?? (await staffOf(shop.database, role))
      if (!endsSession.has(name)) atWork.set(role, found)
      return found
    }
    for (const one of here)
      for (const role of [...roles, undefined] as (Role | undefined)[]) {
        const person = role === undefined ? undefined : await personOf(role, one[0])
        const { act } = one[1]
        const wanted = wantedOf(act, role)
        const got = await turnedAway(await ask(shop.app, one, person?.headers ?? {}))
        if (got !== wanted) wrong.push(`${one[0]} answers ${role ?? 'nobody'}: ${got}, not ${wanted}`)
      }
    expect(wrong).toEqual([])
  })

  test('every call of the counter that stands in the contract is there', async () => {
    const { app } = await openTestShop(open)
    const there = new Set(app.routes.map(({ method, path }) => `${method} ${path}`))
    expect(here.filter(([, { method, path }]) => !there.has(`${method} ${path}`))).toEqual([])
  })

  test('a shopper’s token opens nothing at the counter, and a staff cookie nothing of a shopper’s', async () => {
    const shop = await openAccountsShop(open)
    const { token } = await shop.signedIn()
    for (const one of here.filter(([, { act }]) => act !== 'anyone'))
      expect([one[0], (await ask(shop.app, one, { authorization: `Bearer ${token}` })).status]).toEqual([one[0], 401])
    const owner = await staffOf(shop.database, 'owner', { at: shop.now() })
    for (const [name, { method, path, access }] of Object.entries(calls)) {
      if (access !== 'signed-in') continue
      for (const headers of [owner.headers, { ...owner.headers, authorization: `Bearer ${owner.token}` }]) {
        const body = method === 'GET' ? {} : { body: '{}' }
        const answer = await shop.app.request(path.replaceAll(/:\w+/g, '1'), {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...body,
        })
        expect([name, answer.status]).toEqual([name, 401])
      }
    }
  })

  test('what another site makes a browser send is refused: by its site, its origin, and the token of our pages', async () => {
    const shop = await openTestShop(open)
    const owner = await staffOf(shop.database, 'owner')
    const { cookie = '' } = owner.headers
    const own = { ...owner.headers, host: '127.0.0.1:3000' }
    const strangers = {
      'another site': { ...own, 'sec-fetch-site': 'cross-site' },
      'another name of ours': { ...own, 'sec-fetch-site': 'same-site' },
      'another origin': { ...own, origin: 'https://evil.example' },
      'no origin at all': { ...own, origin: 'null' },
    }
    for (const one of here.filter(([, { method }]) => method === 'POST'))
      for (const [who, headers] of Object.entries(strangers))
        expect([one[0], who, (await ask(shop.app, one, headers)).status]).toEqual([one[0], who, 403])
    for (const one of here.filter(([, { method, act }]) => method === 'POST' && act !== 'anyone'))
      for (const headers of [{ cookie }, { cookie, 'x-counter-token': 'A'.repeat(43) }])
        expect([one[0], (await ask(shop.app, one, headers)).status]).toEqual([one[0], 403])
    const me: [StaffCallName, StaffCall] = ['me', staffCalls.me]
    expect((await ask(shop.app, me, { ...own, origin: 'http://127.0.0.1:3000' })).status).toBe(200)
  })

  test('the cookie of a person opens nothing without that of their device, nor with another device’s', async () => {
    const shop = await openTestShop(open)
    const [owner, counter] = [await staffOf(shop.database, 'owner'), await staffOf(shop.database, 'counter')]
    const devices = {
      none: '',
      'another’s': `; staff-device=${counter.deviceToken}`,
      'no such': `; staff-device=${'A'.repeat(43)}`,
    }
    for (const one of here.filter(([, { act }]) => act !== 'anyone'))
      for (const [whose, device] of Object.entries(devices)) {
        const answer = await ask(shop.app, one, { ...owner.headers, cookie: `staff=${owner.token}${device}` })
        expect([one[0], whose, answer.status]).toEqual([one[0], whose, 401])
      }
    for (const device of Object.values(devices))
      expect(
        (await shop.app.request(changesPath, { headers: { cookie: `staff=${owner.token}${device}` } })).status,
      ).toBe(401)
  })

  test('whoever must first make a PIN of their own does not hear what changes', async () => {
    const shop = await openTestShop(open)
    const cutter = await staffOf(shop.database, 'cutter')
    const heard = async () => (await shop.app.request(changesPath, { headers: cutter.headers })).status
    // Without a line of its own the stream cannot be held: that it would be is told by another status.
    expect(await heard()).toBe(503)
    const owner = await staffOf(shop.database, 'owner')
    const by = { staff: owner.id, device: owner.deviceId }
    await shop.database.run.letStaffIn({ id: cutter.id, pinHash: 'another', by, key: 'let-in', at: Date.now() })
    expect(await heard()).toBe(401)
  })

  test('a NUL in a path or a field is refused, whichever call it is', async () => {
    const shop = await openTestShop(open)
    const owner = await staffOf(shop.database, 'owner')
    const wrong: string[] = []
    for (const [name, { method, path, act }] of here.filter(([, call]) => /:\w/.test(call.path))) {
      if (act === 'anyone') continue
      const answer = await shop.app.request(path.replaceAll(/:\w+/g, 'a%00b'), {
        method,
        headers: { 'content-type': 'application/json', ...owner.headers },
        ...(method === 'GET' ? {} : { body: '{}' }),
      })
      if (answer.status !== 400) wrong.push(`${name}: ${answer.status}`)
    }
    const stock = await shop.app.request(`${staffCalls.stockHistory.path}?species=pomfret&size=a%00b`, {
      headers: owner.headers,
    })
    expect([wrong, stock.status]).toEqual([[], 400])
  })

  test('what asks the owner again is done within five minutes of the passkey, and not later', async () => {
    let moment = Date.UTC(2026, 10, 21, 12)
    const shop = await openTestShop(open, { now: () => moment })
    const asked = here.filter(([, { act }]) => act !== 'anyone' && isAskedAgain(act as never))
    expect(asked.length).toBeGreaterThan(8)
    const why = async (one: (typeof here)[number], { headers }: SignedInStaff) =>
      ((await (await ask(shop.app, one, headers)).json()) as { why?: string }).why
    expect(asked.map(([name]) => name)).toContain('exportCatalogue')
    const owner = await staffOf(shop.database, 'owner', { at: moment })
    moment += minutes(5) - 1
    for (const one of asked) expect([one[0], await why(one, owner)]).toEqual([one[0], undefined])
    moment += 1
    for (const one of asked) expect([one[0], await why(one, owner)]).toEqual([one[0], 'prove-again'])
  })
})
