import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seconds } from '#shop/time.ts'

/** Opens a page and waits until its script answers. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** What stands below the screen comes alive when somebody is there: a key is enough of a sign. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
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

/** What axe finds wrong on the page as it is now, a line each. It needs a clock that goes. */
export async function barriersOn(page: Page, within = 'html'): Promise<string[]> {
  // A colour on its way is neither the old one nor the new one: while axe looks, what fades has faded at once.
  const motion = await page.context().newCDPSession(page)
  await motion.send('Animation.enable')
  await motion.send('Animation.setPlaybackRate', { playbackRate: 1000 })
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((moving) => moving instanceof CSSTransition)
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
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
      barriers.push(...(await barriersOn(page, within)))
      const overflow = await overflowOf(page)
      if (overflow > 0) barriers.push(`${page.url()} is ${overflow} px wider than ${width}`)
    }
  return barriers
}

/** How far the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Goes to another page as a link on this one does, with words for it in the navigation state. */
export async function follow(page: Page, to: string, state?: object): Promise<void> {
  await page.evaluate(
    ({ to, state }) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate(to: string, how: { state: object | undefined }): Promise<void> }
      }
      return router.navigate(to, { state })
    },
    { to, state },
  )
}
