import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { seconds } from '#shop/time.ts'
import { endsWithUs } from '#tests/running/ends-with-us.ts'
import { keptIn } from '#tests/running/room.ts'
import { freePort } from '#tests/running/running-shop.ts'
import { type Engine, findThere, type Opening, onceThere, type Sent, type Tab } from './tab.ts'

/** WebKitGTK, which is Safari's engine, spoken to by WebDriver: each browser by a driver of its own, all on one screen. */
export async function openWebKit(): Promise<Engine> {
  const screen = endsWithUs(
    spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer]
  return {
    open: (opening) => openBrowser(`:${String(display).trim()}`, opening),
    close: () => end(screen),
  }
}

async function end(running: ChildProcess): Promise<void> {
  const ended = once(running, 'exit')
  running.kill()
  await ended
}

/** A driver has one browser at a time. */
async function openDriver(display: string): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const port = await freePort()
  const { WEBKIT_DISABLE_COMPOSITING_MODE: _, ...env } = process.env
  const driver = endsWithUs(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    }),
  )
  const ask = askerOf(`http://127.0.0.1:${port}`)
  await expect(() => ask('GET', '/status')).toPass({ timeout: seconds(20) })
  return { ask, close: () => end(driver) }
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const askerOf =
  (driver: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(driver + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }

async function openBrowser(display: string, { url, width = 390, height = 740, cookies = [] }: Opening): Promise<Tab> {
  const { ask, close } = await openDriver(display)
  const folder = await mkdtemp(join(keptIn(), 'darya-webkit-'))
  const args = [join(import.meta.dirname, 'webkit-window.py'), String(width), String(height), folder]
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { pageLoad: seconds(30), script: seconds(30) },
        'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args },
      },
    },
  })) as { sessionId: string }
  const inSession: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
  const tab = tabOf(url, inSession, (await inSession('GET', '/window')) as string, async () => {
    // The window is gone before the driver has said so.
    await inSession('DELETE', '').catch(() => undefined)
    await close()
    // Its processes may still write for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })
  // A cookie is set for the site on which one is.
  if (cookies.length > 0) await tab.goTo('/robots.txt')
  for (const cookie of cookies) await inSession('POST', '/cookie', { cookie: { ...cookie, path: '/', httpOnly: true } })
  return tab
}

/** A line's end is a letter like others here; the key is this one. */
const enterKey = '\uE007'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const idOf = (element: unknown) => (element as Record<string, string> | undefined)?.[elementKey]

/** Where nothing can be shown the page that was asked for does not come: that is seen by who looks. */
const orNot = (what: Promise<unknown>) =>
  what.then(
    () => undefined,
    () => undefined,
  )

function tabOf(url: string, session: Ask, handle: string, close: () => Promise<void>): Tab {
  const ask: Ask = async (method, path, body) => {
    await session('POST', '/window', { handle })
    return session(method, path, body)
  }
  const script = async (text: string, given: readonly Sent[]) => {
    const told = (await ask('POST', '/execute/async', {
      script: `const told = arguments[arguments.length - 1]
        const given = [...arguments].slice(0, -1)
        Promise.resolve().then(() => (${text})(...given)).then((is) => told({ is }), (failed) => told({ failed: String(failed) }))`,
      args: given,
    })) as { is?: unknown; failed?: string }
    if (told.failed !== undefined) throw new Error(told.failed)
    return told.is
  }
  const find = async (...what: Parameters<typeof findThere>) => {
    const id = idOf(await script(String(findThere), what))
    if (id === undefined) throw new Error(`no ${what.join(' ')}`)
    return id
  }
  const click = async (...what: Parameters<typeof findThere>) => {
    const id = await find(...what)
    await script("(element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })", [
      { [elementKey]: id },
    ])
    await ask('POST', `/element/${id}/click`, {})
    return id
  }
  const focused = async () => idOf(await ask('GET', '/element/active'))
  return {
    goTo: (path) => orNot(ask('POST', '/url', { url: new URL(path, url).href })),
    reload: () => orNot(ask('POST', '/refresh', {})),
    back: () => orNot(ask('POST', '/back', {})),
    run: (task, ...given) => script(String(task), given) as Promise<Awaited<ReturnType<typeof task>>>,
    press: (...what) => onceThere(what.join(' '), () => click(...what)),
    async type(name, text) {
      let id = ''
      await onceThere(`field ${name}`, async () => (id = await click('field', name)))
      await ask('POST', `/element/${id}/value`, { text })
    },
    async keys(text) {
      await ask('POST', `/element/${await focused()}/value`, { text: text.replaceAll('\n', enterKey) })
    },
    choose: (selector, file) =>
      onceThere(selector, async () => {
        const element = await ask('POST', '/element', { using: 'css selector', value: selector })
        await ask('POST', `/element/${idOf(element)}/value`, { text: file })
      }),
    resize: async (width, height) => void (await ask('POST', '/window/rect', { width, height })),
    picture: () => ask('GET', '/screenshot') as Promise<string>,
    async another() {
      const { handle: other } = (await session('POST', '/window/new', { type: 'tab' })) as { handle: string }
      return tabOf(url, session, other, async () => undefined)
    },
    close,
  }
}
