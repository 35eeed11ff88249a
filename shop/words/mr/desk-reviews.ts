import type { deskReviewsWords as English } from '../en/desk-reviews.ts'
import type { InLanguage } from '../in-language.ts'
import { daySaid } from './said.ts'

export const deskReviewsWords = {
  title: 'अभिप्राय',
  states: { held: 'वाचायचे राहिलेले', shown: 'दाखवलेले', hidden: 'लपवलेले' },
  waiting: (count) => (count === 1 ? '1 अभिप्राय वाचायचा राहिला आहे' : `${count} अभिप्राय वाचायचे राहिले आहेत`),
  why: 'वेबसाइटचा पत्ता असलेला अभिप्राय इथे थांबतो. फक्त जाहिरात, शिवीगाळ, खोटे किंवा एखाद्या व्यक्तीबद्दलचे असेल तेच लपवा: कमी स्टार हे कारण नाही.',
  none: {
    held: 'वाचायचा राहिलेला एकही अभिप्राय नाही.',
    shown: 'अजून एकही अभिप्राय दाखवलेला नाही.',
    hidden: 'एकही अभिप्राय लपवलेला नाही.',
  },
  former: 'पूर्वीचे ग्राहक',
  written: (name, at) => `${name}, ${daySaid(at)}`,
  boughtHere: 'इथून घेतले',
  moved: {
    held: () => '',
    shown: (who, at) => `दाखवला: ${who}, ${daySaid(at)}`,
    hidden: (who, at, reason) => `लपवला: ${who}, ${daySaid(at)}: ${reason}`,
  },
  release: { held: 'दाखवा', shown: '', hidden: 'पुन्हा दाखवा' },
  hide: 'लपवा',
  ofReview: (act, name, title) => `${act}: ${title}, अभिप्राय ${name}`,
  released: (title) => `${title}: अभिप्राय दाखवला.`,
  hidden: (title) => `${title}: अभिप्राय लपवला.`,
  hideHead: (title) => `${title}: हा अभिप्राय का लपवायचा?`,
  reason: 'कारण',
  reasonHint: 'ते अभिप्रायासोबत राहते, फक्त दुकानासाठी.',
  sayWhy: 'कारण सांगा: कारणाशिवाय अभिप्राय लपवता येत नाही.',
  hiding: 'लपवत आहोत...',
} as const satisfies InLanguage<typeof English>
