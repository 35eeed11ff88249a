import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comingWords } from '#words/slots.ts'
import { openRemembered, rememberPincode } from './remembered.ts'
import { WhenItComes } from './when-it-comes.tsx'

const coming = {
  slots: [
    { pincodes: ['400013'], words: 'today 5 to 7 pm' },
    { pincodes: ['400012'], words: 'tomorrow 7 to 9 am' },
  ],
  season: '',
}

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline')))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = async () => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <WhenItComes coming={coming} /> }])
  await act(async () => render(<Stub />))
}

test('the page tells the delivery of whoever says their pincode there and then, without being loaded again', async () => {
  openRemembered()
  await open()
  expect(screen.getByText(comingWords.somewhere('today 5 to 7 pm'))).toBeTruthy()
  await act(async () => rememberPincode('400012'))
  expect(screen.getByText(comingWords.delivery('tomorrow 7 to 9 am'))).toBeTruthy()
  await act(async () => rememberPincode('400013'))
  expect(screen.getByText(comingWords.delivery('today 5 to 7 pm'))).toBeTruthy()
})

test('a page that is left hears of nothing any more', async () => {
  openRemembered()
  const heard = vi.spyOn(globalThis, 'addEventListener')
  for (let visit = 0; visit < 20; visit += 1) {
    cleanup()
    await open()
  }
  expect(heard.mock.calls.filter(([event]) => event === 'storage')).toEqual([])
})
