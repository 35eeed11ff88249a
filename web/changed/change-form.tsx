import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import * as v from 'valibot'
import { api } from '#browser/api.ts'
import { randomKey } from '#browser/random-key.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { inRupees, type Paise, paise, readable, rupees } from '#shop/money.ts'
import type { WantedLine } from '#shop/orders/changed-lines.ts'
import type { OrderAfter } from '#shop/orders/order-change.ts'
import type { ChangeRefusal, OfOrder } from '#shop/orders/order-refusals.ts'
import { type OrderWishes, wishesAgain } from '#shop/orders/order-wishes.ts'
import { inWords } from '#shop/refusals.ts'
import { type ShownSlot, serves } from '#shop/slots/slots.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { wantedItemOf } from '#shop/wire/cart-item.ts'
import { type OrderToChange, orderToChange, wishesOf } from '#shop/wire/changed-order.ts'
import { isDefinite, meaningOf } from '#shop/wire/meaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { type DraftLine, draftAgain, draftOf, drawDraft, moreThan, typedOr } from '#shop/wire/order-draft.ts'
import { endLogin } from '#web/accounts/account.ts'
import { addressIn, checksFor, finishedAddress, isSame } from '#web/addresses/address-checks.ts'
import type { ShelfFacts } from '#web/cart/shelf-facts.ts'
import { Unreached } from '#web/cart/unreached.tsx'
import { useShelf } from '#web/cart/use-shelf.ts'
import { AddressStep } from '#web/checkout/address-step.tsx'
import { type FreeTold, freeIn } from '#web/checkout/shown-slots.ts'
import { SlotStep } from '#web/checkout/slot-step.tsx'
import { useSlot } from '#web/checkout/use-slot.ts'
import { Wishes, wishesChecks } from '#web/checkout/wishes.tsx'
import { changePath, orderPath, ownAddress } from '#web/paths.ts'
import { About, AtMost } from '#web/site/unweighed.tsx'
import { changedWords, changeRefusals } from '#words/changed.ts'
import { checkoutWords } from '#words/checkout.ts'
import { AddFish } from './add-fish.tsx'
import { ChangeLines } from './change-lines.tsx'
import { MayCancel } from './may-cancel.tsx'
import { differencesMeanwhile } from './meanwhile.ts'
import { TooLate } from './too-late.tsx'

/** What the shop knows that a change of an order needs. */
export interface ChangeFacts {
  readonly shelf: ShelfFacts | undefined
  readonly area: readonly string[]
  readonly slots: readonly ShownSlot[]
}

/** All of an order that its buyer may have otherwise, with what it then comes to. */
export function ChangeForm({
  seen,
  had,
  onSeen,
  facts,
  token,
}: {
  seen: OrderToChange
  /** when it comes as it stands */
  had: NonNullable<OrderToChange['order']['slot']>
  /** somebody else has changed it: this is how it stands now */
  onSeen: (now: OrderToChange) => void
  facts: ChangeFacts
  token: string
}) {
  const { order } = seen
  const [draft, setDraft] = useState<readonly DraftLine[]>(() => draftOf(seen))
  const [wishes, setWishes] = useState(() => wishesOf(seen))
  const [known, setKnown] = useState(order.shippingAddress)
  const [wished, setWished] = useState<string>()
  const [told, setTold] = useState<FreeTold>()
  const [meanwhile, setMeanwhile] = useState<readonly string[]>([])
  const [isLate, setIsLate] = useState(false)
  const navigate = useNavigate()
  const page = useRevalidator()
  const shelf = useShelf(
    facts.shelf,
    draft.map(({ id }) => id),
  )
  const { slots, slot, isMissing, notThere, chosen, toPincode, onPincode } = useSlot(withOwn(facts.slots, order), {
    pincode: order.shippingAddress.pincode,
    wished: wished ?? had.name,
    told,
  })
  const checks = { ...checksFor(facts.area), ...wishesChecks, slot: () => undefined }
  const form = useForm(checks, send)
  const drawn = typeof shelf === 'object' ? drawDraft(seen, draft, shelf, wishes.cap) : undefined

  async function send(typed: Readonly<Record<string, string | undefined>>): Promise<Outcome> {
    if (drawn === undefined) return { said: [changedWords.noAnswer] }
    const { drawn: next, lines } = drawn
    if (lines.length === 0) return { said: [saidAgainst({ refused: 'change-empty' })] }
    if ('refused' in next) return { said: [saidAgainst(next)] }
    if (isMissing) return { field: 'slot', message: changedWords.chooseSlot }
    const shippingAddress = addressIn(typed, 'shipping')
    const saved = await saveChange({
      token,
      seen,
      lines,
      after: next.after,
      shippingAddress,
      billingAddress: isSame(order.shippingAddress, order.billingAddress) ? shippingAddress : order.billingAddress,
      wishes,
      slot: slot?.name ?? had.name,
    })
    if ('saved' in saved) {
      void navigate(orderPath(order._id), { state: { isChanged: true } })
      return undefined
    }
    if (saved.now !== undefined) standsSo(saved.now, shippingAddress)
    setTold(saved.free && { ...saved.free, slots: withOwn(saved.free.slots, order) })
    void page.revalidate()
    return saved.field === undefined ? { said: [saved.said] } : { field: saved.field, message: saved.said }
  }

  /** What was typed stays; everything else is the order as it stands now, and saving compares with that. */
  function standsSo(now: OrderToChange, typedAddress: typeof known) {
    setMeanwhile(differencesMeanwhile(seen, now))
    if (!now.order.changeable) return setIsLate(true)
    setDraft(draftAgain(draft, seen, now))
    setWishes(wishesAgain(wishes, wishesOf(seen), wishesOf(now)))
    setKnown(typedOr(typedAddress, order.shippingAddress, now.order.shippingAddress, isSame))
    onSeen(now)
  }

  if (isLate) return <TooLate />
  if (shelf === 'unreached') return <Unreached href={ownAddress(changePath(order._id))} />
  const after = drawn && !('refused' in drawn.drawn) ? drawn.drawn.after : undefined
  return (
    <form
      className="stack"
      {...form.events}
      onInput={(event) => {
        form.events.onInput(event)
        onPincode(event.target)
      }}
    >
      <section className="stack">
        <h2>{changedWords.lines}</h2>
        <ChangeLines seen={seen} draft={draft} shelf={shelf} onChange={setDraft} />
        <AddFish shelf={facts.shelf} onAdd={(line) => setDraft([...draft, line])} />
      </section>
      <SlotStep
        slots={slots}
        chosen={slot}
        had={had.name}
        notThere={notThere}
        error={form.errorOf('slot')}
        onChoose={(name) => {
          chosen()
          setWished(name)
        }}
      />
      <fieldset className="checkout-part">
        <legend>
          <h2>{changedWords.address}</h2>
        </legend>
        <AddressStep
          key={JSON.stringify(known)}
          of="shipping"
          known={known}
          finished={finishedAddress(checks, 'shipping', known)}
          form={form}
          onUse={(address) => toPincode(address.pincode)}
        />
      </fieldset>
      <Wishes form={form} wishes={wishes} total={after?.total ?? rupees(order.totalPrice)} onChange={setWishes} />
      <div className="checkout-end stack change-end">
        <ChangeSums seen={seen} after={after} />
        {meanwhile.length > 0 && (
          <div>
            <p>{changedWords.meanwhile}</p>
            <ul>
              {meanwhile.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <FormAnswer form={form} />
        <SendButton form={form} doing={changedWords.saving}>
          {changedWords.save}
        </SendButton>
        <p>
          <Link to={orderPath(order._id)}>{changedWords.leave}</Link>
        </p>
        <MayCancel order={order} until={slot?.cutOffAt ?? Date.parse(had.changeUntil)} />
        <p className="small muted">{checkoutWords.takenBack}</p>
      </div>
    </form>
  )
}

/** The slots with that of the order itself: its place there is its own, though the slot is full or closed for others. */
function withOwn(
  slots: readonly ShownSlot[],
  { slot: had, shippingAddress: { pincode } }: Pick<OrderView, 'slot' | 'shippingAddress'>,
): readonly ShownSlot[] {
  if (had === undefined) return slots
  const isOwn = (slot: ShownSlot) => slot.name === had.name && serves(slot, pincode)
  return slots.map((slot) => (isOwn(slot) ? { ...slot, room: 'free' } : slot))
}

/** What stands against a change that the page can see by itself. */
function saidAgainst(refusal: ChangeRefusal | OfOrder): string {
  const why: ChangeRefusal = isOwn(refusal) ? refusal : { refused: 'change-not-so', why: refusal }
  return inWords(changeRefusals, why)
}

const isOwn = (refusal: ChangeRefusal | OfOrder): refusal is ChangeRefusal =>
  Object.hasOwn(changeRefusals, refusal.refused)

/** What the order comes to once it is saved, and by how much that is more or less than before. */
function ChangeSums({ seen, after }: { seen: OrderToChange; after: OrderAfter | undefined }) {
  return (
    <div role="status" className="change-sums">
      {after && (
        <>
          <p>
            {changedWords.comesTo} <About /> <strong>{readable(after.total)}</strong>, <AtMost most={after.most} />
          </p>
          <p>{differenceSaid(moreThan(seen.order.totalPrice, after.total))}</p>
        </>
      )}
    </div>
  )
}

function differenceSaid(more: Paise): string {
  if (more === 0) return changedWords.asBefore
  return more > 0 ? changedWords.moreBy(readable(more)) : changedWords.lessBy(readable(paise(0 - more)))
}

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

async function saveChange({
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

const asSent = (wanted: WantedLine): Change['lines'][number] => ({
  ...wantedItemOf(wanted, wanted.seenPrice),
  ...(wanted.line === undefined ? {} : { line: wanted.line }),
})

/** 'shippingAddress.pincode' is the form's 'shipping-pincode'. */
const fieldOf = (named: unknown): string | undefined =>
  typeof named === 'string' ? /^(shipping)Address\.(\w+)$/.exec(named)?.slice(1).join('-') : undefined
