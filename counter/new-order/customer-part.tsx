import { useEffect, useEffectEvent, useRef } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { useAct } from '#counter/press/use-act.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { plainNumber } from '#shop/digits.ts'
import type { ToldCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import { useTypedEarly } from './typed-early.ts'

/** What the shop knows of the mobile that was typed. */
export type Caller =
  | { readonly is: 'nobody' }
  /** 'long-ago': somebody ordered at it once, and it may be another's number by now */
  | { readonly is: 'looking' | 'new' | 'long-ago'; readonly mobile: Mobile }
  | { readonly is: 'known'; readonly mobile: Mobile; readonly customer: ToldCustomer }
  /** their name and address are asked for like a new one's */
  | { readonly is: 'refused'; readonly mobile: Mobile; readonly said: string }

/** Ten digits find the customer: nothing needs to be pressed. */
export function CustomerPart({
  mobile,
  caller,
  onMobile,
  onCaller,
  onCallerAgain,
  onAsLast,
  onOtherAddress,
}: {
  mobile: string
  caller: Caller
  onMobile: (typed: string) => void
  onCaller: (caller: Caller) => void
  /** the number stood here before */
  onCallerAgain: (caller: Caller) => void
  onAsLast: (last: NonNullable<ToldCustomer['last']>) => void
  /** left out while the address is open anyway */
  onOtherAddress: (() => void) | undefined
}) {
  const look = useAct('lookUpCustomer')
  const asked = useRef<Mobile>(undefined)
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useTypedEarly(type)
  useEffect(() => () => clearTimeout(waits.current), [])
  // Ten digits are what comes first. What was begun is gone on with where somebody wants to.
  const begin = useEffectEvent(() => mobile === '' && field.current?.focus({ preventScroll: true }))
  useEffect(() => void begin(), [])

  function type(typed: string) {
    onMobile(typed)
    lookFor(typed, onCaller)
  }

  function lookFor(typed: string, tell: (caller: Caller) => void) {
    const whole = mobileOf(typed)
    if (whole === asked.current) return
    asked.current = whole
    clearTimeout(waits.current)
    if (whole === undefined) return tell({ is: 'nobody' })
    tell({ is: 'looking', mobile: whole })
    if (mayGoOn(typed)) waits.current = setTimeout(() => void find(whole, tell), counterTimings.restOfNumber)
    else void find(whole, tell)
  }

  async function find(whole: Mobile, tell: (caller: Caller) => void) {
    const answer = await look({ body: { mobile: whole } })
    // another number was typed meanwhile
    if (asked.current !== whole) return
    if (answer.ok) {
      const { customer, isLongAgo } = answer.body
      if (customer !== undefined) return tell({ is: 'known', mobile: whole, customer })
      return tell({ is: isLongAgo === true ? 'long-ago' : 'new', mobile: whole })
    }
    asked.current = undefined
    const said = 'unreachable' in answer ? words.unreached : answer.refused.message
    tell({ is: 'refused', mobile: whole, said })
  }

  // What stood here before a reload nobody typed now, and where it goes was written down already.
  const lookAgain = useEffectEvent((typed: string) => lookFor(typed, onCallerAgain))
  useEffect(() => lookAgain(mobile), [mobile])

  return (
    <section className="order-card caller" aria-label={words.customer}>
      <Field
        ref={field}
        id="mobile"
        label={words.mobile}
        unmarked
        type="tel"
        autoComplete="off"
        inputMode="tel"
        maxLength={20}
        value={mobile}
        onChange={({ target }) => type(target.value)}
      />
      <Found caller={caller} onAsLast={onAsLast} onOtherAddress={onOtherAddress} />
    </section>
  )
}

/** Ten digits that begin with 91 are a mobile, or somebody is typing '91 98765 43210', of which they would be a stranger's. */
const mayGoOn = (typed: string): boolean => /^91\d{8}$/.test(plainNumber(typed).replaceAll(/\D/g, ''))

/** Its place is there from the start: nothing moves when the customer is found. */
function Found({
  caller,
  onAsLast,
  onOtherAddress,
}: {
  caller: Caller
  onAsLast: (last: NonNullable<ToldCustomer['last']>) => void
  onOtherAddress: (() => void) | undefined
}) {
  if (caller.is !== 'known')
    return (
      <p className="found" data-is={caller.is} role="status">
        {caller.is === 'refused' ? caller.said : saidOf[caller.is]}
      </p>
    )
  const { name, address, orders, last } = caller.customer
  return (
    <div className="found" data-is="known" role="status">
      <Icon name="check" size={28} />
      <p>
        <strong>
          {name} <small className="muted">{words.orders(orders)}</small>
        </strong>
        <span>
          {address === undefined ? words.noAddress : [address.addressLine1, address.streetAddress].join(', ')}
        </span>
      </p>
      {onOtherAddress !== undefined && (
        <Button look="plain" aria-label={words.otherAddress} onClick={onOtherAddress}>
          <Icon name="edit" />
        </Button>
      )}
      {last !== undefined && (
        <Button look="quiet" onClick={() => onAsLast(last)}>
          <Icon name="undo" /> {words.asLast}
        </Button>
      )}
    </div>
  )
}

const saidOf = {
  nobody: words.mobileHint,
  looking: words.looking,
  new: words.isNew,
  'long-ago': words.isLongAgo,
} as const
