import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Cart, type CartLine, emptyCart, putIn, setQuantity, takeOut } from '#shop/cart/cart.ts'
import { linesAfterOrder } from '#shop/cart/cart-after-order.ts'
import { type AccountCartLine, isSameCart, versionAfter } from '#shop/cart/kept-cart.ts'
import { isQuantity } from '#shop/catalogue/pricing.ts'
import { rupees } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import { keptLineToWire } from '#shop/wire/cart-calls.ts'
import { openCartModel } from '#tests/models/cart-model.ts'
import { runsOf } from '#tests/running/runs.ts'
import type { CartLeft, CartSync } from './cart-sync.ts'
import { mineOf, takeUp } from './take-up.ts'

// The long run is a command: HISTORIES=100000 npx vitest run web/cart/devices.test.ts
const devices = 3
const fish = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const deeds = ['puts in', 'takes out', 'counts', 'hears', 'sends', 'orders', 'signs out'] as const
const mishaps = ['is not answered', 'sends in vain'] as const
type Deed = (typeof deeds)[number] | (typeof mishaps)[number]

const stepsOf = (...also: readonly Deed[]) =>
  array(
    record({
      who: integer({ min: 0, max: devices - 1 }),
      deed: oneof(
        { weight: 9, arbitrary: constantFrom('puts in', 'takes out', 'counts') },
        { weight: 6, arbitrary: constantFrom('hears', 'sends') },
        { weight: 2, arbitrary: constantFrom('orders', 'signs out', ...also) },
      ),
      what: constantFrom(...fish),
      many: integer({ min: 1, max: 20 }),
    }),
    { maxLength: 40 },
  )

test(
  'whatever three devices do, each without a line for a while, the cart is what people mean',
  () => {
    assert(
      property(stepsOf(), (steps) => {
        const { model, all, perform } = openPeople()
        for (const step of steps) {
          perform(step)
          expect(all.map(({ ids }) => ids())).toEqual(all.map((_, nr) => [...model.cartOf(nr)].toSorted()))
        }
      }),
      runsOf(5000),
    )
  },
  minutes(10),
)

test(
  'whatever answer is lost, all devices come to one cart, and what nobody waited for is as people mean it',
  () => {
    assert(
      property(stepsOf(...mishaps), (steps) => {
        const { model, all, perform, doubted } = openPeople()
        for (const step of steps) perform(step)
        for (const round of [1, 2])
          for (const who of all.keys())
            for (const deed of ['hears', 'sends'] as const) perform({ who, deed, what: 'a', many: round })
        const [first, ...others] = all.map(({ items }) => items())
        for (const other of others) expect(other).toEqual(first)
        const sure = (ids: Iterable<string>) => [...ids].filter((id) => !doubted.has(id)).toSorted()
        expect(sure(all[0]?.ids() ?? [])).toEqual(sure(model.cartOf(0)))
      }),
      runsOf(5000),
    )
  },
  minutes(10),
)

/** One person with three devices, and what they mean. */
function openPeople() {
  const account = openAccount()
  const all = Array.from({ length: devices }, () => openDevice(account))
  const model = openCartModel(devices)
  const doubted = new Set<string>()

  function perform({ who, deed, what, many }: { who: number; deed: Deed; what: string; many: number }) {
    const device = all[who]
    if (!device) return
    if (deed === 'puts in') device.change((cart) => putIn(cart, line(what, many)))
    if (deed === 'takes out') device.change((cart) => takeOut(cart, what))
    if (deed === 'counts') device.change((cart) => setQuantity(cart, what, many))
    if (deed === 'puts in') model.put(who, what)
    if (deed === 'takes out') model.takeOut(who, what)
    if (deed === 'orders') for (const id of device.order(many)) model.takeOut(who, id)
    if (deed === 'signs out') {
      device.leave()
      model.leaves(who)
    }
    if (deed === 'hears') {
      device.hear()
      model.hears(who)
    }
    if (deed === 'sends' || deed === 'is not answered' || deed === 'sends in vain')
      for (const event of device.send(deed)) {
        if (event === 'heard') model.hears(who)
        else if (event === 'kept') model.keeps(who)
        else for (const id of event.inDoubt) doubted.add(id)
      }
    for (const { items, ids } of all) {
      expect(new Set(ids()).size).toBe(items().length)
      expect(items().filter(({ quantity }) => !isQuantity(quantity))).toEqual([])
    }
  }
  return { model, all, perform, doubted }
}

const line = (id: string, quantity: number): CartLine => ({ id, quantity, weight: '500 g', price: rupees(100) })

/** The account as the shop keeps it. */
function openAccount() {
  let kept: { version: number; lines: readonly AccountCartLine[] } = { version: 0, lines: [] }
  let now = 1_000_000
  return {
    answer: () => ({
      version: kept.version,
      lines: kept.lines.map((line) => ({ ...keptLineToWire(line), price: 100 })),
    }),
    keep(version: number, lines: readonly AccountCartLine[]): number | undefined {
      if (version !== kept.version) return undefined
      now += 7
      kept = { version: versionAfter(version, now), lines }
      return kept.version
    },
  }
}

/** A browser: what it stores, and what it does with an answer. */
function openDevice(account: ReturnType<typeof openAccount>) {
  let items: readonly CartLine[] = []
  let known: CartSync | undefined
  let left: CartLeft | undefined

  function hear() {
    const answer = account.answer()
    if (known?.version === answer.version) known = { ...known, sent: undefined }
    else {
      const taken = takeUp('asha', { items, known, left }, answer)
      ;[items, known, left] = [taken.items, taken.sync, undefined]
    }
  }

  function send(deed: Deed): ('heard' | 'kept' | { readonly inDoubt: readonly string[] })[] {
    const hasHeard = known === undefined || known.sent !== undefined
    if (hasHeard) hear()
    const before = hasHeard ? (['heard'] as const) : []
    const mine = mineOf(items, known)
    if (known === undefined || isSameCart(mine, known.lines)) return [...before]
    const inDoubt = fish.filter((id) => mine.some((one) => one.id === id) !== known?.lines.some((one) => one.id === id))
    known = { ...known, sent: mine }
    if (deed === 'sends in vain') return [...before, { inDoubt }]
    const version = account.keep(known.version, mine)
    if (deed === 'is not answered') return [...before, ...(version ? (['kept'] as const) : []), { inDoubt }]
    if (version === undefined) {
      hear()
      return [...before, 'heard']
    }
    known = { ...known, version, lines: mine, sent: undefined }
    return [...before, 'kept']
  }

  return {
    change: (next: (cart: Cart) => Cart) => void (items = next({ ...emptyCart, items }).items),
    hear,
    send,
    leave() {
      const isKept = known && known.sent === undefined && isSameCart(mineOf(items, known), known.lines)
      const again = [...items, ...(left?.items.filter(({ id }) => items.every((item) => item.id !== id)) ?? [])]
      left = isKept ? undefined : { of: 'asha', known: known ?? left?.known, items: again }
      ;[items, known] = [[], undefined]
    },
    /** An order that waited, with packs of each fish: says which fish it took whole. */
    order(many: number): readonly string[] {
      const before = items
      items = linesAfterOrder(
        items,
        items.map((item) => ({ ...item, quantity: Math.min(many, item.quantity) })),
      )
      return before.flatMap(({ id }) => (items.some((item) => item.id === id) ? [] : [id]))
    },
    items: () => items,
    ids: () => items.map(({ id }) => id).toSorted(),
  }
}
