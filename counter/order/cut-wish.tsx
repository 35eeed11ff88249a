import { cleaningLabels as inShopsWords } from '#shop/words/en/picked.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { cleaningLabels } from '#words/picked.ts'

/** How the fish is cut, in the reader's language, with the shop's own words beside it where they differ. */
export function CutWish({ cleaning, none }: { cleaning: string; none: string }) {
  const here = labelOfCleaning(cleaning, { cleaningLabels })
  const inShop = labelOfCleaning(cleaning, { cleaningLabels: inShopsWords })
  return (
    <>
      {here || none} {inShop !== here && <small lang="en">({inShop})</small>}
    </>
  )
}
