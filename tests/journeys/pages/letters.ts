import type { Page } from '@playwright/test'
import { type Language, pathIn } from '#shop/languages.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { settled, visit } from '#tests/journeys/visits.ts'
import { changePath, orderPath } from '#web/paths.ts'
import { openPages } from '../../../tools/open-pages.ts'

/** Letters as large as somebody wants them, in percent: the root's own size, which all sizes follow. */
export async function withLetters(page: Page, percent: number): Promise<void> {
  await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = `${size}%`
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, percent)
}

/** The share of the window that what stays in place takes from the page, where that is most; in percent. */
const stuckShare = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A dialog is answered, and gone.
    const staying = [...document.querySelectorAll<HTMLElement>('body *:not(:modal, :modal *)')].filter((element) =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position),
    )
    /** Where it stays in place, and not only stands in the page. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page, where it runs, has nothing else of this file
    const stuck = (element: HTMLElement) => {
      const box = element.getBoundingClientRect()
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined
      if (getComputedStyle(element).position === 'sticky') {
        element.style.position = 'static'
        const moved = Math.abs(element.getBoundingClientRect().top - box.top)
        element.style.position = ''
        if (moved < 1) return undefined
      }
      return box
    }
    let most = 0
    const end = document.documentElement.scrollHeight - innerHeight
    for (let place = 0; place <= end; place += innerHeight / 4) {
      scrollTo({ top: place, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const rows = new Set<number>()
      for (const box of staying.flatMap((element) => stuck(element) ?? []))
        for (let row = Math.max(0, Math.round(box.top)); row < Math.min(innerHeight, box.bottom); row++) rows.add(row)
      most = Math.max(most, rows.size)
    }
    return Math.round((100 * most) / innerHeight)
  })

/** What can be pressed or typed into and is covered wherever the page is scrolled to, a line each. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page, where it runs, has nothing else of this file
    const isHit = (control: HTMLElement) => {
      const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control))
    }
    const found: string[] = []
    const all = (document.querySelector(':modal') ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    )
    for (const control of all) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.closest(':disabled, [aria-hidden="true"], [inert], .skip, .only-heard')) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (isHit(control)) continue
      scrollTo({ top: 0, behavior: 'instant' })
      if (!isHit(control))
        found.push(`${control.textContent || control.getAttribute('aria-label') || control.id} is covered`)
    }
    return found
  })

/** How far the words of the front page's slide begin above the lower half of its picture, where the fish is, in pixels. */
const wordsOnFish = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const slide = document.querySelector('.hero-slide[data-shown="true"]')
    const words = slide?.querySelector('.hero-words > *')?.getBoundingClientRect().top ?? 0
    const { top, height } = slide?.querySelector('picture')?.getBoundingClientRect() ?? new DOMRect()
    return Math.max(0, Math.round(top + height / 2 - words))
  })

const mostStuck = 35

/** Of each kind of page that anybody may open the ones that differ. */
const open = [
  '/home',
  '/productListPomfret',
  '/wholePomfretDetails/4',
  '/lobsterDetails/19',
  ...openPages.filter(({ kind }) => kind === 'all' || kind === 'other').map(({ address }) => address),
]

/** Looks at every page that shoppers see, in letters of each size, in a language; says what is wrong with which. */
export async function lookAtLetters(page: Page, language: Language, sizes: readonly number[]): Promise<string[]> {
  const wrong: string[] = []
  const look = async (path: string) => {
    await visit(page, pathIn(language, path))
    await page.evaluate(settled)
    for (const size of sizes) {
      await withLetters(page, size)
      const where = `${pathIn(language, path)} at ${size} %`
      const share = await stuckShare(page)
      if (share > mostStuck) wrong.push(`${where}: ${share} % of the height stay in place`)
      wrong.push(...(await coveredOn(page)).map((what) => `${where}: ${what}`))
      if (path === '/home' && (await wordsOnFish(page)) > 0) wrong.push(`${where}: the slide's words are on its fish`)
    }
  }
  // What moves by itself stands still, and the language is chosen: no other is offered.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fillCart(page, [line(4, 2), line(6), line(19)])
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
  for (const path of open) await look(path)
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2), line(6), line(19)]], language)
  const [order] = await ordersOf(page.request, person)
  await fillCart(page, [line(4, 2), line(6), line(19)])
  for (const path of ['/checkout', '/myorders', orderPath(order?._id ?? ''), changePath(order?._id ?? '')])
    await look(path)
  for (const path of ['/account', '/addresses', '/cartPage']) await look(path)
  return wrong
}
