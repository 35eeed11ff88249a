import { doneAtLine, whoDid } from '#counter/acts/moved-in-words.ts'
import { useTyped } from '#counter/live/typed.ts'
import { useNow } from '#counter/live/use-now.ts'
import { CutWish } from '#counter/order/cut-wish.tsx'
import { BothTitles } from '#counter/order/fish-title.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import { Button } from '#kit/button.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { weighedPrice } from '#shop/catalogue/weighed-price.ts'
import { grouped } from '#shop/digits.ts'
import { readableShort } from '#shop/money.ts'
import { capFor, heaviestFor, unaskedPrice } from '#shop/orders/line-moves.ts'
import { showsMoney, weighable } from '#shop/outbox/waiting-weights.ts'
import { may } from '#shop/staff/staff.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { batchesWords } from '#words/batches.ts'
import { clockInWords, readableLabel, readableSize, waitInWords } from '#words/formatters.ts'
import { reasonNames, staffOrderWords } from '#words/staff-orders.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { askedPrice, gramsInWords, kilosInWords, verdictInWords, weighedInWords } from './in-words.ts'
import { LabelLink } from './label-link.tsx'
import { type AtLine, giveRest, noteAnswer, typedAt } from './line-acts.ts'
import type { StationProps } from './pad.tsx'
import { Pad } from './pad.tsx'
import { Photograph } from './photograph.tsx'
import { ToleranceBar } from './tolerance-bar.tsx'
import type { Asking, Station } from './use-station.ts'
import { likelierThan, verdictOn } from './verdict.ts'

/** One line: what was ordered, and what there is to do with it as it stands. */
export function LineStation(props: StationProps) {
  const { weighing, line } = props
  return (
    <section className="station" aria-label={line.title}>
      <Fish line={line} weighing={weighing} />
      <Task {...props} />
      <LineHistory line={line} />
    </section>
  )
}

function Task(props: StationProps) {
  const { weighing, line, station, me, now } = props
  const { order } = weighing
  // what was typed stays in sight, whatever somebody else did with the line meanwhile
  const [typed] = useTyped(order.id, typedAt(line))
  const underway = useUnderway(order.id, line.lineNo)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === line.lineNo)
  if (underway !== undefined)
    return (
      <p className="move-sending" role="status">
        {underway.state === 'sending' ? words.sending(underway.name) : words.waiting(underway.name)}
      </p>
    )
  if (isNotSent)
    return (
      <section className="settled stack">
        <p className="settled-weight">{weighedInWords(line) || lineStateWords[line.state]}</p>
        <NotSent order={order.id} line={line.lineNo} number={order.number} />
      </section>
    )
  if (station.asking !== undefined) return <Choices {...props} asking={station.asking} />
  if (line.state === 'to-weigh' || station.again !== undefined || typed !== '')
    return <Pad key={`${station.tries}/${station.again === undefined}`} {...props} />
  if (line.state === 'asked' || line.state === 'declined')
    return <AskedCard at={{ order, line }} me={me} now={now} station={station} />
  return <SettledLine at={{ order, line }} lines={weighing.lines} station={station} />
}

/** Who weighed, asked, gave and when: nothing at the scale is overwritten. */
function LineHistory({ line: { moves } }: { line: WeighedLine }) {
  if (moves.length === 0) return null
  return (
    <section className="line-history">
      <h3>{words.history}</h3>
      <ol role="list" className="order-history">
        {moves.map((moved, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
          <li key={place}>
            <time dateTime={new Date(moved.at).toISOString()}>{clockInWords(moved.at)}</time>
            <span>{doneAtLine(moved)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A line that can be packed as it stands: what it weighs, or why there is none of it. */
function SettledLine({ at, lines, station }: { at: AtLine; lines: readonly WeighedLine[]; station: Station }) {
  const { line } = at
  const stands = lines.find(({ replaces }) => replaces === line.lineNo)
  const { state, weighed, moves } = line
  const reason = moves.at(-1)?.reason ?? ''
  return (
    <section className="settled stack">
      {state === 'weighed' && weighed !== undefined && (
        <>
          <p className="settled-weight">{weighedInWords(line)}</p>
          {line.batch !== undefined && <p>{batchesWords.batch(line.batch)}</p>}
          <p>{words.weighedBy(whoDid(weighed), clockInWords(weighed.at), words.source[weighed.source])}</p>
        </>
      )}
      {state === 'left-out' && <p>{words.leftOut}</p>}
      {state === 'replaced' && <p>{words.replaced}</p>}
      {stands !== undefined && (
        <p className="ways needs-script">
          <Button className="way" onClick={() => station.go(stands.lineNo)}>
            {words.standsFor(words.replaceBy(stands.title, readableSize(stands.size)))}
          </Button>
        </p>
      )}
      {reason !== '' && <p>{words.because(reasonSaid(reason, { reasonNames }))}</p>}
      {state !== 'replaced' && (
        <div className="ways needs-script">
          <Button look="quiet" className="way" onClick={() => station.weighAgain(line)}>
            {state === 'weighed' ? words.again : words.weighAfterAll}
          </Button>
          {state === 'weighed' && <LabelLink at={at} />}
          {state === 'weighed' && <Photograph at={at} />}
        </div>
      )}
    </section>
  )
}

/** What lies before the knife, to be read at arm's length: which fish, how it is cut, how much, and what it may cost. */
function Fish({ line, weighing: { order, lines } }: { line: WeighedLine; weighing: Weighing }) {
  const { lineNo, size, cleaning, quantity, weight, grams, labelWeight, ratePaise } = line
  const thing = weighable(line, order)
  const heaviest = heaviestFor(thing)
  const isWhole = order.lines.some((one) => one.lineNo === lineNo && one.isWholeFish)
  return (
    <div className="fish">
      <p className="muted">{words.lineOf(lineNo, lines.length)}</p>
      <h2>
        <BothTitles line={line} />
      </h2>
      <p className="fish-cut">
        {size !== '' && <strong>{readableSize(size)}</strong>}{' '}
        <strong>
          <CutWish cleaning={cleaning} none={staffOrderWords.noWish} />
        </strong>{' '}
        <span>
          {words.packs(quantity, readableLabel(weight))}, {words.means[labelWeight]}
        </span>{' '}
        {isWhole && <strong>{staffOrderWords.wholeFish}</strong>}
      </p>
      {line.replaces !== undefined && <p>{words.insteadOf(line.replaces)}</p>}
      <dl className="figures">
        <div>
          <dt>{words.ordered}</dt>
          <dd>{gramsInWords(grams * quantity)}</dd>
        </div>
        {ratePaise !== undefined && (
          <div>
            <dt>{words.costs}</dt>
            <dd>
              <span>{words.about}</span> {readableShort(ratePaise * quantity)}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.most}</dt>
          <dd>
            {ratePaise === undefined ? (
              gramsInWords(heaviest)
            ) : (
              <>
                {readableShort(capFor(thing, heaviest))} <span>{words.forGrams(grouped(heaviest))}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** The buyer is asked: how long they have, how to reach them, what they said. Then what is too much goes, or is given. */
function AskedCard({ at, me, now: told, station }: { at: AtLine; me: Me; now: number; station: Station }) {
  const { order, line } = at
  const { asked, weighed, state } = line
  const isWaiting = state === 'asked' && asked !== undefined
  const now = useNow(told, isWaiting && asked.until > told)
  const isOver = !isWaiting || asked.until <= now
  const grams = wholeGrams(weighed?.grams ?? 0)
  const weight = gramsInWords(grams)
  const given = unaskedPrice(weighable(line, order), grams)
  const price = readableShort(askedPrice(line) ?? 0)
  const hasMoney = showsMoney(line)
  const does = (act: () => void) => () => {
    act()
    station.goOn(line.lineNo)
  }
  return (
    <section className="choices stack" aria-label={isWaiting ? words.asked : words.declined}>
      <h3>{isWaiting ? words.asked : words.declined}</h3>
      {isWaiting ? (
        <>
          <p className="asked-for">{hasMoney ? words.askedFor(weight, price) : weight}</p>
          <p role="timer">{isOver ? words.askedOver : words.askedLeft(waitInWords(asked.until - now))}</p>
          {!isOver && <p>{asked.byLink ? words.askedByLink : toCall(order)}</p>}
        </>
      ) : (
        <p>{hasMoney ? words.declinedMore(weight, price) : weight}</p>
      )}
      {isWaiting && !isOver && may(me.role, 'note-answers') && (
        <div className="ways needs-script">
          {order.buyer !== undefined && (
            <a className="button way" data-look="quiet" href={`tel:${dialled(order.buyer.phone)}`}>
              {staffOrderWords.call(readableMobile(order.buyer.phone))}
            </a>
          )}
          <Button look="quiet" className="way" onClick={does(() => noteAnswer(at, 'agree'))}>
            {words.saidYes}
          </Button>
          <Button look="quiet" className="way" onClick={does(() => noteAnswer(at, 'decline'))}>
            {words.saidNo}
          </Button>
        </div>
      )}
      <div className="ways needs-script">
        <Button look="quiet" className="way" onClick={() => station.weighAgain(line, 'cut-down')}>
          <strong>{words.cutDown}</strong> <span>{words.cutDownMore(grouped(line.mostGrams))}</span>
        </Button>
        <Button look="quiet" className="way" onClick={does(() => giveRest(at))}>
          <strong>{words.give}</strong> {hasMoney && <span>{words.giveMore(readableShort(given))}</span>}
        </Button>
      </div>
    </section>
  )
}

const toCall = ({ buyer }: AtLine['order']): string =>
  buyer === undefined ? words.askedByCounter : words.askedByPhone(readableMobile(buyer.phone))

/** What is asked about a weight before it counts. */
const Choices = (props: StationProps & { asking: Asking }) =>
  props.asking.about === 'over' ? <OverChoices {...props} /> : <GramsOrKilos {...props} />

/** Three ways out of too much, none of them before the others: the counter never stands still. */
function OverChoices({ weighing, line, station, asking: { weight, reading } }: StationProps & { asking: Asking }) {
  const thing = weighable(line, weighing.order)
  const { grams } = weight
  const [price, cap] = [weighedPrice(thing, grams), capFor(thing, grams)]
  const [hasMoney, verdict] = [showsMoney(line), verdictOn(thing, grams)]
  const isDearer = hasMoney && price > cap
  return (
    <section className="choices stack" aria-label={words.overHead}>
      <h3 ref={lead} tabIndex={-1}>
        {gramsInWords(grams)}: {words.overHead}
      </h3>
      <ToleranceBar verdict={verdict} line={line} />
      <p>{isDearer ? words.overMore(readableShort(price), readableShort(price - cap)) : verdictInWords(verdict)}</p>
      <div className="ways">
        <Way
          name={words.cutDown}
          more={words.cutDownMore(grouped(heaviestFor(thing)))}
          onTake={() => station.clear(line)}
        />
        <Way
          name={words.give}
          more={hasMoney ? words.giveMore(readableShort(unaskedPrice(thing, grams))) : undefined}
          onTake={() => station.take(line, { ...weight, over: 'give' }, reading)}
        />
        <Way
          name={words.ask}
          more={hasMoney ? words.askMore(readableShort(price)) : undefined}
          onTake={() => station.take(line, { ...weight, over: 'ask' }, reading)}
        />
      </div>
    </section>
  )
}

/** 18.4 kg where 1.8 kg were ordered: nobody is called wrong, both weights are there to tap. */
function GramsOrKilos({ weighing, line, station, asking: { weight, reading } }: StationProps & { asking: Asking }) {
  const { grams } = weight
  const likelier = likelierThan(weighable(line, weighing.order), grams)
  const typed = kilosInWords(grams)
  return (
    <section className="choices stack" aria-label={words.doubtAlone(typed)}>
      <h3 ref={lead} tabIndex={-1}>
        {likelier === undefined ? words.doubtAlone(typed) : words.doubtHead(typed, kilosInWords(likelier))}
      </h3>
      <p>{words.doubtMore(gramsInWords(line.grams * line.quantity))}</p>
      <div className="ways">
        {likelier !== undefined && (
          <Way
            name={words.itIs(kilosInWords(likelier))}
            onTake={() => station.take(line, { ...weight, grams: likelier, source: 'typed' }, reading)}
          />
        )}
        <Way name={words.itIs(typed)} onTake={() => station.take(line, { ...weight, isSure: true }, reading)} />
        <Way name={words.typeAgain} onTake={() => station.clear(line)} />
      </div>
    </section>
  )
}

/** Read aloud when it comes, and no button has the focus: an Enter too many chooses nothing. */
const lead = (head: HTMLElement | null) => head?.focus({ preventScroll: true })

function Way({ name, more, onTake }: { name: string; more?: string | undefined; onTake: () => void }) {
  return (
    <Button look="quiet" className="way" onClick={onTake}>
      <strong>{name}</strong> {more !== undefined && <span>{more}</span>}
    </Button>
  )
}
