// What somebody does on a phone, and how long it takes there.
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test'

interface Phone {
  readonly browser: Browser
  readonly context: BrowserContextOptions
  /** how many times its processor is slower than this one */
  readonly slower: number
}

/** From the home page to a list that was prefetched when the finger came near. */
export async function nextPage(phone: Phone, home: string): Promise<number> {
  const { page, cdp, close } = await opened(phone)
  await page.goto(home, { waitUntil: 'networkidle' })
  const link = page.locator('.favourites a[href^="/productList"]').first()
  await link.evaluate((element) => element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
  const took = await link.evaluate(
    (element) =>
      new Promise<number>((painted) => {
        const began = performance.now()
        new MutationObserver((_changes, watching) => {
          if (document.querySelector('.list-page') === null) return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => painted(performance.now() - began)))
        }).observe(document.body, { childList: true, subtree: true })
        ;(element as HTMLElement).click()
      }),
  )
  await close()
  return took
}

/** Script time from the change of a dropdown until the page is idle. */
export async function oneChoice(phone: Phone, product: string): Promise<number> {
  const { page, cdp, close } = await opened(phone)
  await page.goto(product, { waitUntil: 'networkidle' })
  await page.getByLabel('Size').waitFor()
  await page.waitForTimeout(500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
  await cdp.send('Performance.enable')
  const values = await page
    .getByLabel('Size')
    .locator('option')
    .evaluateAll((options) =>
      options.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''),
    )
  const before = await scriptSeconds(cdp)
  const times = 10
  await page.evaluate(
    async ({ values, times }) => {
      const size = document.querySelector<HTMLSelectElement>('.product select')
      if (size === null) throw new Error('the product page has no dropdown')
      for (let nr = 0; nr < times; nr += 1) {
        size.value = values[nr % values.length] ?? ''
        size.dispatchEvent(new Event('change', { bubbles: true }))
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      }
    },
    { values, times },
  )
  const took = (await scriptSeconds(cdp)) - before
  await close()
  return (took * 1000) / times
}

async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

async function opened({ browser, context: options }: Phone) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() }
}
