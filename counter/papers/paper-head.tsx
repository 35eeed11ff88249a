import type { Printed } from '#shop/wire/staff/bills.ts'
import { paperWords } from '#words/papers.ts'

/** Who sells, by which licence, and whether this was printed before. */
export function PaperHead({
  seller,
  isCopy,
  gstin = '',
}: {
  seller: Printed['seller']
  isCopy: boolean
  gstin?: string
}) {
  return (
    <header className="paper-head">
      {seller.isSample && <p className="paper-sample">{paperWords.sample}</p>}
      <p className="paper-shop">{seller.name}</p>
      <p>{seller.address}</p>
      <p>
        {paperWords.phone(seller.phone)} <span className="unbroken">{paperWords.fssai(seller.fssai)}</span>
      </p>
      {gstin !== '' && <p>{paperWords.gstin(gstin)}</p>}
      {isCopy && <p className="paper-copy">{paperWords.copy}</p>}
    </header>
  )
}

/** The name of the fish, in Marathi too. */
export const FishName = ({ title, localName }: { title: string; localName: string }) => (
  <>
    {title} {localName !== '' && <span lang="mr">{localName}</span>}
  </>
)
