import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesPath } from '#shop/wire/staff-calls.ts'
import { FakeStream, streams } from '#tests/fakes/fake-stream.ts'
import { watchTopics } from './changes.ts'
import { counterTimings } from './timings.ts'

const told: string[] = []
let isHidden = false
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  isHidden = false
  told.length = 0
  streams.length = 0
  stop = watchTopics(['orders'], { onChange: () => told.push('fetch'), onState: (state) => told.push(state) })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stream = () => streams.at(-1) ?? expect.fail('no stream was opened')
const fetches = () => told.filter((one) => one === 'fetch').length
const states = () => told.filter((one) => one !== 'fetch')

test('the page listens where the counter says what changed, and fetches once it hears', () => {
  expect(stream().url).toBe(changesPath)
  stream().opens()
  expect(told).toEqual(['live', 'fetch'])
})

test('a change of orders is fetched, one of something else is not, and a broken one is passed over', () => {
  stream().opens()
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  told.length = 0
  stream().says('{"topic":"reviews/4","version":1}')
  stream().says('{"topic":')
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  expect(fetches()).toBe(0)
  stream().says('{"topic":"orders/3","version":9}')
  expect(fetches()).toBe(1)
})

test('a burst of changes is fetched at once and once more after it, not once for each', () => {
  stream().opens()
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  told.length = 0
  for (let nr = 0; nr < 50; nr += 1) stream().says(`{"topic":"orders/${nr % 8}","version":${nr}}`)
  expect(fetches()).toBe(1)
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  expect(fetches()).toBe(2)
  vi.advanceTimersByTime(counterTimings.betweenFetches * 5)
  expect(fetches()).toBe(2)
})

test('after 25 seconds of silence the page looks each 5 seconds, until it hears again', () => {
  stream().opens()
  vi.advanceTimersByTime(counterTimings.silence - 1)
  expect(states()).toEqual(['live'])
  told.length = 0
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['polling', 'fetch'])
  vi.advanceTimersByTime(counterTimings.poll * 3)
  expect(fetches()).toBe(4)
  stream().beats()
  expect(states().at(-1)).toBe('live')
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  told.length = 0
  vi.advanceTimersByTime(counterTimings.poll * 3)
  expect(told).toEqual([])
})

test('a shop where nothing happens is not a silent line: each beat counts', () => {
  stream().opens()
  for (let nr = 0; nr < 20; nr += 1) {
    vi.advanceTimersByTime(counterTimings.silence - 1)
    stream().beats()
  }
  expect(states()).not.toContain('polling')
})

test('a stream that the browser has given up is opened anew while the page looks by itself', () => {
  stream().opens()
  stream().close()
  vi.advanceTimersByTime(counterTimings.silence + counterTimings.poll)
  expect(streams).toHaveLength(2)
})

test('a page whose stream the shop refuses asks at once, and hears again soon after somebody has signed in', () => {
  stream().opens()
  vi.advanceTimersByTime(counterTimings.betweenFetches)
  told.length = 0
  stream().isRefused()
  expect(told).toEqual(['polling', 'fetch'])
  vi.advanceTimersByTime(counterTimings.poll)
  expect(streams).toHaveLength(2)
  stream().opens()
  expect(states().at(-1)).toBe('live')
})

test('a line that breaks for a moment is mended by the browser itself', () => {
  stream().opens()
  stream().dispatchEvent(new Event('error'))
  expect(states()).toEqual(['live'])
})

test('a hidden page rests, and catches up when it is seen', () => {
  stream().opens()
  isHidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(stream().readyState).toBe(FakeStream.CLOSED)
  told.length = 0
  vi.advanceTimersByTime(counterTimings.silence * 4)
  expect(told).toEqual([])
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(streams).toHaveLength(2)
  stream().opens()
  expect(told).toEqual(['live', 'fetch'])
})
