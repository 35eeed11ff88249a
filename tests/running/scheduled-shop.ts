import type { Scheduler } from 'fast-check'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'

/**
 * A shop whose calls arrive and are answered when the schedule says so. Each person has ordered once, to the street that
 * has their name.
 */
export function openShop(order: Scheduler) {
  const issued = new Map<string, string>()
  const alive = new Set<string>()

  async function answer(address: string, { headers, body }: RequestInit = {}): Promise<Response> {
    const path = new URL(address, location.origin).pathname
    const token = new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? ''
    await order.schedule(Promise.resolve(), `${path} arrives`)
    const said = answerTo(path, token, typeof body === 'string' ? body : '{}')
    await order.schedule(Promise.resolve(), `the answer of ${path}`)
    return said
  }

  function answerTo(path: string, token: string, body: string): Response {
    const who = alive.has(token) ? issued.get(token) : undefined
    if (path === '/auth/login') {
      alive.delete(token)
      const { email } = JSON.parse(body) as { email: string }
      const fresh = `token ${issued.size}`
      issued.set(fresh, email)
      alive.add(fresh)
      return Response.json({ token: fresh, user: userOf(email) })
    }
    if (path === '/auth/logout') alive.delete(token)
    if (path === '/auth/checkAuth')
      return Response.json(who === undefined ? { authenticated: false } : { authenticated: true, user: userOf(who) })
    if (who === undefined) return Response.json({ message: 'Please log in.' }, { status: 401 })
    const address = { ...ashasAddress, streetAddress: who }
    const data = [ashasOrderView({ shippingAddress: address, billingAddress: address })]
    return Response.json({ success: true, data })
  }

  return { answer, ownerOf: (token: string | undefined) => issued.get(token ?? '') }
}

export const userOf = (email: string) => ({ id: email, name: email, fullName: email, email, mobile: '+919820000001' })
