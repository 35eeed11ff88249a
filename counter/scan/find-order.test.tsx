import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asif, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { FindOrder } from './find-order.tsx'

atTheCounter()
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))

const order = staffOrderOf()
const found = async (me: typeof asif | typeof sunil) => ({
  default: () => <FindOrder me={me} orders={[order]} />,
})

/** A camera before which something is held, once somebody looks. */
function cameraShows(held: string[]) {
  const stop = vi.fn<() => void>()
  class Detector {
    static getSupportedFormats = async () => ['code_128']
    detect = async () => held.splice(0, 1).map((rawValue) => ({ rawValue }))
  }
  vi.stubGlobal('BarcodeDetector', Detector)
  const getUserMedia = vi.fn<() => Promise<object>>(async () => ({ getTracks: () => [{ stop }] }))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return { stop, getUserMedia }
}

test('where a page gets no camera, none is offered', async () => {
  await openScreen(found(asif), {})
  expect(await screen.findByRole('searchbox', { name: /Find an order/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
})

test('the camera opens the order that is held before it, and goes off', async () => {
  const { stop } = cameraShows(['D7K429XM'])
  await openScreen(found(sunil), {})
  fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(stop).toHaveBeenCalled()
})

test('a camera that is not allowed is said in words', async () => {
  const { getUserMedia } = cameraShows([])
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openScreen(found(asif), {})
  fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText(/could not open/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText(/could not open/)).toBeNull())
})

test('a rider who scans what is not on the round is told so', async () => {
  cameraShows(['ZZZZ9999'])
  await openScreen(found(sunil), {})
  fireEvent.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText('No order on this page has the number ZZZZ9999.')).toBeTruthy()
})
