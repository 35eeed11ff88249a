import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { type Address, isSameAddress } from '#shop/accounts/address.ts'
import { paths } from '#web/paths.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import type { Book } from './use-book.ts'
import './kept-addresses.css'

/** One tap brings it there. Nothing where nothing is kept. */
export function KeptAddresses({
  book,
  shown,
  onBring,
}: {
  book: Book
  shown: Partial<Address>
  onBring: (address: Address) => void
}) {
  const addresses = book.own?.addresses ?? []
  if (addresses.length === 0) return null
  return (
    <div className="kept-addresses" role="group" aria-label={addressesWords.toWhich}>
      {addresses.map((kept) => (
        <Button
          key={kept.id}
          look="quiet"
          aria-pressed={isSameAddress(kept.address, shown)}
          onClick={() => onBring(kept.address)}
        >
          <bdi>{nameOfAddress(kept)}</bdi>
        </Button>
      ))}
      <Link to={paths.addresses}>{addressesWords.manage}</Link>
    </div>
  )
}
