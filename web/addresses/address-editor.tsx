import { useEffect, useRef, useState } from 'react'
import type { Address } from '#shop/accounts/address.ts'
import { type AddressKind, addressKinds, longestAddressName } from '#shop/accounts/address-book.ts'
import type { KeptAddressView } from '#shop/wire/address-calls.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { addressIn, checksOf } from './address-checks.ts'
import { AddressForm } from './address-form.tsx'
import { nameCheck } from './name-check.ts'
import type { Book } from './use-book.ts'

/** One that is kept, or what a new one begins with. */
export type Edited = { readonly kept: KeptAddressView } | { readonly begun: Partial<Address> }

/** An address and its name, by the fields and the checks of the checkout. */
export function AddressEditor({
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
