import { afterEach, expect, test } from 'vitest'
import { refusals } from '#words/refusals.ts'
import { asha } from '#tests/accounts.ts'
import { onDatabase } from '#tests/databases.ts'
import { openListeningShop } from '#tests/listening-shop.ts'
import type { TestShop } from '#tests/test-shop.ts'

onDatabase('sqlite', (_, open) => {
  const opened: { stop: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const shop of opened.splice(0)) await shop.stop()
  })

  async function openShop(options: TestShop = {}) {
    const shop = await openListeningShop(open, options)
    opened.push(shop)
    return shop
  }

  const json = { 'content-type': 'application/json' }
  const login = (body: string) => ({ method: 'POST', headers: json, body })

  test('an address of more than 2 KB is refused in words', async () => {
    const { url } = await openShop()
    const answer = await fetch(`${url}/orders?search=${'x'.repeat(2048)}`)
    expect([answer.status, await answer.json()]).toEqual([414, { message: refusals['address-too-long']() }])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('headers of more than 16 KB are refused', async () => {
    const { url } = await openShop()
    const answer = await fetch(`${url}/auth/checkAuth`, { headers: { 'x-long': 'x'.repeat(17_000) } })
    expect(answer.status).toBe(431)
  })

  test('a body of a megabyte is refused before it is read, within 50 ms', async () => {
    const { url } = await openShop()
    await fetch(`${url}/auth/login`, login('{}'))
    const times: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const began = performance.now()
      const answer = await fetch(`${url}/auth/login`, login(`{"email":"${'x'.repeat(1_000_000)}"}`))
      times.push(performance.now() - began)
      expect([answer.status, await answer.json()]).toEqual([413, { message: refusals['too-much-data']() }])
    }
    expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(50)
  })

  test('a body that does not say how long it is, is cut off where it is too long', async () => {
    const { said } = await openShop()
    const piece = 'x'.repeat(10_000)
    const heard = await said(
      `POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${`${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(20)}0\r\n\r\n`,
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a body that is refused gets its answer, and its connection serves the next request', async () => {
    const { spoken, url } = await openShop()
    await fetch(`${url}/auth/register`, login(JSON.stringify(asha)))
    const signedIn = await fetch(`${url}/auth/login`, login(JSON.stringify(asha)))
    const { token } = (await signedIn.json()) as { token: string }
    const head = (line: string, type: string, length: number) =>
      `${line} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`
    const next = Buffer.from('GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n')
    const brokenLetters = Buffer.from([0xc3, 0x28])
    const refused = [
      [Buffer.from(head('POST /auth/login', 'application/json', 2)), brokenLetters],
      [Buffer.from(head('DELETE /auth/sessions', 'application/json', 2)), brokenLetters],
      [Buffer.from(`${head('DELETE /auth/sessions', 'text/plain', 5)}hello`)],
      [Buffer.from(`${head('POST /auth/login', 'text/plain', 5)}hello`)],
      [Buffer.from(`${head('POST /auth/login', 'application/json', 70_000)}${' '.repeat(70_000)}`)],
      [Buffer.from(`${head('DELETE /auth/sessions', 'application/json', 200_000)}${' '.repeat(200_000)}`)],
    ]
    for (const bytes of refused) {
      // An unread body is cut off after half a second: a connection that stands longer is not cut off.
      const { heard, hungUp } = await spoken(Buffer.concat([...bytes, next]), 800)
      expect(heard).toMatch(/^HTTP\/1\.1 4(00|13|15) [^]*HTTP\/1\.1 200 OK[^]*"live":true/)
      expect(hungUp).toBe(false)
    }
  })

  test('JSON that is a trap is refused, and changes nothing', async () => {
    const { url } = await openShop()
    const traps = [
      ['folded 500,000 deep, in lists', '['.repeat(500_000)],
      ['folded 30,000 deep, in lists, and closed', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
      ['folded 17 deep', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
      ['10,000 keys', `{${Array.from({ length: 10_000 }, (_, nr) => `"${nr.toString(36)}":0`).join()}}`],
      ['a poisoned key', '{"__proto__":{"admin":true},"email":"a@b.in","password":"x"}'],
      ['a poisoned key inside', '{"email":{"constructor":{"prototype":{"admin":true}}},"password":"x"}'],
      ['a key that is spelled in escapes', '{"\\u005f_proto__":{"admin":true}}'],
      ['half a character', '{"email":"\\ud800@b.in","password":"x"}'],
      ['a NUL', '{"email":"a\\u0000@b.in","password":"x"}'],
      ['an operator in place of a text', '{"email":{"$gt":""},"password":{"$gt":""}}'],
    ] as const
    for (const [what, body] of traps) {
      const answer = await fetch(`${url}/auth/login`, login(body))
      expect([what, answer.status]).toEqual([what, body.length > 65_536 ? 413 : 400])
      expect([what, await answer.json()]).toMatchObject([what, { message: expect.stringMatching(/\w/) }])
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    }
  })

  test('a body in many small pieces is read; in a piece for each letter it is hung up on, and nobody is troubled', async () => {
    const { spoken, url, everyLine } = await openShop()
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    const inPieces = (text: string) => `${head}${[...text].map((sign) => `1\r\n${sign}\r\n`).join('')}0\r\n\r\n`
    const small = await spoken(inPieces('{"email":"asha@darya.example"}'))
    expect([small.heard.slice(0, 12), small.hungUp]).toEqual(['HTTP/1.1 400', false])
    // There is no answer to read: the connection is gone.
    await expect(spoken(inPieces(`{"email":"${'x'.repeat(20_000)}"}`))).rejects.toThrow('ECONNRESET')
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    expect(everyLine().filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  test('a few requests in one piece are all answered; of two thousand, the first few, and their sender is hung up on', async () => {
    const { spoken, url } = await openShop()
    const ask = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n'
    const few = await spoken(ask.repeat(12), 1000)
    expect([goodIn(few.heard), few.hungUp]).toEqual([12, false])
    const many = await spoken(ask.repeat(1500), 5000)
    expect(goodIn(many.heard)).toBeLessThan(40)
    expect(many.hungUp).toBe(true)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
  })

  test('a request within a request is never answered', async () => {
    const { said } = await openShop()
    const ways = [
      ['a length and pieces', 'content-length: 4\r\ntransfer-encoding: chunked'],
      ['pieces and a length', 'transfer-encoding: chunked\r\ncontent-length: 4'],
      ['two lengths', 'content-length: 4\r\ncontent-length: 60'],
      ['a length with a sign', 'content-length: +4'],
      ['pieces under another name', 'transfer-encoding: xchunked\r\ncontent-length: 4'],
      ['pieces after a blank', 'transfer-encoding : chunked\r\ncontent-length: 4'],
      ['pieces that are not the last', 'transfer-encoding: chunked, identity'],
      ['a header folded over two lines', 'content-length: 4\r\n transfer-encoding: chunked'],
    ] as const
    for (const [what, headers] of ways) {
      const inner = 'GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\n'
      const heard = await said(
        `POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${headers}\r\n\r\n0\r\n\r\n${inner}`,
      )
      expect([what, heard.slice(0, 10)]).toEqual([what, 'HTTP/1.1 4'])
      expect([what, heard.includes('openapi')]).toEqual([what, false])
    }
  })

  test('a header or a field cannot turn a request into another kind', async () => {
    const { url } = await openShop()
    for (const headers of [
      { ...json, 'x-http-method-override': 'DELETE' },
      { ...json, 'x-method-override': 'PATCH' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      const answer = await fetch(`${url}/auth/sessions?_method=DELETE`, {
        method: 'POST',
        headers,
        body: '_method=DELETE',
      })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, DELETE')
    }
  })

  test('TRACE, CONNECT and what is no method at all get nowhere', async () => {
    const { said } = await openShop()
    for (const method of ['TRACE', 'CONNECT', 'FISH', 'PROPFIND', 'PURGE'])
      expect(await said(`${method} /orders HTTP/1.1\r\nhost: a\r\ncookie: secret=1\r\n\r\n`)).not.toMatch(
        /^HTTP\/1\.1 2|secret/,
      )
  })

  test('no other origin is let in, asked or not', async () => {
    const { url } = await openShop()
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    }
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const answer = await fetch(`${url}/orders`, { method, headers })
      expect(answer.ok).toBe(false)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('of two fields with one name the last counts, and it is judged like any other', async () => {
    const { url } = await openShop()
    const body = '{"email":"asha@example.com","email":{"$ne":1},"password":"teal kite over the dock"}'
    expect((await fetch(`${url}/auth/login`, login(body))).status).toBe(400)
  })

  test('200 addresses that somebody claims lift no limit', async () => {
    const { url } = await openShop()
    const statuses = new Map<number, number>()
    for (let nr = 0; nr < 200; nr += 1) {
      const forged = `${nr % 250}.${nr % 7}.0.${nr % 251}`
      const headers = {
        ...json,
        'x-forwarded-for': forged,
        forwarded: `for=${forged}`,
        'x-real-ip': forged,
        'cf-connecting-ip': forged,
        'true-client-ip': forged,
      }
      const body = JSON.stringify({ email: `asha${nr}@example.com` })
      const { status } = await fetch(`${url}/auth/validate-email`, { method: 'POST', headers, body })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 140 })
  })

  test('behind a proxy that is trusted, what the shopper adds in front of it counts for nothing', async () => {
    const { url } = await openShop({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    let refused = 0
    for (let nr = 0; nr < 100; nr += 1) {
      const headers = { ...json, 'x-forwarded-for': `198.51.100.${nr}, nonsense, 203.0.113.7` }
      const body = JSON.stringify({ email: `asha${nr}@example.com` })
      const { status } = await fetch(`${url}/auth/validate-email`, { method: 'POST', headers, body })
      if (status === 429) refused += 1
    }
    expect(refused).toBe(40)
  })

  test('whatever is sent, each line of the log is JSON on one line, and keeps no secret', async () => {
    const { url, said, everyLine } = await openShop()
    const secret = 'teal-kite-over-the-dock'
    const traps = ['a%0d%0a{"level":60}', 'a%1b[31mred', 'a"b\\c', '%E2%80%AEgnp', '%7B%22x%22', '%']
    for (const trap of traps)
      await fetch(`${url}/${trap}?token=${secret}&otp=123456`, {
        headers: { authorization: `Bearer ${secret}`, 'user-agent': `"},{"level":60 ${secret}`, cookie: secret },
      })
    await fetch(`${url}/auth/login`, login(`{"email":"${secret}@example.com","password":"${secret}"}`))
    await fetch(`${url}/api/auth/send-otp`, login('{"mobile":"9876543210"}'))
    await said(`GET /a\u001b[31m\u0007 HTTP/1.1\r\nhost: a\r\n\r\n`)
    await said(`GET /%00\u0001"${secret}?${secret} HTTP/1.1\r\nhost: a\r\nx: "}\r\n\r\n`)
    const lines = everyLine()
    expect(lines.length).toBeGreaterThan(traps.length)
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
      expect(() => JSON.parse(line) as unknown).not.toThrow()
    }
    expect(lines.join('')).not.toMatch(/"level":60|9876543210|123456/)
    expect(lines.filter((line) => line.includes(secret) && !line.includes('/%00'))).toEqual([])
  })
})

const goodIn = (heard: string) => heard.split('HTTP/1.1 200').length - 1
