import { array, assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { engines, type Opening, openFakeBrowser, type Way } from '#tests/fakes/fake-worker.ts'
import { runsOf } from '#tests/running/runs.ts'

const is = <Name extends string>(name: Name) => constant<Name>(name)

const path = constantFrom('/home', '/fish', '/wholePomfretDetails/4')

const opens = record({
  is: is('opens'),
  path,
  opening: constantFrom<Opening[]>('comes', 'comes', 'comes', 'goes back', 'reloads', 'loads again'),
  hasEarly: constantFrom(true, false),
})

/** What may happen between one opening of a page and the next. */
const happens = oneof(
  record({ is: is('time'), passes: constantFrom(seconds(40), minutes(3), minutes(9), hours(2)) }),
  record({ is: is('clock'), isSetBy: constantFrom(-hours(2), -minutes(50), -minutes(4), seconds(30), hours(1)) }),
  /** to soon after a page was opened */
  record({ is: is('set back'), path }),
  record({ is: is('rates') }),
  record({ is: is('build') }),
  record({ is: is('order') }),
  record({ is: is('line'), way: constantFrom<Way[]>('well', 'well', 'well', 'dead', 'in trouble', 'in a portal') }),
)

const history = array(oneof({ weight: 3, arbitrary: opens }, { weight: 2, arbitrary: happens }), { maxLength: 30 })

/** A page as it came from the shop, and by which clock. */
interface Seen {
  readonly rate: number
  readonly build: number
  readonly at: number
  readonly reading: number
  /** since then somebody ordered */
  isDoubtful: boolean
  /** since then the clock was set back by less than had passed since anybody looked: nobody can know */
  isUntold: boolean
}

type Browser = Awaited<ReturnType<typeof openFakeBrowser>>

interface Opens {
  readonly path: string
  readonly opening: Opening
  readonly hasEarly: boolean
}

/** What is not as it should be when a page is opened of which this was seen last. */
async function faultsOf(browser: Browser, { path: to, opening, hasEarly }: Opens, before: Seen | undefined) {
  const { world } = browser
  const page = await browser.open(to, opening, { hasEarly })
  const build = Number(/manifest-(\d+?)0{7}/.exec(page.text)?.[1])
  const rate = Number(/<p>(\d+)/.exec(page.text)?.[1])
  const isAsAtShop = rate === world.rate && build === world.build
  if (page.how !== 'recent') {
    const isOld = world.way === 'well' && !isAsAtShop
    const isGone = /^(dead|in trouble)$/.test(world.way) && before !== undefined && page.how !== 'kept;desc=dead'
    const fault = isOld ? 'an old page as if it were of now' : 'nothing of a page that was seen'
    return { isAtOnce: false, faults: isOld || isGone ? [fault] : [] }
  }
  const said = isAsAtShop ? 'same' : build === world.build ? 'other-data' : 'other-page'
  const told = await page.told()
  const rules = {
    'not what was seen': rate !== before?.rate || build !== before.build,
    'after an order': before?.isDoubtful,
    'though loaded again': opening === 'reloads' || opening === 'loads again',
    'too old': before && !before.isUntold && world.time - before.at > minutes(5),
    'told otherwise': told.join() !== (world.way === 'well' ? said : 'dead'),
  }
  return { isAtOnce: true, faults: Object.entries(rules).flatMap(([fault, isSo]) => (isSo ? [fault] : [])) }
}

const runs = runsOf(3000)

test('whatever happens, a page that opens at once is a few minutes old, and what the shop says of it comes after it', async () => {
  let atOnce = 0
  await assert(
    asyncProperty(constantFrom(...engines), history, async (engine, happenings) => {
      const browser = await openFakeBrowser(engine)
      const { world } = browser
      const seen = new Map<string, Seen>()
      let looked = { reading: Number.NEGATIVE_INFINITY, wrong: 0 }
      for (const one of happenings) {
        if (one.is === 'time') browser.pass(one.passes)
        if (one.is === 'clock') browser.pass(0, one.isSetBy)
        if (one.is === 'set back') {
          const { reading = world.time } = seen.get(one.path) ?? {}
          browser.pass(0, reading + seconds(30) - world.time - world.wrong)
        }
        if (one.is === 'rates') world.rate += 1
        if (one.is === 'build') world.build += 1
        if (one.is === 'line') world.way = one.way
        if (one.is === 'order') {
          await browser.send('POST', '/orders')
          for (const page of seen.values()) page.isDoubtful = true
        }
        if (one.is !== 'opens') continue
        const reading = world.time + world.wrong
        if (world.wrong < looked.wrong && reading >= looked.reading)
          for (const page of seen.values()) page.isUntold = true
        const { isAtOnce, faults } = await faultsOf(browser, one, seen.get(one.path))
        expect(faults).toEqual([])
        if (isAtOnce) atOnce += 1
        if (world.way === 'well')
          seen.set(one.path, { ...world, at: world.time, reading, isDoubtful: false, isUntold: false })
        if (world.way === 'well' || reading < looked.reading) looked = { reading, wrong: world.wrong }
      }
      browser.close()
    }),
    runs,
  )
  expect(atOnce).toBeGreaterThan(runs.numRuns / 10)
})
