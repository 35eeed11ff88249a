import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { engines, openFakeBrowser } from '#tests/fakes/fake-worker.ts'

let browser: Awaited<ReturnType<typeof openFakeBrowser>>
afterEach(() => browser.close())

const rate = (text: string) => Number(/<p>(\d+)/.exec(text)?.[1])

describe.each(engines)('in %s', (engine) => {
  beforeEach(async () => {
    browser = await openFakeBrowser(engine)
  })

  test('a page that came two minutes ago opens at once, and the shop is asked behind it', async () => {
    expect((await browser.open('/home')).how).toBe('')
    browser.pass(minutes(2))
    const again = await browser.open('/home')
    expect([again.how, rate(again.text), await again.told()]).toEqual(['recent', 1, ['same']])
    expect(browser.world.asked).toBe(2)
    // It was looked at now: it may open at once for five minutes more.
    browser.pass(minutes(4))
    expect((await browser.open('/home')).how).toBe('recent')
  })

  test('one that came six minutes ago comes from the shop', async () => {
    await browser.open('/home')
    browser.pass(minutes(6))
    browser.world.rate = 2
    const again = await browser.open('/home')
    expect([again.how, rate(again.text)]).toEqual(['', 2])
  })

  test('rates that have changed are kept for the page before it is told, so that it can take them whatever the line does', async () => {
    await browser.open('/home')
    browser.world.rate = 2
    const again = await browser.open('/home')
    expect([again.how, rate(again.text), await again.told()]).toEqual(['recent', 1, ['other-data']])
    const data = await (await browser.caches.open('data')).match('/home.data')
    expect(await data?.json()).toEqual({ rate: 2 })
    expect(rate((await browser.open('/home')).text)).toBe(2)
  })

  test('a page of another build, and one that the shop has no more, are told as that', async () => {
    await browser.open('/home')
    browser.world.build = 2
    expect(await (await browser.open('/home')).told()).toEqual(['other-page'])
    browser.world.isGone = true
    expect(await (await browser.open('/home')).told()).toEqual(['other-page'])
  })

  test.each(['dead', 'in trouble', 'in a portal'] as const)(
    'behind a line that is %s it is known at once',
    async (way) => {
      await browser.open('/home')
      browser.world.way = way
      const again = await browser.open('/home')
      expect([again.how, rate(again.text), await again.told()]).toEqual(['recent', 1, ['dead']])
    },
  )

  test('a line without an answer is said after three seconds, and what came of it in the end', async () => {
    await browser.open('/home')
    browser.world.way = 'silent'
    const told = await (await browser.open('/home')).told()
    await browser.wait(seconds(2))
    expect(told).toEqual([])
    await browser.wait(seconds(1))
    expect(told).toEqual(['slow'])
    browser.world.rate = 2
    await browser.beWell()
    expect(told).toEqual(['slow', 'other-data'])
  })

  test('who waited three seconds for a kept page hears later what the shop says of it, too', async () => {
    await browser.open('/home')
    browser.pass(hours(1))
    browser.world.way = 'silent'
    const opening = browser.open('/home')
    await browser.wait(seconds(3))
    const page = await opening
    const told = await page.told()
    await browser.beWell()
    expect([page.how, rate(page.text), told]).toEqual(['kept;desc=slow', 1, ['slow', 'same']])
  })

  test('whoever loads a page again has it from the shop', async () => {
    await browser.open('/home')
    for (const how of ['reloads', 'loads again'] as const) {
      browser.world.rate += 1
      const page = await browser.open('/home', how)
      expect([page.how, rate(page.text)]).toEqual(['', browser.world.rate])
    }
  })

  test('who goes back, or opens a tab again after hours, has the rates of now, and not what the browser once had', async () => {
    await browser.open('/home')
    await browser.open('/fish')
    browser.pass(hours(3))
    browser.world.rate = 2
    for (const path of ['/home', '/fish?sort=price']) {
      const page = await browser.open(path, 'goes back')
      expect([page.how, rate(page.text)]).toEqual(['', 2])
    }
    // Nor is what it once had kept as if it were of now.
    browser.world.way = 'dead'
    browser.pass(hours(25))
    expect((await browser.open('/home', 'goes back')).how).toBe('kept;desc=dead')
  })

  test('a browser that cannot ask before the worker has begun pays no bytes for a page that has not changed', async () => {
    await browser.open('/home')
    browser.pass(minutes(6))
    const bytes = browser.world.bytes
    const page = await browser.open('/home', 'comes', { hasEarly: false })
    expect([page.how, rate(page.text), browser.world.bytes - bytes]).toEqual(['', 1, 0])
    browser.pass(minutes(4))
    expect((await browser.open('/home')).how).toBe('recent')
  })

  test('a clock that was set back makes no page recent that came before', async () => {
    await browser.open('/home')
    browser.pass(minutes(9))
    await browser.open('/fish')
    // By this clock the front page came a minute ago.
    browser.pass(0, -minutes(8))
    expect((await browser.open('/home')).how).toBe('')
  })

  test.each(['well', 'dead'] as const)(
    'nor when it has caught up, where somebody looked meanwhile by a line that was %s',
    async (way) => {
      await browser.open('/home')
      browser.pass(0, -minutes(8))
      browser.world.way = way
      await browser.open('/fish')
      browser.world.way = 'well'
      browser.pass(minutes(9))
      // By this clock it came a minute ago.
      expect((await browser.open('/home')).how).toBe('')
    },
  )

  test('after an order, or what staff did, pages come from the shop; after a change of the cart they may open at once', async () => {
    await browser.open('/home')
    await browser.send('PUT', '/cart')
    expect((await browser.open('/home')).how).toBe('recent')
    await browser.send('POST', '/orders')
    expect((await browser.open('/home')).how).toBe('')
    expect((await browser.open('/home')).how).toBe('recent')
    await browser.send('PUT', '/counter/api/rates')
    expect((await browser.open('/home')).how).toBe('')
  })

  test('the page of an order, addresses with a query and the link of a weighing', async () => {
    await browser.open('/myorders/ord_7')
    expect((await browser.open('/myorders/ord_8')).how).toBe('recent')
    for (const path of ['/search?query=rawas', '/weighed/secret']) {
      await browser.open(path)
      expect((await browser.open(path)).how).toBe('')
    }
  })

  test('who goes back without a line to what is not kept sees what the browser once had, and that there is no line', async () => {
    await browser.open('/search?query=rawas')
    browser.world.way = 'dead'
    const page = await browser.open('/search?query=rawas', 'goes back')
    expect([page.how, rate(page.text)]).toEqual(['kept;desc=dead', 1])
    expect((await browser.open('/search?query=rawas')).status).toBe(503)
  })

  test.each(['dead', 'in trouble'] as const)(
    'an hour later, and after an order, a page that was seen opens behind a line that is %s',
    async (way) => {
      await browser.open('/home')
      await browser.send('POST', '/orders')
      browser.pass(hours(1))
      browser.world.way = way
      const page = await browser.open('/home')
      expect([page.how, rate(page.text)]).toEqual(['kept;desc=dead', 1])
    },
  )

  test('without a line a page that was never seen is one of our own that leads on, and a list that was shared opens its page', async () => {
    await browser.open('/textList')
    browser.world.way = 'dead'
    expect((await browser.open('/terms')).status).toBe(503)
    expect((await browser.open('/textList?text=rawas')).how).toBe('kept;desc=dead')
  })

  test('without a line the counter opens from what its device has kept', async () => {
    await (await browser.caches.open('counter')).put('/counter/kept', new Response('<p>'))
    browser.world.way = 'dead'
    const page = await browser.open('/counter/pack-list?day=today')
    expect(page.leadsTo).toMatch(/\/counter\/kept\?to=%2Fcounter%2Fpack-list%3Fday%3Dtoday$/)
  })
})
