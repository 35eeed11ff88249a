import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changedWords } from '#words/changed.ts'
import { callsWords } from '#words/frame.ts'
import { AddFish } from './add-fish.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function search(answer: Response) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  render(<AddFish shelf={undefined} onAdd={() => undefined} />)
  fireEvent.change(screen.getByLabelText(new RegExp(`^${changedWords.findFish}`)), { target: { value: 'surmai' } })
}

test('that nobody could be asked is not said as if the fish were unknown', async () => {
  search(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await screen.findByText(callsWords.trouble)).toBeTruthy()
  expect(screen.queryByText(changedWords.found(0))).toBeNull()
})

test('a name that the shop does not know is said to be none of its fish', async () => {
  search(Response.json([]))
  expect(await screen.findByText(changedWords.found(0))).toBeTruthy()
})
