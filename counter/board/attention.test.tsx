import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boardAlarms } from '#shop/alarms/alarms.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import type { Attention } from '#shop/wire/staff/attention.ts'
import { alarmWords as hindi } from '#shop/words/hi/alarms.ts'
import { alarmWords as marathi } from '#shop/words/mr/alarms.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, bhau, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { alarmWords as english } from '#words/alarms.ts'

atTheCounter()

const tomorrow = shopDay(noon + days(1))

const quiet: Attention = { now: noon, isOpen: true, alarms: [], slots: [] }
const messages = { kind: 'messages', about: '', count: 12, of: 0, since: noon } as const

const open = (attention: Attention | undefined, me: object = asif) =>
  openScreen(import('./board-page.tsx'), { me, board: { now: noon, orders: [], riders: [] }, pictures: {}, attention })

/** All that is wrong stands behind one line of Now. */
async function part() {
  fireEvent.click(await screen.findByRole('button', { name: 'Check' }))
  return within(screen.getByRole('dialog', { name: 'Needs attention' }))
}

test('what is wrong stands on the board in words, with what to do about it and since when', async () => {
  await open({ ...quiet, alarms: [messages, { kind: 'pin-barred', about: 'Bhau', count: 0, of: 0 }] })
  const attention = await part()
  expect(attention.getByText('12 SMS did not go out.')).toBeTruthy()
  expect(attention.getByText('Since 12:00 pm.')).toBeTruthy()
  expect(attention.getByText(/Check balance, templates and login with your SMS provider/)).toBeTruthy()
  expect(attention.getByText('Bhau cannot log in, after too many wrong PINs.')).toBeTruthy()
  expect(attention.getByRole('link', { name: 'People' }).getAttribute('href')).toBe('/people')
})

test('a slot that fills up says so by its hours, and leads to its day', async () => {
  const slot = { kind: 'slot-filling', about: `${tomorrow}T07:00-09:00`, of: 20 } as const
  await open({ ...quiet, alarms: [{ ...slot, count: 16 }] })
  const attention = await part()
  expect(attention.getByText(/^Slot tomorrow, 7-9 am is 80 % taken: 16 of 20 orders\.$/)).toBeTruthy()
  expect(attention.getByRole('link', { name: 'Days and slots' }).getAttribute('href')).toBe(`/slots/${tomorrow}`)
})

test('a slot in which every place is taken says that it is full', async () => {
  const slot = { kind: 'slot-filling', about: `${tomorrow}T07:00-09:00`, of: 20 } as const
  await open({ ...quiet, alarms: [{ ...slot, count: 20 }] })
  expect((await part()).getByText('Slot tomorrow, 7-9 am is full: 20 of 20 orders.')).toBeTruthy()
})

test('the first of many stands in Now in words, and all of them behind it', async () => {
  const alarms = (['orders', 'disk', 'backup', 'backup-old', 'page-errors'] as const).map((kind) => ({
    kind,
    about: '',
    count: 0,
    of: 0,
  }))
  await open({ ...quiet, alarms })
  expect(await screen.findByText('Orders cannot be saved right now.')).toBeTruthy()
  expect((await part()).getAllByRole('listitem')).toHaveLength(5)
})

test('an alarm that another process raises comes by itself, and goes by itself', async () => {
  const answers = await open(quiet)
  const heard = async (topic: string, alarms: Attention['alarms']) => {
    await act(async () => streams[0]?.says(`{"topic":"${topic}","version":4}`))
    await answers.give('/counter/api/attention', { ...quiet, alarms })
  }
  expect(screen.queryByText(/SMS did not go out/)).toBeNull()
  await heard('alarms', [messages])
  expect(await screen.findByText('12 SMS did not go out.')).toBeTruthy()
})

test('a shop that is closed says so, and where it is opened', async () => {
  await open({ ...quiet, isOpen: false })
  expect(await screen.findByText(/^The shop is closed: customers see “We open soon” and cannot order\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check' }).getAttribute('href')).toBe('/opening')
})

test('how full the next slots are stands on the board', async () => {
  await open({ ...quiet, slots: [{ name: `${shopDay(noon)}T17:00-19:00`, taken: 3, capacity: 20 }] })
  expect(await screen.findByText('today, 5-7 pm: 3 of 20')).toBeTruthy()
})

test('a cutter is told nothing of it', async () => {
  await open(undefined, bhau)
  expect(await screen.findByText('Nothing to cut or weigh.')).toBeTruthy()
  expect(screen.queryByText('Needs attention')).toBeNull()
})

test('everything that the board can tell says what is wrong and what to do, in each language', () => {
  for (const words of [english, hindi, marathi])
    for (const kind of boardAlarms) {
      const said = words[kind].what({ about: 'Bhau', count: 7301, of: 7302 })
      expect([kind, said.length > 10, words[kind].cure.length > 20]).toEqual([kind, true, true])
    }
})

test('the owner opens the shop at the rates of the page', async () => {
  const opening = {
    isOpen: false,
    isTrial: false,
    seen: 7,
    products: [{ id: 1, title: 'Whole Prawns', isSold: true, rates: [{ size: 'Jumbo', grams: 1000, paise: 80_000 }] }],
    slots: { aWeek: 21, least: 20, most: 20, ordersAWeek: 420, isOwn: false },
    area: ['400012'],
  }
  const answers = await openScreen(import('../opening/opening-page.tsx'), { me: { ...asif, role: 'owner' }, opening })
  expect(await screen.findByText('Jumbo, 1 kg: ₹800')).toBeTruthy()
  expect(screen.getByText(/21 slots a week with 20 orders each, up to 420 orders a week\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Rates are right, open the shop' }))
  await answers.expectAsked('/counter/api/opening')
  await answers.give('/counter/api/opening', { ...opening, isOpen: true })
  expect(await screen.findByText('The shop is open. Customers can order now.')).toBeTruthy()
})

test('who is no owner prepares the opening, and reads who opens', async () => {
  const opening = {
    isOpen: false,
    isTrial: false,
    seen: 7,
    products: [],
    slots: { aWeek: 0, least: 0, most: 0, ordersAWeek: 0, isOwn: true },
    area: [],
  }
  await openScreen(import('../opening/opening-page.tsx'), { me: asif, opening })
  expect(await screen.findByText('The owner opens the shop.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /open the shop/ })).toBeNull()
  expect(screen.getByText('No slots are planned, so nobody can order.')).toBeTruthy()
})
