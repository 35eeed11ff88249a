import { useState } from 'react'
import { data, useNavigate } from 'react-router'
import * as v from 'valibot'
import { ask, askMeFor } from '#counter/ask.ts'
import { typedAs, useKeptForm } from '#counter/live/typed.ts'
import { Icon } from '#counter/look/icon.tsx'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { cartLineOf } from '#shop/cart/cart.ts'
import { mostOfLine, orderLineOf } from '#shop/cart/order-lines.ts'
import { linePrice } from '#shop/catalogue/pricing.ts'
import { rateAsTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { grouped } from '#shop/digits.ts'
import { paise, readableShort, rupeesTyped, times } from '#shop/money.ts'
import { capOf } from '#shop/orders/weighing/weighed-total.ts'
import { weighable } from '#shop/outbox/waiting-weights.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { DraftLine } from '#shop/wire/order-draft.ts'
import { draftLineOf, withPacks } from '#shop/wire/staff/draft-by-staff.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { anyFishWords as words } from '#words/any-fish.ts'
import { newOrderWords, orderPageWords } from '#words/orders-by-staff.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import type { Route } from './+types/any-fish-page'
import { draftLine } from './begun-order.ts'
import { DraftLines } from './draft-lines.tsx'
import { FishTiles } from './fish-tiles.tsx'
import { type OrderFacts, withShots } from './order-facts.ts'
import { OrderScreen } from './order-screen.tsx'
import './any-fish.css'

export async function loader(asked: Route.LoaderArgs) {
  await askMeFor(asked, 'note-answers')
  const { id, line: lineNo } = asked.params
  const [weighing, facts, { pictures }] = await Promise.all([
    ask(asked, 'weighing', { params: { id } }),
    ask(asked, 'newOrder'),
    ask(asked, 'pictures'),
  ])
  const line = weighing.lines.find((one) => String(one.lineNo) === lineNo)
  if (line === undefined) throw data(null, { status: 404 })
  return { weighing, line, facts: withShots(facts, pictures) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: words.title(loaderData?.line.title ?? '') }]

export default function AnyFishPage({ loaderData }: Route.ComponentProps) {
  const { weighing, line } = loaderData
  return <AnyFish key={`${weighing.order.id}/${line.lineNo}`} {...loaderData} />
}

/** While the customer is on the telephone: the fish that they want instead, what it costs at most, and that they said yes. */
function AnyFish({ weighing, line, facts }: { weighing: Weighing; line: WeighedLine; facts: OrderFacts }) {
  const { order } = weighing
  // what was agreed so far outlives a reload; the yes does not: it is to what is said then
  const { form, write, forget } = useKeptForm(
    order.id,
    `instead-of-${line.lineNo}`,
    (kept): SaidSoFar => typedAs(saidSoFar, kept) ?? { typed: '' },
  )
  const { draft, typed } = form
  const [saidYes, setSaidYes] = useState(false)
  const [saidYesToOrder, setSaidYesToOrder] = useState(false)
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const replace = useAct('replaceAgreed')
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const back = `/orders/${order.id}/weigh?line=${line.lineNo}`
  const offer = draft && offered(facts, draft)
  const most = rupeesTyped(typed)
  const mayCost = offer && most !== undefined && most >= offer.price ? paise(Math.min(most, offer.most)) : undefined
  const orderWas = paise(weighing.mostPaise ?? 0)
  const orderMost = mayCost === undefined ? undefined : paise(orderWas - capOfLine(weighing, line) + mayCost)
  const rises = orderMost !== undefined && orderMost > orderWas

  /** A yes was to what was said then. */
  function change(work: () => void) {
    work()
    setSaidYes(false)
    setSaidYesToOrder(false)
    setSaid(undefined)
  }

  async function save() {
    if (busy) return
    if (draft === undefined || offer === undefined) return setSaid(words.missing.fish)
    if (most === undefined || most === 0) return setSaid(words.missing.most)
    if (!saidYes) return setSaid(words.missing.yes)
    if (rises && !saidYesToOrder) return setSaid(words.missing.order)
    setBusy(true)
    setSaid(undefined)
    const { id, size, weight, cleaning, quantity } = draft
    const answer = await replace({
      params: { id: order.id, line: String(line.lineNo) },
      body: {
        seen: line.version,
        item: { id, weight, quantity, ...(size ? { size } : {}), ...(cleaning ? { cleaning } : {}) },
        saidYes,
        mostPaise: most,
        ...(rises ? { orderMostPaise: orderMost } : {}),
      },
    })
    if (answer.ok) {
      await navigate(`/orders/${order.id}/weigh?line=${answer.body.lines.at(-1)?.lineNo ?? ''}`)
      return forget()
    }
    setBusy(false)
    setSaid('unreachable' in answer ? newOrderWords.unreached : answer.refused.message)
    // what is sold, and what the order may come to, can be otherwise by now; what was typed stays
    if (!('unreachable' in answer)) {
      setSaidYesToOrder(false)
      await askAgain()
    }
  }

  return (
    <OrderScreen back={{ to: back, words: words.toScale }} head={words.title(line.title)} beside={order.number}>
      <section className="order-card any-fish-call">
        <p>
          {words.callFirst}
          <span className="any-fish-was">
            {words.was}: {wasSaid(line)}
          </span>
        </p>
        {order.buyer !== undefined && (
          <a className="button" data-look="soft" href={`tel:${dialled(order.buyer.phone)}`}>
            <Icon name="phone" /> {staffOrderWords.call(readableMobile(order.buyer.phone))}
          </a>
        )}
      </section>
      <section aria-labelledby="any-fish-wanted">
        <h2 id="any-fish-wanted" className="any-fish-head">
          {words.fish}
        </h2>
        <FishTiles
          facts={facts}
          onAdd={(product, choice) => {
            const item = cartLineOf(product, choice, 1)
            if (item !== undefined) change(() => write({ draft: draftLineOf(item, 'instead') }))
          }}
        />
      </section>
      <section className="order-card lines-card">
        {draft === undefined ? (
          <p className="muted">{newOrderWords.none}</p>
        ) : (
          <DraftLines
            draft={[draft]}
            facts={facts}
            sumOf={() => offer?.price}
            onPacks={(key, quantity) =>
              change(() => write({ draft: quantity === 0 ? undefined : withPacks([draft], key, quantity)[0] }))
            }
          />
        )}
      </section>
      <section className="order-card any-fish-most">
        <div className="any-fish-said">
          <Field
            label={words.most}
            hint={offer && words.fillSaid(readableShort(offer.most))}
            unmarked
            inputMode="none"
            autoComplete="off"
            maxLength={9}
            value={typed}
            onChange={({ currentTarget: { value } }) => change(() => write({ typed: value }))}
          />
          {offer !== undefined && (
            <Button look="soft" onClick={() => change(() => write({ typed: rateAsTyped(offer.most) }))}>
              {words.fill(readableShort(offer.most))}
            </Button>
          )}
          <div className="any-fish-say" data-said={mayCost === undefined ? undefined : true} role="status">
            {mayCost === undefined ? (
              <p className="muted">{words.sayNothing}</p>
            ) : (
              <>
                <p>{words.sayHead}</p>
                <p>
                  <strong>{words.sayIt(readableShort(mayCost))}</strong>
                </p>
                {rises && (
                  <p>
                    <strong>{words.sayOrder(readableShort(orderMost), readableShort(orderWas))}</strong>
                  </p>
                )}
              </>
            )}
          </div>
          <Tick checked={saidYes} isOff={mayCost === undefined} onTick={setSaidYes}>
            {words.saidYes}
          </Tick>
          {rises && (
            <Tick checked={saidYesToOrder} onTick={setSaidYesToOrder}>
              {words.saidYesToOrder(readableShort(orderMost))}
            </Tick>
          )}
        </div>
        <div className="any-fish-keys">
          <NumberPad point onKey={(key) => change(() => write({ typed: afterKey(typed, key) }))} />
        </div>
      </section>
      <div className="order-end">
        <p className="order-said" role="alert">
          {said}
        </p>
        <div className="order-foot">
          <ButtonLink look="quiet" to={back} onClick={forget}>
            {newOrderWords.cancel}
          </ButtonLink>
          <Button className="order-go" aria-busy={busy || undefined} onClick={() => void save()}>
            {busy
              ? words.replacing
              : mayCost === undefined
                ? words.replace
                : words.replaceAtMost(readableShort(mayCost))}
          </Button>
        </div>
      </div>
    </OrderScreen>
  )
}

/** Which fish, and the amount as it was typed. */
const saidSoFar = v.object({ draft: v.optional(draftLine), typed: v.string() })

type SaidSoFar = Readonly<v.InferOutput<typeof saidSoFar>>

function Tick({
  checked,
  isOff = false,
  onTick,
  children,
}: {
  checked: boolean
  isOff?: boolean
  onTick: (checked: boolean) => void
  children: React.ReactNode
}) {
  return (
    <label className="wish-cap">
      <input
        type="checkbox"
        checked={checked}
        disabled={isOff}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

/** By the very rules by which the shop will keep it; undefined where it does not sell it so. */
function offered(facts: OrderFacts, { id, size, weight, cleaning, quantity }: DraftLine) {
  const line = orderLineOf(facts, { id, size, weight, cleaning, quantity })
  return 'wrong' in line ? undefined : { price: linePrice(line), most: mostOfLine(line, 'about') }
}

/** What the item that goes may cost now, of the most of the whole order. */
function capOfLine({ order }: Weighing, line: WeighedLine) {
  const { most, agreed, state, version } = weighable(line, order)
  const grams = line.weighed && wholeGrams(line.weighed.grams)
  const price = line.pricePaise === undefined ? undefined : paise(line.pricePaise)
  return capOf({ most, standing: { state, version, agreed, grams, price } })
}

const wasSaid = ({ grams, quantity, ratePaise = 0, mostPaise = 0 }: WeighedLine): string =>
  words.wasSaid(
    orderPageWords.grams(grouped(grams * quantity)),
    readableShort(times(paise(ratePaise), quantity)),
    readableShort(mostPaise),
  )
