import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '#browser/read-answer.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { type Answered, Answer as Said } from '#forms/answer.tsx'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { asksFor } from '#shop/printers/jobs.ts'
import { millimetresOf } from '#shop/printers/printers.ts'
import { may } from '#shop/staff/staff.ts'
import type { PrinterView, PrintView } from '#shop/wire/staff/printers.ts'
import { counterWords } from '#words/counter.ts'
import { printerWords as words } from '#words/printers.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/printers-page'
import { paperNamed, printSaid } from './print-said.ts'
import { PrintButtons, toneOf } from './print-state.tsx'
import { PrinterForm } from './printer-form.tsx'
import './printers.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, known] = await Promise.all([ask(asked, 'me'), ask(asked, 'printers')])
  return { isOwner: may(me.role, 'set-printers'), ...known }
}

export const meta = () => [{ title: counterWords.printers }]

/** The shop's own printers: what each has to print, and what did not come out. The owner sets them up. */
export default function PrintersPage({ loaderData: { isOwner, now, printers, prints } }: Route.ComponentProps) {
  const askAgain = useAskAgain()
  const following = useLive('printers', () => void askAgain())
  const [answer, setAnswer] = useState<Answered>()
  // One form at a time. Whoever comes to a shop without a printer adds the first, and types on when somebody else did.
  const [edited, setEdited] = useState(printers.length === 0 ? 'new' : undefined)
  const saved = (came: Answered) => {
    setAnswer(came)
    setEdited(undefined)
  }
  return (
    <div className="desk stack">
      <DeskHead title={counterWords.printers} />
      <p className="muted">{words.lead}</p>
      <LiveNote following={following} told={now} />
      {!isOwner && <p>{words.ownerOnly}</p>}
      {printers.length === 0 && <p className="screen-none">{words.none}</p>}
      <Said to={answer} />
      <ul role="list" className="rows">
        {printers.map((printer) => (
          <li key={printer.id}>
            <PrinterRow
              printer={printer}
              prints={prints.filter(({ printerId }) => printerId === printer.id)}
              now={now}
              isOwner={isOwner}
              isEdited={edited === printer.id}
              onEdit={() => setEdited(printer.id)}
              onDone={saved}
            />
          </li>
        ))}
      </ul>
      {isOwner && (
        <section className="stack" aria-labelledby="add-printer">
          <h2 id="add-printer">{words.add}</h2>
          {edited === 'new' ? (
            <PrinterForm printer={undefined} onSaved={saved} />
          ) : (
            <div className="row-acts">
              <Button look="quiet" className="needs-script" onClick={() => setEdited('new')}>
                {words.add}
              </Button>
            </div>
          )}
        </section>
      )}
      <p className="muted">{words.hosted}</p>
    </div>
  )
}

function PrinterRow({
  printer,
  prints,
  now,
  isOwner,
  isEdited,
  onEdit,
  onDone,
}: {
  printer: PrinterView
  prints: readonly PrintView[]
  /** when the shop told all this */
  now: number
  isOwner: boolean
  isEdited: boolean
  onEdit: () => void
  onDone: (answer: Answered) => void
}) {
  const { id, name, paper, size, language, address, byItself } = printer
  const { busy, failed, once } = usePresses()
  const removePrinter = useAct('removePrinter')
  const testPrinter = useAct('testPrinter')
  const printOnPaper = useAct('printOnPaper')
  const dropPrint = useAct('dropPrint')
  const dropPrints = useAct('dropPrints')
  const answerPrint = useAct('answerPrint')
  const [isAsked, setAsked] = useState(false)
  const test = prints.findLast((one) => one.paper === 'test')
  const ofOrders = prints.filter((one) => one.paper !== 'test')
  const waiting = ofOrders.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const asking = ofOrders.filter(asksFor)

  async function remove() {
    setAsked(false)
    if (await once(() => removePrinter({ params: { id }, body: {} }))) onDone({ done: words.removed(name) })
  }
  const drop = ({ id: job }: PrintView) => void once(() => dropPrint({ params: { job }, body: {} }))
  const answer = ({ id: job }: PrintView, wasPrinted: boolean) =>
    void once(() => answerPrint({ params: { job }, body: { wasPrinted } }))

  return (
    <article className="row" aria-labelledby={`printer-${id}`}>
      <h2 id={`printer-${id}`}>{name}</h2>
      <p>
        {words.papers[paper]}, {words.millimetres(millimetresOf(size))}, {words.languages[language]}
        {address !== undefined && <span className="muted"> {address}</span>}
      </p>
      <p className="muted">{byItself ? words.byItself[paper] : words.onlyAsked}</p>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
      <div className="print-state" data-state={test && toneOf(test)}>
        <p role="status">{test && printSaid(test)}</p>
        {test?.state === 'unknown' && !test.isSettled && (
          <PrintButtons print={test} busy={busy} words={words.test} onDrop={drop} onAnswer={answer} />
        )}
        <div className="print-buttons">
          <Button
            look="soft"
            className="needs-script"
            aria-label={words.testOf(name)}
            aria-disabled={busy || undefined}
            onClick={() => void once(() => testPrinter({ params: { id }, body: {} }))}
          >
            {words.test}
          </Button>
        </div>
      </div>
      {asking.length > 0 && (
        <section className="stack" aria-labelledby={`unprinted-${id}`}>
          <h3 id={`unprinted-${id}`}>{words.notPrinted}</h3>
          <ul role="list" className="print-lines">
            {asking.map((print) => (
              <li key={print.id}>
                <p>{print.order && <Link to={`/orders/${print.order.id}`}>{paperNamed(print)}</Link>}</p>
                <div className="print-state" data-state={toneOf(print)}>
                  <p>{printSaid(print)}</p>
                  <PrintButtons
                    print={print}
                    busy={busy}
                    words={words.again}
                    onPrint={() => void once(() => printOnPaper(printOf(print)))}
                    onDrop={drop}
                    onAnswer={answer}
                  />
                </div>
              </li>
            ))}
          </ul>
          {asking.length > 1 && (
            <div className="row-acts">
              <Button
                look="quiet"
                className="needs-script"
                aria-label={words.discardAllOf(name)}
                aria-disabled={busy || undefined}
                onClick={() => void once(() => dropPrints({ params: { id }, body: { until: now } }))}
              >
                {words.discardAll}
              </Button>
            </div>
          )}
        </section>
      )}
      <Said to={failed} />
      {isOwner && (
        <>
          {isEdited && <PrinterForm printer={printer} onSaved={onDone} />}
          <div className="row-acts">
            {!isEdited && (
              <Button look="quiet" className="needs-script" onClick={onEdit}>
                {words.change(name)}
              </Button>
            )}
            <Button
              look={isEdited ? 'danger' : 'plain'}
              className="needs-script"
              aria-disabled={busy || undefined}
              onClick={() => setAsked(true)}
            >
              {words.remove(name)}
            </Button>
          </div>
          {isAsked && (
            <Confirm
              text={words.removeAsk(name)}
              yes={words.removeYes}
              no={words.cancel}
              onNo={() => setAsked(false)}
              onYes={() => void remove()}
            />
          )}
        </>
      )}
    </article>
  )
}

const printOf = ({ paper, order, lineNo }: PrintView) => ({
  params: { id: order?.id ?? '' },
  body: {
    paper: paper === 'label' ? ('label' as const) : ('slip' as const),
    ...(lineNo === undefined ? {} : { lineNo }),
  },
})

/** One press at a time; then the page shows what has become of it. */
function usePresses() {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Answered>()
  const askAgain = useAskAgain()

  async function once(press: () => Promise<Answer<unknown>>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const came = await press()
    setBusy(false)
    setFailed(came.ok ? undefined : answeredOf(came))
    await askAgain()
    return came.ok
  }

  return { once, busy, failed }
}
