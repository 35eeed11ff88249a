import { randomUUID } from 'node:crypto'
import type { Api } from '#server/http/api.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import type { Runs } from '#server/storage/database.ts'
import { type Address, addressFields } from '#shop/accounts/address.ts'
import { type AddressName, addressBook, type Changing, type Keeping, tidyName } from '#shop/accounts/address-book.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { isId } from '#shop/id.ts'
import type { AddressBookView } from '#shop/wire/address-calls.ts'
import { calls } from '#shop/wire/calls.ts'
import { whyNotField } from '#shop/wire/checkout.ts'
import type { addressesCommands } from './addresses-commands.ts'
import { keptAddressesOf, lastSentOf } from './addresses-store.ts'
import type { keepAddress } from './keep-address.ts'

interface AddressBookDeps {
  readonly database: Runs<typeof addressesCommands>
  readonly limits: Pick<Limits, 'keptAddressPerAccount'>
  readonly now: () => number
}

/** The addresses that a person keeps with their account: their own, and nobody else's. */
export function openAddressBook(api: Api, { database: { read, run }, limits, now }: AddressBookDeps): void {
  api.open(calls.addressBook, async ({ visitor }) => ({ body: await bookOf(visitor.userId) }))

  api.open(calls.keepAddress, async ({ wanted, visitor: { userId } }) => {
    refuseIfUnsettled(await run.keepAddress({ id: randomUUID(), ...asked(wanted, userId) }))
    return { status: 201, body: await bookOf(userId) }
  })

  api.open(calls.changeAddress, async ({ wanted, params, visitor: { userId } }) => {
    const { seen, isFirst } = wanted
    refuseIfUnsettled(await run.changeAddress({ id: idFrom(params.id), seen, isFirst, ...asked(wanted, userId) }))
    return { body: await bookOf(userId) }
  })

  api.open(calls.dropAddress, async ({ params, visitor: { userId } }) => {
    const { dropped } = await run.dropAddress({ id: idFrom(params.id), userId })
    if (!dropped) throw unknown()
    return { body: await bookOf(userId) }
  })

  function asked({ kind, name = '', address }: Named, userId: string) {
    refuseIfWrong(address)
    const turn = { limit: limits.keptAddressPerAccount, who: userId }
    return { ...tidyName({ kind, name }), address, userId, turn, at: now() }
  }

  async function bookOf(userId: string): Promise<AddressBookView> {
    const book = addressBook(await keptAddressesOf(read, userId), await lastSentOf(read, userId))
    return {
      addresses: book.addresses.map(({ id, kind, name, address, isFirst, version }) => ({
        id,
        kind,
        name,
        address,
        isFirst,
        version,
      })),
      offered: [...book.offered],
      next: book.next,
    }
  }
}

type Named = Pick<AddressName, 'kind'> & { readonly name?: string | undefined; readonly address: Address }

/** By the rules of the checkout's form. Whether the shop delivers there is asked when something is ordered. */
function refuseIfWrong(address: Address) {
  for (const field of addressFields) {
    const why = whyNotField(field, address[field] ?? '')
    if (why !== undefined) throw new Refusal(400, why, { more: { field: `address.${field}` } })
  }
}

function refuseIfUnsettled(settled: Keeping | Changing | Awaited<ReturnType<typeof keepAddress>>) {
  if ('over' in settled) throw tooOften(settled.over)
  if ('gone' in settled) throw new Refusal(401, { refused: 'not-signed-in' })
  if (!('refused' in settled)) return
  throw settled.refused === 'address-unknown'
    ? unknown()
    : new Refusal(409, settled, { more: { why: settled.refused } })
}

/** What can be no id is not looked for. */
function idFrom(typed = ''): string {
  if (!isId(typed)) throw unknown()
  return typed
}

const unknown = () => new Refusal(404, { refused: 'address-unknown' })
