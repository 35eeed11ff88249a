import type * as English from '../en/cart.ts'
import type { InLanguage } from '../in-language.ts'

export const cartWords = {
  title: 'कार्ट',
  cartNeeds: 'कार्टसाठी',
  whatToday: 'आज काय घेणार?',
  eachPack: (price) => `एक पॅक ${price}`,
  summary: 'एकूण हिशोब',
  packs: (count) => (count === 1 ? '1 पॅक' : `${count} पॅक`),
  delivery: 'डिलिव्हरी',
  total: 'एकूण',
  undo: 'मागे घ्या',
  removeLine: (title) => `कार्टमधून काढा: ${title}`,
  proceed: 'चेकआउटला जा',
  remove: 'काढा',
  loginFirst: 'चेकआउटसाठी आधी लॉगिन करा',
  empty: 'तुमचे कार्ट रिकामे आहे.',
  dearer: (was, now) => `कार्टमध्ये घेतल्यापासून किंमत वाढली: आधी ${was}, आता ${now}.`,
  cheaper: (was, now) => `कार्टमध्ये घेतल्यापासून किंमत कमी झाली: आधी ${was}, आता ${now}.`,
  cleaningGone: (cleaning) =>
    `“${cleaning}” असे आता या प्रकारात करून मिळत नाही. तुम्ही पुन्हा निवडले नाही तर “कसेही चालेल” असे धरू.`,
  removed: (title) => `${title}: कार्टमधून काढले.`,
  undoOffered: '10 सेकंदांत मागे घेता येईल.',
  forgetful: 'हा ब्राउझर काहीही सेव्ह करू देत नाही, म्हणून हे पेज बंद केले की कार्ट रिकामे होईल.',
  goneNow: (title) => `${title}: स्टॉक संपला. कार्टमधून काढा.`,
  goneSo: (title) => `${title}: या साइजचा स्टॉक संपला. दुसरा साइज निवडा, किंवा कार्टमधून काढा.`,
  notCounted: 'आज जे मिळणार नाही, त्याची किंमत या बेरजेत धरलेली नाही.',
  onlyLeft: (title, left) => `${title}: फक्त ${left} शिल्लक. कमी घ्या, किंवा कार्टमधून काढा.`,
  takeInstead: (quantity, weight) => `${quantity} × ${weight} घ्या`,
  takeInsteadOf: (title, quantity, weight) => `${title}: ${quantity} × ${weight} घ्या`,
  takeOut: 'काढा',
  takeOutOf: (title) => `कार्टमधून काढा: ${title}`,
  freeDelivery: 'डिलिव्हरी मोफत आहे. मासळी मिळाल्यावर कॅश द्या.',
} as const satisfies InLanguage<typeof English.cartWords>

export const cartRefusals = {
  'item-unknown': ({ title }) => `दुकानात “${title}” नाही. ते कार्टमधून काढा, मग ऑर्डर द्या.`,
  'item-unavailable': ({ title }) => `${title}: सध्या विक्रीला नाही. कार्टमधून काढा, मग ऑर्डर द्या.`,
  'item-not-sold-so': ({ title }) => `${title}: असे मिळत नाही. साइज, वजन आणि कटिंग पुन्हा निवडा.`,
  'too-many-of-one': ({ most, title }) =>
    `एका ऑर्डरमध्ये एका माशाचे जास्तीत जास्त ${most} पॅक घेता येतात. थोडे कमी करा: ${title}.`,
} as const satisfies InLanguage<typeof English.cartRefusals>

export const keptCartWords = {
  leftOut: (most, titles) => `कार्टमध्ये जास्तीत जास्त ${most} आयटम बसतात. तुमच्या दुसऱ्या डिव्हाइसवरचे हे जोडले नाहीत: ${titles}.`,
  held: 'तुम्ही पुन्हा लॉगिन केले आहे. खालचे कार्ट अजून तुमच्या खात्यातल्या कार्टमध्ये जोडलेले नाही.',
  join: 'दोन्ही कार्ट एकत्र करा',
} as const satisfies InLanguage<typeof English.keptCartWords>

export const keptCartRefusals = {
  'cart-changed': () => 'तुमचे कार्ट दुसऱ्या डिव्हाइसवर बदलले आहे.',
} as const satisfies InLanguage<typeof English.keptCartRefusals>
