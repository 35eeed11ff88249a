import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { deskWords } from '#words/reviews.ts'

/**
 * A list that somebody works through by keyboard: J and K or the arrows go from one to the next, Enter to its first button,
 * and a button that names a letter as its own (`aria-keyshortcuts`) is pressed by it.
 * The keys count while the focus is in the list, so that nobody who dictates moves it by a word. Where the one with the
 * focus is gone, the next takes it.
 */
export function WorkList<Item>({
  label,
  items,
  keyOf,
  letters,
  children,
}: {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** what the letters of this list do, in words */
  letters?: string
  children: (item: Item) => ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const isWorking = useRef(false)
  const at = Math.min(chosen, items.length - 1)

  const go = (to: number) => {
    const item = list.current?.children[Math.max(0, Math.min(to, items.length - 1))]
    if (item instanceof HTMLElement) item.focus()
  }

  // After each drawing, for only then is it seen that the one with the focus is gone.
  useEffect(() => {
    const { activeElement } = document
    if (!isWorking.current || (activeElement !== null && activeElement !== document.body)) return
    const next = list.current?.children[at]
    if (next instanceof HTMLElement) next.focus()
  })

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (!(event.target instanceof HTMLElement) || isTypedInto(event.target)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      go(at + step)
    } else if (keyed(event) !== undefined) {
      event.preventDefault()
      if (!event.repeat) keyed(event)?.click()
    } else if (event.key === 'Enter' && event.target.parentElement === list.current) {
      event.preventDefault()
      ;(event.target.querySelector('button') ?? event.target.querySelector('a'))?.focus()
    }
  }

  return (
    <>
      <p className="muted small keys">
        {deskWords.keys} {letters}
      </p>
      <ul
        ref={list}
        className="rows"
        role="list"
        aria-label={label}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget) && !isAsked(relatedTarget))
            isWorking.current = false
        }}
      >
        {items.map((item, place) => (
          <li
            key={keyOf(item)}
            className="row work"
            tabIndex={place === at ? 0 : -1}
            onFocus={() => {
              isWorking.current = true
              setChosen(place)
            }}
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A dialog asks about one of the list, and gives the focus back. */
const isAsked = (target: Element): boolean => target.closest('dialog') !== null

const steps: Readonly<Record<string, number>> = { j: 1, J: 1, ArrowDown: 1, k: -1, K: -1, ArrowUp: -1 }

/** The button of the one with the focus whose letter this is. */
function keyed({ key, target, currentTarget }: KeyboardEvent<HTMLUListElement>): HTMLElement | undefined {
  const item = target instanceof Element ? target.closest('li.work') : null
  if (item === null || !currentTarget.contains(item)) return undefined
  const letter = key.toUpperCase()
  return [...item.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((button) =>
    button.getAttribute('aria-keyshortcuts')?.split(' ').includes(letter),
  )
}

const isTypedInto = (target: HTMLElement): boolean => target.closest('dialog, input, textarea, select') !== null
