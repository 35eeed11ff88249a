import * as v from 'valibot'
import { api } from '#browser/api.ts'
import { randomKey } from '#browser/random-key.ts'
import { inRupees } from '#shop/money.ts'
import type { WantedLine } from '#shop/orders/changed-lines.ts'
import type { OrderAfter } from '#shop/orders/order-change.ts'
import type { OrderWishes } from '#shop/orders/wishes.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { type OrderToChange, orderToChange } from '#shop/wire/changed-order.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { isDefinite, meaningOf } from '#shop/wire/meaning.ts'
import { endLogin } from '#web/accounts/account.ts'
import { type FreeTold, freeIn } from '#web/checkout/shown-slots.ts'
import { changedWords } from '#words/changed.ts'

type Change = Sends<'changeOrder'>

type Saving = { readonly saved: OrderToChange } | NotSaved

interface NotSaved {
  readonly said: string
  readonly field?: string | undefined
  /** when it can come instead of the time that was wished for */
  readonly free?: FreeTold | undefined
  /** how the order stands, where that is not what the page showed */
  readonly now?: OrderToChange | undefined
}

/** The key of a change whose outcome is unknown: sent again as it was, it is done once. */
let open: { readonly key: string; readonly body: string } | undefined

export async function saveChange({
  token,
  seen,
  lines,
  after,
  wishes,
  slot,
  ...addresses
}: Pick<Change, 'shippingAddress' | 'billingAddress'> & {
  readonly token: string
  readonly seen: OrderToChange
  readonly lines: readonly WantedLine[]
  readonly after: OrderAfter
  readonly wishes: OrderWishes
  readonly slot: string
}): Promise<Saving> {
  const { _id: id, slot: had } = seen.order
  const body: Change = {
    ...addresses,
    ...wishes,
    version: seen.version,
    lines: lines.map(asSent),
    totalPrice: inRupees(after.total),
    mostPrice: inRupees(after.most),
    ...(slot === '' || slot === had?.name ? {} : { slot }),
  }
  const text = JSON.stringify({ id, body })
  if (open?.body !== text) open = { key: randomKey(), body: text }
  const headers = { 'idempotency-key': open.key }
  const answer = await api('changeOrder', { token, params: { id }, body, headers })
  if (isDefinite(answer)) open = undefined
  if (answer.ok) return { saved: answer.body }
  if ('unreachable' in answer) return { said: changedWords.noAnswer }
  const { message, more } = answer.refused
  if (meaningOf(answer) === 'log-in') endLogin()
  const free = freeIn(more['slots'], body)
  return { said: message, field: free ? 'slot' : fieldOf(more['field']), free, now: standsIn(more['now']) }
}

function standsIn(told: unknown): OrderToChange | undefined {
  const read = v.safeParse(orderToChange, told)
  return read.success ? read.output : undefined
}

const asSent = ({
  line,
  id,
  title,
  size,
  weight,
  cleaning,
  quantity,
  seenPrice,
}: WantedLine): Change['lines'][number] => ({
  ...(line === undefined ? {} : { line }),
  id,
  title,
  weight,
  quantity,
  price: seenPrice,
  ...(size ? { size } : {}),
  ...(cleaning ? { cleaningOption: cleaningToWire(cleaning) } : {}),
})

/** 'shippingAddress.pincode' is the form's 'shipping-pincode'. */
const fieldOf = (named: unknown): string | undefined =>
  typeof named === 'string' ? /^(shipping)Address\.(\w+)$/.exec(named)?.slice(1).join('-') : undefined
