import type { Browser, Page } from '@playwright/test'
import { move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { proveMobile, signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { atScale, reading } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { askWords } from '#words/weighing.ts'

/** Somebody signed in whose order lies at the scale, and who weighs it. */
export async function atTheScale(page: Page, shop: RunningShop, items = [line(19), line(7)]) {
  const person = await signedInOn(page)
  await proveMobile(page.request, shop, person)
  await placeOrders(page, person, [items.map((item) => ({ ...item }))])
  const [placed] = await ordersOf(page.request, person)
  const order = { id: placed?._id ?? '', number: placed?.orderNumber ?? '' }
  const staff: SignedInStaff = await staffAt(shop.dataDir, 'counter')
  await move(shop, staff, order, 'confirm')
  await pastCutOff(shop, order)
  await move(shop, staff, order, 'start-cutting')
  return {
    order,
    staff,
    weigh: async (lineNo: number, grams: number, more: object) => {
      const { body } = await atScale(shop, staff, order.id, 'weighing')
      const seen = body.lines.find((one) => one.lineNo === lineNo)?.version
      const weighed = await atScale(
        shop,
        staff,
        order.id,
        `lines/${lineNo}/weighings`,
        reading(grams, { seen, ...more }),
      )
      expect([weighed.status, weighed.body.message]).toEqual([200, undefined])
    },
  }
}

/** The newest link that went out for an order. */
export async function linkSent(shop: RunningShop, number: string, before?: string): Promise<string> {
  const links = async () =>
    (await shop.messages()).flatMap(({ text }) =>
      text.includes(number) ? (/\/weighed\/[\w-]{22}$/.exec(text)?.[0] ?? []) : [],
    )
  await expect.poll(async () => (await links()).at(-1) ?? before).not.toBe(before)
  return (await links()).at(-1) ?? ''
}

/** Somebody who has only the link, on a phone, and what the shop answers them. */
export async function opened(browser: Browser, shop: RunningShop, link: string) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
  })
  const asked = await context.newPage()
  const answers: { path: string; isKept: boolean }[] = []
  asked.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/orders/asks/'))
      answers.push({ path: pathname, isKept: response.headers()['cache-control'] !== 'no-store' })
  })
  await visit(asked, link)
  await expect(asked.getByRole('button', { name: askWords.no })).toBeVisible()
  expect(answers.length).toBeGreaterThan(0)
  return { asked, answers }
}
