import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { ask, secureShops } from '#tests/running/secure-shop.ts'
import { makeCertificate } from './authority.ts'

onDatabase('sqlite', (_, open) => {
  const { place: newPlace, shop: openShop } = secureShops(open)

  async function opened(environment: Record<string, string> = {}) {
    const place = await newPlace(environment)
    await place.certificate(['192.168.1.7', 'shop.local'])
    const ca = readFileSync(place.files.authority, 'utf8')
    return { place, ca, shop: await openShop(place) }
  }

  test('a client that trusts the shop’s own authority alone is answered by https, and one that does not is not', async () => {
    const { shop, ca } = await opened()
    const { status, headers } = await ask(`${shop.https}/health/live`, { ca })
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toBeUndefined()
    await expect(ask(`${shop.https}/health/live`)).rejects.toThrow(/unable to verify|self-signed/)
  })

  test('browsers are told to come by https alone where every device trusts the shop, and by the usual port', async () => {
    const told = async (place: Awaited<ReturnType<typeof newPlace>>, ca: string) => {
      const { headers } = await ask(`${(await openShop(place)).https}/orders/nothing`, { ca })
      return headers['strict-transport-security']
    }
    const place = await newPlace({ PUBLIC_URL: 'https://fish.example' })
    await place.certificate(['fish.example'])
    const ca = readFileSync(place.files.authority, 'utf8')
    expect(await told(place, ca)).toBeUndefined()
    // of an authority that is not the shop's own
    const elsewhere = async (address: string) => {
      const other = await newPlace({ PUBLIC_URL: address })
      mkdirSync(other.files.folder)
      for (const name of ['cert', 'key'] as const) copyFileSync(place.files[name], other.files[name])
      return told(other, ca)
    }
    expect(await elsewhere('https://fish.example')).toBe('max-age=31536000; includeSubDomains')
    expect(await elsewhere('https://fish.example:3443')).toBeUndefined()
  })

  test('a certificate that has ended is told once, as one that ends', async () => {
    const place = await newPlace()
    await place.certificate()
    let at = Date.now()
    let looks = 0
    const now = () => {
      looks += 1
      return at
    }
    const shop = await openShop(place, { now })
    at += days(398)
    const raised = () => shop.alarms.raised().map(({ name }) => name)
    await expect.poll(raised).toEqual(['certificate-ends'])
    // what is wrong is said from the second look on
    looks = 0
    await expect.poll(() => looks).toBeGreaterThan(10)
    expect(raised()).toEqual(['certificate-ends'])
  })

  test('the authority vouches for the names of this machine and no others, whatever its key has signed', async () => {
    const { place, shop, ca } = await opened()
    const key = readFileSync(place.files.authorityKey, 'utf8')
    const forged = await makeCertificate(['bank.example', '127.0.0.1'], { cert: ca, key }, Date.now())
    const others = await makeCertificate(['192.168.1.8'], { cert: ca, key }, Date.now())
    for (const [name, cert] of Object.entries({ forged: forged.cert, others: others.cert })) {
      const file = join(place.dataDir, `${name}.crt`)
      writeFileSync(file, cert)
      const { status, stdout, stderr } = spawnSync('openssl', ['verify', '-CAfile', place.files.authority, file])
      expect([name, status, stdout.toString() + stderr.toString()]).toEqual([
        name,
        2,
        expect.stringContaining('permitted subtree violation'),
      ])
    }
    expect(execFileSync('openssl', ['verify', '-CAfile', place.files.authority, place.files.cert]).toString()).toMatch(
      /OK/,
    )
    await expect(ask(`${shop.https}/health/live`, { ca, servername: 'bank.example' })).rejects.toThrow(
      /altnames|hostname/i,
    )
    writeFileSync(place.files.key, forged.key)
    writeFileSync(place.files.cert, forged.cert)
    await expect
      .poll(() => ask(`${shop.https}/health/live`, { ca }).catch((error: Error) => error.message))
      .toMatch(/permitted subtree violation/)
  })

  test('a certificate holds for at most 398 days, and its authority for ten years', async () => {
    const { place } = await opened()
    expect(life(place.files.cert)).toBeLessThanOrEqual(398)
    expect(Math.round(life(place.files.authority))).toBe(3650)
  })

  test('keys are for the shop’s user alone', async () => {
    const { place } = await opened()
    for (const file of [place.files.key, place.files.authorityKey]) expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('a renewed certificate is served without a restart, and who is connected stays so', async () => {
    const { place, shop, ca } = await opened()
    const { port } = new URL(shop.https)
    const socket = connect({ port: Number(port), host: '127.0.0.1', ca })
    await once(socket, 'secureConnect')
    const before = socket.getPeerX509Certificate()?.fingerprint256
    expect(await place.certificate(['--renew'])).toContain('serves it within seconds')
    const servedNow = async () => {
      const one = connect({ port: Number(port), host: '127.0.0.1', ca })
      await once(one, 'secureConnect')
      const fingerprint = one.getPeerX509Certificate()?.fingerprint256
      one.destroy()
      return fingerprint
    }
    await expect.poll(servedNow).not.toBe(before)
    socket.write('GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    const heard: Buffer[] = []
    for await (const piece of socket) heard.push(piece as Buffer)
    expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1\.1 200/)
    // the authority is the same: nobody must trust anew
    expect(readFileSync(place.files.authority, 'utf8')).toBe(ca)
  })

  test('files that do not fit are not served: the old ones are, and the owner’s board says so until they do', async () => {
    const { place, shop, ca } = await opened()
    const [cert, key] = [readFileSync(place.files.cert), readFileSync(place.files.key)]
    writeFileSync(place.files.cert, 'half of a certificate')
    const wrong = () => shop.alarms.raised().map(({ name, sentence }) => `${name}: ${sentence}`)
    await expect.poll(wrong).toEqual([expect.stringMatching(/^certificate-unfit: .*holds no certificate/)])
    expect((await ask(`${shop.https}/health/live`, { ca })).status).toBe(200)
    writeFileSync(place.files.cert, cert)
    writeFileSync(place.files.key, key)
    await expect.poll(wrong).toEqual([])
  })

  test('thirty days before the end the owner’s board says so, and no longer once it is renewed', async () => {
    const place = await newPlace()
    await place.certificate()
    let at = Date.now()
    const shop = await openShop(place, { now: () => at })
    const told = async () => {
      const owner = await staffOf(shop.database, 'owner', { at })
      const answer = await shop.app.request('/counter/api/attention', { headers: secure(owner.headers) })
      return ((await answer.json()) as { alarms: { kind: string; count: number }[] }).alarms
    }
    at += days(366)
    expect(await told()).toEqual([])
    at += days(2)
    await expect.poll(told).toEqual([expect.objectContaining({ kind: 'certificate-ends', count: 28 })])
    await place.certificate(['--renew'], at)
    await expect.poll(told).toEqual([])
  })

  test('plain http leads to https, but answers the machine’s own questions and what a new device needs', async () => {
    const { place, shop } = await opened()
    for (const [path, to] of [
      ['/', '/'],
      ['/counter', '/counter'],
      ['/productDetails/4?x=1', '/productDetails/4?x=1'],
      ['//evil.example/a', '//evil.example/a'],
      ['/counter/api/door', '/counter/api/door'],
    ]) {
      const { status, headers } = await ask(shop.http + path)
      expect([path, status, headers.location]).toEqual([path, 307, shop.https + to])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect((await ask(`${shop.http}/auth/login`, { method: 'POST' })).status).toBe(307)
    expect((await ask(shop.http, { path: 'http://evil.example/a' })).headers.location).toBe(`${shop.https}/`)
    for (const path of ['/health/live', '/health/ready', '/version', '/metrics'])
      expect([path, (await ask(shop.http + path)).status]).toEqual([path, 200])
    const { status, headers, body } = await ask(`${shop.http}/darya-authority.crt`)
    expect([status, headers['content-type']]).toEqual([200, 'application/x-x509-ca-cert'])
    const { fingerprint256 } = new X509Certificate(readFileSync(place.files.authority))
    expect(createHash('sha256').update(Buffer.from(body, 'latin1')).digest('hex').toUpperCase()).toBe(
      fingerprint256.replaceAll(':', ''),
    )
  })

  test('a proxy that is named is answered by plain http beside it', async () => {
    const { shop } = await opened({ TRUSTED_PROXIES: '127.0.0.1' })
    expect((await ask(`${shop.http}/auth/checkAuth`)).status).toBe(200)
  })

  test('the fingerprint is the owner’s to see, on a screen that is trusted, and nobody else’s', async () => {
    const { place, shop } = await opened()
    const asked = async (headers: Record<string, string> = {}) =>
      (await shop.app.request('/counter/api/certificate', { headers })).json() as Promise<{
        is: string
        compare?: object
      }>
    const owner = await staffOf(shop.database, 'owner', { at: Date.now() })
    const cutter = await staffOf(shop.database, 'cutter', { at: Date.now() })
    const { fingerprint256: fingerprint } = new X509Certificate(readFileSync(place.files.authority))
    expect((await asked(secure(owner.headers))).compare).toMatchObject({ fingerprint })
    expect(await asked(secure(cutter.headers))).not.toHaveProperty('compare')
    expect(await asked()).toMatchObject({ is: 'own' })
    expect(await asked()).not.toHaveProperty('compare')
  })

  async function certificateOf(environment: Record<string, string>) {
    const { shop } = await opened(environment)
    return (await (await shop.app.request('/counter/api/certificate')).json()) as { page?: { address: string } }
  }

  test('a new device begins at an address by plain http; one that would lead it to itself is not shown', async () => {
    expect((await certificateOf({ PUBLIC_URL: 'https://shop.local:3443', PORT: '34001' })).page?.address).toBe(
      'http://shop.local:34001/counter/certificate',
    )
    expect(await certificateOf({})).not.toHaveProperty('page')
  })

  test('the authority is offered where the shop’s own vouches for what is served, and not beside another certificate', async () => {
    const { place, shop } = await opened()
    const other = await newPlace()
    await other.certificate()
    copyFileSync(other.files.cert, place.files.cert)
    copyFileSync(other.files.key, place.files.key)
    await expect.poll(async () => (await ask(`${shop.http}/darya-authority.crt`)).status).toBe(404)
    expect(await (await shop.app.request('/counter/api/certificate')).json()).toMatchObject({ is: 'known' })
  })
})

/** The cookies of a shop that is reached by https. */
const secure = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  cookie: (headers['cookie'] ?? '').replaceAll(/(^|; )(staff|staff-device)=/g, '$1__Host-$2='),
})

/** How many days a certificate holds. */
function life(file: string): number {
  const { validFrom, validTo } = new X509Certificate(readFileSync(file))
  return (Date.parse(validTo) - Date.parse(validFrom)) / days(1)
}
