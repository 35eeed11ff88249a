import { areaNow } from '#server/delivery/delivery-store.ts'
import { nameOf, placeAt } from '#server/delivery/directory.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bodyHash } from '#server/orders/attempt.ts'
import { orderFrom } from '#server/orders/line-address.ts'
import { changeableRow } from '#server/orders/moves/changeable-order.ts'
import { changingWith } from '#server/orders/moves/changing-api.ts'
import type { movesCommands } from '#server/orders/moves/moves-commands.ts'
import { orderView } from '#server/orders/order-view.ts'
import type { OrdersDeps } from '#server/orders/orders-deps.ts'
import { orderOf } from '#server/orders/orders-store.ts'
import { placingWith } from '#server/orders/placing-api.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { slotsToCome } from '#server/slots/slots-store.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { speciesSold } from '#shop/catalogue/species.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { type Language, languageOf } from '#shop/languages.ts'
import { serves, shownSlot } from '#shop/slots/slots.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { type OrderForCustomer, orderByStaffCalls, type ToldCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import type { byStaffCommands } from './by-staff-commands.ts'
import { nameOn, newestOrderOf, numberIsTheirs } from './newest-order.ts'
import { type CustomerAt, customerAt, orderTakenWith } from './take-order.ts'

export type OrdersByStaffDeps = OrdersDeps & { readonly database: Runs<typeof byStaffCommands & typeof movesCommands> }

/** Orders that staff write down, by telephone or at the counter. */
export function openOrdersByStaff(door: StaffDoor, deps: OrdersByStaffDeps): void {
  const { database, snapshot, settings, messaging, now } = deps
  const { read, run } = database
  const place = placingWith(deps)

  door.open(orderByStaffCalls.newOrder, async ({ staff }) => {
    const at = now()
    const catalogue = snapshot.current(staff.language)
    return {
      body: {
        now: at,
        products: [...catalogue.products],
        species: speciesSold(catalogue).map(({ name, title, localName, picture }) => ({
          name,
          // as a fish market says it: 'Paplet'
          title: staff.language === 'en' ? localName : title,
          picture,
        })),
        area: (await areaNow(read)).map(placeOf),
        slots: await slotsToChoose(at),
      },
    }
  })

  door.open(orderByStaffCalls.lookUpCustomer, async ({ wanted: { mobile, key }, staff }) => {
    const limit = settings.limits.customerLookPerStaff
    const turn = { limit, who: `staff/${staff.staffId}` }
    const looking = notOtherPress(await run.lookUpCustomer({ key, by: byOf(staff), at: now(), mobile, turn }))
    if ('refused' in looking) throw new Refusal(429, { refused: 'customer-looks-used', most: limit.most })
    return { body: await foundTold(looking.found, staff.language) }
  })

  async function foundTold(found: CustomerAt | undefined, shown: Language): Promise<StaffGives<'lookUpCustomer'>> {
    if (found === undefined) return {}
    const newest = await newestOrderOf(read, found.id)
    if (newest === undefined || newest.placed_at < now() - numberIsTheirs) return { isLongAgo: true }
    return { customer: await customerTold(found, newest, shown) }
  }

  async function customerTold(
    { id, account }: CustomerAt,
    newest: NonNullable<Awaited<ReturnType<typeof newestOrderOf>>>,
    shown: Language,
  ): Promise<ToldCustomer> {
    const last = await orderOf(read, id, newest.id)
    const seen = last && orderView({ catalogue: snapshot.current(shown), at: now() }, last)
    return {
      name: account?.name ?? nameOn(newest),
      ...(seen && { address: addressTold(seen.shippingAddress) }),
      language: languageOf(account?.language ?? newest.language),
      orders: newest.count,
      ...(seen && { last: { cartItems: seen.cartItems } }),
    }
  }

  door.open(orderByStaffCalls.takeOrder, async ({ wanted, staff }) => {
    const { key, mobile, language, shippingAddress, ...order } = wanted
    const customer = await customerAt(read, mobile)
    const account = customer?.account
    // The first order makes the customer: by its press, so that nobody is made twice by one.
    const userId = customer?.id ?? key
    const to = { ...shippingAddress, phone: mobile, email: account?.email ?? '' }
    const asked = { ...order, shippingAddress: to, billingAddress: to }
    const placed = await place(
      { ...asked, userId },
      {
        userId,
        attempt: { key: `staff/${key}`, bodyHash: bodyHash({ ...asked, userId: mobile }) },
        language,
        user: { mobile },
        // The call is the proof, and a customer has so many orders an hour whoever writes them down.
        turns: [{ limit: settings.limits.orderPerStaff, who: `staff/${staff.staffId}` }],
        who: { networks: [], account: { id: userId, isProven: true, hasBought: true } },
        keep: async (kept) =>
          notOtherPress(
            await run.takeOrder({ key, by: byOf(staff), order: kept, mobile: account ? undefined : mobile }),
          ),
      },
    ).catch(async (refused: unknown) => {
      // Whatever stands against it now: under this key an order was placed, of whose answer the page has not heard.
      const placed = refused instanceof Refusal ? await orderTakenWith(read, key) : undefined
      throw placed === undefined
        ? asCounter(refused)
        : new Refusal(422, { refused: 'other-press' }, { more: { placed } })
    })
    return { body: { id: placed._id, number: placed.orderNumber } }
  })

  const { toChange, change } = changingWith(deps, forCustomer)

  door.open(orderByStaffCalls.orderToChangeForCustomer, async ({ params }) => {
    const { id, user_id: userId, shipping_json: to } = await rowOf(params.id)
    const { firstName } = JSON.parse(to) as AddressView
    return { body: { ...forCustomer(await toChange(id, userId)), name: firstName } }
  })

  door.open(orderByStaffCalls.changeForCustomer, async ({ params, wanted, staff }) => {
    const { key, asked, ...wish } = wanted
    const { id: orderId, user_id: userId, shipping_json: to, billing_json: bill } = await rowOf(params.id)
    const where = {
      shippingAddress: JSON.parse(to) as AddressView,
      billingAddress: JSON.parse(bill) as AddressView,
    }
    const by = byOf(staff)
    const changed = await change(
      { ...wish, ...where },
      {
        orderId,
        userId,
        attempt: { key: `staff/${key}`, bodyHash: bodyHash({ ...wish, ...where, orderId }) },
        keep: async (kept) => notOtherPress(await run.changeOrderByStaff({ key, by, asked, change: kept })),
      },
    ).catch((refused: unknown) => {
      throw asCounter(refused)
    })
    return { body: forCustomer(changed) }
  })

  door.open(orderByStaffCalls.otherTimes, async ({ params }) => {
    const at = now()
    const { shipping_json: to, slot_id: had } = await rowOf(params.id)
    const { pincode } = JSON.parse(to) as AddressView
    const slots = (await slotsToChoose(at)).filter((slot) => serves(slot, pincode) && slot.room === 'free')
    return { body: { now: at, slots: slots.filter(({ id }) => id !== had) } }
  })

  door.open(orderByStaffCalls.moveToTime, async ({ params, wanted, staff }) => {
    const { id: orderId } = await rowOf(params.id)
    const telling = await tellingOf(deps, orderId)
    const press = { ...wanted, orderId, telling, by: byOf(staff), at: now() }
    const moving = notOtherPress(await run.staffChangeSlot(press))
    if ('refused' in moving) throw new Refusal(moving.refused === 'no-such-order' ? 404 : 409, moving)
    if ('writing' in moving) messaging.settle(moving.writing)
    return { body: { success: true } }
  })

  async function slotsToChoose(at: number) {
    return (await slotsToCome(read, at)).map((slot) => ({
      ...shownSlot(slot),
      id: slot.id,
      pincodes: [...slot.pincodes],
      left: Math.max(0, slot.capacity - slot.taken),
    }))
  }

  async function rowOf(id: string | undefined) {
    const row = await changeableRow(read, orderFrom(id))
    if (row === undefined) throw new Refusal(404, { refused: 'no-such-order' })
    return row
  }
}

/** An e-mail address is for the owner alone, who looks for a customer by it. */
const forCustomer = ({ order, ...seen }: OrderToChange): OrderForCustomer => ({
  ...seen,
  order: {
    ...order,
    shippingAddress: withoutEmail(order.shippingAddress),
    billingAddress: withoutEmail(order.billingAddress),
  },
})

const addressTold = ({ email: _email, phone: _phone, ...address }: AddressView) => address

const withoutEmail = ({ email: _email, ...address }: AddressView) => address

/** The sentence is the customer's own; at the counter it names them. */
function asCounter(refused: unknown): unknown {
  if (!(refused instanceof Refusal)) return refused
  const { status, why } = refused
  if (why.refused === 'too-many-open') return new Refusal(status, { refused: 'customer-open-orders', most: why.most })
  return why.refused === 'mobile-unproven' ? new Refusal(status, { refused: 'customer-unproven' }) : refused
}

function placeOf(written: string) {
  const pincode = parsePincode(written)
  const place = pincode && placeAt(pincode)
  const [office] = place?.offices ?? []
  return { pincode: written, name: nameOf(written), city: office?.district ?? '', state: place?.state ?? '' }
}
