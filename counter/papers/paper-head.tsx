import type { Printed, PrintedLine } from '#shop/wire/staff/bills.ts'
import { useOnPaper } from './spoken.ts'

/** Who sells, by which licence, and whether this was printed before. */
export function PaperHead({
  seller,
  isCopy,
  isTry = false,
  gstin = '',
}: {
  seller: Printed['seller']
  isCopy: boolean
  isTry?: boolean | undefined
  gstin?: string
}) {
  const { paperWords, tryOrderWords } = useOnPaper()
  return (
    <header className="paper-head">
      {isTry && <p className="paper-copy">{tryOrderWords.onPaper}</p>}
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

/** The name of the fish in two languages: as its buyer calls it, and as the counter does. */
export const FishName = ({ line: { title, titleIn, otherName, otherIn } }: { line: PrintedLine }) => (
  <>
    <span lang={titleIn}>{title}</span> {otherName !== '' && <span lang={otherIn}>{otherName}</span>}
  </>
)
