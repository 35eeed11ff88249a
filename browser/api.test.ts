import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'

const answers = (response: () => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response())

afterEach(() => vi.restoreAllMocks())

test('a call goes to its address with its parts, its token and its body', async () => {
  const asked = answers(() => Response.json({ success: true }))
  await api('cancelOrder', { params: { id: 'a/b' }, token: 'secret' })
  const [address, sent] = asked.mock.calls[0] ?? []
  expect(address).toBe('/orders/a%2Fb/cancel')
  expect(sent).toMatchObject({ method: 'PATCH', headers: { authorization: 'Bearer secret' } })
})

test('where the page names another home of the calls, they go there', async () => {
  document.head.innerHTML = '<meta name="api-host" content="https://calls.example">'
  const asked = answers(() => Response.json({ success: true }))
  await api('logout', { token: 'secret' })
  expect(asked.mock.calls[0]?.[0]).toBe('https://calls.example/auth/logout')
  document.head.innerHTML = ''
})

test('what a GET takes becomes its query', async () => {
  const asked = answers(() => Response.json({ success: true, data: [] }))
  await api('myOrders', { body: { search: 'surmai & co', before: undefined } })
  expect(asked.mock.calls[0]?.[0]).toBe('/orders/userorders?search=surmai+%26+co')
})

test('a refusal brings the server’s sentence', async () => {
  answers(() => Response.json({ message: 'This order is not in your account.' }, { status: 404 }))
  expect(await api('cancelOrder', { params: { id: '1' } })).toEqual({
    ok: false,
    refused: {
      status: 404,
      said: 'This order is not in your account.',
      message: 'This order is not in your account.',
      isJson: true,
      more: { message: 'This order is not in your account.' },
    },
  })
})

test('an answer that is no JSON has the specification’s words for a failure without any', async () => {
  answers(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const answer = await api('logout')
  expect(answer).toMatchObject({
    refused: { said: undefined, message: 'HTTP error! Status: 502, Message: Unknown error occurred' },
  })
})

test('an answer in another shape than the contract’s is not taken', async () => {
  answers(() => Response.json({ success: 'perhaps' }))
  expect(await api('logout')).toMatchObject({ ok: false, refused: { status: 200 } })
})

test('without a network nobody knows what came of it', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await api('logout')).toEqual({ ok: false, unreachable: true })
})
