import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withShopFacts } from '#server/opening/shop-facts.ts'
import { readSettings } from '#server/settings/settings.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import type { FirstStep } from '#shop/opening/first-steps.ts'
import type { ShopFacts } from '#shop/opening/shop-facts.ts'
import type { Printed } from '#shop/wire/staff/bills.ts'
import type { FirstRun, OwnShop } from '#shop/wire/staff/first-run.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { shopFactRefusals } from '#words/first-run.ts'

const kolis: ShopFacts = {
  name: 'Koli Sisters',
  legalName: 'Koli Sisters Fish LLP',
  address: '14 Gokhale Road, Dadar West, Mumbai 400028',
  phone: '022 2430 1188',
  fssai: '11526998000123',
  gstin: '27AAPFU0939F1ZV',
  email: 'care@koli.example',
  grievanceOfficer: 'Meera Koli',
  grievanceEmail: 'meera@koli.example',
  grievancePhone: '98200 12345',
}

async function openNewShop(open: Open, environment: Record<string, string> = {}) {
  const room = await openCounterRoom(open, { environment })
  const { owner } = room.staff
  const list = async () => (await room.call(owner, 'first-run')).body as unknown as FirstRun
  return {
    ...room,
    list,
    done: async () => (await list()).steps.flatMap(({ step, isDone }): FirstStep[] => (isDone ? [step] : [])),
    nod: (step: string, key: string = randomUUID()) => room.call(owner, 'first-run/steps', { key, step }),
    shop: async () => (await room.call(owner, 'shop')).body as unknown as OwnShop,
    save: (facts: Partial<ShopFacts>, { seen = 0, key = randomUUID() }: { seen?: number; key?: string } = {}) =>
      room.call(owner, 'shop', { key, seen, ...kolis, ...facts }),
    actsOf: (act: string) =>
      room.database.read
        .selectFrom('staff_acts')
        .select(['thing', 'before_json', 'after_json'])
        .where('act', '=', act)
        .execute(),
  }
}

eachDatabase((_, open) => {
  test('the first steps are done by what is so in the shop', async () => {
    const shop = await openNewShop(open)
    // one of each role is at work, each on a device of their own
    expect(await shop.done()).toEqual(['fish', 'people', 'tablet'])
    const { steps, slots, pincodes, isOnBoard } = await shop.list()
    expect(isOnBoard).toBe(true)
    expect([pincodes.length, slots.length]).toEqual([6, 3])
    expect(steps.filter(({ mayNod }) => mayNod).map(({ step }) => step)).toEqual(['secure', 'area', 'days', 'try'])

    await shop.save({})
    expect(await shop.done()).toContain('shop')
    expect((await shop.call(shop.staff.owner, 'area/400016', { key: randomUUID(), change: 'add' })).status).toBe(200)
    expect(await shop.done()).toContain('area')
    const key = randomUUID()
    for (const again of [key, key]) expect((await shop.nod('days', again)).status).toBe(200)
    await shop.nod('secure')
    expect(await shop.done()).toEqual(['secure', 'fish', 'shop', 'area', 'days', 'people', 'tablet'])
    expect((await shop.actsOf('nod-first-steps')).map(({ thing }) => thing).toSorted()).toEqual([
      'first-step/days',
      'first-step/secure',
    ])
  })

  test('nobody can say of a step that it is done which only a fact can do', async () => {
    const shop = await openNewShop(open)
    expect((await shop.nod('tablet')).status).toBe(400)
    expect((await shop.nod('shop')).status).toBe(400)
  })

  test('a tablet counts once it opened its link, and no longer when it is taken off', async () => {
    const shop = await openNewShop(open)
    const { owner } = shop.staff
    for (const { id } of await shop.database.read.selectFrom('staff_devices').select('id').execute())
      await shop.database.run.revokeDevice({
        id,
        by: { staff: owner.id, device: 'a-test' },
        key: randomUUID(),
        at: shop.now(),
      })
    const back = await staffOf(shop.database, 'owner', { at: shop.now() })
    const steps = async () => ((await shop.call(back, 'first-run')).body as unknown as FirstRun).tablets.length
    // the owner's own comes from a link as well
    expect(await steps()).toBe(1)
    await shop.call(back, 'devices', { name: 'Counter tablet', kind: 'tablet' })
    expect(await steps()).toBe(1)
    await staffOf(shop.database, 'counter', { at: shop.now(), name: 'Leena' })
    expect(await steps()).toBe(2)
  })

  test('the list gives way to orders, and is gone for good once one was delivered', async () => {
    const shop = await openNewShop(open)
    expect(await shop.list()).toMatchObject({ isOnBoard: true, hasOrders: false })
    const id = await shop.placed()
    expect(await shop.list()).toMatchObject({ isOnBoard: false, hasOrders: true })
    await shop.out(id)
    expect((await shop.press(shop.staff.rider, 'deliver', id)).status).toBe(200)
    shop.later(3 * 24 * 60 * 60 * 1000)
    const next = await staffOf(shop.database, 'owner', { at: shop.now() })
    expect((await shop.call(next, 'first-run')).body).toMatchObject({ isOnBoard: false, hasOrders: false })
  })

  test('what the settings say stands until the owner saves it, and a paper has it at once', async () => {
    const shop = await openNewShop(open, { SHOP_NAME: 'Meera Fish', SHOP_GSTIN: '27AAPFU0939F1ZV' })
    const before = await shop.shop()
    expect(before).toMatchObject({ version: 0, isSample: true })
    expect(before.facts).toMatchObject({ name: 'Meera Fish', phone: sampleIdentity.phone, gstin: '27AAPFU0939F1ZV' })

    const id = await shop.placed()
    const seller = async () => {
      const { body } = await shop.call(shop.staff.counter, `orders/${id}/slip`)
      return (body as unknown as Printed).seller
    }
    expect(await seller()).toMatchObject({ name: sampleIdentity.legalName, isSample: true })
    const saved = await shop.save({ phone: ' 022-2430\u00A01188 ', gstin: '' })
    expect([saved.status, (saved.body as unknown as OwnShop).facts]).toEqual([
      200,
      { ...kolis, phone: '022-2430 1188', gstin: '' },
    ])
    expect(await seller()).toEqual({
      name: kolis.legalName,
      address: kolis.address,
      phone: '022-2430 1188',
      fssai: kolis.fssai,
      isSample: false,
    })
    expect(shop.settings.identity.name).toBe('Koli Sisters')
    expect(shop.settings.gstin).toBe('')
    const [act] = await shop.actsOf('set-shop-facts')
    expect(act?.thing).toBe('shop')
    expect(JSON.parse(act?.before_json ?? '')).toMatchObject({ name: 'Meera Fish' })
    expect(JSON.parse(act?.after_json ?? '')).toMatchObject({ name: 'Koli Sisters', gstin: '' })
  })

  test('a bill of after the save has the new GSTIN', async () => {
    const shop = await openNewShop(open)
    const id = await shop.placed()
    await shop.out(id)
    expect((await shop.save({})).status).toBe(200)
    expect((await shop.press(shop.staff.rider, 'deliver', id)).status).toBe(200)
    const bills = await shop.database.read.selectFrom('bills').select('gstin').execute()
    expect(bills.every(({ gstin }) => gstin === '')).toBe(true)
    const next = await shop.placed()
    await shop.out(next)
    const drawn = await shop.database.read.selectFrom('bills').select('gstin').where('order_id', '=', next).execute()
    expect(drawn.map(({ gstin }) => gstin)).toEqual([kolis.gstin])
  })

  test('an SMS of after the save is in the new name', async () => {
    const shop = await openNewShop(open)
    await shop.save({})
    const answer = await shop.app.request('/api/auth/send-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '9820012345' }),
    })
    expect(answer.status).toBe(200)
    const sent = await shop.database.read.selectFrom('outbox').select('body_json').execute()
    expect(sent.map(({ body_json: body }) => body).join()).toContain('Koli Sisters')
  })

  test('of two owners who save at the same moment one is told, and the same press twice is one', async () => {
    const shop = await openNewShop(open)
    const key = randomUUID()
    for (const again of [key, key]) expect((await shop.save({}, { key: again })).status).toBe(200)
    const late = await shop.save({ name: 'Other' })
    expect([late.status, late.body.message]).toEqual([409, shopFactRefusals['shop-facts-changed']()])
    const { version } = await shop.shop()
    expect((await shop.save({ name: 'Other' }, { seen: version })).status).toBe(200)
    expect((await shop.shop()).facts.name).toBe('Other')
    expect(await shop.actsOf('set-shop-facts')).toHaveLength(2)
  })

  test.each([
    ['name', '  ', 'shop-fact-missing'],
    ['address', '', 'shop-fact-missing'],
    ['phone', '12', 'shop-telephone'],
    ['phone', 'call us at once', 'shop-telephone'],
    ['fssai', '1152699800012', 'shop-fssai'],
    ['gstin', '27AAPFU0939F1ZW', 'shop-gstin'],
    ['email', 'care@koli', 'shop-email-incomplete'],
    ['grievanceEmail', 'meera koli.example', 'shop-email-incomplete'],
  ] as const)('%s "%s" is refused at its field', async (field, typed, refused) => {
    const shop = await openNewShop(open)
    const left = await shop.save({ [field]: typed })
    expect([left.status, left.body]).toMatchObject([400, { message: shopFactRefusals[refused](), field }])
    expect((await shop.shop()).version).toBe(0)
  })

  test('the counter may neither see nor change them', async () => {
    const shop = await openNewShop(open)
    for (const path of ['shop', 'first-run']) expect((await shop.call(shop.staff.counter, path)).status).toBe(403)
    expect((await shop.call(shop.staff.counter, 'shop', { key: randomUUID(), seen: 0, ...kolis })).status).toBe(403)
  })

  test('a command beside the shop says what the owner saved', async () => {
    const shop = await openNewShop(open)
    await shop.save({})
    const read = readSettings({ SHOP_NAME: 'Meera Fish' })
    if ('problems' in read) throw new Error(read.problems.join())
    const { identity, gstin } = await withShopFacts(read.settings, shop.database)
    expect([identity.name, identity.website, gstin]).toEqual(['Koli Sisters', sampleIdentity.website, kolis.gstin])
  })
})
