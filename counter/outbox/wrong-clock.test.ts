import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { days, minutes, seconds } from '#shop/time.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'
import { noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, sentTo } from '#tests/screens/counter-screen.tsx'
import type { QueuedCommand } from './kept.ts'

atTheCounter()

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: noon }))
afterEach(() => vi.useRealTimers())

/** A page of the counter that has just been loaded on a tablet whose clock may be wrong. */
async function openPage() {
  vi.resetModules()
  const [{ doCommand }, { outboxNow }, { sendingOf }, { noteServerDate }] = await Promise.all([
    import('./press.ts'),
    import('./queue.ts'),
    import('./answers.ts'),
    import('#browser/server-clock.ts'),
  ])
  return {
    hears: (moment: number) => noteServerDate(new Date(moment).toUTCString()),
    async confirms(): Promise<QueuedCommand> {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      doCommand({
        order: staffOrderOf(),
        kind: 'moveOrder',
        body: { move: 'confirm', seen: 1 },
        name: 'Confirm',
        typedAs: 'confirm',
      })
      return outboxNow().queue[0] ?? expect.fail('nothing was kept')
    },
    /** how long it says that the press waited */
    async sends(command: QueuedCommand) {
      const answers = heldAnswers()
      onTestFinished(() => void vi.unstubAllGlobals())
      void sendingOf(command)?.()
      await answers.expectAsked('/counter/api/orders/o1/moves')
      return sentTo('/counter/api/orders/o1/moves').at(-1)?.['waited']
    },
  }
}

const pass = (time: number) => vi.advanceTimersByTime(time)
const setClock = (by: number) => vi.setSystemTime(Date.now() + by)

test.each([days(400), -days(400), minutes(20), -minutes(5)])(
  'a clock that is set by %d ms while a press waits does not change how long it waited',
  async (by) => {
    const page = await openPage()
    const press = await page.confirms()
    pass(minutes(7))
    setClock(by)
    expect(await page.sends(press)).toBe(minutes(7))
  },
)

test('on a page that was loaded anew the shop’s clock says how long it waited', async () => {
  const before = await openPage()
  before.hears(noon)
  pass(seconds(30))
  const press = await before.confirms()
  pass(minutes(9))
  setClock(days(400))
  const page = await openPage()
  page.hears(noon + seconds(30) + minutes(9))
  expect(await page.sends(press)).toBe(minutes(9))
})

test('where only the tablet’s clock is left, it says no more than can be', async () => {
  const press = await (await openPage()).confirms()
  setClock(days(400))
  expect(await (await openPage()).sends(press)).toBe(days(90))
  setClock(-days(800))
  expect(await (await openPage()).sends(press)).toBeUndefined()
})
