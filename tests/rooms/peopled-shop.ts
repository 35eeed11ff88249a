import { hours } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { someBrowser } from '#tests/fakes/push-host.ts'
import type { Open } from '#tests/running/databases.ts'
import { asha, meena, openAccountsShop, type Sent } from './accounts.ts'
import { putOnSale } from './back-in-stock-room.ts'
import { ashasAddress } from './order-views.ts'
import { ashasChange, ashasOrder, papletLine } from './orders-room.ts'
import { ashasReview } from './reviews.ts'

export type CallName = keyof typeof calls

/** Asha has an order, a review and a session elsewhere; Meena has an account. */
export async function openPeopledShop(open: Open) {
  const LIMITS = 'complaint-per-address=100,code-per-hour=100,code-per-day=100,wrong-password-here=100'
  const shop = await openAccountsShop(open, { environment: { LIMITS } })
  const expired = (await shop.signedIn(asha)).token
  shop.later(hours(24) * 31)
  const { token: ashas, user } = await shop.signedIn(asha)
  const { token: meenas } = await shop.signedIn(meena)
  const signedOut = (await shop.login(asha)).body.token ?? ''
  await shop.call('/auth/logout', {}, { token: signedOut })
  const elsewhere = (await shop.login(asha)).body.token ?? ''
  const tokens = { nobody: undefined, garbage: 'A'.repeat(43), expired, signedOut, meena: meenas, asha: ashas }

  const order = (await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token: ashas })).body
  const review = (await shop.call('/reviews', ashasReview(), { token: ashas })).body
  const sessions = (await shop.call('/auth/sessions', undefined, { token: elsewhere })).body
  await putOnSale(shop, { productId: 5, available: false })
  const waiting = (await shop.call('/stock-wishes', { productId: 5, size: '' }, { token: ashas })).body
  const wishId = (waiting as { wishes?: { id: string }[] }).wishes?.[0]?.id ?? ''
  const book = (await shop.call('/address-book', { kind: 'home', address: ashasAddress }, { token: ashas })).body
  const addressId = (book as { addresses?: { id: string }[] }).addresses?.[0]?.id ?? ''
  const lobster = { id: 'pdpImage19', weight: '1 kg', quantity: 2 }
  await shop.call('/cart', { version: 0, lines: [lobster] }, { token: ashas })
  const wished = (await shop.call('/area-wishes', { pincode: '400016' }, { token: ashas })).body
  const areaWishId = (wished as { wishes?: { id: string }[] }).wishes?.[0]?.id ?? ''
  const devices = (await shop.call('/push-devices', undefined, { token: ashas })).body
  const pushKey = (devices as { key?: string }).key ?? ''
  const orderId = (order as { _id?: string })._id ?? ''
  const reviewId = (review as { _id?: string })._id ?? ''
  const sessionId = (sessions as unknown as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? ''

  const wanted = (name: CallName, id: string | undefined): object | undefined => {
    const bodies: Partial<Record<CallName, object>> = {
      register: asha,
      login: { email: asha.email, password: 'not the right one' },
      validateEmail: { email: asha.email },
      logout: {},
      changePassword: { password: 'not the right one', newPassword: 'nine nets in the wind' },
      deleteAccount: { password: 'not the right one' },
      complain: { mobile: asha.mobile, about: 'The pomfret came warm' },
      endSessions: { id: id ?? sessionId },
      sendCode: { mobile: asha.mobile },
      sendMobileCode: {},
      verifyMobile: { otp: '000000' },
      verifyCode: { mobile: asha.mobile, otp: '000000' },
      resetPassword: { mobile: asha.mobile, otp: '000000', newPassword: 'nine nets in the wind' },
      placeOrder: ashasOrder({ userId: user?.id ?? '' }),
      generateBarcode: { orderData: { orderId: id ?? orderId } },
      cancelOrder: {},
      changeOrder: ashasChange({ lines: [{ ...papletLine, line: 1, quantity: 1 }], totalPrice: 1000 }),
      answerAsk: { answer: 'agree' },
      writeReview: ashasReview(),
      withdrawReview: {},
      makeStockWish: { productId: 5, size: '' },
      dropStockWish: {},
      keepAddress: { kind: 'home', address: ashasAddress },
      changeAddress: { kind: 'home', address: ashasAddress, isFirst: true, seen: 1 },
      dropAddress: {},
      keepCart: { version: 0, lines: [] },
      makeAreaWish: { pincode: '400016' },
      dropAreaWish: {},
      keepPushDevice: { ...someBrowser, key: pushKey },
      dropPushDevice: { endpoint: someBrowser.endpoint },
    }
    return bodies[name]
  }

  return {
    ashasSecrets: [
      orderId,
      sessionId,
      wishId,
      areaWishId,
      addressId,
      user?.id ?? '',
      asha.email,
      '98765 43210',
      lobster.id,
    ],
    async ask(name: CallName, visitor: keyof typeof tokens, id?: string) {
      const { method, path } = calls[name]
      const ofOrder = { orderWeights: orderId, weighingPhotograph: orderId }
      const part = {
        ...ofOrder,
        cancelOrder: orderId,
        orderToChange: orderId,
        changeOrder: orderId,
        withdrawReview: reviewId,
        dropStockWish: wishId,
        changeAddress: addressId,
        dropAddress: addressId,
        dropAreaWish: areaWishId,
        reviewsOf: '4',
        pincode: '400012',
      }[name as string]
      const token = tokens[visitor]
      const sent: Sent = { method, ...(token === undefined ? {} : { token }) }
      // A code may be asked for again after half a minute.
      shop.later(60_000)
      const asked = name === 'slots' ? `${path}?pincode=${id ?? '400012'}` : path
      return shop.call(asked.replace(/:\w+/, id ?? part ?? 'nothing').replace(/:\w+/, '1'), wanted(name, id), sent)
    },
  }
}
