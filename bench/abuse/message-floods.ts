import { randomUUID } from 'node:crypto'
import type { ShopDatabase } from '#server/commands.ts'
import { complaints } from '#server/complaints/complaints-cli.ts'
import { erase } from '#server/erasing/erase-cli.ts'
import { seconds } from '#shop/time.ts'
import type { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { growArea, openAreaTeller } from '#tests/rooms/area-wishes-room.ts'
import { openTeller, putOnSale } from '#tests/rooms/back-in-stock-room.ts'
import { ashasChange, ashasOrder, papletLine } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { byStaffFloods } from './by-staff-floods.ts'
import { moveFloods } from './move-floods.ts'
import { slotFloods } from './slot-floods.ts'
import { weighingFloods } from './weighing-floods.ts'

type Shop = Awaited<ReturnType<typeof openAccountsShop>>
export type Person = typeof asha & {
  /** whether the mobile is theirs, so that they can read its messages */
  readonly canRead: boolean
}

/** One way to cause a message, by the command that writes it. What limits refuse is refused. */
export interface Flood {
  readonly command: keyof ShopDatabase['run']
  /** caused by staff, whose messages to buyers count for no network */
  readonly byStaff?: true
  readonly tell: (shop: Shop, person: Person) => Promise<unknown>
}

/** Every call that sends a message; `tests/house/tellers.test.ts` names those that are missing here. */
export const callFloods: Readonly<Record<string, Flood>> = {
  placeOrder: {
    command: 'placeOrder',
    async tell(shop, person) {
      const { token, user } = await signedIn(shop, person)
      const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
      const { _id } = placed.body as { _id?: string }
      await shop.call(`/orders/${_id}/cancel`, {}, { token, method: 'PATCH' })
    },
  },
  changeOrder: {
    command: 'changeOrderOfBuyer',
    async tell(shop, person) {
      const { token, user } = await signedIn(shop, person)
      const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
      const { _id } = placed.body as { _id?: string }
      for (const quantity of [1, 2, 1]) {
        const now = await shop.call(`/orders/${_id}/change`, undefined, { token })
        const { version = 1 } = now.body as { version?: number }
        const lines = [{ ...papletLine, line: 1, quantity }]
        const change = ashasChange({ version, lines, totalPrice: 1000 * quantity })
        await shop.call(`/orders/${_id}`, change, { token, method: 'PATCH' })
      }
      await shop.call(`/orders/${_id}/cancel`, {}, { token, method: 'PATCH' })
    },
  },
  ...moveFloods(signedIn),
  ...weighingFloods(signedIn),
  ...slotFloods(signedIn),
  ...byStaffFloods,
  changePassword: {
    command: 'changePassword',
    async tell(shop, person) {
      const { token } = await signedIn(shop, person)
      const { password } = person
      await shop.call('/auth/change-password', { password, newPassword: password }, { token })
    },
  },
  sendCode: { command: 'sendCode', tell: sendCode },
  sendMobileCode: {
    command: 'sendCode',
    async tell(shop, person) {
      const { token } = await signedIn(shop, person)
      shop.later(seconds(31))
      await shop.call('/auth/mobile/send-code', {}, { token })
    },
  },
  resetPassword: {
    command: 'resetPassword',
    async tell(shop, person) {
      await sendCode(shop, person)
      const { mobile, password } = person
      const otp = await codeOf(shop, person, 'reset-code')
      await shop.call('/api/auth/reset-password', { mobile, otp, newPassword: password })
    },
  },
  deleteAccount: {
    command: 'eraseAccount',
    async tell(shop, person) {
      const { token } = await proven(shop, person)
      await shop.call('/auth/account', { password: person.password }, { token, method: 'DELETE' })
    },
  },
  complain: {
    command: 'noteComplaint',
    async tell(shop, person) {
      const { token } = await signedIn(shop, person)
      await shop.call('/complaints', { mobile: person.mobile, about: `At ${shop.later(seconds(1))}` }, { token })
    },
  },
  noteComplaint: {
    command: 'staffNotesComplaint',
    async tell(shop, person) {
      await signedIn(shop, person)
      const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
      const noted = { mobile: person.mobile, about: `At ${shop.later(seconds(1))}`, key: randomUUID() }
      await shop.call('/counter/api/complaints', noted, { headers })
    },
  },
  eraseShopper: {
    command: 'staffErasesShopper',
    async tell(shop, person) {
      const { user } = await signedIn(shop, person)
      const { headers } = await staffOf(shop.database, 'owner', { at: shop.now() })
      await shop.call(`/counter/api/shoppers/${user?.id}/erase`, { key: randomUUID() }, { headers })
    },
  },
}

/** What the shop tells people by itself, when staff have changed something. */
export const ownFloods: Readonly<Record<string, Flood>> = {
  stockWishTeller: {
    command: 'tellStockWishes',
    byStaff: true,
    async tell(shop, person) {
      const { token } = await signedIn(shop, person)
      await putOnSale(shop, { productId: 4, available: false })
      await shop.call('/stock-wishes', { productId: 4, size: '' }, { token })
      await putOnSale(shop, { productId: 4, available: true })
      const teller = await openTeller(shop, shop.database)
      await teller.look()
      await teller.close()
    },
  },
  areaWishTeller: {
    command: 'tellAreaWishes',
    byStaff: true,
    async tell(shop, person) {
      const { token } = await signedIn(shop, person)
      await shop.database.run.removeFromArea({ pincode: '400016' as never })
      await shop.call('/area-wishes', { pincode: '400016' }, { token })
      await growArea(shop, '400016')
      const teller = await openAreaTeller(shop, shop.database)
      await teller.look()
      await teller.close()
    },
  },
}

/** Every operator's command that sends one. */
export const cliFloods: Readonly<Record<string, Flood>> = {
  complaints: {
    command: 'noteComplaint',
    tell: (shop, { mobile }) =>
      complaints.run(['note', mobile, `At ${shop.later(seconds(1))}`], { ...shop, now: shop.now() }),
  },
  erase: {
    command: 'eraseAccount',
    async tell(shop, person) {
      await proven(shop, person)
      await erase.run([person.email], { ...shop, now: shop.now() })
    },
  },
}

async function sendCode(shop: Shop, { mobile }: Person) {
  shop.later(seconds(31))
  await shop.call('/api/auth/send-otp', { mobile })
}

/** As long as the budget allows a code for it. */
async function proven(shop: Shop, person: Person) {
  const { token } = await signedIn(shop, person)
  shop.later(seconds(31))
  await shop.call('/auth/mobile/send-code', {}, { token })
  await shop.call('/auth/mobile/verify', { otp: await codeOf(shop, person, 'mobile-code') }, { token })
  return { token }
}

async function codeOf(shop: Shop, { mobile, canRead }: Person, kind: string): Promise<string> {
  const code = canRead ? await shop.codeFor(`+91${mobile}`, kind) : ''
  return code === '' ? '000000' : code
}

/** Their account may have been deleted by the flood before. */
async function signedIn(shop: Shop, person: Person) {
  const { status, body } = await shop.login(person)
  return status === 200 ? { token: body.token ?? '', user: body.user } : shop.signedIn(person)
}
