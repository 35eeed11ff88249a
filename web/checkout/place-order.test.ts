import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOrder } from './place-order.ts'

const order = { userId: 'asha', cartItems: [], totalPrice: 1800 } as unknown as Parameters<typeof placeOrder>[0]

const placing = (answer: () => Response | Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  return placeOrder(order, 'secret')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test.each([
  ['no answer', () => Promise.reject(new TypeError('no network')), /^Error: The shop did not answer\./],
  ['nothing in the answer', () => new Response('', { status: 201 }), /^Failed to place order\.$/],
  [
    'an order without its id',
    () => Response.json({ ok: true }, { status: 201 }),
    /^Failed to place order: Order ID is missing in the response from the backend\.$/,
  ],
  [
    'a sentence of the shop in trouble',
    () => Response.json({ message: 'busy' }, { status: 503 }),
    /^Failed to place order: busy$/,
  ],
] as const)('%s says so, and the attempt keeps its key for the next press', async (_what, answer, sentence) => {
  const { unknown } = (await placing(answer)) as { unknown: string[] }
  expect(unknown[0]).toMatch(sentence)
  expect(unknown.join(' ')).toContain('it is placed only once')
  const [first] = keysSent()
  await placeOrder(order, 'secret')
  expect(keysSent()).toEqual([first, first])
})

test('a refusal is a definite answer: its sentence is shown, and the next order is another attempt', async () => {
  expect(await placing(refusing)).toMatchObject({ refused: 'Failed to place order: Quantity is at least 1.' })
  await placeOrder(order, 'secret')
  expect(new Set(keysSent()).size).toBe(2)
})

const refusing = () => Response.json({ message: 'Quantity is at least 1.' }, { status: 400 })

const keysSent = () => vi.mocked(fetch).mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'))
