import { useEffect, useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { type ListChoice, listAddress, wholeList, without } from '#shop/catalogue/list-choice.ts'
import { listChoiceWords } from '#words/list-choices.ts'
import { ownAddress } from '#web/paths.ts'
import { ListCard } from './list-card.tsx'
import { ListChoiceForm } from './list-choice-form.tsx'
import type { ListedFacts } from './list-facts.ts'

/** The cards as somebody wants them, with what can be wanted above and what comes next below. */
export function Listed({ facts, to }: { facts: ListedFacts; to: string }) {
  const { cards, choice, loosen } = facts
  const { location } = useNavigation()
  const told = useRef<HTMLParagraphElement>(null)
  const ledFrom = useRef<ListedFacts>(undefined)

  // Who followed a link of the list is led to its top: the link may be gone.
  useEffect(() => {
    if (ledFrom.current === undefined || ledFrom.current === facts) return
    ledFrom.current = undefined
    told.current?.focus({ preventScroll: true })
    told.current?.scrollIntoView({ block: 'nearest' })
  })
  const link = (wanted: ListChoice) => ({
    to: listAddress(to, wanted),
    preventScrollReset: true,
    onClick: () => void (ledFrom.current = facts),
  })
  return (
    <div className="listed" aria-busy={location?.pathname === ownAddress(to)}>
      <ListChoiceForm choice={choice} to={to} />
      <p className="list-told" role="status" tabIndex={-1} ref={told}>
        {inWords(facts)}
      </p>
      {cards.length === 0 && choice.only.length > 0 && (
        <div className="stack">
          {loosen.length > 0 && <p>{listChoiceWords.loosen}</p>}
          <ul className="list-loosen" role="list">
            {loosen.map(({ filter, fitting }) => (
              <li key={filter}>
                <Link {...link(without(choice, filter))}>
                  {listChoiceWords.without(listChoiceWords.filters[filter], listChoiceWords.products(fitting))}
                </Link>
              </li>
            ))}
            <li>
              <Link {...link({ ...wholeList, sort: choice.sort })}>{listChoiceWords.clear}</Link>
            </li>
          </ul>
        </div>
      )}
      <ul className="cards" role="list">
        {cards.map((card, place) => (
          <ListCard key={card.id} card={card} first={place === 0} />
        ))}
      </ul>
      {facts.pages > 1 && (
        <nav className="list-pages" aria-label={listChoiceWords.pages}>
          {choice.page > 1 && (
            <Link className="button" data-look="quiet" rel="prev" {...link({ ...choice, page: choice.page - 1 })}>
              {listChoiceWords.before}
            </Link>
          )}
          {choice.page < facts.pages && (
            <Link className="button" rel="next" {...link({ ...choice, page: choice.page + 1 })}>
              {listChoiceWords.after}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

/** '25 to 48 of 130 of 400 products, by the price of a kilo, lowest first' */
function inWords({ from, fitting, all, pages, cards, choice: { only, sort } }: ListedFacts): string {
  if (fitting === 0 && only.length > 0) return listChoiceWords.nothingFits
  const count = only.length === 0 ? listChoiceWords.products(all) : listChoiceWords.someOf(fitting, all)
  const shown = pages === 1 ? count : listChoiceWords.pageOf(from + 1, from + cards.length, count)
  return sort === undefined ? shown : `${shown}, ${listChoiceWords.sortedBy(listChoiceWords.sorts[sort])}`
}
