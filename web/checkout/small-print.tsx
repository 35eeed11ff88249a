import { Link } from 'react-router'
import { untilInFull } from '#shop/slots/slot-in-full.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { slotChoiceWords } from '#words/slot-choice.ts'
import { Sentence } from '#kit/sentence.tsx'
import { paths } from '#web/paths.ts'
import { Seller } from '#web/site/seller.tsx'

/** What goes for every order, below the button that places it. */
export function SmallPrint({ slot }: { slot: ShownSlot | undefined }) {
  return (
    <>
      <p className="small muted">{cartWords.freeDelivery}</p>
      <p className="small muted">
        {slotChoiceWords.mayCancel(slot && untilInFull(slot.cutOffAt))} {checkoutWords.takenBack}{' '}
        <Sentence
          words={checkoutWords.rules}
          refunds={<Link to={paths.refunds}>{checkoutWords.refunds}</Link>}
          terms={<Link to={paths.terms}>{checkoutWords.terms}</Link>}
        />
      </p>
      <Seller />
    </>
  )
}
