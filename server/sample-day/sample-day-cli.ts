import { randomInt } from 'node:crypto'
import type { accountsCommands } from '#server/accounts/accounts-commands.ts'
import { openPasswordHasher, type PasswordHasher } from '#server/accounts/password-hash.ts'
import type { catalogueCommands } from '#server/catalogue/catalogue-commands.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import { type CliCommand, type CliShop, WrongArgs } from '#server/cli-command.ts'
import type { complaintsCommands } from '#server/complaints/complaints-commands.ts'
import type { deliveryCommands } from '#server/delivery/delivery-commands.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { movesCommands } from '#server/orders/moves/moves-commands.ts'
import type { ordersCommands } from '#server/orders/orders-commands.ts'
import type { weighingCommands } from '#server/orders/weighing/weighing-commands.ts'
import type { reviewsCommands } from '#server/reviews/reviews-commands.ts'
import { pepperOf } from '#server/settings/pepper.ts'
import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import { enrolmentAddressAt, ownerAddressAt } from '#server/staff/one-time-address.ts'
import type { staffCommands } from '#server/staff/staff-commands.ts'
import type { batchCommands } from '#server/stock/batches/batch-commands.ts'
import type { stockCommands } from '#server/stock/stock-commands.ts'
import type { Database } from '#server/storage/database.ts'
import type { Rating } from '#shop/catalogue/ratings.ts'
import { complaintTicket } from '#shop/complaints/complaints.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { orderNumberBytes } from '#shop/orders/order-number.ts'
import { firstState } from '#shop/reviews/review-trust.ts'
import { isWeakPin, pinDigits } from '#shop/staff/pin.ts'
import { enrolmentLife, ownerAddressLife } from '#shop/staff/staff-session.ts'
import { batchCode, batchCodeBytes } from '#shop/stock/batch-code.ts'
import { days, hours, minutes } from '#shop/time.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type AtWork, fillOrders } from './fill-orders.ts'
import { fillShoppers, type SampleShopper } from './fill-shoppers.ts'
import { sampleStaff } from './people.ts'
import type { sampleDayCommands } from './sample-day-commands.ts'

/** By product: who of the shoppers, how many stars, and what they wrote. */
const reviews: readonly (readonly [productId: number, shopper: number, rating: Rating, comment: string])[] = [
  [4, 0, 5, 'Sweet and firm, cut as I asked.'],
  [4, 4, 4, 'Fresh. The rider came a little late.'],
  [1, 2, 5, 'Prawns as my mother bought them at Sassoon Dock.'],
  [7, 5, 3, 'Good surmai, but the slices were thicker than I wished.'],
  [13, 7, 5, 'Bangda for the whole building, all of it gone by noon.'],
  [4, 9, 5, 'I cook it as they do on www.malvanikitchen.example, and it never fails.'],
  [1, 10, 1, 'Cheaper and fresher at www.fishfast.example, order there!'],
  [7, 3, 4, 'The recipe of surmai fry is at rava-fry.example.in for who asks.'],
  [4, 8, 1, 'The neighbour in B-204 says it was frozen, and he is a known liar.'],
]

/** What somebody complained of, how many days ago, and what was done. */
const complaints: readonly (readonly [shopper: number, daysAgo: number, about: string, settlement?: string])[] = [
  [6, 33, 'The lobster was paid and did not come. Nobody called back.'],
  [1, 28, 'A bone in the fillet that was to be without.'],
  [3, 11, 'The prawns were short by 200 g.'],
  [11, 0, 'The rider would not come up to the third floor.'],
  [2, 6, 'The bill names another fish than the one that came.', 'A right bill was sent, with an apology.'],
]

interface Filling {
  readonly chance: Chance
  readonly end: number
  readonly shoppers: readonly SampleShopper[]
  readonly atWork: AtWork
}

/** What waits on the operators' desk: reviews to be read, complaints with little time left, a wider area. */
async function fillDesk({ run }: Pick<Database<Used>, 'run'>, filling: Filling) {
  const { chance, end, shoppers, atWork } = filling
  const [owner, counter] = (['owner', 'counter'] as const).map((role) => ({
    staff: atWork.staffId(role),
    device: atWork.deviceId,
  })) as [{ staff: string; device: string }, { staff: string; device: string }]
  const shopper = (nr: number) => shoppers[nr % shoppers.length] as SampleShopper

  for (const [nr, [productId, who, rating, comment]] of reviews.entries()) {
    const { id: userId, name: username, email } = shopper(who)
    const writtenAt = end - hours(chance.between(1, 200, nr, 'review'))
    const id = chance.id(writtenAt, nr, 'review')
    const state = firstState({ comment, username })
    const review = { id, productId, userId, username, email, rating, comment, state, writtenAt, turns: [] }
    await run.writeReview(review)
    if (comment.includes('liar')) {
      const hidden = { move: 'hide', by: counter, at: end - hours(1), reason: 'insults-somebody' } as const
      await run.staffMovesReview({ ...hidden, reviewId: id, key: chance.id(end, nr, 'hide') })
    }
  }

  for (const [nr, [who, daysAgo, about, settlement]] of complaints.entries()) {
    const ticket = complaintTicket(chance.bytes(orderNumberBytes, nr, 'ticket'))
    const receivedAt = end - days(daysAgo) - hours(1)
    const { mobile } = shopper(who)
    await run.noteComplaint({
      ticket,
      mobile,
      orderNumber: undefined,
      about,
      receivedAt,
      telling: undefined,
      turns: [],
    })
    if (settlement !== undefined) {
      const key = chance.id(end, nr, 'settle')
      await run.staffSettlesComplaint({ ticket, settlement, by: counter, at: end - hours(2), key })
    }
  }

  const pincode = parsePincode('400016')
  if (pincode !== undefined)
    await run.staffChangesArea({ pincode, change: 'add', by: owner, at: end - days(1), key: chance.id(end, 'area') })
  return { reviews: reviews.length, complaints: complaints.length }
}

/** The crates of a morning: kind, size, kilos, origin. What is missing was not recorded. */
const crates = [
  { species: 'pomfret', size: 'Jumbo', kilos: 18, jetty: 'Sassoon Dock', boatOrGear: 'Gill net', keeps: 1 },
  { species: 'surmai', size: 'Medium', kilos: 25, jetty: 'Versova', boatOrGear: 'Hook and line', keeps: 2 },
  { species: 'bangda', size: 'Medium', kilos: 12, jetty: 'Sassoon Dock', boatOrGear: '', keeps: 1 },
] as const

/** Some of the fish lies in crates that were taken in at six; the rest is sold as a shop does that keeps no batches. */
async function fillBatches(
  { run }: Pick<Database<Used>, 'run'>,
  { chance, end, atWork }: { readonly chance: Chance; readonly end: number; readonly atWork: AtWork },
): Promise<void> {
  const today = shopDay(end)
  for (const [nr, { species, size, kilos, jetty, boatOrGear, keeps }] of crates.entries())
    await run.takeInBatch({
      batch: {
        species,
        size,
        isMixed: false,
        grams: kilos * 1000,
        landedDay: today,
        landedHour: 4,
        jetty,
        boatOrGear,
        supplier: '',
        origin: 'wild',
        temperatureTenths: 10,
        useBy: shopDay(end + days(keeps)),
        costPaise: undefined,
        note: '',
      },
      sure: [],
      codes: [batchCode(chance.bytes(batchCodeBytes, 'batch', nr))],
      key: chance.id(end, nr, 'batch'),
      by: { staff: atWork.staffId('counter'), device: atWork.deviceId },
      at: end - hours(3),
      today,
    })
}

/** A morning is made by what makes it on every day. */
type Used = typeof catalogueCommands &
  typeof staffCommands &
  typeof accountsCommands &
  typeof batchCommands &
  typeof ordersCommands &
  typeof movesCommands &
  typeof weighingCommands &
  typeof stockCommands &
  typeof complaintsCommands &
  typeof reviewsCommands &
  typeof deliveryCommands &
  typeof sampleDayCommands

type Shop = Pick<CliShop<Used>, 'database' | 'settings' | 'now'>

/** Fills the shop by its own commands. The same day has the same morning; PINs and addresses are new each time. */
async function fillDay(shop: Shop, { day, end, pepper }: { day: string; end: number; pepper: string }) {
  const { database, settings, now } = shop
  const chance = chanceOf(day)
  const hasher = openPasswordHasher([pepper])
  const catalogue = await openedCatalogue(database)

  const staff = await fillStaff(shop, { chance, hasher, end })
  const deviceId = chance.id(end, 'tablet')
  const atWork = { deviceId, staffId: (role: string) => staff.find((one) => one.role === role)?.id ?? '' }
  const [enrolment, owner] = [newToken(), newToken()]
  await database.run.inviteDevice({
    id: deviceId,
    name: 'The counter’s tablet',
    kind: 'tablet',
    inviteHash: hashOfToken(enrolment),
    until: now + enrolmentLife,
    by: { command: 'sample-day' },
    key: chance.id(end, 'invite'),
    at: now,
  })
  await database.run.makeOwnerAddress({
    tokenHash: hashOfToken(owner),
    name: sampleStaff[0].name,
    staffId: atWork.staffId('owner'),
    isFirst: false,
    until: now + ownerAddressLife,
    at: now,
  })
  // Nobody signs in as one of them: what was hashed is forgotten.
  const shoppers = await fillShoppers(database, { chance, end, passwordHash: await hasher.hash(newToken()) })
  await fillBatches(database, { chance, end, atWork })
  const orders = await fillOrders(database, { chance, end, shoppers, catalogue, atWork })
  await fillStock(database, { chance, end, atWork })
  const desk = await fillDesk(database, { chance, end, shoppers, atWork })
  return {
    ...desk,
    orders,
    staff,
    enrolment: enrolmentAddressAt(enrolment, settings),
    ownerAddress: ownerAddressAt(owner, settings),
  }
}

async function fillStaff(
  { database }: Shop,
  { chance, hasher, end }: { chance: Chance; hasher: PasswordHasher; end: number },
) {
  const staff = await Promise.all(
    sampleStaff.map(async (person, nr) => {
      const pin = newPin()
      const ids = { id: chance.id(end, nr, 'staff'), key: chance.id(end, nr, 'add') }
      return { ...person, ...ids, pin, pinHash: await hasher.hash(pin) }
    }),
  )
  const people = staff.map(({ id, key, name, role, pinHash }) => ({ id, key, name, role, pinHash }))
  await database.run.addSampleStaff({ people, at: end })
  return staff.map(({ id, name, role, pin }) => ({ id, name, role, pin }))
}

function newPin(): string {
  for (;;) {
    const pin = String(randomInt(0, 10 ** pinDigits)).padStart(pinDigits, '0')
    if (!isWeakPin(pin)) return pin
  }
}

/** What is scarce this morning, in grams: the rest is not counted. */
const counted: readonly (readonly [species: string, size: string, kept: number])[] = [
  ['pomfret', 'Jumbo', 6400],
  ['pomfret', 'Extra Large', 12_500],
  ['pomfret', 'Large', 1800],
  ['pomfret', 'Medium', 0],
  ['prawns', 'Jumbo', 3200],
  ['prawns', 'Large', 14_000],
]

/** The cold room as it was counted at the end of the morning: plenty, little, nothing until tomorrow, and a little thrown away. */
async function fillStock(
  { run }: Pick<Database<Used>, 'run'>,
  { chance, end, atWork }: { chance: Chance; end: number; atWork: AtWork },
): Promise<void> {
  const at = end - minutes(5)
  const by = { staff: atWork.staffId('counter'), device: atWork.deviceId }
  for (const [species, size, kept] of counted) {
    const cell = { species, size, by, at }
    await run.staffCountsStock({ ...cell, seen: 0, key: chance.id(at, species, size, 'count'), kept, reason: '' })
    if (kept === 0) {
      const backAt = startOfShopDay(shopDay(end + days(1))) + hours(7)
      await run.staffSetsBackAt({ ...cell, seen: 1, key: chance.id(at, species, size, 'back'), backAt })
    }
  }
  const fell = { species: 'prawns', size: 'Large', seen: 1, key: chance.id(at, 'waste'), by, at }
  await run.staffWastesStock({ ...fell, grams: 400, reason: 'it-fell' })
}

/** A morning to look at: a newcomer sees the counter at work within a minute of the first start. */
export const sampleDay: CliCommand<Used> = {
  use: 'sample-day [DAY]',
  does: 'fills an empty trial shop with a morning: staff with PINs, 40 orders, reviews and complaints; DAY is 2026-11-21',
  makesShop: true,
  async run([day], shop) {
    if (shop.settings.mode === 'live')
      throw new NeedsOperator(
        'configuration',
        'A sample day is for a trial shop. This one is live and was not changed.',
      )
    await refuseUnlessEmpty(shop)
    const filled = await fillDay(shop, { ...endOf(day, shop.now), pepper: pepperOf(shop.settings) })
    return [
      `Sample shop ready: ${filled.orders} orders, ${filled.reviews} reviews, ${filled.complaints} complaints.`,
      `Open this address within 10 minutes in the browser that will be the counter's tablet: ${filled.enrolment}`,
      'Then tap your name and enter the PIN:',
      ...filled.staff.map(({ name, role, pin }) => `  ${name.padEnd(8)}${role.padEnd(9)}${pin}`),
      `To set up the owner's passkey, Meera opens this address once, within a day: ${filled.ownerAddress}`,
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
      `This shop ${what} already. A sample day needs an empty shop, so set DATA_DIR to a new folder.`,
    )
}

/** The morning ends at half past ten of the day, and never after this moment; where no day is given, it ends now. */
function endOf(typed: string | undefined, now: number): { day: string; end: number } {
  const today = shopDay(now)
  if (typed === undefined) return { day: today, end: now }
  const midnight = Date.parse(`${typed}T00:00:00+05:30`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(midnight) || shopDay(midnight) !== typed)
    throw new WrongArgs(`'${typed}' is not a day. Write it as ${today}.`)
  if (midnight > now || now - midnight > days(366 * 20)) throw new WrongArgs(`${typed} is not a day of this shop.`)
  return { day: typed, end: Math.min(now, midnight + hours(10) + minutes(30)) }
}
