import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListChoice, listAddress, listFilters, listSorts, parseListChoice } from '#shop/catalogue/list-choice.ts'
import { listChoiceWords } from '#words/list-choices.ts'
import { Button } from '#kit/button.tsx'
import { ownAddress } from '#web/paths.ts'

/**
 * What a list can be asked for. Without script a form that is sent; with it each choice shows at once, and is an address
 * that Back returns from.
 */
export function ListChoiceForm({ choice, to }: { choice: ListChoice; to: string }) {
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
