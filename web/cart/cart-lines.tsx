import { useState } from 'react'
import { type LineToday, titleOf } from '#shop/cart/cart-today.ts'
import { cartWords } from '#words/cart.ts'
import type { Shot } from '#kit/pictures.ts'
import { removeFromCart } from './cart.ts'
import { type BackById, backOfLine } from './back-of-line.ts'
import { CartLine } from './cart-line.tsx'
import { RemovedLine } from './removed-line.tsx'

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
