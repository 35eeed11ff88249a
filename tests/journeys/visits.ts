import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { seconds } from '#shop/time.ts'

/** Opens a page and waits until its script answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until the page knows what to do about its line: that comes when it has nothing else to do. */
export async function lineWatched(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('header [data-line]') !== null)
}

/**
 * A note says that taps are not heard yet; it goes when the page comes alive. What stands below the screen comes
 * alive when somebody is there: a key is enough of a sign.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.not-alive') === null && Reflect.get(globalThis, 'taps') === undefined,
  )
  await page.waitForFunction(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    return document.querySelector('.review-form [type=submit]:disabled') === null
  })
}

/** Opens a page whose clock stands still from then on: only `page.clock.runFor` moves it. */
export async function visitWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await visit(page, path)
  await stopClock(page)
}

/** Stops it a second from now. One that sprang hours ahead would end every call that is on its way, as a line does that breaks. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + seconds(1))
}

/** Collects what a browser complains about: errors on its console, and breaches of the page's policy. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => request.url().endsWith('/csp') && complaints.push(`${page.url()} broke its policy`))
  return complaints
}

/** By night the same page has other colours: what else axe looks at is as it is by day. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the page as it is now, a line each; `byNight`, after a look by day, what colours may spoil. It needs a clock that goes. */
export async function barriersOn(page: Page, within = 'html', { byNight = false } = {}): Promise<string[]> {
  // A colour on its way is neither the old one nor the new one: while axe looks, what fades has faded at once.
  const motion = await page.context().newCDPSession(page)
  await motion.send('Animation.enable')
  await motion.send('Animation.setPlaybackRate', { playbackRate: 1000 })
  // It is not waited for: under a rate of 1000 Chromium now and then forgets to say that one has ended.
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) if (moving instanceof CSSTransition) moving.finish()
  })
  // Without frames, and when only what is wrong is read, axe needs no second page and a third of the time.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which axe would not look`)
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
  const { violations } = await (byNight ? axe.withRules(ofColours) : axe).analyze()
  await motion.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await motion.detach()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${page.url()} ${id}: ${html.slice(0, 160)}`))
}

/** What bars anybody by day or by night, on a phone or at a desk: what axe finds, and what the window cuts off. */
export async function barriersAnywhereOn(page: Page, within?: string): Promise<string[]> {
  const barriers: string[] = []
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 740 })
      barriers.push(...(await barriersOn(page, within, { byNight: colorScheme === 'dark' })))
      const overflow = await overflowOf(page)
      if (overflow > 0) barriers.push(`${page.url()} is ${overflow} px wider than ${width}`)
    }
  return barriers
}

/** How far the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goes to another page within the site, also to one that no link here leads to: as Forward does, to where somebody was once. */
export async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate(goTo, to)
}

/**
 * The same, run in the page. Each other page that has come takes the focus to its top, unless a dialog stands over it. Who goes
 * on from a page that is itself about to lead elsewhere may end where they are, and no focus tells: see `settled`.
 */
export async function goTo(to: string): Promise<void> {
  const until = performance.now() + 20_000
  const here = location.pathname
  const before = document.querySelector(':modal')
  const arrival = { isMade: false }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  document.querySelector('main')?.addEventListener('focus', () => (arrival.isMade = true), { once: true })
  history.pushState(null, '', to)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  if (location.pathname === here) return
  while (!arrival.isMade && [null, before].includes(document.querySelector(':modal'))) {
    if (performance.now() > until) throw new Error(`${to} did not come; here is ${location.href}, ${document.title}`)
    await new Promise(requestAnimationFrame)
  }
}

/** Run in the page: until it is known who is here, a page of theirs only says 'Loading...', and may yet lead to the login. */
export async function settled(): Promise<void> {
  const until = performance.now() + 20_000
  while (document.querySelector('main .waiting')) {
    if (performance.now() > until) throw new Error(`${location.href} still waits: ${document.title}`)
    await new Promise(requestAnimationFrame)
  }
}

/** What this browser keeps under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

export const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** What moved or came a moment ago at the counter takes no press yet. */
export const takesPresses = (page: Page): Promise<void> => expect(page.locator('[data-deaf]')).toHaveCount(0)
