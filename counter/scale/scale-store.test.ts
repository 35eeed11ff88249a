import { expect, test, vi } from 'vitest'
import type { CounterScale } from '#shop/wire/staff/scale.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { bytesOf, said8217 } from '#tests/fakes/scale-bytes.ts'
import { serialPort } from '#tests/fakes/serial-port.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const settings: CounterScale = {
  scale: { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' },
  layouts: [],
  tolerances: [],
}

/** The scale of a screen that a person chose before, heard by its page. */
async function openStore() {
  const { port, says } = serialPort()
  vi.stubGlobal('navigator', { serial: { getPorts: async () => [port], requestPort: async () => port } })
  const { openScaleStore } = await import('./scale-store.ts')
  const { takeReading } = await import('#shop/scale/taking.ts')
  const store = openScaleStore()
  const answers = heldAnswers()
  store.start()
  const take = () => {
    const { memory } = store.now()
    const reading = takeReading(memory)
    return 'refused' in reading ? reading.refused : reading.taken.grams
  }
  return { store, answers, says, take }
}

test('a line takes the pack on the scale; the next line not before another lies there', async () => {
  const { store, answers, says, take } = await openStore()
  await answers.give('/counter/api/scale', settings)
  await vi.waitFor(() => expect(store.now().state).toBe('on'))
  expect(take()).toBe('silent')
  says(said8217.stable)
  await vi.waitFor(() => expect(take()).toBe(1250))
  const { now } = store.now().memory
  if (now === undefined || 'fault' in now) throw new Error('nothing lies on the scale')
  store.take(now)
  expect(take()).toBe('same-reading')
  says(said8217.moving)
  await vi.waitFor(() => expect(take()).toBe('moving'))
  says(said8217.stable)
  await vi.waitFor(() => expect(take()).toBe('same-reading'))
  says([...said8217.empty, ...bytesOf('<02>01.24')])
  await vi.waitFor(() => expect(take()).toBe('empty'))
  says(bytesOf('8<0d>'))
  await vi.waitFor(() => expect(take()).toBe(1248))
})

test('what somebody sets at another tablet holds here from the next order on, without a reload', async () => {
  const { store, answers } = await openStore()
  await answers.give('/counter/api/scale', settings)
  await vi.waitFor(() => expect(store.now().settings).toEqual(settings))
  const lines = { speaks: 'lines', ends: 10, before: 'W', after: 'g', unit: 'g', stable: '' } as const
  store.start()
  await answers.give('/counter/api/scale', { ...settings, scale: { ...settings.scale, protocol: lines } })
  await vi.waitFor(() => expect(store.now().settings?.scale.protocol).toEqual(lines))
})

test('what is set while the settings are under way is asked for once more', async () => {
  const { store, answers } = await openStore()
  store.look()
  store.look()
  await answers.give('/counter/api/scale', settings)
  const faster = { ...settings, scale: { ...settings.scale, baudRate: 4800 } }
  await answers.give('/counter/api/scale', faster)
  await vi.waitFor(() => expect(store.now().settings).toEqual(faster))
  expect(answers.asked()).toEqual([])
})
