import { expect, test } from 'vitest'
import { onDatabase } from '#tests/running/databases.ts'
import { json, listeningShops, posted } from '#tests/running/listening-shop.ts'

onDatabase('sqlite', (_, open) => {
  const openShop = listeningShops(open)

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
      const answer = await fetch(`${url}/auth/login`, posted(body))
      expect([what, answer.status]).toEqual([what, body.length > 65_536 ? 413 : 400])
      expect([what, await answer.json()]).toMatchObject([what, { message: expect.stringMatching(/\w/) }])
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    }
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
    expect((await fetch(`${url}/auth/login`, posted(body))).status).toBe(400)
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
    const folders = ['weighed', 'orders/asks', 'orders/asks/x', 'hi/weighed', 'counter/first', 'counter/enrol']
    const odd = [
      '/weighed',
      '%77eighed',
      'weighed/',
      'Weighed',
      'HI/weighed',
      'weighed.data',
      'x/../weighed',
      'a;b/weighed',
    ]
    for (const path of [
      ...folders,
      ...odd,
      'weighed%2f',
      '/counter/first',
      '%63ounter/first',
      'hi//weighed',
      'weighed\\',
    ])
      await said(`GET /${path}/${secret} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
    await fetch(`${url}/auth/login`, posted(`{"email":"${secret}@example.com","password":"${secret}"}`))
    await fetch(`${url}/api/auth/send-otp`, posted('{"mobile":"9876543210"}'))
    await said(`GET /a\u001b[31m\u0007 HTTP/1.1\r\nhost: a\r\n\r\n`)
    await said(`GET /%00\u0001"${secret}?${secret} HTTP/1.1\r\nhost: a\r\nx: "}\r\n\r\n`)
    const lines = everyLine()
    expect(lines.length).toBeGreaterThan(traps.length)
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
      expect(() => JSON.parse(line) as unknown).not.toThrow()
    }
    expect(lines.join('')).not.toMatch(/"level":60|9876543210|123456/)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })
})
