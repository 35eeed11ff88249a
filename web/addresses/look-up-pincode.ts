import { api } from '#browser/api.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { checkoutWords } from '#words/checkout.ts'

type LookUp = { readonly city: string; readonly state: string } | { readonly failed: string }

/** City and state of a pincode. A failure is said, and never blocks typing. */
export async function lookUpPincode(pincode: string, signal: AbortSignal): Promise<LookUp> {
  const answer = await api('pincode', { params: { pincode }, signal })
  if (!answer.ok)
    return { failed: meaningOf(answer) === 'no' ? checkoutWords.pincodeUnknown : checkoutWords.pincodeFailed }
  const [office] = answer.body[0]?.PostOffice ?? []
  return answer.body[0]?.Status === 'Success' && office
    ? { city: office.District, state: office.State }
    : { failed: checkoutWords.pincodeUnknown }
}
