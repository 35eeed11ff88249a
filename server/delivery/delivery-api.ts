import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { calls } from '#shop/wire/calls.ts'
import { officesAt } from './directory.ts'
import type { AskPostal, PublicOffice } from './postal.ts'

/** City and state of a pincode, in the shape of the public service: ours first, and its own only where a setting names it. */
export function openDelivery(api: Api, { askPostal }: { askPostal: AskPostal | undefined }): void {
  api.open(calls.pincode, async ({ params }) => {
    const typed = params.pincode ?? ''
    const pincode = parsePincode(typed)
    if (pincode === undefined)
      throw new Refusal(400, { refused: /^[0-9]{6}$/.test(typed) ? 'pincode-unknown' : 'pincode-length' })
    const own = officesAt(pincode)
    if (own.length > 0 || askPostal === undefined) return { body: answerWith(own) }
    const told = await askPostal(pincode)
    if (told === 'not-reachable') throw new Refusal(503, { refused: 'pincode-not-looked-up' })
    return { body: answerWith(told === 'no-such-code' ? [] : told.offices) }
  })
}

const answerWith = (offices: readonly PublicOffice[]) =>
  offices.length === 0
    ? [{ Message: 'No records found', Status: 'Error', PostOffice: null }]
    : [{ Message: `Number of pincode(s) found:${offices.length}`, Status: 'Success', PostOffice: [...offices] }]
