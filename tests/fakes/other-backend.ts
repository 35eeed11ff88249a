import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What a backend answers to a call: JSON, or text as it stands. */
export type Said =
  | { readonly status: number; readonly json: unknown }
  | { readonly status: number; readonly html: string }

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
  password: string
  readonly mobile: string
}

const json = (said: unknown, status = 200): Said => ({ status, json: said })

/**
 * A backend that is not ours: it keeps to section 7 of the specification, and of each answer gives only what stands there.
 * Whatever else a page asks for, it does not know.
 */
export async function openOtherBackend() {
  const people: Person[] = []
  const orders: { readonly _id: string; status?: string; readonly of: string }[] = []
  const reviews: Record<string, unknown>[] = []
  const heard: { readonly call: string; readonly body: Record<string, unknown> }[] = []
  const instead = new Map<string, Said>()

  const whoAsks = ({ headers }: IncomingMessage) =>
    people.find(({ id }) => headers.authorization === `Bearer token-of-${id}`)
  const signedIn = ({ id, name }: Person) => ({ token: `token-of-${id}`, user: { id, fullName: name, name } })

  const calls: Record<string, (body: Record<string, unknown>, asked: IncomingMessage, id: string) => Said> = {
    'GET /auth/checkAuth'(_, asked) {
      const who = whoAsks(asked)
      return json(who ? { authenticated: true, user: signedIn(who).user } : { authenticated: false })
    },
    'POST /auth/register'(body) {
      people.push({ id: `p${people.length + 1}`, ...(body as unknown as Omit<Person, 'id'>) })
      return json({ message: 'User registered.' }, 201)
    },
    'POST /auth/login'(body) {
      const who = people.find(({ email, password }) => email === body['email'] && password === body['password'])
      return who ? json(signedIn(who)) : json({}, 401)
    },
    'POST /auth/validate-email': () => json({}),
    'GET /orders/userorders'(_, asked) {
      const who = whoAsks(asked)
      if (who === undefined) return json({}, 401)
      const own = orders.filter((order) => order.of === who.id).toReversed()
      return json({ success: true, data: own.map(({ of: _of, ...order }) => order) })
    },
    'POST /orders'(body, asked) {
      const who = whoAsks(asked)
      if (who === undefined) return json({}, 401)
      const { shippingAddress, cartItems, totalPrice } = body
      const _id = `65f0c1d2e3a4b5c6d7e8f90${orders.length}`
      orders.push({
        _id,
        orderDate: '2026-11-26T06:30:00.000Z',
        totalPrice,
        shippingAddress,
        cartItems,
        of: who.id,
      } as (typeof orders)[number])
      return json({ _id }, 201)
    },
    'POST /orders/generate-barcode': () => json({}),
    'PATCH /orders/:id/cancel'(_, asked, id) {
      const order = orders.find((one) => one._id === id && one.of === whoAsks(asked)?.id)
      if (order === undefined) return json({ success: false }, 404)
      order.status = 'Canceled'
      return json({ success: true })
    },
    'GET /reviews/:id': (_, _asked, id) => json(reviews.filter(({ productId }) => String(productId) === id)),
    'POST /reviews'(body) {
      reviews.push({ _id: `r${reviews.length}`, timestamp: '2026-11-26T06:30:00.000Z', ...body })
      return json({}, 201)
    },
    'POST /api/auth/send-otp': () => json({ success: true }),
    'POST /api/auth/verify-otp': ({ otp }) => json({ success: otp === '123456' }),
    'POST /api/auth/reset-password'({ mobile, newPassword }) {
      const who = people.find((one) => one.mobile === mobile)
      if (who === undefined) return json({ success: false })
      who.password = String(newPassword)
      return json({ success: true, ...signedIn(who) })
    },
    'GET /pincode/:id': () => json([{ Status: 'Success', PostOffice: [{ District: 'Mumbai', State: 'Maharashtra' }] }]),
  }

  async function answer(asked: IncomingMessage): Promise<Said> {
    const path = new URL(asked.url ?? '/', 'http://127.0.0.1').pathname
    let text = ''
    for await (const part of asked) text += String(part)
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    for (const [call, handler] of Object.entries(calls)) {
      const pattern = call.replace(':id', '([^/]+)')
      const found = new RegExp(`^${pattern}$`).exec(`${asked.method} ${path}`)
      if (found === null) continue
      heard.push({ call, body })
      return instead.get(call) ?? handler(body, asked, decodeURIComponent(found[1] ?? ''))
    }
    return { status: 404, html: '<h1>Not Found</h1>' }
  }

  const server = createServer((asked, answered: ServerResponse): void => {
    const open = {
      'access-control-allow-origin': asked.headers.origin ?? '*',
      'access-control-allow-headers': asked.headers['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    }
    if (asked.method === 'OPTIONS') {
      answered.writeHead(204, open).end()
      return
    }
    void answer(asked).then((said) =>
      'json' in said
        ? answered
            .writeHead(said.status, { ...open, 'content-type': 'application/json' })
            .end(JSON.stringify(said.json))
        : answered.writeHead(said.status, { ...open, 'content-type': 'text/html' }).end(said.html),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** each call that it was asked, oldest first */
    heard,
    /** answers a call so from now on; undefined: as it should */
    answer(call: string, said: Said | undefined) {
      if (said === undefined) instead.delete(call)
      else instead.set(call, said)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type OtherBackend = Awaited<ReturnType<typeof openOtherBackend>>
