import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useAsk } from '#forms/use-ask.ts'
import { fetchScript } from '#kit/document/page-scripts.ts'
import type { Suggestion } from '#shop/catalogue/search.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { whenAdded } from '#web/site/next-word.ts'
import { frameWords } from '#words/frame.ts'
import { SearchIcon } from './icons.tsx'
import type { productsFor } from './suggestions.ts'

/** What stands below the field: the kinds at once, the products when the shop has answered. */
interface Below {
  readonly kinds: readonly Suggestion[]
  readonly found?: Awaited<ReturnType<typeof productsFor>>
}

const nothing: Below = { kinds: [] }

/** What suggests comes when somebody comes to the field, so that no page carries it; on a line too bad for it nothing does. */
const fetchSuggestions = () => import('./suggestions.ts').catch(() => undefined)

/** Goes to /search with what was typed. Without script it is a plain form; with it, it suggests while one types. */
export function SearchBox() {
  const [typed, setTyped] = useState(useSearched())
  const [isEmpty, setIsEmpty] = useState(false)
  const [{ kinds, found }, setBelow] = useState(nothing)
  const box = useRef<HTMLElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const { ask, drop } = useAsk()
  const shown = kinds.length > 0 || found !== undefined
  const field = () => box.current?.querySelector('input')
  const forget = () => {
    drop()
    setBelow(nothing)
  }

  const leave = useEffectEvent(forget)
  useEffect(() => {
    if (!shown) return undefined
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) leave()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [shown])
  async function type(text: string) {
    forget()
    setTyped(text)
    setIsEmpty(false)
    const suggestions = await ask(fetchSuggestions)
    if (suggestions === undefined) return
    const suggested = await ask((signal) => suggestions.suggestionsFor(text, signal))
    if (suggested === undefined) return
    setBelow({ kinds: suggested })
    const products = await ask((signal) => suggestions.productsFor(text, signal))
    if (products) setBelow({ kinds: suggested, found: products })
  }
  // What was typed before the page came alive.
  const takeUp = useEffectEvent(() => {
    const early = box.current?.querySelector('input')?.value
    if (early && early !== typed) void type(early)
  })
  useEffect(() => takeUp(), [])
  // The next word takes the place of the last. On a touched card the keyboard stays down, and the field is empty.
  const makeReady = useEffectEvent((byMouse: boolean) => {
    if (!shown) setTyped('')
    if (!shown && (typed === '' || !byMouse)) return
    field()?.focus()
    field()?.select()
  })
  useEffect(() => whenAdded((byMouse) => makeReady(byMouse)), [])
  const chosen = () => {
    setTyped('')
    forget()
  }
  // What was typed stays, so that it can be read and corrected.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    setIsEmpty(typed.trim() === '')
    if (typed.trim() === '') return field()?.focus()
    void navigate({ pathname: paths.search, search: String(new URLSearchParams({ query: typed })) })
  }
  /** Arrows go through what is suggested, as in other fields that do so, and Escape back to the field. */
  function byKey(event: KeyboardEvent) {
    const { key, target } = event
    if (key === 'Escape') {
      forget()
      setIsEmpty(false)
      if (target instanceof HTMLAnchorElement) field()?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input,a') ?? [])]
    const from = stops.indexOf(target as HTMLElement)
    const to = step === undefined || from < 0 ? undefined : stops[from + step]
    if (!shown || to === undefined) return
    event.preventDefault()
    to.focus()
  }
  return (
    <search
      className="search-box"
      ref={box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsEmpty(false)
        if (relatedTarget !== null) forget()
      }}
      onKeyDown={byKey}
    >
      <form action={ownAddress(paths.search)} method="get" role="presentation" onSubmit={submit}>
        <input
          type="search"
          name="query"
          aria-label={frameWords.searchFish}
          placeholder={frameWords.searchFish}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={list}
          value={typed}
          onFocus={() => {
            void fetchSuggestions().then((suggestions) => suggestions?.openSuggestions())
            // So that Enter waits for the answer alone; where it does not come now, it is asked for then.
            fetchScript(ownAddress(paths.search)).catch(() => undefined)
          }}
          onChange={({ target }) => void type(target.value)}
        />
        <button type="submit" className="icon-button" aria-label={frameWords.search}>
          <SearchIcon />
        </button>
      </form>
      <p className={isEmpty ? 'suggestions nothing-typed' : 'only-heard'} role="status">
        {isEmpty && frameWords.nothingTyped}
        {kinds.length > 0 && frameWords.suggested(kinds.length)}
        {found && ` ${frameWords.found(found.products.length)}`}
      </p>
      <div id={list} className="suggestions" hidden={!shown}>
        {kinds.length > 0 && (
          <ul role="list" aria-label={frameWords.suggestions}>
            {kinds.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={chosen}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {found && <found.FoundProducts products={found.products} onGo={chosen} />}
      </div>
    </search>
  )
}

/** The words that were searched for, on the page of results. */
function useSearched(): string {
  const { pathname, search } = useLocation()
  return pathname.toLowerCase() === paths.search ? (new URLSearchParams(search).get('query') ?? '') : ''
}
