import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { browserFlags, findBrowser } from '../../tools/browser.ts'

export interface Tab {
  readonly send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  readonly evaluate: <Result>(expression: string) => Promise<Result>
  /** The page when its network has been idle for half a second. */
  readonly goto: (address: string) => Promise<void>
  readonly close: () => Promise<unknown>
}

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly method?: string
  readonly params?: { readonly name?: string; readonly loaderId?: string }
  readonly sessionId?: string
}

/**
 * Chromium as a phone has it: nobody listens to its scripts. Where Playwright does, each error that a script makes is
 * written down with its stack at once, and React makes three when it begins: 15 ms of the processor that no phone spends.
 */
export async function openBareChrome() {
  const profile = mkdtempSync(join(tmpdir(), 'darya-chrome-'))
  const flags = [...browserFlags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const chrome = spawn(findBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  chrome.once('exit', endsTheBench)
  const socket = new WebSocket(await addressIn(chrome.stderr))
  chrome.stderr.resume()
  await new Promise((opened) => socket.addEventListener('open', opened))
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (trouble: Error) => void }>()
  const listening = new Set<(message: Message) => void>()
  let count = 0

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    for (const hear of listening) hear(message)
    const asked = waiting.get(message.id ?? 0)
    if (message.error) asked?.reject(new Error(message.error.message))
    else asked?.resolve(message.result as never)
  })

  function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    count += 1
    socket.send(JSON.stringify({ id: count, method, params, sessionId }))
    return new Promise((resolve, reject) => waiting.set(count, { resolve, reject }))
  }

  /** A tab with nothing in its cache. */
  async function openTab(): Promise<Tab> {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
    const at = { url: 'about:blank', browserContextId }
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', at)
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    const toTab: Tab['send'] = (method, params) => send(method, params, sessionId)
    await toTab('Page.enable')
    await toTab('Page.setLifecycleEventsEnabled', { enabled: true })
    return {
      send: toTab,
      async evaluate<Result>(expression: string) {
        const asked = { expression, returnByValue: true, awaitPromise: true }
        return (await toTab<{ result: { value: Result } }>('Runtime.evaluate', asked)).result.value
      },
      async goto(url) {
        const idle = new Set<string | undefined>()
        let loader: string | undefined
        await new Promise<void>((resolve, reject) => {
          const isThere = () => {
            if (loader === undefined || !idle.has(loader)) return
            listening.delete(hear)
            resolve()
          }
          const hear = ({ sessionId: from, params }: Message) => {
            if (from === sessionId && params?.name === 'networkIdle') idle.add(params.loaderId)
            isThere()
          }
          listening.add(hear)
          const navigated = ({ loaderId }: { loaderId: string }) => {
            loader = loaderId
            return isThere()
          }
          toTab<{ loaderId: string }>('Page.navigate', { url }).then(navigated, reject)
        })
      },
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    }
  }

  return {
    openTab,
    async close() {
      chrome.off('exit', endsTheBench)
      const ended = new Promise((resolve) => chrome.once('exit', resolve))
      // It may go before it answers.
      void send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function addressIn(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: said })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('Chromium did not open')
}

/** What waits for its pages would wait for ever. */
function endsTheBench(code: number | null, signal: NodeJS.Signals | null): never {
  throw new Error(`Chromium ended by itself (${signal ?? code})`)
}
