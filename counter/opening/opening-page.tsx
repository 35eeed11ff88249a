import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { may } from '#shop/staff/staff.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { Opening } from '#shop/wire/staff/opening.ts'
import { readableSize, readableWeight } from '#words/formatters.ts'
import { openingWords as words } from '#words/opening.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/opening-page'
import './opening.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, opening] = await Promise.all([ask(asked, 'me'), ask(asked, 'opening')])
  return { me, opening }
}

export const meta = () => [{ title: words.title }]

/** What is to be looked at before a live shop opens, and the one act that opens it. */
export default function OpeningPage({ loaderData: { me, opening } }: Route.ComponentProps) {
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<Answered>()
  const act = useAct('openShop')
  const askAgain = useAskAgain()

  async function open() {
    if (busy) return
    setBusy(true)
    const answer = await act({ body: { seen: opening.seen } })
    setCame(answer.ok ? { done: words.opened } : answeredOf(answer))
    await askAgain()
    setBusy(false)
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className={opening.isOpen ? undefined : 'late'}>{opening.isOpen ? words.isOpen : words.closed}</p>
      {opening.isTrial && <p>{words.trial}</p>}
      {!opening.isOpen && <p>{words.lead}</p>}
      <Slots slots={opening.slots} />
      <section className="stack" aria-labelledby="area">
        <h2 id="area">{words.area}</h2>
        <p>{opening.area.length === 0 ? words.noArea : words.goesTo(opening.area)}</p>
        <p>
          <Link to="/area">{words.toArea}</Link>
        </p>
      </section>
      {may(me.role, 'see-staff') && (
        <section className="stack" aria-labelledby="people">
          <h2 id="people">{words.people}</h2>
          <p>{words.peopleLead}</p>
          <p>
            <Link to="/people">{words.toPeople}</Link> · <Link to="/devices">{words.toDevices}</Link>
          </p>
        </section>
      )}
      <Rates products={opening.products} />
      <Answer to={came} />
      {!opening.isOpen &&
        (may(me.role, 'open-shop') ? (
          <p>
            <Button className="needs-script" aria-disabled={busy || undefined} onClick={() => void open()}>
              {busy ? words.opening : words.nod}
            </Button>
          </p>
        ) : (
          <p>{words.ownerOpens}</p>
        ))}
    </div>
  )
}

function Slots({ slots: { aWeek, least, most, ordersAWeek, isOwn } }: Pick<Opening, 'slots'>) {
  return (
    <section className="stack" aria-labelledby="slots">
      <h2 id="slots">{words.slots}</h2>
      <p>
        {aWeek === 0 ? words.noSlots : words.perWeek(aWeek, least, most, ordersAWeek)}{' '}
        {!isOwn && aWeek > 0 && words.slotsAsOpened}
      </p>
      <p>
        <Link to="/slots/week">{words.toSlots}</Link>
      </p>
    </section>
  )
}

/** All that customers would pay: the owner nods what stands here. */
function Rates({ products }: Pick<Opening, 'products'>) {
  const count = products.reduce((sum, { rates }) => sum + rates.length, 0)
  return (
    <section className="stack" aria-labelledby="rates">
      <h2 id="rates">{words.rates}</h2>
      <p>{words.ratesLead(count)}</p>
      <p>
        <Link to="/rates">{words.toRates}</Link> · <Link to="/catalogue">{words.toCatalogue}</Link>
      </p>
      <ul role="list" className="opening-rates">
        {products.map(({ id, title, isSold, rates }) => (
          <li key={id}>
            <h3>
              {title} {!isSold && <span className="muted">({words.notSold})</span>}
            </h3>
            <ul role="list">
              {rates.map(({ size, grams, paise: price }) => (
                <li key={`${size}/${grams}`}>{words.rate(packOf(size, grams), readableShort(price))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function packOf(size: string, grams: number): string {
  const weight = readableWeight(wholeGrams(grams))
  return size === '' ? weight : words.sized(readableSize(size), weight)
}
