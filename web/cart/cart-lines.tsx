import { useEffect, useRef, useState } from 'react'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { Button } from '#kit/button.tsx'
import type { Shot } from '#kit/pictures.ts'
import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { cartWords } from '#words/cart.ts'
import { type BackById, backOfLine } from './back-of-line.ts'
import { removeFromCart } from './cart.ts'
import { CartLine } from './cart-line.tsx'

interface Removed {
  readonly id: string
  readonly title: string
  readonly place: number
  readonly undo: () => void
}

/** The lines, and where they stood the ones that were removed since the page was opened. */
export function CartLines({
  lines,
  pictures,
  back,
}: {
  lines: readonly LineToday[]
  pictures: Readonly<Record<string, Shot | undefined>>
  back: BackById
}) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const rows = lines.map((line) => (
    <CartLine
      key={line.item.id}
      line={line}
      shot={pictures[line.item.id]}
      back={backOfLine(back, line)}
      onRemove={() => {
        const { id } = line.item
        const title = titleOf(line)
        const place = lines.indexOf(line)
        setRemoved([...removed.filter((one) => one.id !== id), { id, title, place, undo: removeFromCart(id) }])
      }}
    />
  ))
  const forget = (id: string) => setRemoved(removed.filter((one) => one.id !== id))
  const gone = removed.filter(({ id }) => lines.every(({ item }) => item.id !== id))
  for (const { id, title, place, undo } of gone.toReversed())
    rows.splice(
      place,
      0,
      <RemovedLine
        key={`removed ${id}`}
        title={title}
        onUndo={() => {
          undo()
          forget(id)
        }}
      />,
    )
  const last = gone.at(-1)
  return (
    <>
      <p className="only-heard" role="status">
        {last && `${cartWords.removed(last.title)} ${cartWords.undoOffered}`}
      </p>
      {rows.length > 0 && (
        <ul role="list" className="cart-lines">
          {rows}
        </ul>
      )}
    </>
  )
}

/**
 * Stands where a line was, with the focus on Undo. After ten seconds Undo goes; the line keeps its place, so that nothing
 * moves under a thumb.
 */
function RemovedLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const line = useRef<HTMLLIElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  useTimeout(() => {
    if (document.activeElement === undo.current) line.current?.focus({ preventScroll: true })
    setOver(true)
  }, timings.undoRemove)
  return (
    <li className="removed-line" ref={line} tabIndex={-1} data-over={over || undefined}>
      <p>{cartWords.removed(title)}</p>
      <Button look="quiet" ref={undo} onClick={onUndo}>
        {cartWords.undo}
      </Button>
    </li>
  )
}
