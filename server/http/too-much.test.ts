import { expect, test } from 'vitest'
import { asha } from '#tests/rooms/accounts.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { listeningShops, posted } from '#tests/running/listening-shop.ts'
import { refusals } from '#words/refusals.ts'

onDatabase('sqlite', (_, open) => {
  const openShop = listeningShops(open)

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
    await fetch(`${url}/auth/login`, posted('{}'))
    const times: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const began = performance.now()
      const answer = await fetch(`${url}/auth/login`, posted(`{"email":"${'x'.repeat(1_000_000)}"}`))
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
    await fetch(`${url}/auth/register`, posted(JSON.stringify(asha)))
    const signedIn = await fetch(`${url}/auth/login`, posted(JSON.stringify(asha)))
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

  test('a body in many small pieces is read', async () => {
    const { spoken } = await openShop()
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    const pieces = [...'{"email":"asha@darya.example"}'].map((sign) => `1\r\n${sign}\r\n`).join('')
    const { heard, hungUp } = await spoken(`${head}${pieces}0\r\n\r\n`)
    expect([heard.slice(0, 12), hungUp]).toEqual(['HTTP/1.1 400', false])
  })
})
