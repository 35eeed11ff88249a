import { randomUUID } from 'node:crypto'
import { limits } from '#shop/accounts/limits.ts'
import { cartLineOf } from '#shop/cart/cart.ts'
import { leastPictureWidth } from '#shop/catalogue/picture-rules.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { asTyped, hilsa, wholeHilsa } from './catalogue-room.ts'
import { isNoText, shownSettings } from './hostile-names.ts'
import { openSowing, type PlantedText } from './hostile-sowing.ts'
import { ashasAddress } from './order-views.ts'
import { pastCutOff } from './past-cut-off.ts'
import { photograph } from './pictures.ts'
import { openingProduct } from './products.ts'
import { ashasReview } from './reviews.ts'
import type { SignedInStaff } from './staff.ts'
import { weighAll } from './weighings.ts'

/** Somebody whose name, addresses, orders and reviews are hostile, as their browser knows them. */
export interface HostileShopper {
  readonly token: string
  readonly user: { readonly id: string; readonly name: string }
  /** one that was weighed and one that was changed */
  readonly orders: readonly string[]
  /** what was typed that their own pages show, by the address of the page */
  readonly shows: readonly (readonly [path: string, text: string])[]
}

/** What one round has planted. */
export interface HostileRound {
  readonly planted: readonly PlantedText[]
  readonly shopper: HostileShopper
  /** by the word before them in an address */
  readonly things: Readonly<Record<string, string>>
}

/** Nothing is limited, and the shop is called by such texts too. */
export const hostileSettings = (text: string): Record<string, string> => ({
  LIMITS: Object.values(limits)
    .map(({ what }) => `${what}=1000000`)
    .join(),
  OPEN_ORDERS_PER_ACCOUNT: '100000',
  MAX_CASH_ORDER_RUPEES: '100000000',
  ...Object.fromEntries(shownSettings.map((name) => [name, text])),
})

/** Where the settings stand that are such a text. */
export const ofSettings = (text: string): PlantedText[] =>
  shownSettings.map((name) => ({ field: name, text, on: ['/contactus'] }))

const lineOf = (id: number) => {
  const chosen = cartLineOf(openingProduct(id), {}, 1)
  if (chosen === undefined) throw new RangeError(`product ${id} is not sold`)
  return cartItemOf(chosen)
}

/** Plants the texts in each field that anybody fills, in rounds: with as many as there are texts, each field has had each of them. */
export async function plantRound(
  shop: RunningShop,
  { owner, texts, nr }: { owner: SignedInStaff; texts: readonly string[]; nr: number },
): Promise<HostileRound> {
  const sowing = openSowing(shop, { texts, nr, isNoText, owner })
  const round = { shop, owner, sowing, nr }
  const shopper = await plantShopper(round)
  const fish = await plantFish(round)
  const code = await plantBatch(round)
  await plantByStaff(round)
  await plantPrinter(round)
  const slide = await plantHome(round)
  await plantDesk(round)
  await plantStaff(round)
  const day = await plantSlots(round)
  const { planted } = sowing
  const [order = ''] = shopper.orders
  const things = { ...fish, batches: code, catch: code, slots: day, slides: slide, orders: order, myorders: order }
  return {
    planted,
    things: { ...things, recipes: 'surmai-fry' },
    shopper: { ...shopper, shows: ownPages(shopper.orders, planted) },
  }
}

interface Round {
  readonly shop: RunningShop
  readonly owner: SignedInStaff
  readonly sowing: ReturnType<typeof openSowing>
  readonly nr: number
}

const counter = (path: string) => `/counter/${path}`
const acts = (thing: string) => counter(`acts?thing=${encodeURIComponent(thing)}`)
const pressed = () => ({ key: randomUUID() })

const orderPages = ({ _id: id }: { _id: string }) =>
  [`orders/${id}`, `orders/${id}/slip`, `orders/${id}/bill`].map(counter)

const sum = (all: readonly { price: number }[]) => all.reduce((total, { price }) => total + price, 0)

/** Who buys, orders twice, changes, reviews and complains; what is said of it on the way. */
async function plantShopper({ shop, owner, sowing, nr }: Round) {
  const account = {
    name: 'Asha',
    // No rule of an address refuses it.
    email: `<svg/onload=window.__x=1>${nr}@darya.example`,
    mobile: `9${String(nr).padStart(9, '0')}`,
    password: 'teal kite over the dock',
  }
  await sowing.shopper('register', account)
  const { token, user } = await sowing.honest('login', account)
  const as = { token }
  const address = { ...ashasAddress, email: account.email }
  const items = [4, 1, 7].map(lineOf)
  const order = {
    userId: user.id,
    cartItems: items,
    shippingAddress: address,
    billingAddress: address,
    totalPrice: sum(items),
  }
  const { _id: weighed } = await sowing.shopper('placeOrder', order, as, orderPages)
  const one = { ...order, cartItems: items.slice(0, 1), totalPrice: sum(items.slice(0, 1)) }
  const { _id: changed } = await sowing.honest('placeOrder', one, token)
  const lines = items.slice(0, 1).map((item, at) => ({ ...item, line: at + 1 }))
  const change = { version: 1, lines, shippingAddress: address, billingAddress: address, totalPrice: sum(lines) }
  await sowing.shopper('changeOrder', change, { ...as, params: { id: changed } }, () => orderPages({ _id: changed }))

  const bought = openingProduct(4)
  const review = await sowing.shopper(
    'writeReview',
    { ...ashasReview({ productId: 4 }), email: account.email },
    as,
    () => [detailUrl(bought)],
  )
  if (review.held) await sowing.honestly('moveReview', { move: 'release', ...pressed() }, { id: review._id })
  const { _id: hidden } = await sowing.honest('writeReview', ashasReview({ productId: 4 }), token)
  await sowing.staff('moveReview', { id: hidden }, { move: 'hide', ...pressed() }, () => [
    counter('reviews?state=hidden'),
  ])
  await sowing.shopper('keepAddress', { kind: 'own', name: 'Mother', address }, as)
  const { addresses } = await sowing.honest('keepAddress', { kind: 'home', address }, token)
  const kept = addresses.find(({ kind }) => kind === 'home')
  if (kept)
    await sowing.shopper(
      'changeAddress',
      { kind: 'own', name: 'Aunt', address, seen: kept.version, isFirst: true },
      { ...as, params: { id: kept.id } },
    )
  await sowing.shopper('keepCart', { version: 0, lines: items }, as)
  await sowing.shopper('complain', { mobile: account.mobile, about: 'warm' }, as, () => [counter('complaints')])

  await weighAndSend({ shop, owner, sowing, nr }, weighed)
  const { order: seen } = await sowing.asked('order', { id: changed })
  await sowing.staff('moveOrder', { id: changed }, { move: 'reject', seen: seen.version, ...pressed() }, () => [
    counter(`orders/${changed}`),
    acts(`order/${changed}`),
  ])
  return { token, user, orders: [weighed, changed] }
}

/** An order by telephone: written down, changed for its customer, and brought at another time. */
async function plantByStaff({ sowing, nr }: Round) {
  const { email: _email, phone: _phone, ...told } = ashasAddress
  const items = [4, 1].map(lineOf)
  const order = () => ({
    mobile: `8${String(nr).padStart(9, '0')}`,
    cartItems: items,
    shippingAddress: told,
    totalPrice: sum(items),
    language: 'en' as const,
    ...pressed(),
  })
  await sowing.staff('takeOrder', {}, order(), (taken) => orderPages({ _id: taken.id }))
  const { id } = await sowing.honestly('takeOrder', order())
  const lines = items.slice(0, 1).map((item, at) => ({ ...item, line: at + 1 }))
  await sowing.staff(
    'changeForCustomer',
    { id },
    { version: 1, lines, totalPrice: sum(lines), asked: 'customer', ...pressed() },
    () => orderPages({ _id: id }),
  )
  const { order: changed } = await sowing.asked('order', { id })
  const { slots } = await sowing.asked('otherTimes', { id })
  const free = slots.findLast(({ left }) => left > 0)
  if (free)
    await sowing.staff(
      'moveToTime',
      { id },
      { seen: changed.version, slot: free.name, reason: 'call', ...pressed() },
      () => [acts(`order/${id}`)],
    )
}

/** A printer of the shop's own. */
async function plantPrinter({ sowing }: Round) {
  const printer = { paper: 'label', size: '50x40', language: 'tspl', byItself: false, answers: false } as const
  await sowing.staff(
    'setPrinter',
    {},
    { name: 'Scale', address: '192.168.1.40:9100', ...printer, ...pressed() },
    () => [counter('printers')],
  )
}

/** On the scale: one line is weighed for a reason, one left out, one replaced. Then it goes out, and something of it is credited. */
async function weighAndSend({ shop, owner, sowing }: Round, id: string): Promise<void> {
  const move = async (what: 'confirm' | 'start-cutting' | 'pack' | 'send-out') => {
    const { order } = await sowing.asked('order', { id })
    const rider = what === 'send-out' ? { rider: owner.id } : {}
    await sowing.honestly('moveOrder', { move: what, seen: order.version, ...rider, ...pressed() }, { id })
  }
  await move('confirm')
  await pastCutOff(shop, { id })
  await move('start-cutting')
  const lineNow = async (nr: number) => {
    const { lines } = await sowing.asked('weighing', { id })
    const line = lines.find(({ lineNo }) => lineNo === nr)
    if (line === undefined) throw new Error(`${id} has no line ${nr}`)
    return { line, at: { id, line: String(nr) }, seen: line.version }
  }
  const said = () => [acts(`order/${id}`), counter(`orders/${id}/weigh`), counter(`orders/${id}/slip`)]
  const { line, at, seen } = await lineNow(1)
  const reading = { grams: line.grams * line.quantity, tareGrams: 0, source: 'typed', isSure: true } as const
  await sowing.staff('weighLine', at, { seen, ...pressed(), ...reading }, said)
  const two = await lineNow(2)
  await sowing.staff('leaveOutLine', two.at, { seen: two.seen, ...pressed() }, said)
  const three = await lineNow(3)
  const [other] = three.line.replacements
  if (other)
    await sowing.staff(
      'replaceLine',
      three.at,
      { seen: three.seen, productId: other.productId, size: other.size, ...pressed() },
      said,
    )
  const gone = await lineNow(2)
  const item = { id: 'pdpImage4', size: 'Large', weight: '500 g', quantity: 1 }
  await sowing.staff(
    'replaceAgreed',
    gone.at,
    { seen: gone.seen, item, saidYes: true, mostPaise: 1_000_000, orderMostPaise: 5_000_000, ...pressed() },
    said,
  )
  await weighAll(shop, owner, id)
  await move('pack')
  await move('send-out')
  const { bills } = await sowing.asked('bills', { id })
  const bill = bills[0]?.number ?? ''
  await sowing.staff('creditBuyer', { id }, { bill, paise: 100, ...pressed(), reason: 'warm' }, () => [
    counter(`orders/${id}/credit`),
  ])
}

const ofFish = (name: string, products: readonly { readonly address: string }[]) => [
  counter(`catalogue/species/${name}`),
  `/list/${name}`,
  ...products.map(({ address }) => address),
]

/** A fish that staff made, and one that they changed. */
async function plantFish({ sowing, nr }: Round) {
  const species = `hostile-${nr}`
  const kind = { ...hilsa, mr: { title: 'Fish', description: ['Fish'] } }
  const said = { title: 'Fish', line: 'Fish' }
  const { species: made } = await sowing.staff(
    'addFish',
    {},
    {
      name: species,
      species: kind,
      products: [{ ...wholeHilsa, slug: `${species}-c`, hi: said, mr: said }],
      ...pressed(),
    },
    ({ species: { products } }) => ofFish(species, products),
  )
  const other = `${species}-b`
  const first = { ...wholeHilsa, slug: species }
  const there = await sowing.honestly('addFish', { name: other, species: kind, products: [first], ...pressed() })
  const fish = asTyped(there.species)
  const products = [
    ...fish.products.map((one) => ({ ...one, product: { ...first, hi: said, mr: said } })),
    { product: { ...first, slug: other, hi: said, mr: said } },
  ]
  await sowing.staff('changeFish', { name: other }, { ...fish, species: kind, products, ...pressed() }, (left) =>
    ofFish(other, left.species.products),
  )
  return { species: made.name, list: made.name, fish: first.slug }
}

/** A crate with all that is said of one, and kilos in the cold room. */
async function plantBatch({ sowing }: Round): Promise<string> {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const facts = { species: 'pomfret', size: '', grams: 5000, origin: 'wild', landedDay: today, useBy: today } as const
  const typed = { jetty: '', boatOrGear: '', supplier: '', note: '', sure: ['same-delivery' as const] }
  const { batch } = await sowing.staff('takeInBatch', {}, { ...facts, ...typed, ...pressed() }, ({ batch }) => [
    counter(`batches/${batch.code}`),
    `/catch/${batch.code}`,
  ])
  const at = { code: batch.code }
  const page = () => [counter(`batches/${batch.code}`)]
  const seen = async () => (await sowing.asked('batch', at)).batch.version
  await sowing.staff('wasteBatch', at, { seen: await seen(), grams: 100, reason: 'warm', ...pressed() }, page)
  await sowing.staff('countBatch', at, { seen: await seen(), grams: 4000, reason: 'less', ...pressed() }, page)
  await sowing.staff('recallBatch', at, { seen: await seen(), reason: 'warm', ...pressed() }, page)
  const { cells } = await sowing.asked('stock')
  const cell = cells.find(({ species }) => species === 'halwa')
  if (cell) {
    const { species, size } = cell
    const history = () => [counter(`stock/history?${new URLSearchParams({ species, size })}`)]
    const counted = await sowing.staff(
      'countStock',
      {},
      { species, size, seen: cell.version, kept: 50_000, ...pressed() },
      history,
    )
    const now = counted.cells.find((one) => one.species === species && one.size === size)
    await sowing.staff('wasteStock', {}, { species, size, seen: now?.version ?? 0, grams: 100, ...pressed() }, history)
  }
  return batch.code
}

/** The front page, in all languages, and the pictures; the number of a slide. */
async function plantHome({ sowing, nr }: Round): Promise<string> {
  const { version, home } = await sowing.asked('catalogueHome')
  const said = { title: 'Fish', description: 'Fish' }
  const slides = home.slides.map((slide) => ({ ...slide, texts: { en: said, hi: said, mr: said } }))
  const favourites = home.favourites.map(({ species: _own, ...card }) => ({
    ...card,
    texts: { en: { title: 'Fish', tagline: 'Fish' }, hi: { title: 'Fish', tagline: 'Fish' }, mr: { title: 'Fish' } },
  }))
  const pages = [
    '/home',
    ...slides.map(({ product }) => counter(`catalogue/home/slides/${product}`)),
    counter('catalogue/home'),
  ]
  await sowing.staff(
    'changeHome',
    {},
    { seen: version, home: { ...home, slides, favourites }, ...pressed() },
    () => pages,
  )
  const file = await photograph({ width: leastPictureWidth + nr, height: 600 })
  const { picture } = await sowing.file('addPicture', file, { alt: 'A fish', ...pressed() })
  await sowing.staff(
    'describePicture',
    { name: picture.name },
    { alt: 'A fish', seen: picture.alt, ...pressed() },
    () => [counter('pictures')],
  )
  return slides[0]?.product ?? ''
}

/** What is noted of calls, the season and the scale. */
async function plantDesk({ sowing, nr }: Round): Promise<void> {
  const { ticket } = await sowing.staff(
    'noteComplaint',
    {},
    { mobile: `9${String(nr).padStart(9, '0')}`, about: 'warm', ...pressed() },
    () => [counter('complaints?which=settled')],
  )
  await sowing.staff('settleComplaint', { ticket }, { settlement: 'paid', ...pressed() }, () => [
    counter('complaints?which=settled'),
  ])
  const scale = {
    protocol: { speaks: 'lines', ends: 13, before: 'ST', after: 'kg', unit: 'kg', stable: 'ST' },
    baudRate: 9600,
    dataBits: 8,
    parity: 'none',
  } as const
  await sowing.staff('setScale', {}, { scale, ...pressed() }, () => [counter('scale')])
  await sowing.staff('setTolerance', {}, { productId: 4, percent: 10 + (nr % 10), reason: 'wet', ...pressed() }, () => [
    counter('acts?kind=weighing'),
  ])
}

async function plantStaff({ sowing, nr }: Round): Promise<void> {
  await sowing.staff('addPerson', {}, { name: 'Bhau', role: 'cutter', pin: `40${2917 + nr}` }, () => [
    counter('people'),
  ])
  await sowing.staff('inviteDevice', {}, { name: 'Tablet', kind: 'tablet' }, () => [counter('devices')])
}

/** The note of the season; the last day on which people can order is closed for a reason. */
async function plantSlots({ sowing }: Round): Promise<string> {
  const season = await sowing.asked('seasonNote')
  const note = { text: 'No boats', from: '01-01', to: '12-31', isOn: true }
  await sowing.staff('setSeasonNote', {}, { seen: season.version, note, ...pressed() }, () => [
    counter('slots'),
    detailUrl(openingProduct(4)),
  ])
  const last = async () => {
    const { days } = await sowing.asked('slotDays')
    const found = days.at(-1)
    if (found === undefined) throw new Error('there is no day to deliver on')
    return found
  }
  const { day, closed, version } = await last()
  if (closed !== '') await sowing.honestly('openDay', { seen: version, ...pressed() }, { day })
  const seen = (await last()).version
  await sowing.staff('closeDay', { day }, { seen, reason: 'Storm', choices: [], ...pressed() }, () => [
    counter(`slots/${day}/close`),
    counter('slots'),
  ])
  return day
}

/** What a shopper's own pages show of what they typed: those come by script alone. */
function ownPages(orders: readonly string[], planted: readonly PlantedText[]): HostileShopper['shows'] {
  const [weighed = ''] = orders
  const pages: Readonly<Record<string, string>> = {
    'register.name': '/account',
    'placeOrder.shippingAddress.addressLine1': `/myorders/${weighed}`,
    'keepAddress.address.streetAddress': '/addresses',
    'keepAddress.name': '/addresses',
  }
  const seen = new Set<string>()
  return planted.flatMap(({ field, text }) => {
    const path = pages[field]
    if (path === undefined || seen.has(field)) return []
    seen.add(field)
    return [[path, text] as const]
  })
}
