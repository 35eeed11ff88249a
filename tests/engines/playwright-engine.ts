import {
  type Browser,
  type BrowserContext,
  chromium,
  type ElementHandle,
  expect,
  firefox,
  type Page,
} from '@playwright/test'
import { browserFlags, findBrowser, firefoxPath } from '../../tools/browser.ts'
import { type Engine, findThere, type Opening, onceThere, type Tab } from './tab.ts'

export async function openChromium(): Promise<Engine> {
  return engineOf(await chromium.launch({ executablePath: findBrowser(), args: browserFlags }))
}

/** Debian's own Firefox, spoken to by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: firefoxPath })
  leaveOutMediaFeatures(browser)
  return engineOf(browser)
}

interface Session {
  send(this: Session, method: string, params: unknown): Promise<unknown>
}

/** Playwright sets colours for each new context by a command that Firefox 153 does not know, and no journey here needs. */
function leaveOutMediaFeatures(browser: Browser): void {
  const inside = browser as unknown as {
    _connection: { toImpl(of: Browser): { _browserSession: Session } }
  }
  const session = Object.getPrototypeOf(inside._connection.toImpl(browser)._browserSession) as Session
  const send: Session['send'] = Reflect.get(session, 'send')
  session.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send.call(this, method, params)
  }
}

const engineOf = (browser: Browser): Engine => ({
  async open({ url, width = 390, height = 740, cookies = [] }: Opening) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'allow',
    })
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
    return tabOf(context, await context.newPage())
  },
  close: () => browser.close(),
})

function tabOf(context: BrowserContext, page: Page): Tab {
  const find = async (...what: Parameters<typeof findThere>) => {
    const handle = await page.evaluateHandle(`(${String(findThere)})(...${JSON.stringify(what)})`)
    const found = handle.asElement() as ElementHandle | null
    if (found === null) throw new Error(`no ${what.join(' ')}`)
    return found
  }
  const soon = { timeout: 3000 }
  /** What may still move or be covered is looked for again; what is pressed is pressed once. */
  const press = async (...what: Parameters<typeof findThere>) => {
    const found = await find(...what)
    await found.click({ ...soon, trial: true })
    await found.click()
  }
  return {
    // Where nothing can be shown the page that was asked for does not come: that is seen by who looks.
    goTo: async (path) => void (await page.goto(path).catch(() => undefined)),
    reload: async () => void (await page.reload().catch(() => undefined)),
    // Of a page that was only frozen not every browser tells that it is back.
    back: async () => {
      const here = () => page.evaluate(() => location.href)
      const before = await here()
      await page.evaluate(() => history.back()).catch(() => undefined)
      await expect.poll(() => here().catch(() => before)).not.toBe(before)
    },
    run: (task, ...given) =>
      page.evaluate(`(${String(task)})(...${JSON.stringify(given)})`) as Promise<Awaited<ReturnType<typeof task>>>,
    press: (...what) => onceThere(what.join(' '), () => press(...what)),
    async type(name, text) {
      await onceThere(`field ${name}`, () => press('field', name))
      await page.keyboard.type(text)
    },
    keys: (text) => page.keyboard.type(text),
    choose: (selector, file) => page.locator(selector).setInputFiles(file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async () => (await page.screenshot()).toString('base64'),
    another: async () => tabOf(context, await context.newPage()),
    close: () => context.close(),
  }
}
