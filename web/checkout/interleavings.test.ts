import { act, cleanup, renderHook } from '@testing-library/react'
import { array, assert, asyncProperty, constantFrom, type Scheduler, scheduler } from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { isCalling } from '#browser/api.ts'
import { cartLineOf } from '#shop/cart/cart.ts'
import { rupees } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { minutes } from '#shop/time.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { orderToSend } from '#shop/wire/checkout.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'
import { addToCart, leaveCart } from '#web/cart/cart.ts'
import { unsentOrders } from '#web/unsent/kept-here.ts'
import { sendUnsent } from '#web/unsent/send-unsent.ts'
import { refusals } from '#words/refusals.ts'
import { usePlacing } from './use-placing.ts'

// The long run is a command: INTERLEAVINGS=1000 npx vitest run web/checkout/interleavings.test.ts
const commands = [
  'press here',
  'press there',
  'reload here',
  'rate changes',
  'token dies',
  'sign in again',
  'type',
] as const
const fates = ['arrives', 'arrives', 'is lost', 'its answer is lost', 'meets a busy shop'] as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test(
  'whatever comes between, one cart becomes one order at most, and is not lost before the shop has said yes',
  async () => {
    await assert(
      asyncProperty(
        scheduler({ act }),
        array(constantFrom(...commands), { minLength: 1, maxLength: 8 }),
        array(constantFrom(...fates), { maxLength: 6 }),
        async (order, actions, destinies) => {
          await unsentOrders.clear()
          const shop = openShop(order, destinies)
          const tabs = openTabs(shop)
          order.scheduleSequence(
            actions.map((label) => ({ label, builder: async () => act(async () => tabs.perform(label)) })),
          )
          await quiet(order)
          // In the end the network is well, and both pages are opened once more.
          shop.calm()
          await act(async () => tabs.perform('reload here'))
          await act(async () => tabs.perform('reload there'))
          await quiet(order)

          expect(shop.orders.size).toBeLessThanOrEqual(1)
          const isLost = localStorage.getItem('cartItems') === '[]' && !shop.hasSaidYes()
          expect(isLost).toBe(false)
          tabs.close()
        },
      ),
      runsOf(3000),
    )
  },
  minutes(5),
)

/** A call loads its contract before it is sent, which the order of things does not wait for by itself. */
async function quiet(order: Scheduler): Promise<void> {
  do {
    await act(async () => new Promise((turn) => setImmediate(turn)))
    await order.waitIdle()
  } while (isCalling())
}

/** The network and the shop behind it, as the contract says: a key makes one order, and the same again gets the same answer. */
function openShop(order: Scheduler, destinies: readonly (typeof fates)[number][]) {
  const orders = new Map<string, { id: string; body: string }>()
  const waiting = [...destinies]
  let [isCalm, saidYes, rate, isTokenAlive] = [false, false, 1000, true]

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, sent) => {
    const path = new URL(address as string, location.origin).pathname
    if (path !== '/orders') return Response.json({ success: true, orderNumber: 'x', barcode: 'data:image/svg+xml,x' })
    const fate = isCalm ? 'arrives' : (waiting.shift() ?? 'arrives')
    await order.schedule(Promise.resolve(), `an order ${fate}`)
    if (fate === 'is lost') throw new TypeError('no network')
    const answer = fate === 'meets a busy shop' ? refusal(503, refusals.busy()) : answerTo(sent)
    await order.schedule(Promise.resolve(), `the answer ${answer.status}`)
    if (fate === 'its answer is lost') throw new TypeError('no network')
    if (answer.status === 201) saidYes = true
    return answer
  })

  function answerTo(sent: RequestInit | undefined): Response {
    if (!isTokenAlive) return refusal(401, refusals['not-signed-in']())
    const key = new Headers(sent?.headers).get('idempotency-key') ?? ''
    const body = typeof sent?.body === 'string' ? sent.body : ''
    const earlier = orders.get(key)
    if (earlier && earlier.body !== body) return refusal(422, refusals['other-attempt']())
    const { totalPrice, cartItems } = JSON.parse(body) as Sends<'placeOrder'>
    if (!earlier && totalPrice !== rate)
      return refusal(409, refusals['prices-changed'](), { prices: [{ ...cartItems[0], price: rate }] })
    orders.set(key, { id: key, body })
    return Response.json(ashasOrderView({ _id: key }), { status: 201 })
  }

  return {
    orders,
    hasSaidYes: () => saidYes,
    rate: () => rate,
    changeRate: () => (rate += 100),
    setToken: (alive: boolean) => (isTokenAlive = alive),
    calm: () => ([isCalm, isTokenAlive] = [true, true]),
  }
}

const refusal = (status: number, message: string, more: object = {}) => Response.json({ message, ...more }, { status })

/** Two pages with the checkout of one shopper. Nobody who has read that the order is placed, or was, presses again. */
function openTabs(shop: ReturnType<typeof openShop>) {
  localStorage.clear()
  leaveCart()
  addToCart(openingProduct(4), {}, 1)
  const pomfret = cartLineOf(openingProduct(4), {}, 1)
  let [street, seenRate] = ['Parel Naka', shop.rate()]
  const tabs = { here: openTab(), there: openTab() }

  function press(tab: keyof typeof tabs) {
    const { current } = tabs[tab].result
    const { outcome, reading, waiting } = current
    const isOver = outcome && ('placed' in outcome || ('refused' in outcome && outcome.refused.includes('My Orders')))
    if (isOver || reading || waiting || localStorage.getItem('cartItems') === '[]' || !pomfret) return
    if (outcome && 'refused' in outcome && outcome.told) seenRate = outcome.told.pdpImage4 ?? seenRate
    const shippingAddress = { ...ashasAddress, streetAddress: street }
    const price = rupees(seenRate)
    void current.send(
      orderToSend({
        userId: asha.id,
        items: [{ ...pomfret, price }],
        total: price,
        most: price,
        shippingAddress,
        billingAddress: ashasAddress,
        payment: undefined,
        wishes: noWishes,
        sendBefore: Date.UTC(2100, 0),
      }),
    )
  }

  function reload(tab: keyof typeof tabs) {
    dispatchEvent(new Event('pagehide'))
    tabs[tab].unmount()
    dispatchEvent(new Event('pageshow'))
    tabs[tab] = openTab()
  }

  const perform: Record<(typeof commands)[number] | 'reload there', () => void> = {
    'press here': () => press('here'),
    'press there': () => press('there'),
    'reload here': () => reload('here'),
    'reload there': () => reload('there'),
    'rate changes': () => void shop.changeRate(),
    'token dies': () => void shop.setToken(false),
    'sign in again': () => void shop.setToken(true),
    type: () => void (street = `${street} 2`),
  }
  return { perform: (command: keyof typeof perform) => perform[command](), close: cleanup }
}

/** A page sends what waits as soon as it is open. */
function openTab() {
  const tab = renderHook(() => usePlacing({ user: asha, token: 'secret' }))
  void sendUnsent({ userId: asha.id, token: 'secret' })
  return tab
}

const asha = {
  id: 'asha',
  _id: 'asha',
  name: 'Asha',
  fullName: 'Asha Koli',
  email: 'asha@darya.example',
  mobile: '+919820000001',
}
