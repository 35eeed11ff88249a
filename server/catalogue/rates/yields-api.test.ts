import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openBatchesRoom } from '#tests/rooms/batches-room.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

/** A shop whose cutter notes what the fish weighs after cleaning. */
async function openYieldRoom(open: Open) {
  const shop = await openBatchesRoom(open)
  return {
    ...shop,
    cleaned: async (after: number, grams = 1000) => {
      const id = await shop.cutting()
      return shop.weigh(shop.staff.cutter, id, 1, reading(grams, { seen: 0, otherGrams: after }))
    },
    book: async (who: SignedInStaff, body?: object) => {
      const answer = await shop.app.request('/counter/api/yields', {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...who.headers, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify({ key: randomUUID(), ...body }) }),
      })
      const told = (await answer.json()) as StaffGives<'yields'> & { message?: string }
      const row = told.rows?.find(({ species, cut }) => species === 'pomfret' && cut === 'whole')
      return { status: answer.status, row, message: told.message }
    },
  }
}

eachDatabase((_, open) => {
  test('after twenty weighings on both sides the book proposes a figure, and the pages say it once the owner nods', async () => {
    const shop = await openYieldRoom(open)
    const { owner, cutter, counter } = shop.staff
    for (let nr = 0; nr < 19; nr += 1) await shop.cleaned(600 + nr)
    expect((await shop.book(cutter)).row).toMatchObject({ aboutPercent: 70, samples: 19, enough: 20 })
    expect((await shop.book(cutter)).row?.proposed).toBeUndefined()
    await shop.cleaned(619)
    const proposed = { percent: 61, from: 60, to: 62, samples: 20 }
    expect((await shop.book(owner)).row?.proposed).toEqual(proposed)
    const nod = { species: 'pomfret', cut: 'whole', percent: 61 }
    expect((await shop.book(counter, nod)).status).toBe(403)
    expect((await shop.book(owner, { ...nod, percent: 60 })).message).toContain('have changed the figure')
    const press = { ...nod, key: randomUUID() }
    const nodded = await shop.book(owner, press)
    expect([nodded.status, nodded.row?.own, nodded.row?.proposed]).toMatchObject([200, proposed, undefined])
    expect((await shop.book(owner, press)).status).toBe(200)
    const product = shop.snapshot
      .current()
      .products.find(({ species, cut }) => species === 'pomfret' && cut === 'whole')
    expect(product).toMatchObject({ lossPercent: 39, ownYield: proposed })
    const other = shop.snapshot.current().products.find(({ species, cut }) => species === 'pomfret' && cut === 'cut')
    expect([other?.lossPercent, other && 'ownYield' in other]).toEqual([30, false])
  }, 60_000)

  test('what can be no fish before and after cleaning is refused in words, and a line weighed anew counts once', async () => {
    const shop = await openYieldRoom(open)
    const wrong = await shop.cleaned(1200)
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'These can’t be the weights of one fish before and after cleaning.',
    ])
    const id = await shop.cutting()
    const { cutter } = shop.staff
    await shop.weigh(cutter, id, 1, reading(1000, { seen: 0, otherGrams: 700 }))
    await shop.weigh(cutter, id, 1, reading(990, { seen: 1, otherGrams: 690, reason: 'Again' }))
    expect((await shop.book(cutter)).row?.samples).toBe(1)
  })
})
