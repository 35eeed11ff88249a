import { expect, test } from 'vitest'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { morning, noBoats, openCutter, openSlotsDesk, sunday } from '#tests/rooms/slots-desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('what is no day has no page and takes no act', async () => {
    const { asif } = await openSlotsDesk(open)
    for (const day of ['nowhere', 'NaN', '2026-13-41', '1e3']) {
      const press = { key: newKey(), seen: 0 }
      const answers = [
        await asif.press('slotDay', { day }, undefined),
        await asif.press('setSlotDay', { day }, { ...press, plans: [] }),
        await asif.press('followWeek', { day }, press),
        await asif.press('openDay', { day }, press),
        await asif.press('closeDay', { day }, { ...press, reason: noBoats, choices: [] }),
        await asif.press('undoCloseDay', { day }, press),
        await asif.press('dayToClose', { day }, undefined),
      ]
      expect([day, answers.filter(({ status }) => status >= 500 || status < 400)]).toEqual([day, []])
    }
  })

  test('a new shop has a week and fourteen days; a week that is set plans those that staff did not', async () => {
    const { asif } = await openSlotsDesk(open)
    const { body: was } = await asif.press('slotWeek', {}, undefined)
    expect(was).toMatchObject({ version: 0, now: expect.any(Number) as number })
    expect(was.days.map(({ slots }) => slots.length)).toEqual(Array.from({ length: 14 }, () => 3))

    const own = was.pattern[0]?.slice(0, 1).map((plan) => ({ ...plan, capacity: 5 })) ?? []
    const day = { day: sunday }
    const { body: alone } = await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: own })
    expect([alone.day.isOwn, alone.day.slots.map(({ capacity }) => capacity)]).toEqual([true, [5]])

    const pattern = was.pattern.map((plans) => plans.slice(1).map((plan) => ({ ...plan, capacity: 7 })))
    const press = { key: newKey(), seen: 0, pattern }
    const answers = [await asif.press('setSlotWeek', {}, press), await asif.press('setSlotWeek', {}, press)]
    for (const { status, body } of answers) {
      expect([status, body.version > 0, body.changed?.by]).toEqual([200, true, { who: 'staff', name: 'Asif' }])
      expect(body.days.find((one) => one.day === sunday)?.slots.map(({ capacity }) => capacity)).toEqual([5])
      expect(body.days.at(-1)?.slots.map(({ capacity }) => capacity)).toEqual([7, 7])
    }
    const { body: back } = await asif.press('followWeek', day, { key: newKey(), seen: alone.day.version })
    expect([back.day.isOwn, back.day.slots.map(({ capacity }) => capacity)]).toEqual([false, [7, 7]])
  })

  test('a slot with orders that is planned no more keeps them and takes no other; without orders it goes', async () => {
    const { asif, order, refusedAt } = await openSlotsDesk(open)
    const { id } = await order(asha, morning)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const less = pattern.map((plans) => plans.slice(1))
    expect((await asif.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern: less })).status).toBe(200)
    const { body } = await asif.press('slotDay', { day: sunday }, undefined)
    expect(body.day.slots.map(({ hours, isOpen, taken }) => [hours.from, isOpen, taken])).toEqual([
      [420, false, 1],
      [540, true, 0],
      [1020, true, 0],
    ])
    const { body: toClose } = await asif.press('dayToClose', { day: sunday }, undefined)
    expect(toClose.orders.map((one) => one.id)).toEqual([id])
    expect(await refusedAt(meena, morning)).toBe(409)
    const { body: next } = await asif.press('slotDay', { day: '2026-11-23' }, undefined)
    expect(next.day.slots.map(({ hours }) => hours.from)).toEqual([540, 1020])
  })

  test('who saw an older week or day is told who was quicker, and nothing changes', async () => {
    const { asif, owner } = await openSlotsDesk(open)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const both = await Promise.all(
      [asif, owner].map((one) => one.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern })),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const lost = both.find(({ status }) => status === 409)?.body as unknown as { changed: { by: { who: string } } }
    expect(lost.changed.by.who).toBe('staff')

    const close = { seen: 1, reason: noBoats, choices: [] }
    const day = { day: sunday }
    expect((await owner.press('closeDay', day, { ...close, key: newKey() })).status).toBe(200)
    const told = await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: [] })
    expect([told.status, told.body.changed?.by]).toEqual([409, { who: 'staff', name: owner.name }])
    const closed = await asif.press('setSlotDay', day, { key: newKey(), seen: 2, plans: [] })
    expect([closed.status, closed.body.message]).toEqual([409, 'This day is closed. Reopen it first.'])
  })

  test('a plan that cannot be is refused with the place where it stands; a day of last week is none', async () => {
    const { asif } = await openSlotsDesk(open)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const [first, ...rest] = pattern[2] ?? []
    const wrong = pattern.map((plans, at) => (at === 2 && first ? [...rest, { ...first, to: 60 }] : plans))
    expect(await asif.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern: wrong })).toMatchObject({
      status: 400,
      body: { weekday: 2, place: 2 },
    })
    expect((await asif.press('slotDay', { day: '2026-11-20' }, undefined)).status).toBe(404)
    expect((await asif.press('setSlotDay', { day: 'x' }, { key: newKey(), seen: 1, plans: [] })).status).toBe(404)
    const cutter = await openCutter(open)
    expect((await cutter.press('slotDays', {}, undefined)).status).toBe(403)
  })

  test('the note of the season is the monsoon ban until staff say something else', async () => {
    const { asif, owner } = await openSlotsDesk(open)
    const { body: was } = await asif.press('seasonNote', {}, undefined)
    expect(was).toMatchObject({ version: 0, note: { from: '06-01', to: '07-31', isOn: true } })
    expect(was.note.text).toContain('mechanised boats')
    const note = { ...was.note, text: 'Fewer boats.', isOn: false }
    const set = await asif.press('setSeasonNote', {}, { key: newKey(), seen: 0, note })
    expect([set.status, set.body.note]).toEqual([200, note])
    expect((await owner.press('setSeasonNote', {}, { key: newKey(), seen: 0, note })).status).toBe(409)
    const wrong = { ...note, from: '31-06' }
    expect(
      (await owner.press('setSeasonNote', {}, { key: newKey(), seen: set.body.version, note: wrong })).status,
    ).toBe(400)
  })
})
