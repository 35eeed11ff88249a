import { useState } from 'react'
import { doneAtLine, whoDid } from '#counter/acts/moved-in-words.ts'
import { useTyped } from '#counter/live/typed.ts'
import { useNow } from '#counter/live/use-now.ts'
import { CutPicture } from '#counter/look/cut-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { CutWish } from '#counter/order/cut-wish.tsx'
import { BothTitles } from '#counter/order/fish-title.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { grouped } from '#shop/digits.ts'
import { readableShort } from '#shop/money.ts'
import { capFor, heaviestFor, unaskedPrice } from '#shop/orders/line-moves.ts'
import { isSettled } from '#shop/orders/line-status.ts'
import { showsMoney, weighable } from '#shop/outbox/waiting-weights.ts'
import { may } from '#shop/staff/staff.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords, readableLabel, readableSize, waitInWords } from '#words/formatters.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { reasonNames } from '#words/reasons.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { Areas, NotNow, Way, Ways } from './areas.tsx'
import { LargeFish } from './fish-picture.tsx'
import { askedPrice, freeOf, gramsInWords, toCall, verdictInWords } from './in-words.ts'
import { LabelSaid } from './just-saved.tsx'
import { giveRest, noteAnswer, typedAt } from './line-acts.ts'
import type { ShotsByName } from './line-shots.ts'
import { Pad } from './pad.tsx'
import { Figure, Reading, Said, toneOf } from './reading.tsx'
import { Tools } from './tools.tsx'
import type { StationProps } from './use-pad.ts'
import { verdictOn } from './verdict.ts'
import './what.css'

/** One line: what was ordered, and what there is to do with it as it stands. */
export function LineStation(props: StationProps) {
  const { weighing, line, shots } = props
  return (
    <>
      <What line={line} weighing={weighing} shots={shots} />
      <Task {...props} />
    </>
  )
}

function Task(props: StationProps) {
  const { weighing, line, station } = props
  const { order } = weighing
  // what was typed stays in sight, whatever somebody else did with the line meanwhile
  const [typed] = useTyped(order.id, typedAt(line))
  const underway = useUnderway(order.id, line.lineNo)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === line.lineNo)
  if (underway !== undefined)
    return (
      <Weighed
        {...props}
        says={
          <p className="said-hint" role="status">
            {underway.state === 'sending' ? words.sending(underway.name) : words.waiting(underway.name)}
          </p>
        }
        isStill
      />
    )
  if (isNotSent)
    return <Weighed {...props} says={<NotSent order={order.id} line={line.lineNo} number={order.number} />} isStill />
  if (line.state === 'to-weigh' || station.again !== undefined || typed !== '')
    return <Pad key={`${station.again === undefined}`} {...props} />
  if (line.state === 'asked' || line.state === 'declined') return <Asked {...props} />
  return <Weighed {...props} />
}

/** A line that can be packed as it stands: what it weighs, or why there is none of it. It is weighed again from here. */
function Weighed(props: StationProps & { says?: React.ReactNode; isStill?: boolean }) {
  const { weighing, line, station, prints, says, isStill = false } = props
  const { order, lines } = weighing
  const { state, weighed, moves } = line
  const verdict = weighed && verdictOn(weighable(line, order), wholeGrams(weighed.grams), true)
  const reason = moves.at(-1)?.reason ?? ''
  const why = reason === '' ? undefined : words.because(reasonSaid(reason, { reasonNames }))
  const free = freeOf(line, order)
  return (
    <Areas
      reading={
        <section className="scale-reading" aria-label={words.field}>
          <Reading
            line={line}
            verdict={verdict}
            wrong={undefined}
            figure={
              <Figure
                grams={weighed === undefined ? '–' : gramsInWords(weighed.grams)}
                caption={
                  weighed && words.weighedBy(whoDid(weighed), clockInWords(weighed.at), words.source[weighed.source])
                }
              />
            }
          >
            {says ??
              (verdict === undefined || state !== 'weighed' ? (
                <Said tone="plain" beside={why}>
                  {state === 'left-out' ? words.leftOut : state === 'replaced' ? words.replaced : lineStateWords[state]}
                </Said>
              ) : (
                <Said
                  tone={verdict.is === 'over' ? 'good' : toneOf(verdict)}
                  sum={line.pricePaise === undefined ? gramsInWords(verdict.grams) : readableShort(line.pricePaise)}
                  beside={
                    <>
                      {why} <LabelSaid prints={prints} line={line} />
                    </>
                  }
                >
                  {free > 0 ? words.givenFree(grouped(free)) : verdictInWords(verdict)}
                </Said>
              ))}
          </Reading>
        </section>
      }
      beside={{ is: 'tools', shows: <Tools {...props} /> }}
      above={
        !isStill &&
        state !== 'replaced' && (
          <>
            <Button look="quiet" onClick={() => station.weighAgain(line)}>
              <Icon name={state === 'weighed' ? 'scale' : 'undo'} />
              {state === 'weighed' ? words.again : words.weighAfterAll}
            </Button>
            <LineHistory line={line} />
          </>
        )
      }
    >
      <GoOn lines={lines} line={line} go={station.go} isStill={isStill} />
    </Areas>
  )
}

/** From a line that is done: to what replaces it, to what is still to be weighed, or to the packing. */
function GoOn({
  lines,
  line,
  go,
}: {
  lines: readonly WeighedLine[]
  line: WeighedLine
  go: StationProps['station']['go']
  isStill: boolean
}) {
  const stands = lines.find(({ replaces }) => replaces === line.lineNo)
  const next = stands ?? lines.find((one) => one !== line && !isSettled(one.state) && one.state !== 'asked')
  return (
    <Button className="save needs-script" onClick={() => go(next?.lineNo ?? 'summary')}>
      <span className="save-words">
        {next === undefined
          ? words.toSummary
          : stands === undefined
            ? words.nextItem(next.title)
            : words.standsFor(words.replaceBy(next.title, readableSize(next.size)))}
      </span>
      <Icon name="forward" />
    </Button>
  )
}

/** Who weighed, asked, gave and when: nothing at the scale is overwritten. */
function LineHistory({ line: { moves } }: { line: WeighedLine }) {
  const [isOpen, setOpen] = useState(false)
  if (moves.length === 0) return null
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.historyShort}
      </Button>
      {isOpen && (
        <Dialog head={words.history} className="dialog move-dialog" onClose={() => setOpen(false)}>
          <ol role="list" className="line-history">
            {moves.map((moved, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
              <li key={place}>
                <time dateTime={new Date(moved.at).toISOString()}>{clockInWords(moved.at)}</time>{' '}
                <span>{doneAtLine(moved)}</span>
              </li>
            ))}
          </ol>
          <Button look="quiet" className="move-wide" onClick={() => setOpen(false)}>
            {words.ready}
          </Button>
        </Dialog>
      )}
    </>
  )
}

/** What lies before the knife, to be read at arm's length: which fish, how it is cut, how much, and what it may cost. */
function What({ line, weighing: { order }, shots }: { line: WeighedLine; weighing: Weighing; shots: ShotsByName }) {
  const { lineNo, size, cleaning, quantity, weight, grams, labelWeight, ratePaise } = line
  const thing = weighable(line, order)
  const heaviest = heaviestFor(thing)
  // beside what the customer writes 'No cutting instructions' would read as if nothing were to be cut
  const hasNote = wishesSaid(order, 'scale', orderWishesWords).length > 0
  const isWhole = order.lines.some((one) => one.lineNo === lineNo && one.isWholeFish)
  return (
    <section className="what" aria-label={line.title}>
      <div className="what-picture">
        <LargeFish line={line} shots={shots} />
      </div>
      <div className="what-name">
        <h2>
          <BothTitles line={line} />
        </h2>
        <p className="what-size">
          {size !== '' && `${readableSize(size)}, `}
          {words.packs(quantity, readableLabel(weight))}, {words.means[labelWeight]}
          {line.replaces !== undefined &&
            `. ${line.isAgreed === true ? words.agreed(line.replaces) : words.insteadOf(line.replaces)}`}
        </p>
      </div>
      <p className="what-cut" data-none={cleaning === '' && !isWhole ? '' : undefined}>
        <CutPicture cut={cleaning} size={88} />
        <b>
          <CutWish cleaning={cleaning} none={hasNote ? '' : staffOrderWords.noWish} />
          {isWhole && `, ${staffOrderWords.wholeFish}`}
        </b>
      </p>
      <dl className="what-sums">
        <div>
          <dt>{words.ordered}</dt>
          <dd>{gramsInWords(grams * quantity)}</dd>
        </div>
        <div>
          <dt>{words.most}</dt>
          <dd>
            <span className="what-most">{words.most} </span>
            {gramsInWords(heaviest)}{' '}
            {ratePaise !== undefined && <small>{readableShort(capFor(thing, heaviest))}</small>}
          </dd>
        </div>
      </dl>
      <div className="what-note">
        <CustomerWishes order={order} place="scale" />
      </div>
    </section>
  )
}

/** The buyer is asked: how long they have, how to reach them, what they said. Then what is too much goes, or is given. */
function Asked({ weighing, line, me, now: told, station }: StationProps) {
  const { order } = weighing
  const at = { order, line }
  const { asked, weighed, state } = line
  const isWaiting = state === 'asked' && asked !== undefined
  const now = useNow(told, isWaiting && asked.until > told)
  const left = isWaiting ? asked.until - now : 0
  const isAwaited = left > 0
  const grams = wholeGrams(weighed?.grams ?? 0)
  const thing = weighable(line, order)
  const verdict = verdictOn(thing, grams, true)
  const hasMoney = showsMoney(line)
  const most = heaviestFor(thing)
  const does = (act: () => void) => () => {
    act()
    station.goOn(line.lineNo)
  }
  return (
    <Areas
      reading={
        <section className="scale-reading" aria-label={isWaiting ? words.asked : words.declined}>
          <Reading
            line={line}
            verdict={verdict}
            wrong={undefined}
            figure={
              <Figure
                grams={gramsInWords(grams)}
                caption={isAwaited && asked?.byLink === true ? words.askedByLink : undefined}
              />
            }
          >
            <Said
              tone={isAwaited ? 'attention' : 'over'}
              sum={hasMoney ? readableShort(askedPrice(line) ?? 0) : gramsInWords(grams)}
              beside={isAwaited && <span role="timer">{words.askedLeft(waitInWords(left))}</span>}
            >
              {isWaiting ? waitingSaid(order, { isAwaited, byLink: asked.byLink }) : words.declined}
            </Said>
          </Reading>
        </section>
      }
      beside={{
        is: 'ways',
        shows: (
          <Ways named={isWaiting ? words.asked : words.declined}>
            {isAwaited && may(me.role, 'note-answers') && <Answers {...at} does={does} />}
            <Way
              icon="knife"
              name={words.cutDown}
              more={words.cutDownMore(grouped(Math.max(0, grams - most)))}
              onTake={() => {
                station.weighAgain(line, 'cut-down')
                station.cutDown(line, Math.max(0, grams - most))
              }}
            />
            <Way
              icon="plus"
              name={words.give}
              more={
                hasMoney
                  ? words.giveMore(readableShort(unaskedPrice(thing, grams)), grouped(grams))
                  : words.giveGrams(grouped(grams), grouped(most))
              }
              onTake={does(() => giveRest(at))}
            />
          </Ways>
        ),
      }}
    >
      <NotNow why={isWaiting ? words.asked : words.declined} />
    </Areas>
  )
}

/** Where no link was sent somebody has to call. */
function waitingSaid(order: StaffOrder, { isAwaited, byLink }: { isAwaited: boolean; byLink: boolean }) {
  if (!isAwaited) return words.askedOver
  return byLink ? words.asked : toCall(order)
}

/** What its buyer says on the telephone. */
function Answers({
  order,
  line,
  does,
}: {
  order: Weighing['order']
  line: WeighedLine
  does: (act: () => void) => () => void
}) {
  return (
    <div className="ways-row">
      {order.buyer !== undefined && (
        <a className="button" data-look="quiet" href={`tel:${dialled(order.buyer.phone)}`}>
          <Icon name="phone" />
          <span className="only-heard">{staffOrderWords.call(readableMobile(order.buyer.phone))}</span>
        </a>
      )}
      <Button look="quiet" onClick={does(() => noteAnswer({ order, line }, 'agree'))}>
        {words.saidYes}
      </Button>
      <Button look="quiet" onClick={does(() => noteAnswer({ order, line }, 'decline'))}>
        {words.saidNo}
      </Button>
    </div>
  )
}
