import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ask, askMeFor } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Confirm } from '#kit/alert.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { type Paise, readableShort, rupeesTyped } from '#shop/money.ts'
import { longestReason } from '#shop/text.ts'
import type { Bill, BilledLineView } from '#shop/wire/staff/bills.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { dayInWords } from '#words/formatters.ts'
import { paperWords, creditNoteWords as words } from '#words/papers.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/credit-page'
import { supplied } from './bill-lines.tsx'
import { CreditNotes } from './credit-notes.tsx'

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
                {words.billLeft(
                  bill.number,
                  dayInWords(bill.drawnAt),
                  readableShort(bill.totalPaise),
                  readableShort(bill.leftPaise),
                )}
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

interface Wanted {
  readonly bill: string
  readonly lineNo?: number
  readonly paise: Paise
  readonly reason: string
}

const checks = {
  rupees: (typed: string) => ((rupeesTyped(typed) ?? 0) === 0 ? words.amountWrong : undefined),
  reason: (typed: string) => (typed.trim() === '' ? words.reasonMissing : undefined),
}

/** How much, for what and why. It is asked once more before a number is drawn, for that cannot be undone. */
function CreditForm({
  order,
  bills,
  lines,
  buyer,
  onDrawn,
}: {
  order: Pick<StaffOrder, 'id' | 'lines'>
  bills: readonly Bill[]
  lines: readonly BilledLineView[]
  buyer: string
  onDrawn: (bills: readonly Bill[]) => void
}) {
  const [asked, setAsked] = useState<Wanted>()
  const credit = useAct('creditBuyer')
  const fields = useRef<HTMLFormElement>(null)
  const open = bills.filter(({ leftPaise }) => leftPaise > 0)
  const form = useForm(checks, ({ bill = '', line = '', rupees, reason }, typedIn) => {
    const typed = rupeesTyped(rupees)
    if (typed === undefined) return undefined
    fields.current = typedIn
    const ofBill = bill === '' ? open.at(-1)?.number : bill
    setAsked({
      bill: ofBill ?? '',
      paise: typed,
      reason: reason.trim(),
      ...(line === '' ? {} : { lineNo: Number(line) }),
    })
    return undefined
  })

  async function draw(wanted: Wanted) {
    setAsked(undefined)
    const answer = await credit({ params: { id: order.id }, body: wanted })
    if (!answer.ok) return form.show(refusalOf(answer))
    fields.current?.reset()
    onDrawn(answer.body.bills)
    form.show({ done: words.drawn(lastNumber(answer.body.bills, wanted.bill), readableShort(wanted.paise)) })
  }

  return (
    <form className="stack desk-form needs-script" {...form.events}>
      {open.length > 1 && (
        <Dropdown
          name="bill"
          label={words.bill}
          unmarked
          defaultValue={open.at(-1)?.number}
          options={open.map(({ number, leftPaise }) => ({
            value: number,
            label: `${number}, ${readableShort(leftPaise)}`,
          }))}
        />
      )}
      {open.length === 0 ? (
        <p>{words.nothingLeft}</p>
      ) : (
        <>
          <Dropdown
            name="line"
            label={words.line}
            optional
            unmarked
            placeholder={words.wholeBill}
            options={supplied(lines).map(({ lineNo, pricePaise }) => ({
              value: String(lineNo),
              label: words.lineNamed(lineNo, titleOf(order, lineNo), readableShort(pricePaise)),
            }))}
          />
          <Field
            {...form.field('rupees')}
            label={words.amount}
            hint={open.length === 1 && open[0] ? words.amountHint(readableShort(open[0].leftPaise)) : undefined}
            unmarked
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
          <Field
            {...form.field('reason')}
            label={words.reason}
            hint={words.reasonHint}
            unmarked
            autoComplete="off"
            maxLength={longestReason}
          />
        </>
      )}
      <FormAnswer form={form} />
      {open.length > 0 && (
        <SendButton form={form} doing={words.crediting}>
          {words.credit}
        </SendButton>
      )}
      {asked && (
        <Confirm
          text={words.question(readableShort(asked.paise), buyer)}
          yes={words.yes}
          onYes={() => void draw(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </form>
  )
}

/** In the language of the person who credits; the paper is in the buyer's. */
const titleOf = ({ lines }: Pick<StaffOrder, 'lines'>, lineNo: number): string =>
  lines.find((line) => line.lineNo === lineNo)?.title ?? ''

const lastNumber = (bills: readonly Bill[], number: string): string =>
  bills.find((bill) => bill.number === number)?.creditNotes.at(-1)?.number ?? ''
