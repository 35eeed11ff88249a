import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { NewLine } from '#server/orders/new-order.ts'
import type { Language } from '#shop/languages.ts'
import { type Paise, rupees, times } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import type { Role } from '#shop/staff/staff.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { atScreen, move, orderAt, type PlacedOrder } from './board-room.ts'

interface Fish {
  readonly productId: number
  readonly title: string
  readonly size: string
  readonly grams: Grams
  readonly price: Paise
  readonly quantity: number
  readonly cleaning?: NewLine['cleaning']
}

/** A line that may weigh a tenth more than was ordered, and cost that. */
const lineOf = ({ productId, title, size, grams, price, quantity, cleaning }: Fish): NewLine => ({
  productId,
  cartId: `pdpImage${productId}`,
  title,
  size,
  weight: grams === 1000 ? '1 kg' : '500 g',
  grams,
  cleaning,
  price,
  quantity,
  linePrice: times(price, quantity),
  most: rupees((price * quantity * 1.1) / 100),
  tolerated: wholeGrams(grams * quantity * 1.1),
  otherPacks: [],
  labelWeight: productId === 3 ? 'net' : 'gross',
})

const [kilo, half] = [wholeGrams(1000), wholeGrams(500)]

/** The order of the drawing: two kilos of tiger prawns, half a kilo of marinated ones, surmai, bombil. */
const drawnOrder = [
  {
    productId: 20,
    title: 'Tiger Prawns',
    size: '',
    grams: kilo,
    price: rupees(1500),
    quantity: 2,
    cleaning: 'devein-with-tail',
  },
  { productId: 3, title: 'Marinated Prawns', size: 'Jumbo', grams: half, price: rupees(900), quantity: 1 },
  {
    productId: 7,
    title: 'Whole King Fish (Surmai)',
    size: 'Large',
    grams: kilo,
    price: rupees(900),
    quantity: 1,
    cleaning: 'pocket-cut',
  },
  {
    productId: 11,
    title: 'Cut and Cleaned Bombay Duck (Bombil)',
    size: 'Large',
    grams: kilo,
    price: rupees(500),
    quantity: 1,
  },
].map((fish) => lineOf(fish as Fish))

/** The sizes of the drawings: a tablet upright and on its side, a desk, a phone. */
export const drawnSizes = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const

/** The order of the drawing lies cut before somebody, with others that wait. */
export async function atDrawnScale(
  browser: Browser,
  shop: RunningShop,
  { role = 'counter', language = 'en', ...options }: BrowserContextOptions & { role?: Role; language?: Language } = {},
): Promise<{ page: Page; staff: SignedInStaff; order: PlacedOrder }> {
  const { page, staff } = await atScreen(browser, shop, role, { viewport: drawnSizes[0], ...options })
  if (language !== 'en') {
    await page.request.post('/counter/api/own/language', { headers: staff.headers, data: { language } })
    await withDevanagari(page)
  }
  const asif = role === 'counter' ? staff : await staffAt(shop.dataDir, 'counter')
  const order = await cut(shop, asif, drawnOrder, 'Head separate, for curry')
  await cut(shop, asif, drawnOrder.slice(1, 3))
  await cut(shop, asif, drawnOrder.slice(0, 1))
  await page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(page.locator('#weight')).toBeFocused()
  return { page, staff, order }
}

async function cut(
  shop: RunningShop,
  staff: SignedInStaff,
  lines: readonly NewLine[],
  note = '',
): Promise<PlacedOrder> {
  const total = times(rupees(1), lines.reduce((sum, { linePrice }) => sum + linePrice, 0) / 100)
  const order = await orderAt(shop, { lines: [...lines], total, wishes: { ...noWishes, note } })
  await move(shop, staff, order, 'confirm')
  await move(shop, staff, order, 'start-cutting')
  return order
}

/** What somebody types is shown once the page has it; then Enter saves it. */
export async function saveTyped(page: Page, typed: string, next: number): Promise<void> {
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await expect(page.locator('.step').nth(next)).toHaveAttribute('aria-current', 'step')
}

/** The states of the scale, each reached by keys alone, so that every language has them; one after the other. */
export const drawnStates: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  ['empty', async () => undefined],
  ['typed', (page) => page.keyboard.type('2060')],
  ['as-ordered', async (page) => page.keyboard.press('=')],
  ['kilos', (page) => typeAnew(page, '1.2')],
  [
    'wrong',
    async (page) => {
      await typeAnew(page, '.')
      await page.keyboard.press('Enter')
      await expect(page.locator('.said-wrong')).not.toBeEmpty()
    },
  ],
  ['doubtful', (page) => typeAnew(page, '20600')],
  [
    'saved',
    async (page) => {
      await clear(page)
      await saveTyped(page, '2060', 1)
    },
  ],
  ['heavy', (page) => page.keyboard.type('620')],
  [
    'short',
    async (page) => {
      await clear(page)
      await saveTyped(page, '505', 2)
      await page.keyboard.type('820')
    },
  ],
  [
    'weighed',
    async (page) => {
      await clear(page)
      await page.locator('.step').first().click()
      await expect(page.locator('.figure-grams')).toBeVisible()
    },
  ],
  [
    'again',
    async (page) => {
      await page.locator('.pad-above .button').first().click()
      await expect(page.locator('.way')).toHaveCount(4)
    },
  ],
  [
    'ready',
    async (page) => {
      await page.locator('.way-back').click()
      await page.locator('.step').nth(2).click()
      await saveTyped(page, '930', 3)
      await page.keyboard.press('=')
      await page.keyboard.press('Enter')
      await expect(page.locator('.packing .packing-papers')).toBeVisible()
    },
  ],
  [
    'packed',
    async (page) => {
      await expect(page.locator('.save:not([data-deaf])')).toBeEnabled()
      await page.locator('.save').click()
      await expect(page.locator('a.save')).toBeVisible()
    },
  ],
]

async function clear(page: Page): Promise<void> {
  await page.locator('#weight').fill('')
}

async function typeAnew(page: Page, typed: string): Promise<void> {
  await clear(page)
  await page.keyboard.type(typed)
}

/**
 * What a hand would miss in this state: Save or a key that is not wholly on the screen, a target that is too small, a page that
 * is wider than the screen. And where the 7 lies.
 */
async function missedOn(page: Page): Promise<{ readonly missed: readonly string[]; readonly seven: string }> {
  const { missed, seven } = await page.evaluate(() => {
    const missed: string[] = []
    const isPhone = innerWidth < 600
    const keys = [...document.querySelectorAll('.pad-key')]
    if (keys.length !== 12) missed.push(`${keys.length} keys`)
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, where nothing of this file is
    const isOff = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5
    }
    // whoever types sees which fish it is, the figure, and what the shop makes of it
    const seen = [...document.querySelectorAll('.step[aria-current="step"], .figure, .said')]
    missed.push(...seen.filter(isOff).map((one) => `${one.className} is not on the screen`))
    for (const one of [...keys, ...document.querySelectorAll('.save')]) {
      const { width, height } = one.getBoundingClientRect()
      const said = `${one.textContent} ${Math.round(width)}x${Math.round(height)}`
      if (isOff(one)) missed.push(`${said} is not on the screen`)
      if (width < 96 || height < 55.5) missed.push(`${said} is small`)
    }
    if (document.querySelector('.save') === null) missed.push('no button to go on')
    const least = isPhone ? 47.5 : 55.5
    for (const one of document.querySelectorAll('.weighing :is(button, a, label.button)')) {
      const { width, height } = one.getBoundingClientRect()
      const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 0
      if (isSeen && (width < least || height < least))
        missed.push(`${one.textContent} is ${Math.round(width)}x${Math.round(height)}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) missed.push(`the page is ${scrollWidth} wide`)
    const seven = keys[6]?.getBoundingClientRect()
    return { missed, seven: `${seven?.x} ${seven?.y}` }
  })
  return { missed: [...missed, ...(await cutOn(page))], seven }
}

/** What a hand needs is read whole: not cut in half by what lies below it, not ended by dots. */
function cutOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    for (const one of document.querySelectorAll(
      '.said-first b, .said-sum > *, .what-sums dd, .packing-sums td, .step-said, .tool b, .tool > span:not(.only-heard)',
    )) {
      // what is heard alone is cut to nothing
      if (one.textContent === '' || getComputedStyle(one).clipPath !== 'none') continue
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      const text = document.createRange()
      text.selectNodeContents(one)
      const { bottom, right, width } = text.getBoundingClientRect()
      if (width < 2) continue
      for (let around: Element | null = one; around?.closest('.weighing'); around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue
        const box = around.getBoundingClientRect()
        // on a phone the list of what goes into the box is scrolled
        if (innerWidth < 600 && around.matches('.packing')) continue
        const isScrolled = around.matches('.steps, .packing, .said') && around.scrollHeight <= around.clientHeight
        if (isScrolled || box.width < 2) continue
        if (bottom > box.bottom + 3 || right > box.right + 3) {
          cut.push(`${one.textContent} is cut by ${around.className}`)
          break
        }
      }
    }
    return cut
  })
}

/** Goes through all states, and says what a hand would miss in each; the 7 has to lie at one point in all of them. */
export async function missedInAllStates(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const sevens = new Set<string>()
  for (const [name, reach] of drawnStates) {
    await reach(page)
    const { missed, seven } = await missedOn(page)
    found.push(...missed.map((one) => `${name}: ${one}`))
    sevens.add(seven)
  }
  if (sevens.size !== 1) found.push(`the 7 lies at ${[...sevens].join(' and ')}`)
  return found
}
