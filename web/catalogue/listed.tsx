import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { Button } from '#kit/button.tsx'
import {
  type ListChoice,
  listAddress,
  listFilters,
  listSorts,
  parseListChoice,
  wholeList,
  without,
} from '#shop/catalogue/list-choice.ts'
import { ownAddress } from '#web/paths.ts'
import { listChoiceWords } from '#words/search.ts'
import { ListCard } from './list-card.tsx'
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

/** '25 to 48 of 130 of 400 products, sorted by “Price per kg: low to high”' */
function inWords({ from, fitting, all, pages, cards, choice: { only, sort } }: ListedFacts): string {
  if (fitting === 0 && only.length > 0) return listChoiceWords.nothingFits
  const count = only.length === 0 ? listChoiceWords.products(all) : listChoiceWords.someOf(fitting, all)
  const shown = pages === 1 ? count : listChoiceWords.pageOf(from + 1, from + cards.length, count)
  return sort === undefined ? shown : `${shown}, ${listChoiceWords.sortedBy(listChoiceWords.sorts[sort])}`
}

/**
 * What a list can be asked for. Without script a form that is sent; with it each choice shows at once, and is an address
 * that Back returns from.
 */
function ListChoiceForm({ choice, to }: { choice: ListChoice; to: string }) {
  const [wasChosen] = useState(choice.only.length > 0 || choice.sort !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const part = useRef<HTMLDetailsElement>(null)
  const sort = useId()
  const navigate = useNavigate()
  const here = listAddress(to, choice)

  function show() {
    const wanted = form.current && listAddress(to, chosenIn(form.current))
    if (wanted && wanted !== listAddress(to, { ...choice, page: 1 }))
      void navigate(wanted, { preventScrollReset: true })
  }
  // What was chosen before the page came alive.
  const takeUp = useEffectEvent(show)
  useEffect(() => takeUp(), [])

  // Back, a link that loosens a filter: the form says what the address says.
  const follow = useEffectEvent(() => {
    if (form.current) choose(form.current, choice)
  })
  const known = useRef(here)
  useEffect(() => {
    if (known.current !== here) follow()
    known.current = here
  }, [here])
  return (
    <details className="list-choice" open={wasChosen} ref={part}>
      <summary>{listChoiceWords.title}</summary>
      <form
        action={ownAddress(to)}
        method="get"
        autoComplete="off"
        ref={form}
        onChange={show}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          show()
          if (part.current) part.current.open = false
          part.current?.querySelector('summary')?.focus()
        }}
      >
        <fieldset>
          <legend className="field-label">{listChoiceWords.only}</legend>
          {listFilters.map((filter) => (
            <label key={filter} className="check">
              <input type="checkbox" name="only" value={filter} defaultChecked={choice.only.includes(filter)} />{' '}
              {listChoiceWords.filters[filter]}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label className="field-label" htmlFor={sort}>
            {listChoiceWords.sort}
          </label>
          <select className="input" id={sort} name="sort" defaultValue={choice.sort ?? ''}>
            <option value="">{listChoiceWords.ownOrder}</option>
            {listSorts.map((one) => (
              <option key={one} value={one}>
                {listChoiceWords.sorts[one]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" look="quiet">
          {listChoiceWords.show}
        </Button>
      </form>
    </details>
  )
}

const chosenIn = (form: HTMLFormElement): ListChoice => parseListChoice(new FormData(form))

function choose(form: HTMLFormElement, { only, sort }: ListChoice) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.checked = only.some((filter) => filter === field.value)
    if (field instanceof HTMLSelectElement) field.value = sort ?? ''
  }
}
