import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageFrom } from '#server/http/page.ts'
import { calls } from '#shop/wire/calls.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { noPages, openTestShop } from '#tests/running/test-shop.ts'

eachDatabase((_engine, open) => {
  test('the shop says that it lives, and that it is ready while its database answers', async () => {
    const { app } = await openTestShop(open)
    expect((await app.request('/health/live')).status).toBe(200)
    expect(await (await app.request('/health/ready')).json()).toEqual({ ready: true, state: 'ready' })
  })

  test('a shop that was asked to stop is no longer ready', async () => {
    const { app } = await openTestShop(open, { isOpen: () => false })
    expect((await app.request('/health/ready')).status).toBe(503)
  })

  test('its figures are for the operator: a caller from outside finds nothing there', async () => {
    const { app } = await openTestShop(open, { environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    expect((await app.request('/metrics')).status).toBe(200)
    expect((await app.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  })

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'whom a proxy on this machine brings is no operator, trusted or not, when all that is known is a %s',
    async (name) => {
      for (const TRUSTED_PROXIES of ['', '127.0.0.1']) {
        const { app } = await openTestShop(open, { environment: { TRUSTED_PROXIES } })
        for (const value of ['203.0.113.7', '127.0.0.1', 'for=127.0.0.1', '1.1 nginx', '']) {
          const answer = await app.request('/metrics', { headers: { [name]: value } })
          expect([TRUSTED_PROXIES, value, answer.status]).toEqual([TRUSTED_PROXIES, value, 404])
        }
      }
    },
  )

  test('an operator whom METRICS_FROM names reads the figures through a trusted proxy', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1,10.9.0.1', METRICS_FROM: '10.9.0.0/16' }
    const { app } = await openTestShop(open, { environment })
    const from = async (caller: string) =>
      (await app.request('/metrics', { headers: { 'x-forwarded-for': caller, via: '1.1 nginx' } })).status
    const statuses = [await from('10.9.1.2:5000'), await from('10.8.1.2'), await from('unknown, 10.9.0.1')]
    expect(statuses).toEqual([200, 404, 404])
  })
})

eachDatabase((_engine, open) => {
  test('every answer tells the browser to be careful, and no call is kept', async () => {
    const { app } = await openTestShop(open, { environment: { PUBLIC_URL: 'https://fish.example' } })
    const { headers } = await app.request('/orders/nothing/here')
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
  })

  test('a page that a browser has from another process is not changed by this one, which first has to make it', async () => {
    const page = pageFrom('<!doctype html><h1>Cart</h1>', {
      status: 200,
      type: 'text/html; charset=utf-8',
      transport: {},
      apiHost: '',
      inline: { scripts: [], styles: [] },
    })
    const { app } = await openTestShop(open, { pages: { ...noPages, answer: async () => page } })
    const kept = await app.request('/cartPage', { headers: { 'if-none-match': page.etag } })
    expect([kept.status, Object.fromEntries(kept.headers)]).toEqual([
      304,
      { etag: page.etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=0, must-revalidate' },
    ])
  })

  test('the contract can be read by machines: every call, what it takes and what it gives', async () => {
    const { app } = await openTestShop(open)
    const contract = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, object> }
    for (const call of Object.values(calls))
      expect(contract.paths[call.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(call.method.toLowerCase())
  })

  test('long answers travel packed', async () => {
    const { app } = await openTestShop(open)
    const asked = (accepted: string) => app.request('/openapi.json', { headers: { 'accept-encoding': accepted } })
    const plain = await (await app.request('/openapi.json')).text()
    const [zipped, brotli] = [await asked('gzip, deflate'), await asked('gzip, deflate, br')]
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await zipped.bytes()).toString()).toBe(plain)
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(plain)
    expect(brotli.headers.get('vary')).toBe('accept-encoding')
  })

  test('browsers tell of breaches of the policy, and they are counted', async () => {
    const { app } = await openTestShop(open)
    expect((await app.request('/csp', { method: 'POST', body: '{}' })).status).toBe(204)
    expect(await (await app.request('/metrics')).text()).toContain('darya_csp_reports_total 1')
  })

  test('a missing file, an unknown call and a wrong method are plain answers', async () => {
    const { app } = await openTestShop(open)
    const answers = [
      await app.request('/assets/gone.js'),
      await app.request('/api/nothing'),
      await app.request('/home', { method: 'DELETE' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 405])
    for (const answer of answers) expect(await answer.json()).toEqual({ message: expect.any(String) })
  })
})
