import * as v from 'valibot'
import { type CallName, makeCall, type Sent } from '#browser/make-call.ts'
import type { Answer } from '#browser/read-answer.ts'
import { store, stored, storeJson } from '#browser/storage.ts'
import { timings } from '#browser/timings.ts'
import { toast } from '#kit/toast.tsx'
import { isSameCart } from '#shop/cart/kept-cart.ts'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { keptCartView, keptLineToWire } from '#shop/wire/cart-calls.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { account } from '#web/accounts/account.ts'
import { keptCartWords } from '#words/cart.ts'
import { cartLines, leaveCart, onCart, takeLines } from './cart.ts'
import { cartLeftNow, cartSyncNow, forgetCartLeft, keepCartSync } from './cart-sync.ts'
import { heldCart } from './held-cart.ts'
import { type Answered, mineOf, takeUp } from './take-up.ts'

let followed = false
let busy = false
let mustLook = true
let timer: ReturnType<typeof setTimeout> | undefined
/** the token that the last question was asked with */
let lastToken: string | undefined
/** one that the shop does not take any more */
let overToken: string | undefined

/**
 * The cart of a signed-in person goes to their account after each change, and comes from there when the page opens, is
 * looked at again or is back on line. What is in this browser comes first: without a line it is all there is.
 */
export function followCart(): void {
  if (followed) return void settle()
  followed = true
  onCart(({ items }) => {
    // What another tab changed goes out from there.
    if (document.visibilityState === 'visible') settleIn(items.length === 0 ? 0 : timings.keepCart)
  })
  addEventListener('focus', look)
  addEventListener('online', look)
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? look() : void settle()))
  look()
}

/** After somebody has signed out: what they left is set aside no longer than necessary. */
export async function sendLeft(): Promise<void> {
  clearTimeout(timer)
  const left = cartLeftNow()
  if (left === undefined) return
  const mine = mineOf(left.items, left.known)
  const isKept = left.known ? left.known.sent === undefined && isSameCart(mine, left.known.lines) : mine.length === 0
  if (isKept) return forgetCartLeft()
  if (left.known === undefined || lastToken === undefined) return
  const answer = await send(left.known.version, mine, lastToken)
  if (answer.ok && cartLeftNow()?.of === left.of) forgetCartLeft()
}

/** The person wants one cart of the two. */
export function joinCarts(): void {
  store('cartHeld', undefined)
  look()
}

/**
 * Somebody is here again without a login. What stands in the cart here and is not with their account may be anybody's: it
 * waits until they say so. Where there is nothing of that kind, their cart comes as always.
 */
function isHeld(who: string): boolean {
  const isAsked = stored('cartHeld') === who
  const isOther = isAsked && !isOnlyTheirs(who)
  if (isAsked && !isOther) store('cartHeld', undefined)
  heldCart.setState(isOther, true)
  return isOther
}

function isOnlyTheirs(who: string): boolean {
  const known = cartSyncNow()
  if (cartLeftNow()?.of === who) return false
  if (known === undefined) return cartLines().length === 0
  return known.of === who && known.sent === undefined && isSameCart(mineOf(cartLines(), known), known.lines)
}

function look(): void {
  mustLook = true
  void settle()
}

function settleIn(wait: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void settle(), wait)
}

/** One question at a time, until nothing is left to ask or to say. */
async function settle(): Promise<void> {
  clearTimeout(timer)
  if (busy) return
  busy = true
  try {
    while (await step());
  } finally {
    busy = false
  }
}

/** Whether there may be more to do. */
async function step(): Promise<boolean> {
  const { state, user, token } = account.getState()
  if (state !== 'signed-in' || token === overToken) return false
  if (lastToken !== token) mustLook = true
  lastToken = token
  if (isHeld(user.id)) return false
  setAsideOthers(user.id)
  const known = cartSyncNow()
  if (mustLook || known === undefined || known.sent !== undefined) {
    const answer = await ask('keptCart', { token })
    if (!isStill(token)) return isAnother(token)
    if (!answer.ok) return later(answer, token)
    mustLook = false
    take(user.id, answer.body)
    return true
  }
  const mine = mineOf(cartLines(), known)
  if (isSameCart(mine, known.lines)) return false
  keepCartSync({ ...known, sent: mine })
  const answer = await send(known.version, mine, token)
  if (!isStill(token)) return isAnother(token)
  if (answer.ok) {
    const { version } = answer.body
    if (version > (cartSyncNow()?.version ?? 0)) keepCartSync({ ...known, version, lines: mine, sent: undefined })
    return true
  }
  const there = 'refused' in answer ? v.safeParse(keptCartView, answer.refused.more.cart) : undefined
  if (there?.success !== true) return later(answer, token)
  take(user.id, there.output)
  return true
}

function take(who: string, answered: Answered): void {
  const known = cartSyncNow()
  if (known) {
    // Another tab has heard of a newer one.
    if (answered.version > 0 && answered.version < known.version) return
    if (answered.version === known.version) return keepCartSync({ ...known, sent: undefined })
  }
  const left = cartLeftNow()
  const here = { items: cartLines(), known, left: left?.of === who ? left : undefined }
  const taken = takeUp(who, here, answered)
  keepCartSync(taken.sync)
  if (here.left) forgetCartLeft()
  if (JSON.stringify(taken.items) !== JSON.stringify(here.items)) takeLines(taken.items)
  if (taken.leftOut.length === 0) return
  const titleOf = (wanted: string) => answered.lines.find(({ id }) => id === wanted)?.title ?? wanted
  toast(keptCartWords.leftOut(mostLines, taken.leftOut.map(({ id }) => titleOf(id)).join(', ')), { look: 'error' })
}

/** The cart that somebody else left here without signing out is theirs. */
function setAsideOthers(who: string): void {
  const known = cartSyncNow()
  if (known === undefined || known.of === who) return
  storeJson('cartLeft', { of: known.of, known, items: cartLines().map(cartItemOf) })
  leaveCart()
  storeJson('cartSync', undefined)
}

function later(answer: Answer<unknown>, token: string): false {
  if (meaningOf(answer) === 'log-in') overToken = token
  else settleIn(timings.keepCartAgain)
  return false
}

/** An answer counts only for the person who asked: another tab may have signed out or in meanwhile. */
const isStill = (token: string): boolean => account.getState().token === token && stored('token') === token

/** The next question is asked once this tab knows who is here. */
const isAnother = (token: string): boolean => account.getState().token !== token

const send = (version: number, lines: ReturnType<typeof mineOf>, token: string) =>
  ask('keepCart', { token, body: { version, lines: lines.map(keptLineToWire) }, keepalive: true })

/** Not by `api`: what asks by itself shows no sign that the page waits. */
async function ask<Name extends CallName>(name: Name, sent: Sent<Name>) {
  try {
    return await makeCall(name, sent)
  } catch {
    return { ok: false, unreachable: true } as const
  }
}
