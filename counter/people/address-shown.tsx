import { Qr } from '#counter/sign-in/qr.tsx'
import type { OneTimeAddress } from '#shop/wire/staff/people.ts'

/** A one-time address, to be scanned or typed. It is shown this once. */
export function AddressShown({ lead, address: { address, qr } }: { lead: string; address: OneTimeAddress }) {
  return (
    <div className="stack">
      <p>{lead}</p>
      <Qr qr={qr} text={address} />
    </div>
  )
}
