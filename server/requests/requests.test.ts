import { expect, test } from 'vitest'
import { mostOfWord, mostWordsOfDay, openRequestCount } from '#shop/requests/requests.ts'
import { days } from '#shop/time.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { keepCounting } from './keep-counting.ts'

eachDatabase((_, open) => {
  /** What people type into the search, kept as a process that closes keeps it. */
  async function openRequestsShop() {
    const shop = await openAccountsShop(open)
    return {
      ...shop,
      async searched(...typed: readonly string[]) {
        const requests = openRequestCount()
        for (const words of typed) requests.note(words, shop.now())
        await keepCounting({ database: shop.database, requests, onError: fails }).close()
      },
      async listed() {
        const meera = await atDesk(shop, 'counter')
        return (await meera.press('requests', {}, null)).body.requests.map(({ word, times }) => [word, times])
      },
    }
  }

  test('what people ask for in vain stands at the desk, the most asked first, and nobody learns who asked', async () => {
    const shop = await openRequestsShop()
    await shop.searched('Crab', 'oyster', 'crab!', '9820000001', 'asha@example.com')
    shop.later(days(1))
    await shop.searched('crab', 'खेकडा')
    expect(await shop.listed()).toEqual([
      ['crab', 3],
      ['oyster', 1],
      ['खेकडा', 1],
    ])
    const kept = await shop.database.read.selectFrom('requests').selectAll().execute()
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['day', 'times', 'word'])
  })

  test('what the shop sells is no request', async () => {
    const shop = await openRequestsShop()
    await shop.searched('crab', 'pomfret', 'paplet')
    expect(await shop.listed()).toEqual([['crab', 1]])
  })

  test('who says that it is not for the shop is not told of it again, and can take that back; both are written down', async () => {
    const shop = await openRequestsShop()
    await shop.searched('crab', 'crab', 'oyster')
    const meera = await atDesk(shop, 'counter')
    const key = newKey()
    const put = (aside: boolean, again = newKey()) =>
      meera.press('putRequestAside', {}, { word: 'crab', aside, key: again })
    const answers = await Promise.all([put(true, key), put(true, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shop.listed()).toEqual([['oyster', 1]])
    await shop.searched('crab')
    expect(await shop.listed()).toEqual([['oyster', 1]])
    shop.later(1)
    expect((await put(false)).status).toBe(200)
    expect(await shop.listed()).toEqual([
      ['crab', 3],
      ['oyster', 1],
    ])
    const owner = await atDesk(shop, 'owner')
    const { acts } = (await owner.press('acts', {}, { thing: 'request/crab' })).body
    expect(acts.map(({ act, after }) => [act, after])).toEqual([
      ['settle-requests', '{"aside":false}'],
      ['settle-requests', '{"aside":true}'],
    ])
    expect((await meera.press('putRequestAside', {}, { word: '98200', aside: true, key: newKey() })).status).toBe(400)
  })

  test('a flood of random words costs a few rows, and one word a number that means nothing more', async () => {
    const shop = await openRequestsShop()
    await shop.searched('crab', 'crab')
    for (let wave = 0; wave < 3; wave += 1)
      await shop.searched(...Array.from({ length: 500 }, (_, nr) => `ma${saidAs(wave * 500 + nr)}`))
    for (let wave = 0; wave < 3; wave += 1) await shop.searched(...Array.from({ length: 500 }, () => 'squid ink'))
    const { rows } = await shop.database.read
      .selectFrom('requests')
      .select((row) => row.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(Number(rows)).toBe(mostWordsOfDay)
    expect((await shop.listed()).slice(0, 2)).toEqual([
      ['squid ink', mostOfWord],
      ['crab', 2],
    ])
  })

  test('after 90 days nothing is left of it', async () => {
    const shop = await openRequestsShop()
    await shop.searched('crab')
    shop.later(days(91))
    expect(await shop.listed()).toEqual([])
    await shop.database.run.forgetRequests({ at: shop.now() })
    expect(await shop.database.read.selectFrom('requests').selectAll().execute()).toEqual([])
  })
})

/** A word that could be said, another one for each number. */
const saidAs = (nr: number): string =>
  [...nr.toString(5)].map((digit) => ['ka', 'mo', 'ri', 'su', 'te'][Number(digit)]).join('')

const fails = (trouble: unknown): never => {
  throw trouble
}
