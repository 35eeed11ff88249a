import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '#browser/random-key.ts'
import type { Answer } from '#browser/read-answer.ts'
import { ask, askMeFor } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { mobileOf } from '#shop/accounts/accounts.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { Language } from '#shop/languages.ts'
import { inRupees, readableShort, times } from '#shop/money.ts'
import { noWishes, wishesToSend } from '#shop/orders/order-wishes.ts'
import { reorder } from '#shop/orders/reorder.ts'
import { inWords } from '#shop/refusals.ts'
import { serves } from '#shop/slots/slots.ts'
import { cartLineFrom } from '#shop/wire/cart-item.ts'
import { whyNotNote } from '#shop/wire/checkout.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { draftLineOf, drawOrder, withPack, withPacks } from '#shop/wire/staff/draft-by-staff.ts'
import type { ToldCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { cartRefusals } from '#words/cart.ts'
import { checkoutRefusals } from '#words/checkout.ts'
import { readableKilos } from '#words/formatters.ts'
import { fieldFaults } from '#words/forms.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import type { Route } from './+types/new-order-page'
import { AddressPart, addressOf, type ToldField, type TypedAddress, toldFields, whyNotTold } from './address-part.tsx'
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

/** An order that somebody says on the telephone or at the counter. */
export default function NewOrderPage({ loaderData: facts }: Route.ComponentProps) {
  const [mobile, setMobile] = useState('')
  const [caller, setCaller] = useState<Caller>({ is: 'nobody' })
  const [isOther, setOther] = useState(false)
  const [typed, setTyped] = useState<TypedAddress>({})
  const [errors, setErrors] = useState<Readonly<Partial<Record<ToldField, string>>>>({})
  const [language, setLanguage] = useState<Language>('en')
  const [draft, setDraft] = useState<readonly DraftLine[]>([])
  const [wished, setWished] = useState<string>()
  const [wishes, setWishes] = useState(noWishes)
  const [worse, setWorse] = useState<readonly string[]>([])
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const take = useAct('takeOrder')
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const noteField = useTypedEarly((note) => setWishes((before) => ({ ...before, note })))

  const needsAddress = caller.is === 'new' || (caller.is === 'known' && (isOther || !isWhole(facts, typed)))
  const pincode = parsePincode(typed.pincode ?? '')
  const slots =
    pincode === undefined ? [] : facts.slots.filter((slot) => serves(slot, pincode) && slot.room !== 'closed')
  const free = slots.filter(({ room }) => room === 'free')
  const slot = (free.find(({ name }) => name === wished) ?? free[0])?.name
  const drawn = drawOrder(draft, facts, wishes.cap)
  const sums = 'refused' in drawn ? undefined : drawn
  const noteError = inWords(fieldFaults, whyNotNote(wishes.note))

  function found(next: Caller) {
    setCaller(next)
    setOther(false)
    setErrors({})
    if (next.is !== 'known') return
    const { address, language: theirs } = next.customer
    setTyped(address ?? {})
    setLanguage(theirs)
  }

  function asLast({ cartItems }: NonNullable<ToldCustomer['last']>) {
    const again = reorder(facts, cartItems.map(cartLineFrom))
    setDraft(again.lines.map((line) => draftLineOf(line, randomKey())))
    setWorse(again.worse.flatMap(worseSaid))
  }

  async function place() {
    if (busy) return
    const whole = mobileOf(mobile)
    const wrong = Object.fromEntries(
      toldFields.flatMap((field) => {
        const why = whyNotTold(facts, field, typed[field] ?? '')
        return why === undefined ? [] : [[field, why]]
      }),
    )
    setErrors(wrong)
    if (whole === undefined) return setSaid(words.missing.mobile)
    if (Object.keys(wrong).length > 0) {
      setOther(true)
      return setSaid(words.missing.address)
    }
    if ('refused' in drawn) return setSaid(inWords({ ...cartRefusals, ...checkoutRefusals }, drawn))
    if (drawn.lines.length === 0) return setSaid(words.missing.fish)
    if (slot === undefined) return setSaid(words.missing.slot)
    if (noteError !== undefined) return setSaid(noteError)
    setBusy(true)
    setSaid(undefined)
    const answer = await take({
      body: {
        mobile: whole,
        cartItems: itemsOf(draft, drawn),
        shippingAddress: addressOf(facts, typed),
        totalPrice: inRupees(drawn.total),
        mostPrice: inRupees(drawn.most),
        slot,
        language,
        ...wishesToSend(wishes),
      },
    })
    setBusy(false)
    if (answer.ok) return navigate(`/orders/${answer.body.id}`)
    refused(answer)
    // What is sold, and when it can come, may be otherwise by now; what was typed stays.
    await askAgain()
  }

  function refused(answer: Exclude<Answer<StaffGives<'takeOrder'>>, { ok: true }>) {
    if ('unreachable' in answer) return setSaid(words.unreached)
    const { message, more } = answer.refused
    const field = toldFields.find((one) => more['field'] === `shippingAddress.${one}`)
    if (field !== undefined) {
      setOther(true)
      setErrors({ [field]: message })
    }
    setSaid(more['prices'] === undefined ? message : words.pricesAnew)
  }

  return (
    <OrderScreen back={{ to: '/', words: words.toBoard }} head={words.title} beside={words.where}>
      <CustomerPart
        mobile={mobile}
        caller={caller}
        error={undefined}
        onMobile={setMobile}
        onCaller={found}
        onAsLast={asLast}
        onOtherAddress={needsAddress ? undefined : () => setOther(true)}
      />
      {needsAddress && (
        <AddressPart
          typed={typed}
          errors={errors}
          language={language}
          onType={(field, value) => {
            setTyped({ ...typed, [field]: value })
            if (errors[field] !== undefined) setErrors({ ...errors, [field]: whyNotTold(facts, field, value) })
          }}
          onLeave={(field) => {
            const value = typed[field] ?? ''
            if (value !== '') setErrors({ ...errors, [field]: whyNotTold(facts, field, value) })
          }}
          onLanguage={setLanguage}
        />
      )}
      <FishTiles
        facts={facts}
        onAdd={(product, choice) => setDraft(withPack(draft, { product, choice, key: randomKey() }))}
      />
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
          onPacks={(key, quantity) => setDraft(withPacks(draft, key, quantity))}
        />
      </section>
      <section className="order-card">
        <SlotChips slots={slots} chosen={slot} now={facts.now} onChoose={setWished} />
        {slots.length === 0 && <p className="muted">{pincode === undefined ? words.slotsFirst : words.noSlots}</p>}
      </section>
      <Field
        ref={noteField}
        label={words.note}
        unmarked
        optional
        maxLength={300}
        placeholder={words.noteExample}
        value={wishes.note}
        error={noteError}
        onChange={({ target }) => setWishes({ ...wishes, note: target.value })}
      />
      <WishChips wishes={wishes} total={sums?.total} onChange={setWishes} />
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
          <ButtonLink look="quiet" to="/">
            {words.cancel}
          </ButtonLink>
          <Button className="order-go" aria-busy={busy || undefined} onClick={() => void place()}>
            {busy ? words.placing : words.place}
          </Button>
        </div>
      </div>
    </OrderScreen>
  )
}

/** Nothing needs to be asked: the address of the last order can be delivered to just so. */
const isWhole = (facts: OrderFacts, typed: TypedAddress): boolean =>
  toldFields.every((field) => whyNotTold(facts, field, typed[field] ?? '') === undefined)

const itemsOf = (
  draft: readonly DraftLine[],
  { lines }: Pick<Exclude<ReturnType<typeof drawOrder>, { refused: string }>, 'lines'>,
) =>
  draft.flatMap(({ key, id, title, size, weight, cleaning, quantity }) => {
    const line = lines.find((one) => one.key === key)
    if (line === undefined) return []
    return [
      {
        id,
        title,
        weight,
        quantity,
        price: inRupees(line.price),
        ...(size === '' ? {} : { size }),
        ...(cleaning === undefined ? {} : { cleaningOption: cleaningToWire(cleaning) }),
      },
    ]
  })
