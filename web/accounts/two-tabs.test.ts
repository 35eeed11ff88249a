import { AsyncLocalStorage } from 'node:async_hooks'
import { renderHook } from '@testing-library/react'
import { array, assert, asyncProperty, constantFrom, record, type Scheduler, scheduler } from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { minutes } from '#shop/time.ts'
import { runsOf } from '#tests/running/runs.ts'
import { openShop, userOf } from '#tests/running/scheduled-shop.ts'

// The long run is a command: INTERLEAVINGS=200 npx vitest run web/accounts/two-tabs.test.ts
const commands = ['Asha signs in', 'Meena signs in', 'signs out', 'is loaded anew'] as const

interface Step {
  readonly tab: 0 | 1
  readonly command: (typeof commands)[number]
}

afterEach(() => void vi.unstubAllGlobals())

test(
  "whoever signs in and out in two tabs, neither mixes one person with another's token",
  async () => {
    await assert(
      asyncProperty(
        scheduler(),
        array(record({ tab: constantFrom(0 as const, 1 as const), command: constantFrom(...commands) }), {
          minLength: 1,
          maxLength: 7,
        }),
        async (order, steps) => {
          const shop = openShop(order)
          const browser = await openBrowser(order, shop)
          order.scheduleSequence(
            steps.map((step) => ({ label: JSON.stringify(step), builder: async () => browser.perform(step) })),
          )
          await browser.quiet(order)

          const { kept, shown, mixed } = browser.found()
          expect(mixed).toEqual([])
          expect(shown).toEqual([kept.person, kept.person])
          expect(kept.person === undefined || kept.person === shop.ownerOf(kept.token)).toBe(true)
        },
      ),
      runsOf(300),
    )
  },
  minutes(5),
)

test('that a token is over ends nothing of who has signed in meanwhile in another tab, which this one has not heard of', async () => {
  const answer = Promise.withResolvers<Response>()
  const kept = new Map([
    ['token', 'over'],
    ['user', JSON.stringify(userOf('asha'))],
  ])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const asked = vi.fn<typeof fetch>(() => answer.promise)
  vi.stubGlobal('fetch', asked)
  vi.resetModules()
  const { account, useAccount } = await import('./account.ts')
  renderHook(() => useAccount()).unmount()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  asked.mockImplementation(async () => Response.json({ authenticated: true, user: userOf('meena') }))

  kept.set('token', 'fresh').set('user', JSON.stringify(userOf('meena')))
  answer.resolve(Response.json({ authenticated: false }))

  await vi.waitFor(() => expect(account.getState()).toMatchObject({ state: 'signed-in', token: 'fresh' }))
  expect([kept.get('token'), JSON.parse(kept.get('user') ?? '{}')]).toMatchObject(['fresh', { id: 'meena' }])
})

/** Two tabs with one storage: an event tells the other tab later what one wrote. */
async function openBrowser(order: Scheduler, shop: ReturnType<typeof openShop>) {
  const here = new AsyncLocalStorage<Page>()
  const kept = new Map<string, string>()
  const mixed: string[] = []
  let heard = Promise.resolve()

  /** The page that does something now; none, where it is closed, or one of a history before. */
  function openPage(): Page | undefined {
    const page = here.getStore()
    return page?.isGone === false ? page : undefined
  }
  function write(key: string, value: string | undefined) {
    const page = openPage()
    if (page === undefined || kept.get(key) === value) return
    if (value === undefined) kept.delete(key)
    else kept.set(key, value)
    heard = hear(heard, page.tab === 0 ? 1 : 0, key)
  }
  async function hear(before: Promise<void>, tab: number, key: string) {
    await before
    await order.schedule(Promise.resolve(), `tab ${tab} hears of ${key}`)
    const page = tabs[tab]?.page
    if (page) here.run(page, () => page.listeners.forEach((listener) => listener({ key })))
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => write(key, undefined),
  })
  vi.stubGlobal('addEventListener', (event: string, listener: Listener) => {
    if (event === 'storage') here.getStore()?.listeners.push(listener)
  })
  vi.stubGlobal('fetch', async (address: string, sent?: RequestInit) => {
    const silence = new Promise<Response>(() => undefined)
    if (openPage() === undefined) return silence
    const answer = await shop.answer(address, sent)
    return openPage() === undefined ? silence : answer
  })

  function openTab(tab: 0 | 1) {
    const page: Page = { tab, listeners: [], isGone: false }
    return here.run(page, async () => {
      vi.resetModules()
      const { account, signOut, useAccount } = await import('./account.ts')
      const { logIn } = await import('./log-in.ts')
      const { isCalling } = await import('#browser/api.ts')
      account.subscribe(({ state, user, token }) => {
        if (state === 'signed-in' && shop.ownerOf(token) !== user.id)
          mixed.push(`${user.id} with what is ${shop.ownerOf(token)}'s`)
      })
      // What a page does once, when the first of its parts asks who is here.
      renderHook(() => useAccount()).unmount()
      return { page, account, signOut, logIn, isCalling }
    })
  }
  const tabs = [await openTab(0), await openTab(1)]

  async function perform({ tab, command }: Step) {
    const now = tabs[tab]
    if (!now) return
    if (command === 'is loaded anew') {
      now.page.isGone = true
      tabs[tab] = await openTab(tab)
    } else
      here.run(now.page, () => {
        if (command === 'signs out') now.signOut()
        else void now.logIn({ email: command === 'Asha signs in' ? 'asha' : 'meena', password: 'teal kite' })
      })
  }

  return {
    perform,
    async quiet(order: Scheduler) {
      do {
        await new Promise((turn) => setImmediate(turn))
        await order.waitIdle()
      } while (order.count() > 0 || tabs.some(({ isCalling }) => isCalling()))
    },
    found: () => ({
      mixed,
      shown: tabs.map(({ account }) => account.getState().user?.id),
      kept: {
        token: kept.get('token'),
        // Of a login that ended only whose it was stays.
        person: kept.has('token') ? (JSON.parse(kept.get('user') ?? '{}') as { id?: string }).id : undefined,
      },
    }),
  }
}

interface Page {
  readonly tab: 0 | 1
  readonly listeners: Listener[]
  isGone: boolean
}

type Listener = (event: { readonly key: string }) => void
