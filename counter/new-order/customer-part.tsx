import { useRef } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { useAct } from '#counter/press/use-act.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mobileOf } from '#shop/accounts/accounts.ts'
import type { ToldCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import { useTypedEarly } from './typed-early.ts'

/** What the shop knows of the mobile that was typed. */
export type Caller =
  | { readonly is: 'nobody' | 'looking' | 'new' }
  | { readonly is: 'known'; readonly customer: ToldCustomer }
  | { readonly is: 'refused'; readonly said: string }

/** Ten digits find the customer: nothing needs to be pressed. */
export function CustomerPart({
  mobile,
  caller,
  error,
  onMobile,
  onCaller,
  onAsLast,
  onOtherAddress,
}: {
  mobile: string
  caller: Caller
  error: string | undefined
  onMobile: (typed: string) => void
  onCaller: (caller: Caller) => void
  onAsLast: (last: NonNullable<ToldCustomer['last']>) => void
  /** left out while the address is open anyway */
  onOtherAddress: (() => void) | undefined
}) {
  const look = useAct('lookUpCustomer')
  const asked = useRef<string>(undefined)
  const field = useTypedEarly((typed) => void type(typed))

  async function type(typed: string) {
    onMobile(typed)
    const whole = mobileOf(typed)
    if (whole === asked.current) return
    asked.current = whole
    if (whole === undefined) return onCaller({ is: 'nobody' })
    onCaller({ is: 'looking' })
    const answer = await look({ body: { mobile: whole } })
    // another number was typed meanwhile
    if (asked.current !== whole) return
    if (answer.ok) {
      const { customer } = answer.body
      return onCaller(customer === undefined ? { is: 'new' } : { is: 'known', customer })
    }
    asked.current = undefined
    onCaller({ is: 'refused', said: 'unreachable' in answer ? words.unreached : answer.refused.message })
  }

  return (
    <section className="order-card caller" aria-label={words.customer}>
      <Field
        ref={field}
        label={words.mobile}
        unmarked
        type="tel"
        autoComplete="off"
        inputMode="tel"
        maxLength={20}
        value={mobile}
        error={error}
        onChange={({ target }) => void type(target.value)}
      />
      <Found caller={caller} onAsLast={onAsLast} onOtherAddress={onOtherAddress} />
    </section>
  )
}

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

const saidOf = { nobody: words.mobileHint, looking: words.looking, new: words.isNew } as const
