import { Sentence } from '#kit/sentence.tsx'
import type { Identity } from '#shop/accounts/identity.ts'
import { siteWords } from '#words/frame.ts'
import { telephone } from './links.ts'
import { useFrame } from './site-facts.ts'

/** Who the shop is, as the frame has been told. */
export const useIdentity = (): Identity | undefined => useFrame()?.identity

/** Who sells and packs, and by which licence: wherever somebody buys, and on everything that tells of a sale (FSSAI, 8 June 2021). */
export function Seller() {
  const identity = useIdentity()
  if (identity === undefined) return null
  const { legalName, address, phone, fssai } = identity
  return (
    <p className="small muted seller">
      <Sentence
        words={siteWords.soldBy}
        legalName={legalName}
        address={address}
        fssai={fssai}
        phone={<a href={telephone(phone)}>{phone}</a>}
      />
    </p>
  )
}
