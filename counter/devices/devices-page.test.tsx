import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Device, Reach } from '#shop/wire/staff/devices.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { reachWords as words } from '#words/first-run.ts'
import { peopleWords } from '#words/people.ts'

atTheCounter()

const inWifi: Reach = { host: '192.168.1.20:3000', isOnlyHere: false, isSecure: false }
const here: Reach = {
  host: '127.0.0.1:3000',
  isOnlyHere: true,
  isSecure: false,
  start: { line: 'HOST=0.0.0.0 PUBLIC_URL=http://192.168.1.20:3000 npm start', address: 'http://192.168.1.20:3000' },
}

const tablet: Device = {
  id: 'd1',
  name: 'Counter tablet',
  kind: 'tablet',
  oneTap: false,
  state: 'waiting',
  madeAt: noon,
  endsAt: noon,
  people: [],
  isThis: false,
}

async function open(reach: Reach) {
  const brought = { devices: [] as Device[], reach, certificate: { shop: `http://${reach.host}`, is: 'none' } }
  const page = await openScreen(import('./devices-page.tsx'), brought, '/devices')
  return {
    ...page,
    async invites(qr?: { size: number; path: string }) {
      fireEvent.change(screen.getByLabelText(peopleWords.deviceName), { target: { value: tablet.name } })
      fireEvent.click(screen.getByRole('button', { name: peopleWords.invite }))
      brought.devices = [tablet]
      const link = { id: 'd1', address: `http://${reach.host}/counter/enrol/x`, until: noon, ...(qr ? { qr } : {}) }
      await page.give('/counter/api/devices', link)
    },
    connects: () => void (brought.devices = [{ ...tablet, state: 'enrolled' }]),
  }
}

const codes = () => document.querySelectorAll('svg.qr').length

test('where the shop listens on its own machine there is no code, but the reason, the line that starts it, and this computer', async () => {
  const page = await open(here)
  expect(screen.getByRole('heading', { name: words.onlyHere })).toBeTruthy()
  expect(screen.getByText(here.start?.line ?? '')).toBeTruthy()
  await page.invites()
  expect(await screen.findByRole('link', { name: words.setUpHere })).toHaveProperty(
    'href',
    'http://127.0.0.1:3000/counter/enrol/x',
  )
  expect(codes()).toBe(0)
})

test('by plain http there is a code, and beside it what needs https', async () => {
  const page = await open(inWifi)
  expect(screen.queryByRole('heading', { name: words.onlyHere })).toBeNull()
  await page.invites({ size: 1, path: 'M0 0h1v1h-1z' })
  expect(await screen.findByText(words.reached)).toBeTruthy()
  expect(screen.getByText((said) => said.startsWith(words.plain))).toBeTruthy()
  expect(codes()).toBe(1)
  expect(await screen.findByText(words.waiting)).toBeTruthy()
})

test('by https nothing is missing, and the page sees by itself when the device has opened its link', async () => {
  const page = await open({ ...inWifi, isSecure: true })
  await page.invites({ size: 1, path: 'M0 0h1v1h-1z' })
  expect(await screen.findByText(words.secure)).toBeTruthy()
  page.connects()
  expect(await screen.findByText(words.connected(tablet.name))).toBeTruthy()
  expect(codes()).toBe(0)
})
