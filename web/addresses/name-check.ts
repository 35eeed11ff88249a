import * as v from 'valibot'
import { longestAddressName } from '#shop/accounts/address-book.ts'
import { faultIn } from '#shop/faults.ts'
import { type FieldFault, inWords } from '#shop/refusals.ts'
import { plainText } from '#shop/text.ts'
import { fieldFaults } from '#words/fields.ts'

const name = plainText('address-name', longestAddressName)

/** A word of one's own, by the rule of the call. */
export const nameCheck = {
  'kept-name': (typed: string): string | undefined => {
    const read = v.safeParse(name, typed)
    return read.success ? undefined : inWords(fieldFaults, faultIn(read.issues[0]) as FieldFault)
  },
}
