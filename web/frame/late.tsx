import { Offline } from '#web/offline/offline.tsx'
import { LanguageOffer } from './language-offer.tsx'

/** What comes when the page has nothing else to do. */
export function Late() {
  return (
    <>
      <Offline />
      <LanguageOffer />
    </>
  )
}
