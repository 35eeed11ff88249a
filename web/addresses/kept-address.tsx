import { useId } from 'react'
import { whyNotDelivered } from '#shop/delivery/delivery.ts'
import type { KeptAddressView } from '#shop/wire/address-calls.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import { Button } from '#kit/button.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'

/** One address with its name, and what can be done with it. */
export function KeptAddress({
  kept,
  area,
  onFirst,
  onEdit,
  onRemove,
}: {
  kept: KeptAddressView
  area: readonly string[]
  onFirst: () => void
  onEdit: () => void
  onRemove: () => void
}) {
  const head = useId()
  const name = nameOfAddress(kept)
  const { address, isFirst } = kept
  return (
    <li className="address-card" aria-labelledby={head}>
      <div className="address-head">
        <h2 id={head}>
          <bdi>{name}</bdi>
        </h2>
        {isFirst && <span className="tag">{addressesWords.first}</span>}
      </div>
      <AddressLines address={address} />
      {whyNotDelivered(area, address.pincode) && <p className="field-error">{addressesWords.notDelivered}</p>}
      <div className="address-deeds">
        <Button look="quiet" aria-label={addressesWords.editOf(name)} onClick={onEdit}>
          {addressesWords.edit}
        </Button>
        <Button
          look="quiet"
          aria-label={isFirst ? addressesWords.notFirstOf(name) : addressesWords.makeFirstOf(name)}
          onClick={onFirst}
        >
          {isFirst ? addressesWords.notFirst : addressesWords.makeFirst}
        </Button>
        <Button look="plain" aria-label={addressesWords.removeOf(name)} onClick={onRemove}>
          {addressesWords.remove}
        </Button>
      </div>
    </li>
  )
}
