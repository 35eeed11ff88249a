import { shopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { pepperOf } from '#server/settings/pepper.ts'
import { type CliCommand, type CliShop, WrongArgs } from '#server/operator/cli-command.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import { fillDay } from './fill-day.ts'

/** A morning to look at: a newcomer sees the counter at work within a minute of the first start. */
export const sampleDay: CliCommand = {
  use: 'sample-day [DAY]',
  does: 'fills an empty trial shop with a morning: staff with PINs, 40 orders, reviews and complaints; DAY is 2026-11-21',
  makesShop: true,
  async run([day], shop) {
    if (shop.settings.mode === 'live')
      throw new NeedsOperator(
        'configuration',
        'A sample day is for a trial shop: this one is live, and stays as it is.',
      )
    await refuseUnlessEmpty(shop)
    const filled = await fillDay(shop, { ...endOf(day, shop.now), pepper: pepperOf(shop.settings) })
    return [
      `A morning is there: ${filled.orders} orders, ${filled.reviews} reviews, ${filled.complaints} complaints.`,
      `Open this address within 10 minutes in the browser that is to be the counter's tablet: ${filled.enrolment}`,
      'Then choose who you are, and type the PIN:',
      ...filled.staff.map(({ name, role, pin }) => `  ${name.padEnd(8)}${role.padEnd(9)}${pin}`),
      `For what asks the owner's passkey, Meera opens this address once, within a day: ${filled.ownerAddress}`,
    ].join('\n')
  },
}

/** A shop at work keeps what it has. */
async function refuseUnlessEmpty({ database: { read } }: CliShop): Promise<void> {
  const [order, person, user] = await Promise.all([
    read.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('staff').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('users').select('id').limit(1).executeTakeFirst(),
  ])
  const what = order ? 'has orders' : person ? 'has staff' : user ? 'has customers' : undefined
  if (what !== undefined)
    throw new NeedsOperator(
      'usage',
      `This shop ${what} already: a sample day fills an empty one. Set DATA_DIR to a new folder for it.`,
    )
}

/** The morning ends at half past ten of the day, and never after this moment; where no day is given, it ends now. */
function endOf(typed: string | undefined, now: number): { day: string; end: number } {
  const today = shopDay(now)
  if (typed === undefined) return { day: today, end: now }
  const midnight = Date.parse(`${typed}T00:00:00+05:30`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(midnight) || shopDay(midnight) !== typed)
    throw new WrongArgs(`'${typed}' is no day: write it as ${today}.`)
  if (midnight > now || now - midnight > days(366 * 20)) throw new WrongArgs(`${typed} is not a day of this shop.`)
  return { day: typed, end: Math.min(now, midnight + hours(10) + minutes(30)) }
}
