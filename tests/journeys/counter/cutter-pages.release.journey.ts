import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#counter/routes.ts'
import { paise } from '#shop/money.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { move, orderAt, pastCutOff } from './board-room.ts'

const planted = {
  ...ashasAddress,
  firstName: 'Zebulon',
  lastName: 'Quagga',
  phone: '+919811122233',
  addressLine1: '77 Xylophone House',
}
const told = [
  'Zebulon',
  'Quagga',
  '9811122233',
  '98111 22233',
  'Xylophone',
  '73457',
  '734.57',
  '1,469',
  '146914',
  '1469.14',
  '₹',
  'Paise',
]

const pathsIn = (all: readonly RouteConfigEntry[]): string[] =>
  all.flatMap(({ path, index, children }) => [
    ...(path === undefined ? [] : [path]),
    ...(index ? [''] : []),
    ...pathsIn(children ?? []),
  ])

test('no page of the counter and no data of one has money or the buyer in it, for a cutter', async ({ shop }) => {
  test.slow()
  const [counter, cutter] = [await staffAt(shop.dataDir, 'counter'), await staffAt(shop.dataDir, 'cutter')]
  const rate = paise(73_457)
  const lines = newOrder().lines.map((line) => ({ ...line, price: rate, linePrice: paise(rate * 2) }))
  const order = await orderAt(shop, {
    lines,
    total: paise(rate * 2),
    shippingAddress: planted,
    billingAddress: planted,
  })
  await pastCutOff(shop, order)
  await move(shop, counter, order, 'confirm')
  await move(shop, cutter, order, 'start-cutting')
  const params: Readonly<Record<string, string>> = {
    id: order.id,
    code: 'B7K2M4',
    day: '2026-11-26',
    name: 'pomfret',
    line: '1',
    token: 'no-such-token',
  }
  const [wrong, showing]: [string[], string[]] = [[], []]
  const paths = pathsIn(routes)
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths.filter((one) => one !== '*')) {
    const at = `/counter/${path.replaceAll(/:(\w+)/g, (_part, name: string) => {
      const value = params[name]
      if (value === undefined) throw new Error(`${path} takes a ${name}, which this test does not know`)
      return value
    })}`
    for (const address of [at, `${at.replace(/\/$/, '/_root')}.data`]) {
      const answer = await fetch(shop.url + address, { headers: cutter.headers, redirect: 'manual' })
      const text = await answer.text()
      if (text.includes(order.number)) showing.push(path)
      for (const one of told) if (text.includes(one)) wrong.push(`${address} says ${one}`)
      // Whose a page is, is said; that nobody knows what went wrong, never.
      if (text.includes(counterWords.failed)) wrong.push(`${address} says that something went wrong`)
      if (answer.status >= 500) wrong.push(`${address} answers ${answer.status}`)
    }
  }
  expect(wrong).toEqual([])
  // They are the pages themselves, and not the way to sign in.
  expect(showing).toEqual(
    expect.arrayContaining(['orders/:id', 'orders/:id/weigh', 'orders/:id/slip', 'orders/:id/labels']),
  )
})

test('a page of another role says whose it is', async ({ shop }) => {
  const counter = await staffAt(shop.dataDir, 'counter')
  for (const path of ['shoppers', 'people']) {
    const answer = await fetch(`${shop.url}/counter/${path}`, { headers: counter.headers })
    expect([path, answer.status]).toEqual([path, 403])
    expect(await answer.text()).toContain(`<h1>${counterWords.pageOf(['owner'])}</h1>`)
  }
})
