import type { Kysely } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { areaIsOwn, areaNow } from '#server/delivery/delivery-store.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Settings } from '#server/settings/settings.ts'
import { weekNow } from '#server/slots/week.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { versionOf } from '#server/storage/counter-settings.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { type FirstStep, firstSteps, noddedSteps, stepsDone } from '#shop/opening/first-steps.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import { enrolledKinds } from '#shop/staff/staff-session.ts'
import { leadsOnlyHere } from '#shop/wire/only-here.ts'
import { type FirstRun, firstRunCalls, type OwnShop } from '#shop/wire/staff/first-run.ts'
import type { Opening } from './opening.ts'
import type { openingCommands } from './opening-commands.ts'
import { thingOfStep } from './set-shop-facts.ts'
import { shopFactsKept, shopFactsNow } from './shop-facts.ts'

export interface FirstRunDeps {
  readonly database: Runs<typeof openingCommands>
  readonly settings: Pick<Settings, 'identity' | 'gstin' | 'publicUrl'>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly opening: Opening
  readonly now: () => number
  /** how far the counter was tried, and with which order it is tried now */
  readonly triesNow: (
    read: Kysely<Tables>,
  ) => Promise<{ readonly open: FirstRun['tryOrder']; readonly wasTried: boolean }>
}

/** What an owner does before the first order, and what the shop says of itself. */
export function openFirstRun(
  door: StaffDoor,
  { database: { read, run }, settings, changes, snapshot, opening, now, triesNow }: FirstRunDeps,
): void {
  async function list({ staffId, language }: StaffAsking): Promise<{ body: FirstRun }> {
    const at = now()
    const [codes, kept, pincodes, isOwnArea, week, weekVersion, people, tablets, nodded, orders, tries] =
      await Promise.all([
        read.selectFrom('staff_recovery_codes').select('code_hash').where('staff_id', '=', staffId).execute(),
        shopFactsKept(read),
        areaNow(read),
        areaIsOwn(read),
        weekNow(read),
        versionOf(read, 'week'),
        peopleWithPin(read),
        tabletsInUse(read, at),
        noddedIn(read),
        ordersIn(read, startOfShopDay(shopDay(at))),
        triesNow(read),
      ])
    const shop = new URL(settings.publicUrl)
    const products = snapshot.current(language).products.filter(({ available }) => available).length
    const done = stepsDone({
      codesLeft: codes.length,
      isSecure: shop.protocol === 'https:' && !leadsOnlyHere(shop),
      isOpen: opening.isOpen(),
      products,
      isOwnShop: kept !== undefined || settings.identity.fssai !== sampleIdentity.fssai,
      pincodes: pincodes.length,
      isOwnArea,
      slotsAWeek: week.flat().length,
      isOwnWeek: weekVersion > 0,
      people: people.length,
      tablets: tablets.length,
      wasTried: tries.wasTried,
      nodded,
    })
    const isNew = !orders.wasDelivered && !orders.isToDo
    return {
      body: {
        steps: firstSteps.map((step) => ({
          step,
          isDone: done.has(step),
          mayNod: !done.has(step) && noddedSteps.some((one) => one === step),
        })),
        isOnBoard: isNew && done.size < firstSteps.length,
        hasOrders: orders.isToDo,
        codesLeft: codes.length,
        address: shop.origin,
        products,
        name: settings.identity.name,
        pincodes,
        slots: (week.slice(1).find((plans) => plans.length > 0) ?? week[0] ?? []).map(({ from, to }) => ({ from, to })),
        people,
        tablets,
        ...(tries.open === undefined ? {} : { tryOrder: tries.open }),
      },
    }
  }

  async function ownShop(): Promise<{ body: OwnShop }> {
    // Before what stands there: of what somebody saves meanwhile the next press is told.
    const version = await versionOf(read, 'shop-facts')
    const facts = await shopFactsNow(read, settings)
    return { body: { version, facts, isSample: facts.fssai === sampleIdentity.fssai } }
  }

  door.open(firstRunCalls.firstRun, ({ staff }) => list(staff))

  door.open(firstRunCalls.nodFirstStep, async ({ wanted, staff }) => {
    notOtherPress(await run.nodFirstStep({ ...wanted, by: byOf(staff), at: now() }))
    return list(staff)
  })

  door.open(firstRunCalls.ownShop, ownShop)

  door.open(firstRunCalls.setShopFacts, async ({ wanted: { key, seen, ...facts }, staff }) => {
    const press = { key, seen, facts, before: await shopFactsNow(read, settings), by: byOf(staff), at: now() }
    const setting = notOtherPress(await run.setShopFacts(press))
    if ('refused' in setting) throw new Refusal(409, setting)
    await changes.refresh()
    return ownShop()
  })
}

const peopleWithPin = async (read: Kysely<Tables>): Promise<string[]> =>
  (
    await read
      .selectFrom('staff')
      .select('name')
      .where('role', '<>', 'owner')
      .where('disabled_at', 'is', null)
      .where('pin_hash', 'is not', null)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)

/** Those that opened their link. A browser in which an owner logged in is none. */
const tabletsInUse = async (read: Kysely<Tables>, at: number): Promise<string[]> =>
  (
    await read
      .selectFrom('staff_devices')
      .select('name')
      .where('kind', 'in', enrolledKinds)
      .where('token_hash', 'is not', null)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', at)
      .orderBy('made_at')
      .execute()
  ).map(({ name }) => name)

async function noddedIn(read: Kysely<Tables>): Promise<ReadonlySet<FirstStep>> {
  const rows = await read
    .selectFrom('staff_acts')
    .select('thing')
    .where('thing', 'in', noddedSteps.map(thingOfStep))
    .execute()
  const things = new Set(rows.map(({ thing }) => thing))
  return new Set(noddedSteps.filter((step) => things.has(thingOfStep(step))))
}

/** Whether one was ever delivered, and whether any stands on the board of this day: of what is tried only while it is open. */
async function ordersIn(read: Kysely<Tables>, today: number) {
  const one = read.selectFrom('orders').select('id').limit(1)
  const real = one.where('is_try', '=', 0)
  const [delivered, open, ended] = await Promise.all([
    real.where('status', '=', 'Delivered').executeTakeFirst(),
    one.where('status', 'in', openStatuses).executeTakeFirst(),
    real.where('changed_at', '>=', today).executeTakeFirst(),
  ])
  return { wasDelivered: delivered !== undefined, isToDo: open !== undefined || ended !== undefined }
}
