import { array, assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { type Opening, openFakeBrowser, type Way } from '#tests/fake-worker.ts'

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

interface Seen {
  readonly rate: number
  readonly build: number
  readonly at: number
  readonly reading: number
  /** since then somebody ordered */
  isDoubtful: boolean
  /** since then the clock was set back by less than had passed: nobody can know */
  isUntold: boolean
}

test('whatever happens, a page that opens at once is a few minutes old, and what the shop says of it comes after it', async () => {
  let atOnce = 0
  await assert(
    asyncProperty(
      array(oneof({ weight: 3, arbitrary: opens }, { weight: 2, arbitrary: happens }), { maxLength: 30 }),
      async (history) => {
        const browser = await openFakeBrowser()
        const { world } = browser
        const seen = new Map<string, Seen>()
        let clock = { reading: Number.NEGATIVE_INFINITY, wrong: 0 }
        for (const one of history) {
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
          const { path, opening, hasEarly } = one
          const reading = world.time + world.wrong
          if (world.wrong < clock.wrong && reading >= clock.reading)
            for (const page of seen.values()) page.isUntold = true
          const before = seen.get(path)
          const page = await browser.open(path, opening, { hasEarly })
          const shown = { build: /manifest-(\d+?)0{7}/.exec(page.text)?.[1], rate: /<p>(\d+)/.exec(page.text)?.[1] }
          const ofShop = { build: String(world.build), rate: String(world.rate) }
          if (page.how === 'recent') {
            atOnce += 1
            expect(before).toBeDefined()
            expect(shown).toEqual({ build: String(before?.build), rate: String(before?.rate) })
            expect(before?.isDoubtful).toBe(false)
            expect(['comes', 'goes back']).toContain(opening)
            if (!before?.isUntold) expect(world.time - (before?.at ?? 0)).toBeLessThanOrEqual(minutes(5))
            const isSame = before?.rate === world.rate && before.build === world.build
            const said = isSame ? 'same' : before?.build === world.build ? 'other-data' : 'other-page'
            expect(await page.told()).toEqual([world.way === 'well' ? said : 'dead'])
          } else if (world.way === 'well') expect(shown).toEqual(ofShop)
          if (world.way === 'well') {
            seen.set(path, { ...world, at: world.time, reading, isDoubtful: false, isUntold: false })
            clock = { reading, wrong: world.wrong }
          } else if (reading < clock.reading) clock = { reading, wrong: world.wrong }
        }
        browser.close()
      },
    ),
    { numRuns: 300 },
  )
  expect(atOnce).toBeGreaterThan(100)
})
