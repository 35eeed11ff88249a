import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { serialPort } from '#tests/fakes/serial-port.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { at, bodyAt, field, openScale, press, sent } from '#tests/screens/scale-screen.tsx'

atTheCounter()

/** The scale of this screen: it says again and again what rests on it. */
async function openWithScale() {
  const { port, says } = serialPort()
  const serial = { getPorts: async () => [port], requestPort: async () => port }
  Object.defineProperty(navigator, 'serial', { configurable: true, value: serial })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serial'))
  const answers = await openScale()
  await answers.give('/counter/api/scale', {
    scale: {
      protocol: { speaks: 'lines', ends: 10, before: 'W', after: 'g', unit: 'g', stable: '' },
      baudRate: 9600,
      dataBits: 8,
      parity: 'none',
    },
    layouts: [],
    tolerances: [],
  })
  let weighs = 0
  const saying = setInterval(() => says(Buffer.from(`W${weighs}g\n`)), 100)
  onTestFinished(() => clearInterval(saying))
  const lies = async (grams: number) => {
    weighs = grams
    await waitFor(async () => expect((await field()).placeholder).toBe(grams.toLocaleString('en-IN')))
  }
  return { answers, lies }
}

const isAsked = async (name: string) => expect(await screen.findByRole('group', { name })).toBeTruthy()

test('a doubt stays as long as the pack lies there, however the scale sways, and goes with the pack', async () => {
  const { answers, lies } = await openWithScale()
  await lies(100)
  press('Save weight')
  await isAsked('Is it 100 g or 1 kg?')
  await lies(101)
  await isAsked('Is it 100 g or 1 kg?')
  await lies(0)
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Is it 100 g or 1 kg?' })).toBeNull())
  await lies(100)
  press('Save weight')
  await lies(101)
  press(/^It is 100 g/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 100, source: 'scale', isSure: true })
})

test('who stands by what lies there is not asked again because the scale sways', async () => {
  const { answers, lies } = await openWithScale()
  await lies(18_400)
  press(/^It is 18.4 kg/)
  const ways = '16,750 g too heavy: what now?'
  await isAsked(ways)
  await lies(18_402)
  await isAsked(ways)
  expect(sent()).toEqual([])
  press(/^Give extra free/)
  await answers.expectAsked(at(1, 'weighings'))
  expect(bodyAt(at(1, 'weighings'))).toMatchObject({ grams: 18_400, source: 'scale', isSure: true, over: 'give' })
})
