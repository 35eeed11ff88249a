import type { Generated } from 'kysely'

export interface AddressesTables {
  addresses: AddressesTable
}

/** An address that somebody keeps with their account; it goes with it. */
interface AddressesTable {
  id: string
  user_id: string
  /** one of `addressKinds` */
  kind: string
  /** of an address that is neither Home nor Work; '' of those */
  name: Generated<string>
  address_json: string
  /** a checkout that knows of no other begins with it; one of a person's at most */
  is_first: Generated<number>
  kept_at: number
  /** rises with each change: a change says which version it saw */
  version: Generated<number>
}
