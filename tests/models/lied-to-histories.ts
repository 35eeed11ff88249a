import type { Browser, Page } from '@playwright/test'
import { type Arbitrary, array, constant, constantFrom, nat, record, sample, tuple } from 'fast-check'
import type { OrderView } from '#shop/wire/order.ts'
import { type Lie, type LyingLine, lies } from '#tests/fakes/lying-line.ts'
import { line as cartLine, fillAddress } from '#tests/journeys/shopping.ts'
import { checkoutWords } from '#words/checkout.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { unsentWords } from '#words/unsent.ts'

const deeds = [
  'press',
  'send now',
  'discard',
  'add a pack',
  'empty the cart',
  'line goes',
  'line comes',
  'session ends elsewhere',
  'sign in',
  'other person signs in',
  'sign out',
  'other tab',
  'tab is killed',
  'look at home',
  'look at My Orders',
  'wait',
] as const
type Deed = (typeof deeds)[number]

const event = (does: Arbitrary<Deed>) => record({ does, lie: constantFrom<Lie>(...lies), settles: nat({ max: 1000 }) })

/** A press, and what comes of it; then another. */
const history = array(
  tuple(
    event(constant('press')),
    array(event(constantFrom<Deed>(...deeds, 'send now', 'wait', 'look at home')), {
      minLength: 2,
      maxLength: 5,
      size: 'max',
    }),
  ),
  { minLength: 2, maxLength: 2 },
)

/** The same for a number each time, so that a thousand can be played in parts. */
const historyOf = (nr: number) =>
  sample(history, { seed: nr, numRuns: 1 }).flatMap((parts) => parts.flatMap(([press, after]) => [press, ...after]))

interface Pressed {
  readonly note: string
  readonly person: number
  token: string
  cart: number
  isPressedOnThisTab: boolean
  /** the path of the page on which they pressed: it may still be sending while it is left */
  pressedAt: string
  /** told in words that it is not placed, discarded and told so, or left by a sign-out */
  over: boolean
}

interface Account {
  readonly email: string
  readonly password: string
}

export interface Played {
  /** in words */
  readonly wrong: readonly string[]
  readonly pressed: number
  readonly arrived: number
  readonly placed: number
}

/** Plays one history of a shopper behind a line that lies, and gives what was wrong with it. */
export async function playHistory(
  nr: number,
  { browser, shop, line }: { browser: Browser; shop: string; line: LyingLine },
): Promise<Played> {
  const context = await browser.newContext({
    baseURL: line.url,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
    // What moves by itself is drawn all the time, and plays no part in this.
    reducedMotion: 'reduce',
  })
  const wrong: string[] = []
  const people = await Promise.all([0, 1].map((who) => register(shop, nr, who)))
  const pressed: Pressed[] = []
  let [arrived, placed] = [0, 0]
  let now: Pressed | undefined
  let [who, cart, cartChangedAt, hasLine, count, doing] = [0, 0, 0, true, 0, '']
  let tab = await context.newPage()
  let other: Page | undefined

  line.lie = 'well'
  line.arrived = ({ note, token, at, from }) => {
    arrived += 1
    const isInFlight = at < cartChangedAt + 100
    if (now?.note !== note || now.token !== token || now.over || (now.cart !== cart && !isInFlight))
      wrong.push(`${doing}: '${note}' came to the shop, and nobody had pressed for it as it stood`)
    else if (!now.isPressedOnThisTab && from !== now.pressedAt)
      wrong.push(`${doing}: '${note}' was sent by a page on which nobody had pressed`)
  }

  const kept = (key: string) => tab.evaluate((name) => localStorage.getItem(name), key).catch(() => null)
  const shown = (words: string) =>
    tab
      .getByText(words)
      .first()
      .isVisible()
      .catch(() => false)
  const go = (path: string) => tab.goto(path, { waitUntil: 'load' }).catch(() => undefined)

  async function fill() {
    const items = JSON.stringify([cartLine(4)])
    await go('/robots.txt')
    await tab.evaluate((text) => localStorage.setItem('cartItems', text), items).catch(() => undefined)
    changed()
  }

  function changed() {
    cart += 1
    cartChangedAt = performance.now()
  }

  async function signIn(next: number) {
    await online()
    who = next
    await go('/login')
    const form = tab.locator('form').filter({ has: tab.locator('#password') })
    if (!(await form.isVisible().catch(() => false))) return
    const account = people[next] as Account
    await form.getByLabel('Email').fill(account.email)
    await form.locator('#password').fill(account.password)
    // Who is logged in still, by their stay, is asked before anybody else can press.
    await answer()
    await tab
      .getByRole('main')
      .getByRole('button', { name: 'Login' })
      .click({ timeout: 5000 })
      .catch(() => undefined)
    await tab.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: 8000 }).catch(() => undefined)
  }

  async function online() {
    if (!hasLine) await context.setOffline(false)
    hasLine = true
  }

  async function press() {
    if ((await kept('token')) === null) await signIn(who)
    if ((await kept('cartItems')) === '[]' || (await kept('cartItems')) === null) await fill()
    if (hasLine) await go('/checkout')
    const button = tab.getByRole('button', { name: /^(Place order|Save and send)/ })
    await button
      .or(tab.locator('#password'))
      .first()
      .waitFor({ timeout: 4000 })
      .catch(() => undefined)
    if (hasLine && (await tab.locator('#password').isVisible())) {
      await signIn(who)
      await go('/checkout')
      await button.waitFor({ timeout: 4000 }).catch(() => undefined)
    }
    if (!(await button.isVisible()) || !(await button.isEnabled({ timeout: 500 }).catch(() => false))) return
    if (await tab.getByLabel('Address line 1').isVisible()) await fillAddress(tab)
    count += 1
    const note = `history ${nr} press ${count}`
    await tab.getByLabel(orderWishesWords.note).fill(note)
    now = {
      note,
      person: who,
      token: (await kept('token')) ?? '',
      cart,
      isPressedOnThisTab: true,
      pressedAt: '/checkout',
      over: false,
    }
    pressed.push(now)
    await button.click({ timeout: 3000 }).catch(() => undefined)
  }

  async function sendNow() {
    const button = tab.getByRole('button', { name: unsentWords.sendNow })
    if (now === undefined || !(await button.isVisible().catch(() => false))) return
    Object.assign(now, {
      token: (await kept('token')) ?? '',
      cart,
      isPressedOnThisTab: true,
      pressedAt: new URL(tab.url()).pathname,
    })
    await button.click({ timeout: 3000 }).catch(() => undefined)
  }

  async function discard() {
    const button = tab.getByRole('button', { name: unsentWords.discard, exact: true })
    if (!(await button.isVisible().catch(() => false))) return
    await button.click({ timeout: 3000 }).catch(() => undefined)
    await tab
      .getByRole('button', { name: unsentWords.discardIt })
      .click({ timeout: 3000 })
      .catch(() => undefined)
  }

  /** Somebody who reads what the page says of their order. */
  async function read() {
    if (now === undefined || now.person !== who) return
    const isNo =
      (await shown(unsentWords.discardedNow)) ||
      (await shown(unsentWords.loggedInAgain)) ||
      (await shown(unsentWords.logInToPlace)) ||
      (await shown(checkoutWords.placeFailed.replace(/\.$/, ''))) ||
      (await tab
        .getByRole('heading', { name: unsentWords.notPlaced, exact: true })
        .isVisible()
        .catch(() => false))
    if (isNo) now.over = true
    await answer()
  }

  /** Asked whether the order still stands: it does, in every second history. */
  async function answer() {
    if (now === undefined || !(await shown(unsentWords.keepOrder))) return
    const yes = nr % 2 === 0
    if (yes)
      Object.assign(now, {
        token: (await kept('token')) ?? '',
        cart,
        isPressedOnThisTab: true,
        pressedAt: new URL(tab.url()).pathname,
      })
    const button = tab.getByRole('button', { name: yes ? unsentWords.keepOrder : unsentWords.discardIt })
    await button.click({ timeout: 3000 }).catch(() => undefined)
  }

  const does: Readonly<Record<Deed, () => Promise<unknown>>> = {
    press,
    'send now': sendNow,
    discard,
    async 'add a pack'() {
      await go('/cartPage')
      await tab
        .getByRole('button', { name: /^(One more|Increase|More)/ })
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
      changed()
    },
    async 'empty the cart'() {
      await go('/cartPage')
      await tab
        .getByRole('button', { name: /^Remove item/ })
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
      changed()
    },
    async 'line goes'() {
      await context.setOffline(true)
      hasLine = false
    },
    'line comes': online,
    async 'session ends elsewhere'() {
      const token = await kept('token')
      if (token !== null)
        await fetch(`${shop}/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    },
    'sign in': () => signIn(who),
    async 'other person signs in'() {
      await tab.evaluate(() => localStorage.removeItem('token')).catch(() => undefined)
      await signIn(1 - who)
      if (now) now.isPressedOnThisTab = false
    },
    async 'sign out'() {
      const menu = tab.getByRole('button', { name: 'Menu' })
      if (!(await menu.isVisible().catch(() => false))) return
      await menu.click({ timeout: 2000 }).catch(() => undefined)
      const button = tab.getByRole('button', { name: 'Logout' }).first()
      await button.click({ timeout: 3000 }).catch(() => undefined)
      if (now && (await kept('token')) === null) now.over = true
    },
    async 'other tab'() {
      const next = other ?? (await context.newPage())
      other = tab
      tab = next
      await go('/home')
    },
    async 'tab is killed'() {
      await tab.close()
      tab = await context.newPage()
      if (now && other === undefined) now.isPressedOnThisTab = false
      await go('/home')
    },
    'look at home': () => go('/home'),
    'look at My Orders': () => go('/myorders'),
    wait: async () => undefined,
  }
  /** A page that is loaded again is another one. */
  const loads = new Set<string>([
    'press',
    'add a pack',
    'empty the cart',
    'look at home',
    'look at My Orders',
    'sign in',
  ])

  try {
    await signIn(0)
    await fill()
    for (const { does: deed, lie, settles } of historyOf(nr)) {
      doing = `${deed} (${lie})`
      line.lie = lie
      if (loads.has(deed) && deed !== 'press' && now && other === undefined) now.isPressedOnThisTab = false
      await does[deed]()
      await tab.waitForTimeout(200 + settles)
      await read()
    }
    doing = 'the end'
    line.lie = 'well'
    await online()
    await other?.close()
    for (const person of [who, 1 - who]) wrong.push(...(await atRest(person)))
    return { wrong, pressed: pressed.length, arrived, placed }
  } finally {
    line.arrived = () => undefined
    await context.close()
  }

  /** In the end the line is well, each of them is logged in, and what the page says is so. */
  async function atRest(person: number): Promise<readonly string[]> {
    await tab.evaluate(() => localStorage.removeItem('token')).catch(() => undefined)
    if (now) now.isPressedOnThisTab = false
    await signIn(person)
    await go('/home')
    await read()
    await tab
      .getByRole('heading', { name: unsentWords.unknown })
      .waitFor({ state: 'hidden', timeout: 45_000 })
      .catch(() => undefined)
    await tab.waitForTimeout(500)
    await read()
    const [unknown, waits] = [await shown(unsentWords.unknown), await shown(unsentWords.notSent)]
    const account = people[person] as Account
    const orders = await ordersIn(shop, account)
    placed += orders.length
    await go('/myorders')
    await tab
      .locator('.order-card')
      .nth(Math.max(0, orders.length - 1))
      .waitFor({ timeout: orders.length > 0 ? 15_000 : 1 })
      .catch(() => undefined)
    const cards = await tab.locator('.order-card').count()
    const found: string[] = []
    if (unknown) found.push('at rest nobody knows yet whether it was placed')
    if (cards !== orders.length) found.push(`My Orders shows ${cards} of ${orders.length} orders`)
    for (const one of pressed.filter((press) => press.person === person)) {
      const placed = orders.filter(({ note }) => note === one.note).length
      if (placed > 1) found.push(`'${one.note}' was placed ${placed} times`)
      if (placed > 0 && waits && one === now) found.push(`'${one.note}' is placed, and said to be not sent`)
    }
    const notes = new Set(pressed.map(({ note }) => note))
    for (const { note } of orders) if (!notes.has(note ?? '')) found.push(`nobody pressed for '${note}'`)
    return found
  }
}

async function register(shop: string, nr: number, who: number): Promise<Account> {
  const digits = `${String(nr * 2 + who).padStart(5, '0')}${String(process.pid).slice(-4).padStart(4, '0')}`
  const person = {
    name: 'Asha Kolhatkar',
    email: `asha.${digits}@darya.example`,
    password: 'teal kite over the dock',
    mobile: `9${digits}`,
  }
  await fetch(`${shop}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  return person
}

async function ordersIn(shop: string, { email, password }: Account): Promise<readonly OrderView[]> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${shop}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await login.json()) as { token: string }
  const answer = await fetch(`${shop}/orders`, { headers: { authorization: `Bearer ${token}` } })
  return (await answer.json()) as OrderView[]
}
