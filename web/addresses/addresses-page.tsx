import { useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { Answer, type Answered } from '#forms/answer.tsx'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { readableMobile } from '#shop/accounts/accounts.ts'
import type { Address } from '#shop/accounts/address.ts'
import { type AddressKind, addressKinds, longestAddressName, mostAddresses } from '#shop/accounts/address-book.ts'
import { whyNotDelivered } from '#shop/delivery/delivery.ts'
import { faultIn } from '#shop/faults.ts'
import { type FieldFault, inWords } from '#shop/refusals.ts'
import { plainText } from '#shop/text.ts'
import type { SavedAddressView } from '#shop/wire/address-calls.ts'
import { namesIn } from '#shop/wire/checkout.ts'
import { useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import { fieldFaults } from '#words/forms.ts'
import { frameWords } from '#words/frame.ts'
import type { Route } from './+types/addresses-page'
import { addressIn, checksOf } from './address-checks.ts'
import { AddressForm } from './address-form.tsx'
import { type Book, useBook } from './use-book.ts'
import './addresses.css'

/** One that is kept, or what a new one begins with. */
type Edited = { readonly kept: SavedAddressView } | { readonly begun: Partial<Address> }

/** An address and its name, by the fields and the checks of the checkout. */
function AddressEditor({
  edited,
  book,
  onSaved,
  onCancel,
}: {
  edited: Edited
  book: Book
  onSaved: (name: string) => void
  onCancel: () => void
}) {
  const kept = 'kept' in edited ? edited.kept : undefined
  const [kind, setKind] = useState<AddressKind>(() => kept?.kind ?? freeKind(book))
  const form = useForm<string>({ ...checksOf('kept'), ...(kind === 'own' && nameCheck) }, save)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  async function save(typed: Readonly<Record<string, string | undefined>>): Promise<Outcome> {
    const named = { kind, name: kind === 'own' ? (typed['kept-name'] ?? '') : '', address: addressIn(typed, 'kept') }
    const why =
      kept === undefined
        ? await book.keep(named)
        : await book.change(kept.id, { ...named, seen: kept.version, isFirst: kept.isFirst })
    if (why !== undefined) return { said: [why] }
    onSaved(nameOfAddress(named))
    return undefined
  }
  return (
    <form className="stack" {...form.events}>
      <h2 ref={head} tabIndex={-1}>
        {kept === undefined ? addressesWords.add : addressesWords.editOf(nameOfAddress(kept))}
      </h2>
      <Dropdown
        className="input address-kind"
        name="kept-kind"
        label={addressesWords.kind}
        options={addressKinds.map((one) => ({ value: one, label: addressesWords.kinds[one] }))}
        value={kind}
        onChange={({ target }) => setKind(addressKinds.find((one) => one === target.value) ?? 'own')}
      />
      {kind === 'own' && (
        <Field
          id="kept-name"
          name="kept-name"
          label={addressesWords.name}
          hint={addressesWords.nameHint}
          maxLength={longestAddressName}
          defaultValue={kept?.name ?? ''}
          error={form.errorOf('kept-name')}
        />
      )}
      <AddressForm of="kept" known={'kept' in edited ? edited.kept.address : edited.begun} errorOf={form.errorOf} />
      <FormAnswer form={form} />
      <div className="address-deeds">
        <SendButton form={form} doing={addressesWords.saving}>
          {addressesWords.save}
        </SendButton>
        <Button look="quiet" onClick={onCancel}>
          {addressesWords.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Home and Work are most people's first. */
const freeKind = ({ own }: Book): AddressKind =>
  addressKinds.find((one) => one === 'own' || own?.addresses.every(({ kind }) => kind !== one)) ?? 'own'

const name = plainText('address-name', longestAddressName)

/** A word of one's own, by the rule of the call. */
const nameCheck = {
  'kept-name': (typed: string): string | undefined => {
    const read = v.safeParse(name, typed)
    return read.success ? undefined : inWords(fieldFaults, faultIn(read.issues[0]) as FieldFault)
  },
}

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
  const [removed, setRemoved] = useState<SavedAddressView>()
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
  async function makeFirst(kept: SavedAddressView) {
    const { id, version, isFirst, ...named } = kept
    setRemoved(undefined)
    tell(
      await book.change(id, { ...named, seen: version, isFirst: !isFirst }),
      addressesWords.saved(nameOfAddress(kept)),
    )
  }
  async function remove(kept: SavedAddressView) {
    const why = await book.drop(kept.id)
    setRemoved(why === undefined ? kept : undefined)
    tell(why, addressesWords.removed(nameOfAddress(kept)))
  }
  async function putBack({ kind, name, address }: SavedAddressView) {
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

/** One address with its name, and what can be done with it. */
function KeptAddress({
  kept,
  area,
  onFirst,
  onEdit,
  onRemove,
}: {
  kept: SavedAddressView
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
