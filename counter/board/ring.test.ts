import { afterEach, expect, test, vi } from 'vitest'
import { ring } from './ring.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'userActivation')
})

test('before somebody has touched the page it does not even try to sound: browsers would complain', () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal('AudioContext', opened)
  ring()
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })
  ring()
  expect(opened).not.toHaveBeenCalled()
})
