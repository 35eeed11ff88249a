import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { frameWords } from '#words/frame.ts'
import { searchWords } from '#words/search.ts'
import type { Suggestion } from '#shop/catalogue/search.ts'
import { useAsk } from '#forms/use-ask.ts'
import { paths } from '#web/paths.ts'
import { SearchIcon } from './icons.tsx'
import { openSuggestions, suggestionsFor } from './suggestions.ts'

const nothing: readonly Suggestion[] = []

/** Goes to /search with what was typed. Without script it is a plain form; with it, it suggests while one types. */
export function SearchBox() {
  const [typed, setTyped] = useState(useSearched())
  const [isEmpty, setIsEmpty] = useState(false)
  const [suggestions, setSuggestions] = useState(nothing)
  const box = useRef<HTMLElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const { ask, drop } = useAsk()
  const shown = suggestions.length > 0

  useEffect(() => {
    if (!shown) return undefined
    const onPress = ({ target }: PointerEvent) => !box.current?.contains(target as Node) && setSuggestions(nothing)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [shown])
  const forget = () => {
    drop()
    setSuggestions(nothing)
  }
  async function type(text: string) {
    forget()
    setTyped(text)
    setIsEmpty(false)
    const found = await ask((signal) => suggestionsFor(text, signal))
    if (found) setSuggestions(found)
  }
  // What was typed before the page came alive.
  const takeUp = useEffectEvent(() => {
    const early = box.current?.querySelector('input')?.value
    if (early && early !== typed) void type(early)
  })
  useEffect(() => takeUp(), [])
  const chosen = () => {
    setTyped('')
    forget()
  }
  // What was typed stays, so that it can be read and corrected.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    setIsEmpty(typed.trim() === '')
    if (typed.trim() === '') return box.current?.querySelector('input')?.focus()
    void navigate({ pathname: paths.search, search: String(new URLSearchParams({ query: typed })) })
  }
  return (
    <search
      className="search-box"
      ref={box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsEmpty(false)
        if (relatedTarget !== null) setSuggestions(nothing)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        setSuggestions(nothing)
        setIsEmpty(false)
      }}
    >
      <form action={paths.search} method="get" role="presentation" onSubmit={submit}>
        <input
          type="search"
          name="query"
          aria-label={frameWords.searchFish}
          placeholder={frameWords.searchFish}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={list}
          value={typed}
          onFocus={() => void openSuggestions()}
          onChange={({ target }) => void type(target.value)}
        />
        <button type="submit" className="icon-button" aria-label={frameWords.search}>
          <SearchIcon />
        </button>
      </form>
      <p className={isEmpty ? 'suggestions nothing-typed' : 'only-heard'} role="status">
        {isEmpty && searchWords.nothingTyped}
        {shown && frameWords.suggested(suggestions.length)}
      </p>
      <ul id={list} className="suggestions" role="list" aria-label={frameWords.suggestions} hidden={!shown}>
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" onClick={chosen}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}

/** The words that were searched for, on the page of results. */
function useSearched(): string {
  const { pathname, search } = useLocation()
  return pathname.toLowerCase() === paths.search ? (new URLSearchParams(search).get('query') ?? '') : ''
}
