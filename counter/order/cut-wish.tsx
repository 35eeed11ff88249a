import { labelOfCleaning } from '#shop/catalogue/cleaning.ts'
import { cleaningLabels } from '#shop/words/en/picked.ts'

/** How the fish is cut, in the reader's language, with the shop's own words beside it where they differ. */
export function CutWish({ cleaning, none }: { cleaning: string; none: string }) {
  const here = labelOfCleaning(cleaning)
  const inShop = labelOfCleaning(cleaning, { cleaningLabels })
  return (
    <>
      {here || none} {inShop !== here && <small lang="en">({inShop})</small>}
    </>
  )
}
