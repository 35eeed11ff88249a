import type { ReactNode } from 'react'
import type { BoardLine } from '#shop/orders/board.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { cleaningLabels } from '#words/picked.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { FishTitle } from './fish-title.tsx'

/** '2 × Surmai, Jumbo, 500 g, slices', '5 × Surmai, Jumbo, 1 kg, one whole fish'; what is not in the bag is struck through, and said */
export function LineInShort({ line }: { line: BoardLine }) {
  return (
    <GoneLine line={line}>
      <Short line={line} />
    </GoneLine>
  )
}

/** What is left out or replaced stays to be read, and is nothing that anybody packs or brings. */
export const GoneLine = ({ line, children }: { line: Pick<BoardLine, 'state'>; children: ReactNode }) =>
  isLive(line) ? (
    children
  ) : (
    <>
      <s>{children}</s> <strong>{staffOrderWords.gone[line.state === 'replaced' ? 'replaced' : 'left-out']}</strong>
    </>
  )

function Short({ line }: { line: BoardLine }) {
  const { quantity, size, weight, cleaning, isWholeFish } = line
  const more = [
    readableSize(size),
    readableLabel(weight),
    labelOfCleaning(cleaning, { cleaningLabels }),
    isWholeFish === true ? staffOrderWords.wholeFish : '',
  ].filter(Boolean)
  return (
    <>
      {`${quantity} × `}
      <FishTitle line={line} />
      {`, ${more.join(', ')}`}
    </>
  )
}
