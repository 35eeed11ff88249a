import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a push service took, as the browser reads it. */
export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** what the shop says, decrypted */
  readonly said: unknown
  readonly length: number
}

/** As a browser gives it, of a service that is never called: the key is that of RFC 8291. */
export const someBrowser = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/some-browser',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

export type PushHost = Awaited<ReturnType<typeof openPushHost>>

/** A push service on this machine with the browsers behind it: it believes nobody, and decrypts as they would. */
export async function openPushHost() {
  const pushed: Pushed[] = []
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>()
  const answers = new Map<string, { status: number; body?: string; location?: string; after?: number }>()
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { url: path = '', headers } = request
      const { status, body = '', location, after = 0 } = answers.get(path) ?? { status: 201 }
      const browser = browsers.get(path)
      if (browser === undefined || !isKnownSender(headers, url)) response.writeHead(403).end()
      else {
        const whole = Buffer.concat(parts)
        pushed.push({ path, headers, said: JSON.parse(decrypted(browser, whole)), length: whole.length })
        await sleep(after)
        response.writeHead(status, location === undefined ? {} : { location }).end(body)
      }
    })().catch(() => response.writeHead(400).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    pushed,
    /** A browser that subscribes, with what it hands to the shop. */
    browser(name = randomBytes(8).toString('hex')) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/send/${name}`, { keys, auth })
      return {
        endpoint: `${url}/send/${name}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    /** From now on it answers so for this endpoint. */
    answer(endpoint: string, answer: { status: number; body?: string; location?: string; after?: number }) {
      answers.set(new URL(endpoint).pathname, answer)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** By RFC 8292: a token of ES256 for this service, not over, made with the key that is named. */
function isKnownSender({ authorization = '' }: IncomingHttpHeaders, url: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? []
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const known = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const { aud, sub } = JSON.parse(String(bytes(claims))) as { aud: string; sub: string }
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), known, bytes(signature))
  return isSigned && aud === url && sub.startsWith('mailto:')
}

/** By RFC 8291 and RFC 8188, from the browser's side. */
function decrypted({ keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const prk = createHmac('sha256', salt).update(secret).digest()
  const expand = (what: string, length: number) =>
    createHmac('sha256', prk)
      .update(Buffer.from(`Content-Encoding: ${what}\0\x01`))
      .digest()
      .subarray(0, length)
  const decipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
