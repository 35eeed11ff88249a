import { labelOfCleaning } from '#shop/catalogue/cleaning.ts'
import { cleaningLabels } from '#shop/words/en/picked.ts'

/** How the fish is cut, as who cuts it reads it; beside it as the shop says it, where that is another language. */
export function CutWish({ cleaning, none }: { cleaning: string; none: string }) {
  const here = labelOfCleaning(cleaning)
  const inShop = labelOfCleaning(cleaning, { cleaningLabels })
  return (
    <>
      {here || none} {inShop !== here && <small lang="en">({inShop})</small>}
    </>
  )
}
