import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { unaskedPrice } from '#shop/orders/line-moves.ts'
import { may } from '#shop/staff/staff.ts'
import { waitInWords } from '#shop/time.ts'
import { showsMoney, weighable } from '#shop/checkout/waiting-weights.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { Button } from '#kit/button.tsx'
import { useNow } from '#counter/live/use-now.ts'
import { askedPrice, gramsInWords, rupeesOf } from './in-words.ts'
import { type AtLine, giveRest, noteAnswer } from './line-acts.ts'
import type { Station } from './use-station.ts'

/** The buyer is asked: how long they have, how to reach them, what they said. Then what is too much goes, or is given. */
export function AskedCard({ at, me, now: told, station }: { at: AtLine; me: Me; now: number; station: Station }) {
  const { order, line } = at
  const { asked, weighed, state } = line
  const isWaiting = state === 'asked' && asked !== undefined
  const now = useNow(told, isWaiting && asked.until > told)
  const isOver = !isWaiting || asked.until <= now
  const grams = wholeGrams(weighed?.grams ?? 0)
  const weight = gramsInWords(grams)
  const given = unaskedPrice(weighable(line, order), grams)
  const price = rupeesOf(askedPrice(line) ?? 0)
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
          <strong>{words.give}</strong> {hasMoney && <span>{words.giveMore(rupeesOf(given))}</span>}
        </Button>
      </div>
    </section>
  )
}

const toCall = ({ buyer }: AtLine['order']): string =>
  buyer === undefined ? words.askedByCounter : words.askedByPhone(readableMobile(buyer.phone))
