import { expect, test } from 'vitest'
import { days, hours } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'
import { complaints } from './complaints-cli.ts'

const noon = Date.UTC(2026, 10, 21, 6, 30)

eachDatabase((_, open) => {
  test('a complaint gets a number, which goes out at once, and a day by which it is settled', async () => {
    const shop = await openAccountsShop(open)
    await shop.proven({ ...asha, mobile: '9820000001' })
    const say = (words: string, now = noon) => complaints.run(words.split(' '), { ...shop, now })
    const noted = await say('note 9820000001 The pomfret came warm')
    const [ticket = 'none'] = /^C-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(noted) ?? []
    expect(noted).toBe(`${ticket} is noted, to be resolved by 21 December 2026. Its number goes to +919820000001.`)

    const [message] = await shop.database.read
      .selectFrom('outbox')
      .select(['kind', 'send_to', 'body_json', 'written_at', 'due_at'])
      .where('kind', '=', 'complaint-noted')
      .execute()
    expect(message).toMatchObject({ kind: 'complaint-noted', send_to: '+919820000001', due_at: noon })
    expect(message?.body_json).toContain(`Darya: we have received your complaint ${ticket}`)
    expect((message?.written_at ?? 0) - noon).toBeLessThan(hours(48))

    expect(await say('list')).toBe(`${ticket}  resolve by 21 December 2026  +919820000001  "The pomfret came warm"`)
    expect(await say('list', noon + days(31))).toContain('OVERDUE since 21 December 2026')
    expect(await say(`settle ${ticket} Money returned, with an apology`)).toBe(`${ticket} is resolved.`)
    expect(await say('list')).toBe('No open complaints.')
    await expect(say(`settle ${ticket} Once more`)).rejects.toThrow('There is no open complaint')
  })

  test('who is no customer is told their number by whoever notes it, for no message goes to strangers', async () => {
    const shop = { ...(await openAccountsShop(open)), now: noon }
    await shop.register()
    for (const mobile of ['9820000001', asha.mobile.replace(' ', '')])
      expect(await complaints.run(['note', mobile, 'Warm'], shop)).toContain('Tell the customer the number')
    expect(await shop.told()).toEqual([])
  })

  test('a complaint without words or without a mobile is not noted', async () => {
    const shop = { ...(await openTestShop(open)), now: noon }
    await expect(complaints.run(['note', '9820000001'], shop)).rejects.toThrow('Add a few words')
    await expect(complaints.run(['note', '12', 'Warm'], shop)).rejects.toThrow("'12' is not an Indian mobile number")
    expect(await complaints.run([], shop)).toBe('No open complaints.')
  })
})
