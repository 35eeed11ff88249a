import type { BoardLine } from '#shop/board.ts'
import { labelOfCleaning } from '#shop/catalogue/cleaning.ts'
import { readableSize } from '#shop/readable-size.ts'
import { readableLabel } from '#shop/weight.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { FishTitle } from './fish-title.tsx'

/** '2 × Surmai, Jumbo, 500 g, slices', '5 × Surmai, Jumbo, 1 kg, one whole fish' */
export function LineInShort({ line }: { line: BoardLine }) {
  const { quantity, size, weight, cleaning, isWholeFish } = line
  const more = [
    readableSize(size),
    readableLabel(weight),
    labelOfCleaning(cleaning),
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
