import { once } from 'node:events'
import { connect } from 'node:net'
import { sample } from 'fast-check'
import { calls } from '#shop/wire/calls.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import type { CallName, Known } from '../fuzz/honest.ts'
import { requestsTo } from '../fuzz/requests.ts'
import { openWire } from '../fuzz/wire.ts'

/** Something that a stranger can send, meant to keep the shop busy with it alone. */
export interface HostileInput {
  readonly name: string
  readonly send: (url: string) => Promise<unknown>
}

/** Texts as long as a body may be: what is easy to type, and what is hard to bring into one form. */
const longTexts: Readonly<Record<string, string>> = {
  letters: 'x'.repeat(60_000),
  'accents in the wrong order': `a${'\u0315\u0300'.repeat(15_000)}`,
  'one accent': `a${'\u0300'.repeat(30_000)}`,
  'a word that becomes eighteen': 'ﷺ'.repeat(20_000),
  blanks: `a${' '.repeat(60_000)}b`,
  dots: `a@${'b.'.repeat(30_000)}c`,
}

/** What comes by calls: each text in each field, and lists of everything. */
export function hostileBodies(known: Known): HostileInput[] {
  const post = (name: string, path: string, body: object): HostileInput => ({
    name,
    send: (url) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${known.token}` },
        body: JSON.stringify(body),
      }).then((answer) => answer.arrayBuffer()),
  })
  const order = ashasOrder({ userId: known.userId })
  const mobile = '9820000001'
  const registration = { name: 'Asha', email: 'asha@darya.example', password: 'a net of nine knots', mobile }
  const bodies: Readonly<Record<string, readonly [path: string, body: object]>> = {
    register: ['/auth/register', registration],
    login: ['/auth/login', { email: 'asha@darya.example', password: 'a' }],
    'an e-mail to look at': ['/auth/validate-email', { email: 'asha@darya.example' }],
    'a code': ['/api/auth/send-otp', { mobile }],
    'a new password': ['/api/auth/reset-password', { mobile, otp: '123456', newPassword: 'a lamp in the fog' }],
    'a review': ['/reviews', ashasReview({ productId: 4 })],
    'an address': ['/orders', order.shippingAddress],
  }
  const long = Object.entries(longTexts).flatMap(([what, text]) =>
    Object.entries(bodies).flatMap(([name, [path, body]]) =>
      Object.keys(body).map((field) => {
        const sent = { ...body, [field]: text }
        return post(`${name}, ${field}: ${what}`, path, path === '/orders' ? { ...order, shippingAddress: sent } : sent)
      }),
    ),
  )
  const lists = Object.entries({
    nothing: Array.from({ length: 20_000 }, () => ({})),
    numbers: Array.from({ length: 30_000 }, () => 1),
    lists: Array.from({ length: 20_000 }, () => []),
    'fish that there are': Array.from({ length: 700 }, () => order.cartItems[0]),
    'fish that there are not': Array.from({ length: 700 }, (_, nr) => ({ ...order.cartItems[0], id: `fish${nr}` })),
  }).map(([what, cartItems]) => post(`an order of many: ${what}`, '/orders', { ...order, cartItems }))
  const keys = Object.fromEntries(Array.from({ length: 6000 }, (_, nr) => [`k${nr}`, 0]))
  return [...long, ...lists, post('6,000 keys', '/auth/login', keys)]
}

/** What comes by addresses: pages that are not ready, and searches as long as an address may be. */
export function hostileAddresses(): HostileInput[] {
  const paths = [
    '/home',
    ...Array.from({ length: 21 }, (_, nr) => `/productDetails/${nr + 1}`),
    '/openapi.json',
    '/sitemap.xml',
    '/search?query=a',
    `/search?query=${'a%20'.repeat(400)}`,
    `/search?query=${encodeURIComponent('a\u0315\u0300').repeat(100)}`,
    `/search?query=${encodeURIComponent('ﷺ').repeat(200)}`,
    `/search?query=${'%25'.repeat(600)}`,
    `/search.data?query=${'fish%20'.repeat(250)}`,
    `/no-such-page/${'a/'.repeat(900)}`,
    `/${'%F0%9F%90%9F'.repeat(160)}`,
    '/reviews/4?page=zzz',
    `/reviews/4?${'page=1&'.repeat(280)}`,
    `/orders/userorders?search=${'%25_'.repeat(50)}`,
    `/pincode/${'1'.repeat(1900)}`,
    '/pincode/560001',
  ]
  return paths.map((path) => ({
    name: `GET ${path.slice(0, 60)}`,
    send: (url) => fetch(url + path).then((answer) => answer.arrayBuffer()),
  }))
}

/** What comes by the wire itself: many requests in one piece, many pieces in one request, many headers, many people. */
export function hostileWires(): HostileInput[] {
  const chunked = `${head('POST /auth/login')}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  return [
    spoken('many requests in one piece, for a page that is ready', inOnePiece('GET /home')),
    spoken('many requests in one piece, for its address with a name', inOnePiece('HEAD /home')),
    spoken('many requests in one piece, for a call', inOnePiece('GET /pincode/400012')),
    spoken('many requests in one piece, for a file', inOnePiece('GET /robots.txt')),
    spoken('many requests in one piece, for searches', inOnePiece('GET /search?query=a')),
    spoken('many requests in one piece, refused', inOnePiece('PUT /x')),
    spoken('a body in 60,000 pieces', `${chunked}${'1\r\n \r\n'.repeat(60_000)}0\r\n\r\n`),
    spoken('2,000 headers', `${head('GET /auth/checkAuth')}${'a:b\r\n'.repeat(2000)}\r\n`),
    spoken('16 KB of cookies', `${head('GET /auth/checkAuth')}Cookie: ${'a=b;'.repeat(3900)}\r\n\r\n`),
    spoken('16 KB of token', `${head('GET /auth/checkAuth')}Authorization: Bearer ${'a '.repeat(7900)}\r\n\r\n`),
    spoken('16 KB of encodings', `${head('GET /home')}Accept-Encoding: ${'b,'.repeat(7900)}\r\n\r\n`),
    ...['/home', '/auth/checkAuth', '/reviews/4', '/search?query=a', '/no-such-page'].map((path) => ({
      name: `150 at once: GET ${path}`,
      send: (url: string) =>
        Promise.all(Array.from({ length: 150 }, () => fetch(url + path).then((answer) => answer.arrayBuffer()))),
    })),
    {
      name: '150 at once: logins',
      send: (url: string) =>
        Promise.all(
          Array.from({ length: 150 }, () =>
            fetch(`${url}/auth/login`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"email":"asha@darya.example","password":"a"}',
            }).then((answer) => answer.arrayBuffer()),
          ),
        ),
    },
  ]
}

const head = (line: string) => `${line} HTTP/1.1\r\nHost: a\r\n`

const inOnePiece = (line: string) => `${head(line)}\r\n`.repeat(Math.floor(65_000 / (head(line).length + 2)))

/** What the fuzz bench sends to one call. */
export function generated(name: CallName, known: Known, { count, seed }: { count: number; seed: number }) {
  return sample(requestsTo(name, known), { numRuns: count, seed }).map(
    (sent): HostileInput => ({
      name: `generated: ${sent.method} ${sent.path.slice(0, 60)} ${sent.body?.toString().slice(0, 60) ?? ''}`,
      async send(url) {
        const wire = openWire(url, 1)
        await wire.send(sent)
        wire.close()
      },
    }),
  )
}

export const everyCall = Object.keys(calls) as CallName[]

/** Writes these very bytes and waits until nothing more comes. */
const spoken = (name: string, bytes: string): HostileInput => ({
  name,
  async send(url) {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined).resume()
    socket.setTimeout(400, () => socket.destroy())
    socket.write(bytes)
    await once(socket, 'close')
  },
})
