import type { Kysely } from 'kysely'
import { signedInPlaces, userById } from '#server/accounts/accounts-store.ts'
import { deviceInWords } from '#server/accounts/device.ts'
import { lastOrderOf } from '#server/erasing/erase-account.ts'
import { type PersonMeant, type Whom, whomMeant } from '#server/erasing/people-meant.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { nameOn, newestOrderOf } from '#server/orders/by-staff/newest-order.ts'
import { newId } from '#server/settings/secrets.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { addressesGoOn } from '#shop/accounts/keeping.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { isId } from '#shop/id.ts'
import { type Language, languageOf } from '#shop/languages.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import { type DeskShopper, deskShopperCalls } from '#shop/wire/staff/shoppers.ts'
import { accountDeleted } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import type { shoppersCommands } from './shoppers-commands.ts'

export interface StaffShoppersDeps {
  readonly database: Runs<typeof shoppersCommands>
  readonly settings: { readonly identity: Identity; readonly limits: Limits }
  readonly now: () => number
  readonly messaging: Messaging
}

/** For the owner, when a shopper calls: where they are signed in, ending it, and erasing their account. */
export function openStaffShoppers(door: StaffDoor, { database, settings, now, messaging }: StaffShoppersDeps): void {
  const { read, run } = database
  const { identity, limits } = settings

  door.open(deskShopperCalls.findShopper, async ({ wanted: { typed, key }, staff }) => {
    const wanted = {
      key,
      by: byOf(staff),
      at: now(),
      whom: wholeContact(typed),
      turn: { limit: limits.shopperLookPerStaff, who: staff.staffId },
    }
    const finding = notOtherPress(await run.staffFindsShopper(wanted))
    if ('refused' in finding) throw tooOften(finding.refused)
    const shoppers = await Promise.all(finding.found.map((person) => shopperOf(read, person, staff.language)))
    if (shoppers.length === 0) throw new Refusal(404, { refused: 'shopper-not-there' }, { more: { field: 'typed' } })
    return { body: { shoppers } }
  })

  door.open(deskShopperCalls.signShopperOut, async ({ wanted: { session, key }, params: { id = '' }, staff }) => {
    const asked = [id, session ?? id].every(isId)
    if (!asked) throw new Refusal(404, { refused: 'session-over' })
    const wanted = { userId: id, session, key, by: byOf(staff), at: now() }
    const ending = notOtherPress(await run.staffSignsShopperOut(wanted))
    if ('refused' in ending)
      throw new Refusal(404, { refused: ending.refused === 'gone' ? 'shopper-gone' : 'session-over' })
    return { body: { sessions: await shownSessionsOf(read, id, staff.language) } }
  })

  door.open(deskShopperCalls.eraseShopper, async ({ wanted: { key }, params: { id = '' }, staff, caller }) => {
    const user = isId(id) ? await userById(read, id) : undefined
    const mobile = user?.mobile ?? ''
    const { name: shop, phone } = identity
    const wanted = {
      key,
      userId: id,
      by: byOf(staff),
      at: now(),
      message: {
        id: newId(),
        ...wordedIn(languageOf(user?.language), (words) => accountDeleted({ shop, phone }, words)),
        budget: messaging.budgetFor(mobile, caller),
      },
    }
    const erasing = notOtherPress(await run.staffErasesShopper(wanted))
    if ('refused' in erasing) throw new Refusal(404, { refused: 'shopper-gone' })
    if ('writing' in erasing) messaging.settle(erasing.writing)
    const last = 'lastOrderAt' in erasing ? erasing.lastOrderAt : await lastOrderOf(read, [id])
    return { body: last === undefined ? {} : { addressesGoOn: addressesGoOn(last) } }
  })
}

/** A part of a name or of a number finds nobody: this is no list to read. */
function wholeContact(typed: string): Whom {
  const whom = whomMeant(typed)
  if (whom === undefined) throw new Refusal(400, { refused: 'no-whole-contact' }, { more: { field: 'typed' } })
  return whom
}

type Read = Kysely<Tables>

/** A person as the owner sees them, with all that goes when they are erased. */
async function shopperOf(read: Read, person: PersonMeant, language: Language): Promise<DeskShopper> {
  const { account, called } = person
  const ids = [account?.id, called?.id].filter((id) => id !== undefined)
  const orders = await read.selectFrom('orders').select('status').where('user_id', 'in', ids).execute()
  const open: readonly string[] = openStatuses
  const counts = { orders: orders.length, openOrders: orders.filter(({ status }) => open.includes(status)).length }
  if (account === undefined)
    return {
      id: called.id,
      known: 'by-telephone',
      name: nameOn(await newestOrderOf(read, called.id)),
      email: '',
      mobile: called.mobile,
      since: called.since,
      ...counts,
      sessions: [],
    }
  const { id, name, email, mobile, registered_at: since } = account
  return {
    id,
    known: person.isProven ? 'by-account' : 'by-unproven-account',
    name,
    email,
    mobile,
    since,
    ...counts,
    sessions: await shownSessionsOf(read, id, language),
  }
}

const shownSessionsOf = async (read: Read, userId: string, language: Language) =>
  (await signedInPlaces(read, userId, '')).map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device: deviceInWords(device, language),
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }))
