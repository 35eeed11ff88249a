import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { may } from '#shop/staff/staff.ts'
import { days, minutes } from '#shop/time.ts'
import type { StaffCall } from '#shop/wire/staff-call.ts'
import { type StaffCallName, staffCalls } from '#shop/wire/staff-calls.ts'
import { listen } from '#tests/rooms/listen.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading, weighAll } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openListeningShop } from '#tests/running/listening-shop.ts'

/** All that a tap on a name opens, at least with something in it. Whatever else there is, or will be, is refused. */
const opens: ReadonlySet<StaffCallName> = new Set([
  'me',
  'touch',
  'lock',
  'signOut',
  'showPin',
  'board',
  'ticks',
  'fishNames',
  'fishPictures',
  'tickLine',
  'moveOrder',
  'weighing',
  'weighLine',
  'addPhotograph',
  'photograph',
  'scale',
  'labels',
  'prints',
  'printOnPaper',
])

const all = Object.entries(staffCalls) as [StaffCallName, StaffCall][]
const endsSession: ReadonlySet<StaffCallName> = new Set(['lock', 'signOut'])

type App = { request(path: string, init: RequestInit): Response | Promise<Response> }
type Json = Readonly<Record<string, unknown>>

async function asked(app: App, name: StaffCallName, headers: Readonly<Record<string, string>>, body: object = {}) {
  const { method, path }: StaffCall = staffCalls[name]
  const answer = await app.request(path.replaceAll(/:\w+/g, '1'), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

const key = () => randomUUID()

eachDatabase((_, open, { fresh }) => {
  test('a cutter who tapped their name is refused every call that is not named here, until the PIN is typed', async () => {
    const shop = await openWeighingRoom(open)
    const cutter = await staffOf(shop.database, 'cutter', { tapped: true, at: shop.now() })
    const wrong: string[] = []
    const inOrder = [
      ...all.filter(([name]) => !endsSession.has(name)),
      ...all.filter(([name]) => endsSession.has(name)),
    ]
    for (const [name, { act }] of inOrder) {
      const { status, body } = await asked(shop.app, name, cutter.headers)
      const isRefused = status === 403 && body['why'] === 'pin-needed'
      if (act === 'anyone' || act === 'at-cutters') {
        if (isRefused) wrong.push(`${name} is for anybody`)
      } else if (may('cutter', act) ? isRefused === opens.has(name) : status !== 403) wrong.push(`${name}: ${status}`)
      if (name === 'lock') break
    }
    expect(wrong).toEqual([])
  })

  test('of what a tap opens, whatever tells the customer, gives away or packs needs the PIN; with it the same press is done', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting({ lines: [shop.line(), shop.line()] })
    const cutter = await staffOf(shop.database, 'cutter', { tapped: true, at: shop.now() })
    const counter = shop.staff.counter
    const why = async (act: string, line: number, body: object) => {
      const answer = await shop.atLine(cutter, id, line, act, body)
      return answer.status === 200 ? 'done' : answer.body.why
    }
    const on = { does: 'tick', quantity: 2, cleaning: '' }
    expect(await why('ticks', 1, { list: 'cut', wish: on })).toBe('done')
    expect(await why('ticks', 1, { list: 'pack', wish: on })).toBe('pin-needed')
    expect(await why('weighings', 1, reading(1000, { seen: 0 }))).toBe('done')
    expect(await why('weighings', 2, { ...reading(1, { seen: 0 }), isSure: true })).toBe('pin-needed')
    for (const over of ['ask', 'give'])
      expect(await why('weighings', 2, reading(1400, { seen: 0, over }))).toBe('pin-needed')
    for (const act of ['gifts', 'left-out', 'replacements']) expect(await why(act, 2, { seen: 0 })).toBe('pin-needed')
    await weighAll(shop, shop.staff.cutter, id)
    const pack = await shop.press(cutter, 'pack', id)
    expect([pack.status, (pack.body as unknown as Json)['message']]).toEqual([403, 'This needs your PIN.'])
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select(['act', 'done_by'])
      .where('done_by', 'like', `staff/${cutter.id}@%`)
      .execute()
    expect(acts.filter(({ act }) => act === 'weigh-lines' || act === 'tick-lines').length).toBe(2)
    expect(acts.filter(({ done_by }) => done_by !== `staff/${cutter.id}@${cutter.deviceId}~without-pin`)).toEqual([])

    // its customer knows what a packed order comes to, and sees it
    await shop.press(counter, 'pack', id)
    const jpeg = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    expect(await why('photograph', 1, { seen: 1, jpeg: jpeg.toString('base64') })).toBe('pin-needed')
    const late = await shop.press(cutter, 'start-cutting', id)
    expect([late.status, late.body]).toMatchObject([409, { moves: [], changes: [] }])
    const press = reading(990, { seen: 1, key: key(), reason: 'cut-down' })
    expect(await why('weighings', 1, press)).toBe('pin-needed')
    const session = await shop.database.read
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', cutter.id)
      .executeTakeFirstOrThrow()
    const { pin_hash: pinHash } = await shop.database.read
      .selectFrom('staff')
      .select('pin_hash')
      .where('id', '=', cutter.id)
      .executeTakeFirstOrThrow()
    const by = { staff: cutter.id, device: cutter.deviceId }
    const typed = { id: cutter.id, sessionId: session.id, pinHash: pinHash ?? '', by, key: key(), at: shop.now() }
    expect(await shop.database.run.showStaffPin(typed)).toBe(true)
    expect(await why('weighings', 1, press)).toBe('done')
  })

  test('the tablet alone reads the cut list: no name, sum, address or note, and nothing else of the shop', async () => {
    const shop = await openWeighingRoom(open)
    const note = 'For Zebulon, thin slices'
    const planted = {
      ...ashasAddress,
      firstName: 'Zebulon',
      lastName: 'Quagga',
      phone: '+919811122233',
      addressLine1: '77 Xylophone House',
      streetAddress: 'Wombat Lane',
      landmark: 'behind the Okapi',
    }
    const address = { shippingAddress: planted, billingAddress: planted }
    const id = await shop.cutting({ lines: [shop.line()], wishes: { ...noWishes, note }, ...address })
    await shop.placed(address)
    const { deviceToken, deviceId } = await staffOf(shop.database, 'cutter', { kind: 'cutters', at: shop.now() })
    const headers = { cookie: `staff-device=${deviceToken}` }
    await shop.atLine(shop.staff.cutter, id, 1, 'ticks', {
      list: 'cut',
      wish: { does: 'tick', quantity: 2, cleaning: '' },
    })
    const read = () => asked(shop.app, 'lockedCutList', headers)
    const { status, body } = await read()
    const { orders } = body as { orders: Json[] }
    expect([status, orders.map(({ id: one, hasNote }) => [one, hasNote])]).toEqual([200, [[id, true]]])
    expect(body['ticks']).toEqual([{ order: id, line: 1, name: 'Bhau' }])
    const said = JSON.stringify(body)
    const hidden = ['Zebulon', 'Quagga', '9811122233', 'Xylophone', 'Wombat', 'Okapi', 'thin', 'Parel']
    for (const word of hidden) expect([word, said.includes(word)]).toEqual([word, false])
    expect(said.match(/"(?!hasNote")[^"]*(paise|price|total|cost|rate|buyer|area|note)"/i)?.[0]).toBeUndefined()
    expect(said).not.toContain('₹')
    // whole numbers: the digits of a sum or a pincode may stand in any moment or identity
    expect(said.match(/(?<![\d-])(2200|220000|200000|400012)(?![\d-])/)?.[0]).toBeUndefined()
    for (const [name, { act }] of all) {
      if (act === 'anyone' || act === 'at-cutters') continue
      expect([name, (await asked(shop.app, name, headers)).status]).toEqual([name, 401])
    }
    const by = { staff: shop.staff.owner.id, device: '' }
    const use = (kind: 'tablet' | 'cutters') =>
      shop.database.run.changeDevice({ id: deviceId, kind, oneTap: true, by, key: key(), at: shop.now() })
    await use('tablet')
    expect(await read()).toMatchObject({ status: 401, body: { why: 'over' } })
    await use('cutters')
    expect((await read()).status).toBe(200)
    await shop.database.run.revokeDevice({ id: deviceId, by, key: key(), at: shop.now() })
    expect(await read()).toMatchObject({ status: 401, body: { why: 'revoked' } })
    expect((await asked(shop.app, 'lockedCutList', {})).status).toBe(401)
  })

  test('one tap is for cutters with a PIN of their own, where the owner allows it, and as long as the owner does', async () => {
    const shop = await openStaffShop(open)
    const owner = await shop.owner()
    const tablet = await shop.tablet(owner, 'cutters', { oneTap: true })
    const plain = await shop.tablet(owner, 'cutters')
    const [bhau, leena] = [
      await shop.added(owner, { name: 'Bhau', role: 'cutter' }),
      await shop.added(owner, { name: 'Leena', role: 'cutter' }),
    ]
    const asif = await shop.added(owner, { name: 'Asif', role: 'counter' })
    const tap = (person: string, at = tablet) => at.call('tapSignIn', { person })
    expect((await tap(bhau)).status, 'a first PIN is no PIN of one’s own').toBe(403)
    await tablet.call('pinSignIn', { person: bhau, pin: '402917' })
    await tablet.call('changePin', { old: '402917', pin: '918273' })
    await tablet.call('lock')
    const people = (await tablet.call('door')).body['people'] as { name: string; oneTap?: true }[]
    expect(people.filter(({ oneTap }) => oneTap).map(({ name }) => name)).toEqual(['Bhau'])
    expect((await tap(asif)).body.message).toContain('‘Others’')
    expect([(await tap(bhau, plain)).status, (await tap(bhau, shop.browser() as typeof tablet)).status]).toEqual([
      403, 403,
    ])
    expect((await tap(bhau)).status).toBe(200)
    expect((await tablet.call('me')).body).toMatchObject({ name: 'Bhau', withoutPin: true })

    // a tablet has one person before it, however often names are tapped there
    const before = tablet.cookies.get('staff') ?? ''
    expect((await tap(bhau)).status).toBe(200)
    const now = tablet.cookies.get('staff') ?? ''
    tablet.cookies.set('staff', before)
    expect((await tablet.call('me')).status).toBe(401)
    tablet.cookies.set('staff', now)

    // wrong PINs count, the right one makes it a session like any other
    expect((await tablet.call('showPin', { pin: '111222' })).body.message).toBe('Wrong PIN, 4 tries left.')
    expect((await tablet.call('chooseLanguage', { language: 'mr' })).body['why']).toBe('pin-needed')
    expect((await tablet.call('showPin', { pin: '918273' })).status).toBe(200)
    expect((await tablet.call('me')).body).not.toHaveProperty('withoutPin')
    expect((await tablet.call('chooseLanguage', { language: 'mr' })).status).toBe(200)

    // it locks like the rest, and with the owner’s choice
    await tablet.call('lock')
    expect((await tap(bhau)).status).toBe(200)
    shop.later(minutes(3))
    expect((await tablet.call('me')).body['why']).toBe('locked')
    expect((await tap(bhau)).status).toBe(200)
    const devices = (await owner.call('devices')).body['devices'] as { id: string; oneTap: boolean }[]
    const id = devices.find(({ oneTap }) => oneTap)?.id ?? ''
    const use = (oneTap: boolean) => owner.call('changeDevice', { kind: 'cutters', oneTap }, { id })
    expect((await use(false)).status).toBe(200)
    expect((await tablet.call('me')).status).toBe(401)
    expect((await tap(bhau)).status).toBe(403)
    expect((await use(true)).status).toBe(200)
    expect((await tablet.call('me')).status, 'what was opened before is over').toBe(401)

    // five wrong ones lock out, also from a tap; who was dismissed is nobody
    for (const _try of [1, 2, 3, 4, 5]) await plain.call('pinSignIn', { person: bhau, pin: '111222' })
    expect((await tap(bhau)).status).toBe(403)
    expect((await tap(leena)).status).toBe(403)
    expect((await owner.call('letIn', {}, { id: bhau })).status).toBe(200)
    expect((await tap(bhau)).body).toEqual({ success: true })
    expect((await owner.call('disablePerson', {}, { id: bhau })).status).toBe(200)
    expect((await tablet.call('me')).status).toBe(401)
    expect((await tap(bhau)).body.message).toBe('Nobody with this name works here.')
    shop.later(days(90))
    expect((await tap(leena)).body.message).toContain('90 days')
    expect((await tablet.call('door')).body).toMatchObject({ isOver: true, people: [] })
  })

  test('a locked cutters’ tablet hears that its list changed, and not of what; who locks it is heard as no person any more', async () => {
    const where = await fresh()
    const now = Date.now()
    const shop = await openListeningShop(open, { where, now: () => now })
    onTestFinished(() => shop.stop())
    const cutter = await staffOf(shop.database, 'cutter', { tapped: true, at: now })
    const owner = await staffOf(shop.database, 'owner', { at: now })
    const working = await listen(shop.url, cutter.headers)
    const post = (who: { headers: Readonly<Record<string, string>> }, path: string) =>
      fetch(`${shop.url}/counter/api/${path}`, {
        method: 'POST',
        headers: { ...who.headers, 'content-type': 'application/json' },
        body: '{}',
      })
    await post(cutter, 'lock')
    await working.end()
    const locked = await listen(shop.url, { cookie: `staff-device=${cutter.deviceToken}` })
    await shop.database.run.placeOrder(newOrder())
    const [first] = await locked.heard(1)
    expect(first?.topic).toBe('orders')
    expect((await post(owner, `devices/${cutter.deviceId}/revoke`)).status).toBe(200)
    const heard = await locked.end()
    expect(
      [...heard.matchAll(/"topic":"([^"]+)"/g)].map(([, topic]) => topic).filter((one) => one !== 'orders'),
    ).toEqual([])
  })
})
