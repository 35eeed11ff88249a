import { useId, useState } from 'react'
import { Form, Link } from 'react-router'
import { timings } from '#web/browser/timings.ts'
import { useTimeout } from '#web/browser/use-timeout.ts'
import { SearchIcon } from './icons.tsx'

interface Suggestion {
  readonly label: string
  readonly to: string
}

/** Goes to /search with what was typed. Without script it is a plain form; with it, it suggests while one types. */
export function SearchBox() {
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const list = useId()

  // The words of the search are fetched when somebody first types, so that no page carries them.
  useTimeout(
    () => void import('#shop/catalogue/search.ts').then(({ suggest }) => setSuggestions(suggest(typed))),
    typed.trim() === '' ? undefined : timings.typingPause,
  )
  const close = () => {
    setTyped('')
    setSuggestions([])
  }
  return (
    <search className="search-box">
      <Form
        action="/search"
        method="get"
        role="presentation"
        onSubmit={close}
        onKeyDown={({ key }) => key === 'Escape' && setSuggestions([])}
      >
        <input
          type="search"
          name="query"
          aria-label="Search fish"
          placeholder="Search fish"
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={list}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() === '') setSuggestions([])
          }}
        />
        <button type="submit" className="icon-button" aria-label="Search">
          <SearchIcon />
        </button>
        <div id={list} className="suggestions" role="status" hidden={suggestions.length === 0}>
          <span className="only-heard">{`${suggestions.length} suggestions`}</span>
          <ul role="list">
            {suggestions.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} prefetch="intent" onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Form>
    </search>
  )
}
