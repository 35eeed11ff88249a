import { Qr } from '#counter/sign-in/qr.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import type { Certificate } from '#shop/wire/staff/certificate.ts'
import { certificateWords } from '#words/certificate.ts'
import { momentInWords } from '#words/formatters.ts'

/** For the owner, on a screen that is trusted already: where a new device begins, and what its fingerprint must be. */
export function TrustFirst({ certificate: { page, compare } }: { certificate: Certificate }) {
  return (
    <section className="stack" aria-labelledby="trust">
      <h2 id="trust">{certificateWords.toTrust}</h2>
      {page && (
        <>
          <p>{certificateWords.toTrustLead}</p>
          <Qr qr={page.qr} text={page.address} />
        </>
      )}
      {compare && (
        <>
          <p>{certificateWords.fingerprint}</p>
          <p className="address">{compare.fingerprint}</p>
          <p className="muted">{certificateWords.endsAt(momentInWords(compare.endsAt, shopTimeZone))}</p>
        </>
      )}
    </section>
  )
}
