import { type ReactNode, useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { Answer as Answered, type Answered as AnsweredValue } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { isConflict } from '#shop/wire/why-no.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { answeredOf } from '../press/answered.ts'

/**
 * A list in an order of its own. Buttons move one up or down, and keep the focus, so that keys alone do it; all moves
 * together are saved by one press, as one act.
 */
export function InOrder<Item>({
  label,
  items,
  keyOf,
  titleOf,
  onSave,
  children,
}: {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  titleOf: (item: Item) => string
  /** undefined where this person may only look */
  onSave: ((order: readonly Item[]) => Promise<Answer<unknown>>) | undefined
  children: (item: Item) => ReactNode
}) {
  const [moved, setMoved] = useState<readonly string[]>()
  const [said, setSaid] = useState<string>()
  const [answered, setAnswered] = useState<AnsweredValue>()
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const shown = moved === undefined ? items : inOrder(items, moved, keyOf)

  function move(place: number, by: 1 | -1) {
    const order = shown.map(keyOf)
    const [one] = order.splice(place, 1)
    const item = shown[place]
    if (one === undefined || item === undefined) return
    order.splice(place + by, 0, one)
    setMoved(order)
    setAnswered(undefined)
    setSaid(words.movedTo(titleOf(item), place + by + 1, order.length))
    requestAnimationFrame(() => keepFocus(list.current, one, by))
  }

  async function save() {
    if (onSave === undefined || busy) return
    setBusy(true)
    const answer = await onSave(shown)
    setBusy(false)
    setSaid(undefined)
    setAnswered(answer.ok ? { done: words.orderSaved } : answeredOf(answer))
    // Somebody else has changed the list: the moves were made in another one.
    if (answer.ok || isConflict(answer)) setMoved(undefined)
  }

  return (
    <>
      <p role="status" className="only-heard">
        {said}
      </p>
      <ol ref={list} className="rows in-order" aria-label={label}>
        {shown.map((item, place) => (
          <li key={keyOf(item)} className="row" data-key={keyOf(item)}>
            {children(item)}
            {onSave && (
              <span className="row-acts needs-script">
                <Button
                  look="quiet"
                  data-way="-1"
                  aria-label={words.upOf(titleOf(item))}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                >
                  {words.up}
                </Button>
                <Button
                  look="quiet"
                  data-way="1"
                  aria-label={words.downOf(titleOf(item))}
                  disabled={place === shown.length - 1}
                  onClick={() => move(place, 1)}
                >
                  {words.down}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      <Answered to={answered} />
      {moved !== undefined && (
        <div className="order-changed">
          <p>{words.unsaved}</p>
          <Button onClick={() => void save()} aria-disabled={busy || undefined}>
            {busy ? words.savingOrder : words.saveOrder}
          </Button>
          <Button look="quiet" onClick={() => setMoved(undefined)}>
            {words.leaveOrder}
          </Button>
        </div>
      )}
    </>
  )
}

/** The focus stays with the item that was moved, on the other button once this one has come to its end. */
export function keepFocus(list: HTMLElement | null, key: string, by: 1 | -1) {
  const row = [...(list?.children ?? [])].find((one) => one instanceof HTMLElement && one.dataset['key'] === key)
  const buttons = [by, -by].map((way) => row?.querySelector<HTMLButtonElement>(`button[data-way="${way}"]`))
  buttons.find((button) => button?.disabled === false)?.focus()
}

/** What has come meanwhile stands at the end. */
const inOrder = <Item,>(
  items: readonly Item[],
  order: readonly string[],
  keyOf: (item: Item) => string,
): readonly Item[] => [
  ...order.flatMap((key) => items.find((item) => keyOf(item) === key) ?? []),
  ...items.filter((item) => !order.includes(keyOf(item))),
]
