import { Button } from '#kit/button.tsx'
import { showsMoney, weighable } from '#shop/checkout/waiting-weights.ts'
import { paise, readable } from '#shop/money.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { capFor, heaviestFor, unaskedPrice } from '#shop/orders/line-moves.ts'
import { weighedPrice } from '#shop/orders/weighing/weighing.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { gramsInWords, kilosInWords, verdictInWords } from './in-words.ts'
import type { StationProps } from './line-station.tsx'
import { ToleranceBar } from './tolerance-bar.tsx'
import type { Asking } from './use-station.ts'
import { likelierThan, verdictOn } from './verdict.ts'

/** What is asked about a weight before it counts. */
export const Choices = (props: StationProps & { asking: Asking }) =>
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
      <p>{isDearer ? words.overMore(readable(price), readable(paise(price - cap))) : verdictInWords(verdict)}</p>
      <div className="ways">
        <Way
          name={words.cutDown}
          more={words.cutDownMore(grouped(heaviestFor(thing)))}
          onTake={() => station.clear(line)}
        />
        <Way
          name={words.give}
          more={hasMoney ? words.giveMore(readable(unaskedPrice(thing, grams))) : undefined}
          onTake={() => station.take(line, { ...weight, over: 'give' }, reading)}
        />
        <Way
          name={words.ask}
          more={hasMoney ? words.askMore(readable(price)) : undefined}
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
