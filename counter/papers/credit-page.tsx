import { useState } from 'react'
import { Link } from 'react-router'
import { dayInWords } from '#shop/moment.ts'
import type { Bill } from '#shop/wire/staff/bills.ts'
import { creditNoteWords as words } from '#words/credit-notes.ts'
import { paperWords } from '#words/papers.ts'
import { ask, askMeFor } from '#counter/ask.ts'
import type { Route } from './+types/credit-page'
import { DeskHead } from '../desk/desk-head.tsx'
import { CreditForm } from './credit-form.tsx'
import { CreditNotes } from './credit-notes.tsx'
import { money } from './in-words.ts'

/** The owner alone gives back: the page says so before anything is typed. */
export async function loader(args: Route.LoaderArgs) {
  await askMeFor(args, 'credit-buyers')
  return ask(args, 'bills', { params: { id: args.params.id } })
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: words.title(loaderData?.order.number ?? '') }]

/** What of an order's bills is left, and giving some of it back. */
export default function CreditPage({ loaderData: { order, lines, billTo, bills: drawn } }: Route.ComponentProps) {
  const [bills, setBills] = useState<readonly Bill[]>(drawn)
  return (
    <div className="desk stack">
      <DeskHead title={words.title(order.number)} />
      <p className="muted">{words.lead}</p>
      {bills.length === 0 ? (
        <p>{paperWords.noPaper['none-yet']}</p>
      ) : (
        <section className="stack" aria-label={words.bills}>
          {bills.map((bill) => (
            <div key={bill.number}>
              <p>
                {words.billLeft(bill.number, dayInWords(bill.drawnAt), money(bill.totalPaise), money(bill.leftPaise))}
              </p>
              <CreditNotes bill={bill} />
            </div>
          ))}
        </section>
      )}
      {bills.length > 0 && (
        <CreditForm order={order} bills={bills} lines={lines} buyer={billTo.name} onDrawn={setBills} />
      )}
      <p>
        <Link to={`/orders/${order.id}/bill`}>{words.toBill}</Link>
      </p>
    </div>
  )
}
