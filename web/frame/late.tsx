// What comes when a page has nothing else to do.
export { Offline as OfflinePages } from '#web/offline/offline.tsx'
export { LanguageOffer } from './language-offer.tsx'
