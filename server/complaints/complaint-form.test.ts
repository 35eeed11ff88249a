import { expect, test } from 'vitest'
import { longestComplaint } from '#shop/complaints/complaint-form.ts'
import { settledKeptFor } from '#shop/complaints/complaints.ts'
import { days, hours } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { accountsWords } from '#words/accounts.ts'
import { complaints } from './complaints-cli.ts'

const warm = { mobile: '98765 43210', orderNumber: 'D7K4-29XM', about: 'The pomfret came warm' }

eachDatabase((_, open) => {
  test('whoever complains by the form has a number at once, and stands in the officer’s book', async () => {
    const shop = await openComplaintsShop(open)
    const { status, body } = await shop.complain(warm)
    expect([status, body]).toEqual([
      201,
      { ticket: expect.stringMatching(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/), settledBy: '21 December 2026', told: false },
    ])
    expect(await shop.book()).toBe(
      `${body.ticket}  resolve by 21 December 2026  +919876543210  order "D7K4-29XM"  "The pomfret came warm"`,
    )
    await complaints.run(['settle', body.ticket ?? '', 'Money returned'], { ...shop, now: shop.now() })
    expect(await shop.book()).toBe('No open complaints.')
  })

  test('the number goes by text message to the proven mobile of who is signed in, and to no stranger’s', async () => {
    const shop = await openComplaintsShop(open)
    const { token } = await shop.signedIn(asha)
    expect((await shop.complain(warm, token)).body.told).toBe(false)
    await shop.proven(asha)
    expect((await shop.complain(warm, token)).body.told).toBe(true)
    expect((await shop.complain({ ...warm, mobile: meena.mobile }, token)).body.told).toBe(false)
    expect((await shop.complain({ ...warm, about: 'And late' })).body.told).toBe(false)
    expect(await shop.told()).toEqual([{ kind: 'complaint-noted', send_to: '+919876543210' }])
  })

  test('the same words again, also twice at once, are one complaint with its first number', async () => {
    const shop = await openComplaintsShop(open)
    const answers = await Promise.all([shop.complain(warm), shop.complain(warm), shop.complain(warm)])
    expect(new Set(answers.map(({ body }) => body.ticket)).size).toBe(1)
    const others = [
      await shop.complain({ ...warm, orderNumber: '' }),
      await shop.complain({ mobile: warm.mobile, about: 'It was late as well' }),
    ]
    expect(new Set([...answers, ...others].map(({ body }) => body.ticket)).size).toBe(3)
    shop.later(days(2))
    expect((await shop.complain(warm)).body.ticket).not.toBe(answers[0]?.body.ticket)
  })

  test('five an hour come from one address, then the telephone is named', async () => {
    const shop = await openComplaintsShop(open, {})
    for (let nr = 0; nr < 5; nr += 1) expect((await shop.complain({ ...warm, about: `Nr ${nr}` })).status).toBe(201)
    const { status, body, headers } = await shop.complain(warm)
    expect([status, body.message]).toEqual([429, expect.stringMatching(/try again in \d+ minutes, or call \+91/)])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    shop.later(hours(2))
    expect((await shop.complain(warm)).status).toBe(201)
  })

  test('what cannot be answered, or not be read, is said at its field and not noted', async () => {
    const shop = await openComplaintsShop(open)
    for (const [different, field, said] of [
      [{ mobile: '12' }, 'mobile', accountsWords.badMobile],
      [{ mobile: undefined }, 'mobile', 'Mobile number is required.'],
      [{ about: '  ' }, 'about', 'Your complaint is required.'],
      [
        { about: 'x'.repeat(longestComplaint + 1) },
        'about',
        'Your complaint is too long: it can have 2000 characters.',
      ],
      [{ about: 'warm \u202E' }, 'about', expect.stringContaining('characters that cannot be shown')],
      [{ orderNumber: 'x'.repeat(21) }, 'orderNumber', expect.stringContaining('too long')],
    ] as const) {
      const { status, body } = await shop.complain({ ...warm, ...different })
      expect([status, body.field, body.message]).toEqual([400, field, said])
    }
    expect(await shop.book()).toBe('No open complaints.')
  })

  test('lines that somebody typed do not pass for lines of the book', async () => {
    const shop = await openComplaintsShop(open)
    await shop.complain({ ...warm, about: 'warm\nC-0000-0000  resolve by 1 January 2026  +910000000000  nothing' })
    expect((await shop.book()).split('\n')).toHaveLength(1)
  })

  test('a settled complaint is forgotten after two years, an open one never', async () => {
    const shop = await openComplaintsShop(open)
    const { ticket = '' } = (await shop.complain(warm)).body
    await shop.complain({ ...warm, about: 'And late' })
    await complaints.run(['settle', ticket, 'Money returned'], { ...shop, now: shop.now() })
    const kept = () => shop.database.read.selectFrom('complaints').select('about').execute()
    await shop.database.run.forgetComplaints({ at: shop.now() + settledKeptFor })
    expect(await kept()).toHaveLength(2)
    await shop.database.run.forgetComplaints({ at: shop.now() + settledKeptFor + 1 })
    expect(await kept()).toEqual([{ about: 'And late' }])
  })
})

async function openComplaintsShop(
  open: Open,
  environment: Record<string, string> = { LIMITS: 'complaint-per-address=1000' },
) {
  const shop = await openAccountsShop(open, { environment })
  return {
    ...shop,
    complain: async (sent: object, token?: string) => {
      const answer = await shop.call('/complaints', sent, token === undefined ? {} : { token })
      return answer as typeof answer & { body: { ticket?: string; settledBy?: string; told?: boolean } }
    },
    book: () => complaints.run([], { ...shop, now: shop.now() }),
  }
}
