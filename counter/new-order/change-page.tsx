import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { randomKey } from '#browser/random-key.ts'
import { ask, askMeFor } from '#counter/ask.ts'
import { typedAs, useKeptForm } from '#counter/live/typed.ts'
import { Icon } from '#counter/look/icon.tsx'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { inRupees, type Paise, readableShort, rupees, total as sumOf, times } from '#shop/money.ts'
import { whoAsked } from '#shop/orders/moves.ts'
import type { ChangeRefusal, OfOrder } from '#shop/orders/order-refusals.ts'
import { inWords } from '#shop/refusals.ts'
import { serves } from '#shop/slots/slots.ts'
import { wantedItemOf } from '#shop/wire/cart-item.ts'
import { draftAgain, draftOf, drawDraft, packsOf } from '#shop/wire/order-draft.ts'
import { withPack, withPacks } from '#shop/wire/staff/draft-by-staff.ts'
import { type OrderForCustomer, orderByItsCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import { changeRefusals } from '#words/changed.ts'
import { clockInWords, slotForStaff } from '#words/formatters.ts'
import { newOrderWords, changeOrderWords as words } from '#words/orders-by-staff.ts'
import type { Route } from './+types/change-page'
import { draftLine } from './begun-order.ts'
import { Chips } from './chips.tsx'
import { DraftLines } from './draft-lines.tsx'
import { FishTiles } from './fish-tiles.tsx'
import { withShots } from './order-facts.ts'
import { OrderScreen } from './order-screen.tsx'
import { SlotChips } from './slot-chips.tsx'

export async function loader(asked: Route.LoaderArgs) {
  await askMeFor(asked, 'change-orders')
  const [{ name, ...seen }, facts, { pictures }] = await Promise.all([
    ask(asked, 'orderToChangeForCustomer', { params: { id: asked.params.id } }),
    ask(asked, 'newOrder'),
    ask(asked, 'pictures'),
  ])
  return { name, seen, facts: withShots(facts, pictures) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: words.title(loaderData?.seen.order.orderNumber ?? '') },
]

export default function ChangePage({ loaderData }: Route.ComponentProps) {
  return <ChangeOrder key={loaderData.seen.order._id} {...loaderData} />
}

/** An order as its customer wants it from now on, by the rules of their own page. */
function ChangeOrder({ name, seen: first, facts }: Route.ComponentProps['loaderData']) {
  const [seen, setSeen] = useState<OrderForCustomer>(first)
  // what was changed so far outlives a reload, as long as the order is still what was changed
  const { form, write, forget } = useKeptForm(first.order._id, 'change', (kept): BegunChange => {
    const begun = typedAs(begunChange, kept)
    return begun?.version === seen.version ? begun : { version: seen.version, draft: draftOf(seen), asked: 'customer' }
  })
  const { draft, wished, asked } = form
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = useAct('changeForCustomer')
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const { order } = seen
  const back = `/orders/${order._id}`
  const had = order.slot?.name
  const { pincode } = order.shippingAddress
  const slots = facts.slots.filter((slot) => serves(slot, pincode) && (slot.room !== 'closed' || slot.name === had))
  const { drawn, lines } = drawDraft(seen, draft, facts, seen.cap)
  const after = 'refused' in drawn ? undefined : drawn.after
  const slot = wished ?? had

  async function save() {
    if (busy) return
    if (lines.length === 0) return setSaid(saidAgainst({ refused: 'change-empty' }))
    if ('refused' in drawn) return setSaid(saidAgainst(drawn))
    if (drawn.after.isSame && slot === had) return setSaid(words.same)
    setBusy(true)
    setSaid(undefined)
    const answer = await change({
      params: { id: order._id },
      body: {
        asked,
        version: seen.version,
        lines: lines.map((wanted) => ({
          ...wantedItemOf(wanted, wanted.seenPrice),
          ...(wanted.line === undefined ? {} : { line: wanted.line }),
        })),
        totalPrice: inRupees(drawn.after.total),
        mostPrice: inRupees(drawn.after.most),
        ...(slot === had ? {} : { slot }),
      },
    })
    if (answer.ok) {
      await navigate(back)
      return forget()
    }
    setBusy(false)
    if ('unreachable' in answer) return setSaid(newOrderWords.unreached)
    const { message, more } = answer.refused
    const now = v.safeParse(orderByItsCustomer, more['now'])
    if (now.success && now.output.order.changeable) {
      // What was typed stays, and all else is as it stands now.
      write({ version: now.output.version, draft: draftAgain(draft, seen, now.output) })
      setSeen(now.output)
      setSaid(words.meanwhile)
    } else setSaid(more['prices'] === undefined ? message : newOrderWords.pricesAnew)
    await askAgain()
  }

  return (
    <OrderScreen
      back={{ to: back, words: words.toOrder }}
      head={words.title(order.orderNumber.slice(-4))}
      beside={
        order.slot === undefined
          ? order.shippingAddress.firstName
          : words.until(
              `${order.shippingAddress.firstName} ${order.shippingAddress.lastName}`,
              slotForStaff(order.slot.name, facts.now),
              clockInWords(Date.parse(order.slot.changeUntil)),
            )
      }
    >
      <section className="order-card lines-card">
        <DraftLines
          draft={draft}
          facts={facts}
          marksNew
          sumOf={(line) => sumOfLine(packsOf(seen, line, facts))}
          onPacks={(key, quantity) => write({ draft: withPacks(draft, key, quantity) })}
        />
        <Button look="quiet" className="add-fish-button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon name="plus" /> {words.addFish}
        </Button>
      </section>
      {isAdding && (
        <Dialog head={words.addFish} className="dialog pack-dialog" onClose={() => setAdding(false)}>
          <FishTiles
            facts={facts}
            onAdd={(product, choice) => {
              setAdding(false)
              write({ draft: withPack(draft, { product, choice, key: randomKey() }) })
            }}
          />
          <Button look="quiet" onClick={() => setAdding(false)}>
            {newOrderWords.close}
          </Button>
        </Dialog>
      )}
      <section className="order-card">
        <SlotChips slots={slots} chosen={slot} had={had} now={facts.now} onChoose={(next) => write({ wished: next })} />
      </section>
      <section className="order-card">
        <Chips
          head={words.whoAsked}
          level="h2"
          chosen={asked}
          chips={whoAsked.map((one) => ({ name: one, words: words.asked[one] }))}
          onChoose={(one) => write({ asked: whoAsked.find((known) => known === one) ?? asked })}
        />
      </section>
      <div className="order-end">
        <p className="order-said" role="alert">
          {said}
        </p>
        <p className="order-sums-line">
          <span>
            {words.was} <strong>{readableShort(rupees(order.totalPrice))}</strong>
          </span>
          {after !== undefined && (
            <>
              <span>
                {words.now} <strong>{readableShort(after.total)}</strong>
              </span>
              <span>
                {newOrderWords.most} <strong>{readableShort(after.most)}</strong>
              </span>
            </>
          )}
        </p>
        <div className="order-foot">
          <ButtonLink look="quiet" to={back} onClick={forget}>
            {newOrderWords.cancel}
          </ButtonLink>
          <Button className="order-go" aria-busy={busy || undefined} onClick={() => void save()}>
            {busy ? words.saving : words.save(name)}
          </Button>
        </div>
      </div>
    </OrderScreen>
  )
}

/** Of which version of the order, and what it shall be. */
const begunChange = v.object({
  version: v.number(),
  draft: v.pipe(v.array(draftLine), v.readonly()),
  wished: v.optional(v.string()),
  asked: v.picklist(whoAsked),
})

type BegunChange = Readonly<v.InferOutput<typeof begunChange>>

/** What stands against a change that the page can see by itself. */
function saidAgainst(refusal: ChangeRefusal | OfOrder): string {
  const why: ChangeRefusal = isOwn(refusal) ? refusal : { refused: 'change-not-so', why: refusal }
  return inWords(changeRefusals, why)
}

const isOwn = (refusal: ChangeRefusal | OfOrder): refusal is ChangeRefusal =>
  Object.hasOwn(changeRefusals, refusal.refused)

const sumOfLine = (packs: ReturnType<typeof packsOf>): Paise | undefined => {
  const sums = packs.map(({ packs: count, rate }) => (rate === undefined ? undefined : times(rate, count)))
  return sums.some((sum) => sum === undefined) ? undefined : sumOf(sums.flatMap((sum) => sum ?? []))
}
