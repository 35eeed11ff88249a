import type { deskReviewsWords as English } from '../en/desk-reviews.ts'
import type { InLanguage } from '../in-language.ts'
import { daySaid } from './said.ts'

export const deskReviewsWords = {
  title: 'रिव्यू',
  states: { held: 'पढ़ने बाकी', shown: 'दिख रहे', hidden: 'छिपाए हुए' },
  waiting: (count) => `${count} रिव्यू ${count > 1 ? 'पढ़ने बाकी हैं' : 'पढ़ना बाकी है'}`,
  why: 'जिस रिव्यू में वेबसाइट का पता हो, वह यहाँ रुकता है। सिर्फ़ वही छिपाएँ जो विज्ञापन हो, गाली हो, झूठ हो या किसी व्यक्ति के बारे में हो: कम स्टार छिपाने की वजह नहीं है।',
  none: {
    held: 'कोई रिव्यू पढ़ना बाकी नहीं है।',
    shown: 'अभी कोई रिव्यू नहीं दिख रहा।',
    hidden: 'कोई रिव्यू छिपा हुआ नहीं है।',
  },
  former: 'पुराने ग्राहक',
  written: (name, at) => `${name}, ${daySaid(at)}`,
  boughtHere: 'यहीं से खरीदा',
  moved: {
    held: () => '',
    shown: (who, at) => `${who} ने दिखाया, ${daySaid(at)}`,
    hidden: (who, at, reason) => `${who} ने छिपाया, ${daySaid(at)}: ${reason}`,
  },
  release: { held: 'दिखाएँ', shown: '', hidden: 'फिर से दिखाएँ' },
  hide: 'छिपाएँ',
  ofReview: (act, name, title) => `${act}: ${title} पर ${name} का रिव्यू`,
  released: (title) => `${title} का रिव्यू अब दिख रहा है।`,
  hidden: (title) => `${title} का रिव्यू छिपा दिया।`,
  hideHead: (title) => `${title} का यह रिव्यू क्यों छिपाना है?`,
  reason: 'वजह',
  reasonHint: 'रिव्यू के साथ रहेगी, सिर्फ़ दुकान के लिए।',
  sayWhy: 'वजह बताएँ: बिना वजह रिव्यू नहीं छिपाया जाता।',
  hiding: 'छिपा रहे हैं...',
} as const satisfies InLanguage<typeof English>
