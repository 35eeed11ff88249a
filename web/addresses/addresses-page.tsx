import { useState } from 'react'
import type { Address } from '#shop/accounts/address.ts'
import { mostAddresses } from '#shop/accounts/address-book.ts'
import { namesIn } from '#shop/checkout/checkout.ts'
import { readableMobile } from '#shop/accounts/accounts.ts'
import type { KeptAddressView } from '#shop/wire/address-calls.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import { frameWords } from '#words/frame.ts'
import { type Answered, Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import type { Route } from './+types/addresses-page'
import { AddressEditor, type Edited } from './address-editor.tsx'
import { KeptAddress } from './kept-address.tsx'
import { type Book, useBook } from './use-book.ts'
import './addresses.css'

export async function loader({ context }: Route.LoaderArgs) {
  return { area: await context.get(queries).deliveryArea() }
}

export const meta = privateHead(addressesWords.title)

export default function AddressesPage({ loaderData: { area } }: Route.ComponentProps) {
  return (
    <div className="band room waits stack addresses">
      <h1>{addressesWords.title}</h1>
      <RequireSignedIn>
        <Own area={area} />
      </RequireSignedIn>
    </div>
  )
}

/** What goes with the account, to be changed, and what the last orders add to it. */
function Own({ area }: { area: readonly string[] }) {
  const { token, user } = useAccount()
  const book = useBook(token)
  const [edited, setEdited] = useState<Edited>()
  const [answer, setAnswer] = useState<Answered>()
  const [removed, setRemoved] = useState<KeptAddressView>()
  const { own } = book
  if (own === undefined)
    return book.isUnread ? (
      <p className="trouble" role="alert">
        {addressesWords.unread}
      </p>
    ) : (
      <p role="status">{frameWords.loading}</p>
    )

  const tell = (why: string | undefined, done: string) => setAnswer(why === undefined ? { done } : { said: [why] })
  function edit(next: Edited | undefined) {
    setAnswer(undefined)
    setRemoved(undefined)
    setEdited(next)
  }
  async function makeFirst(kept: KeptAddressView) {
    const { id, version, isFirst, ...named } = kept
    setRemoved(undefined)
    tell(
      await book.change(id, { ...named, seen: version, isFirst: !isFirst }),
      addressesWords.saved(nameOfAddress(kept)),
    )
  }
  async function remove(kept: KeptAddressView) {
    const why = await book.drop(kept.id)
    setRemoved(why === undefined ? kept : undefined)
    tell(why, addressesWords.removed(nameOfAddress(kept)))
  }
  async function putBack({ kind, name, address }: KeptAddressView) {
    setRemoved(undefined)
    tell(await book.keep({ kind, name, address }), addressesWords.saved(nameOfAddress({ kind, name })))
  }
  if (edited !== undefined)
    return (
      <AddressEditor
        edited={edited}
        book={book}
        onSaved={(name) => {
          setEdited(undefined)
          setAnswer({ done: addressesWords.saved(name) })
        }}
        onCancel={() => edit(undefined)}
      />
    )
  const isFull = own.addresses.length >= mostAddresses
  const begun = user ? { ...namesIn(user.fullName), email: user.email, phone: readableMobile(user.mobile) } : {}
  return (
    <>
      <Answer to={answer} />
      {removed && (
        <Button look="quiet" onClick={() => void putBack(removed)}>
          {addressesWords.putBack}
        </Button>
      )}
      {own.addresses.length === 0 && <p>{addressesWords.none}</p>}
      <ul role="list" className="address-cards">
        {own.addresses.map((kept) => (
          <KeptAddress
            key={kept.id}
            kept={kept}
            area={area}
            onFirst={() => void makeFirst(kept)}
            onEdit={() => edit({ kept })}
            onRemove={() => void remove(kept)}
          />
        ))}
      </ul>
      {own.addresses.length > 1 && <p className="small muted">{addressesWords.firstHint}</p>}
      {isFull ? (
        <p>{addressesWords.full(mostAddresses)}</p>
      ) : (
        <Button onClick={() => edit({ begun })}>{addressesWords.add}</Button>
      )}
      {!isFull && <Offered book={book} onKeep={(address) => edit({ begun: address })} />}
    </>
  )
}

function Offered({ book: { own }, onKeep }: { book: Book; onKeep: (address: Address) => void }) {
  if (own === undefined || own.offered.length === 0) return null
  return (
    <section className="stack" aria-labelledby="from-orders">
      <h2 id="from-orders">{addressesWords.fromOrders}</h2>
      <ul role="list" className="address-cards">
        {own.offered.map((address) => (
          <li key={JSON.stringify(address)} className="address-card">
            <AddressLines address={address} />
            <Button
              look="quiet"
              aria-label={addressesWords.keepOf(address.addressLine1)}
              onClick={() => onKeep(address)}
            >
              {addressesWords.keep}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
