import { expect, test, vi } from 'vitest'
import { noteUnanswered } from '#browser/line.ts'

test('a page that is drawn on the server waits for no line, whatever its calls come to', () => {
  vi.useFakeTimers()
  noteUnanswered(new TypeError('the shop does not answer'))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
