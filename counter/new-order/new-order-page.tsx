import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { randomKey } from '#browser/random-key.ts'
import type { Answer } from '#browser/read-answer.ts'
import { ask, askMeFor } from '#counter/ask.ts'
import { useKeptForm } from '#counter/live/typed.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mobileOf } from '#shop/accounts/accounts.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { inRupees, readableShort, times } from '#shop/money.ts'
import { wishesToSend } from '#shop/orders/order-wishes.ts'
import { reorder } from '#shop/orders/reorder.ts'
import { inWords } from '#shop/refusals.ts'
import { serves } from '#shop/slots/slots.ts'
import { cartLineFrom, wantedItemOf } from '#shop/wire/cart-item.ts'
import { whyNotNote } from '#shop/wire/checkout.ts'
import { isUnheard } from '#shop/wire/meaning.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { draftLineOf, drawOrder, withLines, withPack, withPacks } from '#shop/wire/staff/draft-by-staff.ts'
import { type PlacedByStaff, placedByStaff, type ToldCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { cartRefusals } from '#words/cart.ts'
import { checkoutRefusals } from '#words/checkout.ts'
import { readableKilos } from '#words/formatters.ts'
import { fieldFaults } from '#words/forms.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import type { Route } from './+types/new-order-page'
import { AddressPart, addressOf, type ToldField, type TypedAddress, toldFields, whyNotTold } from './address-part.tsx'
import { begunIn } from './begun-order.ts'
import { type Caller, CustomerPart } from './customer-part.tsx'
import { DraftLines } from './draft-lines.tsx'
import { FishTiles } from './fish-tiles.tsx'
import { type OrderFacts, withShots } from './order-facts.ts'
import { OrderScreen } from './order-screen.tsx'
import { SlotChips } from './slot-chips.tsx'
import { useTypedEarly } from './typed-early.ts'
import { WishChips } from './wish-chips.tsx'
import { worseSaid } from './worse-said.ts'

export async function loader(asked: Route.LoaderArgs) {
  await askMeFor(asked, 'take-orders')
  const [facts, { pictures }] = await Promise.all([ask(asked, 'newOrder'), ask(asked, 'pictures')])
  return withShots(facts, pictures)
}

export const meta = () => [{ title: words.title }]

/** An order that somebody says on the telephone or at the counter. What was typed outlives a reload, and another page. */
export default function NewOrderPage({ loaderData: facts }: Route.ComponentProps) {
  const { form, write, forget } = useKeptForm('orders', 'new', begunIn)
  const { mobile, isOther, address: typed, language, draft, wished, wishes } = form
  const [caller, setCaller] = useState<Caller>({ is: 'nobody' })
  const [errors, setErrors] = useState<Readonly<Partial<Record<ToldField, string>>>>({})
  const [worse, setWorse] = useState<readonly string[]>([])
  const [said, setSaid] = useState<string>()
  /** what a press found missing, first of all: the page leads there */
  const [missing, setMissing] = useState<{ readonly at: string }>()
  const [busy, setBusy] = useState(false)
  /** what an earlier press had placed, whose answer was lost */
  const [placed, setPlaced] = useState<PlacedByStaff>()
  const take = useAct('takeOrder', { oneAtATime: true })
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const noteField = useTypedEarly((note) => write({ wishes: { ...wishes, note } }))
  useEffect(() => {
    if (missing !== undefined) leadTo(missing.at)
  }, [missing])

  const needsAddress = asksForAddress(caller, isOther || !isWhole(facts, typed))
  const pincode = parsePincode(typed.pincode ?? '')
  const slots =
    pincode === undefined ? [] : facts.slots.filter((slot) => serves(slot, pincode) && slot.room !== 'closed')
  const free = slots.filter(({ room }) => room === 'free')
  // Who chose a time that is gone is told so, and chooses again.
  const slot = wished === undefined ? free[0]?.name : free.find(({ name }) => name === wished)?.name
  const drawn = drawOrder(draft, facts, wishes.cap)
  const sums = 'refused' in drawn ? undefined : drawn
  const noteError = inWords(fieldFaults, whyNotNote(wishes.note))

  function found(next: Caller) {
    setCaller(next)
    if (next.is === 'known') {
      const { address, language: theirs } = next.customer
      write({ isOther: false, address: address ?? {}, language: theirs })
      setErrors({})
    } else if (caller.is === 'known') {
      // What the shop said of another customer goes with their number; what somebody typed stays.
      write({ isOther: false, address: {}, language: 'en' })
      setErrors({})
    } else write({ isOther: false })
  }

  function change(next: readonly DraftLine[]) {
    write({ draft: next })
    setWorse([])
  }

  function asLast({ cartItems }: NonNullable<ToldCustomer['last']>) {
    const last = reorder(facts, cartItems.map(cartLineFrom))
    write({
      draft: withLines(
        draft,
        last.lines.map((line) => draftLineOf(line, randomKey())),
      ),
    })
    setWorse(last.worse.flatMap(worseSaid))
  }

  function misses(why: string, at: string) {
    setSaid(why)
    setMissing({ at })
  }

  async function place() {
    if (busy) return
    if (mobileOf(mobile) === undefined) return misses(words.missing.mobile, 'mobile')
    if (caller.is === 'nobody' || caller.is === 'looking') return setSaid(words.looking)
    const wrong = Object.fromEntries(
      toldFields.flatMap((field) => {
        const why = whyNotTold(facts, field, typed[field] ?? '')
        return why === undefined ? [] : [[field, why]]
      }),
    )
    setErrors(wrong)
    const [field] = Object.keys(wrong)
    if (field !== undefined) {
      write({ isOther: true })
      return misses(words.missing.address, field)
    }
    if ('refused' in drawn) return setSaid(inWords({ ...cartRefusals, ...checkoutRefusals }, drawn))
    if (drawn.lines.length === 0) return misses(words.missing.fish, 'order-fish')
    if (slot === undefined) return misses(words.missing.slot, 'order-slot')
    if (noteError !== undefined) return misses(noteError, 'order-note')
    setBusy(true)
    setSaid(undefined)
    const answer = await take({
      body: {
        mobile: caller.mobile,
        cartItems: itemsOf(draft, drawn),
        shippingAddress: addressOf(facts, typed),
        totalPrice: inRupees(drawn.total),
        mostPrice: inRupees(drawn.most),
        slot,
        language,
        ...wishesToSend(wishes),
      },
    })
    // Its page may take a moment: until it is there nothing more can be placed here.
    if (answer.ok) {
      await navigate(`/orders/${answer.body.id}`)
      return forget()
    }
    setBusy(false)
    refused(answer)
    // What is sold, and when it can come, may be otherwise by now; what was typed stays. Where nobody knows what came of it
    // the page stays as it is, and is pressed again.
    if (!isUnheard(answer)) await askAgain()
  }

  function refused(answer: Exclude<Answer<StaffGives<'takeOrder'>>, { ok: true }>) {
    if ('unreachable' in answer) return setSaid(words.unreached)
    const { message, more } = answer.refused
    const before = v.safeParse(placedByStaff, more['placed'])
    if (before.success) {
      setPlaced(before.output)
      return setSaid(words.placedBefore)
    }
    const field = toldFields.find((one) => more['field'] === `shippingAddress.${one}`)
    if (field !== undefined) {
      write({ isOther: true })
      setErrors({ [field]: message })
    }
    setSaid(more['prices'] === undefined ? message : words.pricesAnew)
  }

  return (
    <OrderScreen back={{ to: '/', words: words.toBoard }} head={words.title} beside={words.where}>
      <CustomerPart
        mobile={mobile}
        caller={caller}
        onMobile={(next) => write({ mobile: next })}
        onCaller={found}
        onCallerAgain={setCaller}
        onAsLast={asLast}
        onOtherAddress={needsAddress ? undefined : () => write({ isOther: true })}
      />
      {needsAddress && (
        <AddressPart
          typed={typed}
          errors={errors}
          language={language}
          onType={(field, value) => {
            write({ address: { ...typed, [field]: value } })
            if (errors[field] !== undefined) setErrors({ ...errors, [field]: whyNotTold(facts, field, value) })
          }}
          onLeave={(field) => {
            const value = typed[field] ?? ''
            if (value !== '') setErrors({ ...errors, [field]: whyNotTold(facts, field, value) })
          }}
          onLanguage={(next) => write({ language: next })}
        />
      )}
      <div id="order-fish">
        <FishTiles
          facts={facts}
          onAdd={(product, choice) => change(withPack(draft, { product, choice, key: randomKey() }))}
        />
      </div>
      {worse.length > 0 && (
        <div className="worse" role="status">
          <strong>{words.worse}</strong> {worse.join('; ')}
        </div>
      )}
      <section className="order-card lines-card">
        {draft.length === 0 && <p className="muted">{words.none}</p>}
        <DraftLines
          draft={draft}
          facts={facts}
          sumOf={({ key, quantity }) => {
            const line = sums?.lines.find((one) => one.key === key)
            return line && times(line.price, quantity)
          }}
          onPacks={(key, quantity) => change(withPacks(draft, key, quantity))}
        />
      </section>
      <section id="order-slot" className="order-card">
        <SlotChips slots={slots} chosen={slot} now={facts.now} onChoose={(next) => write({ wished: next })} />
        {slots.length === 0 && <p className="muted">{pincode === undefined ? words.slotsFirst : words.noSlots}</p>}
      </section>
      <Field
        ref={noteField}
        id="order-note"
        label={words.note}
        unmarked
        optional
        maxLength={300}
        placeholder={words.noteExample}
        value={wishes.note}
        error={noteError}
        onChange={({ target }) => write({ wishes: { ...wishes, note: target.value } })}
      />
      <WishChips wishes={wishes} total={sums?.total} onChange={(next) => write({ wishes: next })} />
      <div className="order-end">
        <p className="order-said" role="alert">
          {said}
        </p>
        <p className="order-sums-line">
          {sums !== undefined && sums.lines.length > 0 && (
            <>
              <span>{readableKilos(sums.lines.reduce((all, { grams }) => all + grams, 0))}</span>
              <span>
                {words.about} <strong>{readableShort(sums.total)}</strong>
              </span>
              <span>
                {words.most} <strong>{readableShort(sums.most)}</strong>
              </span>
            </>
          )}
          {'refused' in drawn && <span>{inWords({ ...cartRefusals, ...checkoutRefusals }, drawn)}</span>}
        </p>
        <div className="order-foot">
          <ButtonLink look="quiet" to="/" onClick={forget}>
            {words.cancel}
          </ButtonLink>
          {placed === undefined ? (
            <Button className="order-go" aria-busy={busy || undefined} onClick={() => void place()}>
              {busy ? words.placing : words.place}
            </Button>
          ) : (
            <ButtonLink className="order-go" to={`/orders/${placed.id}`} onClick={forget}>
              {words.lookAt(placed.number.slice(-4))}
            </ButtonLink>
          )}
        </div>
      </div>
    </OrderScreen>
  )
}

/** The field of that name, or the first that can be pressed in that part of the page. */
function leadTo(name: string) {
  const part = document.getElementById(name)
  const field = part?.matches('input') === true ? part : part?.querySelector<HTMLElement>('button:enabled, summary')
  field?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}

/** Whom the shop could not look up is asked like somebody new. */
const asksForAddress = ({ is }: Caller, isOther: boolean): boolean =>
  is === 'new' || is === 'long-ago' || is === 'refused' || (is === 'known' && isOther)

/** Nothing needs to be asked: the address of the last order can be delivered to just so. */
const isWhole = (facts: OrderFacts, typed: TypedAddress): boolean =>
  toldFields.every((field) => whyNotTold(facts, field, typed[field] ?? '') === undefined)

const itemsOf = (
  draft: readonly DraftLine[],
  { lines }: Pick<Exclude<ReturnType<typeof drawOrder>, { refused: string }>, 'lines'>,
) =>
  draft.flatMap((wanted) => {
    const line = lines.find(({ key }) => key === wanted.key)
    return line === undefined ? [] : [wantedItemOf(wanted, inRupees(line.price))]
  })
