import type { Role } from '#shop/staff/staff.ts'
import type * as English from '../en/counter.ts'
import type { InLanguage } from '../in-language.ts'

const roles = { owner: 'मालक', counter: 'काउंटर', cutter: 'कापणारे', rider: 'रायडर' } as const satisfies Record<
  Role,
  string
>

export const counterWords = {
  skip: 'थेट मुख्य मजकुरावर जा',
  nameOf: (shop) => `${shop} काउंटर`.trim(),
  toShop: 'दुकान पाहा',
  title: 'बोर्ड',
  signIn: 'लॉगिन',
  missing: 'या पत्त्यावर काही नाही.',
  failed: 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  pageOf: (whose) => `हे पान फक्त यांच्यासाठी आहे: ${whose.map((role) => roles[role]).join(', ')}.`,
  back: 'काउंटरवर परत',
  nav: 'काउंटरची पाने',
  morePages: 'आणखी पाने',
  version: (version: string) => `आवृत्ती ${version}`,
  closePages: 'बंद करा',
  groups: { morning: 'सकाळची कामे', desk: 'ऑफिस', shop: 'दुकान', people: 'माणसे आणि डिव्हाइस' },
  cut: 'कापायची यादी',
  pack: 'पॅकिंगची यादी',
  round: 'माझी फेरी',
  rates: 'भाव',
  stock: 'साठा',
  batches: 'बॅच',
  yields: 'उतारा वही',
  catalogue: 'कॅटलॉग',
  reviews: 'अभिप्राय',
  complaints: 'तक्रारी',
  area: 'डिलिव्हरीचा भाग',
  slots: 'दिवस आणि वेळा',
  pictures: 'फोटो',
  scale: 'वजनकाटा',
  shoppers: 'ग्राहक',
  people: 'माणसे',
  devices: 'डिव्हाइस',
  acts: 'कामांची नोंद',
  own: 'तुम्ही',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'लॉक किंवा बदला',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सगळ्यांचा टॅबलेट', phone: 'रायडरचा फोन', own: 'मालकाचा स्वतःचा ब्राउझर' },
} as const satisfies InLanguage<typeof English.counterWords>

export const liveWords = {
  live: 'लाइव्ह',
  polling: 'लाइव्ह लाइन शांत आहे. हे पान दर 5 सेकंदांनी स्वतः पाहते.',
  back: 'पुन्हा लाइव्ह.',
} as const satisfies InLanguage<typeof English.liveWords>

export const outboxWords = {
  title: 'अजून पाठवलेले नाही',
  noLine: 'कनेक्शन नाही',
  notSent: (count) => `${count} पाठवायचे राहिले`,
  looks: (count) => `${count} ठिकाणी लक्ष द्या`,
  moreLooks: (count) => `आणखी ${count} ठिकाणी लक्ष द्या`,
  notSentMore:
    'ते या डिव्हाइसवर ठेवले आहे, आणि कनेक्शन आले की दाबले त्याच क्रमाने एकदाच पाठवले जाईल. दुकानाचे उत्तर येईपर्यंत त्यातले काहीही झालेले नाही.',
  nothing: 'इथे दाबलेले सगळे पाठवले आहे.',
  toBoard: 'बोर्डवर परत',
  notSentYet: 'अजून पाठवलेले नाही:',
  notSentMark: 'अजून पाठवलेले नाही',
  takeBack: (name) => `मागे घ्या: “${name}”`,
  byAt: (who, when) => `${who}, ${when}`,
  waitsFor: (who) => `${who} यांनी इथे पुन्हा लॉगिन केले की हे पाठवले जाईल.`,
  tried: 'निघाले आहे: दुकानात पोहोचलेही असेल, म्हणून मागे घेता येत नाही.',

  needsLineHead: (number) => `कनेक्शन हवे: ${number}`,
  needsLine: (name) => `“${name}” साठी दुकानाशी कनेक्शन लागते, ते आत्ता नाही. काहीही झालेले नाही; कनेक्शन आले की पुन्हा दाबा.`,
  tooMuch: (name) =>
    `₹10,000 पेक्षा मोठ्या ऑर्डरच्या “${name}” साठी कनेक्शन लागते, ते आत्ता नाही. काहीही झालेले नाही; कनेक्शन आले की पुन्हा दाबा.`,
  pressedBy: (who, name, when) => `${who} यांनी “${name}” दाबले, ${when}.`,
  behind: (name) => `“${name}” जे झाले नाही त्याच्या नंतर दाबले होते, म्हणून पाठवले नाही.`,
  mayBeDone: (name) => `“${name}” कदाचित झाले असेल: आधीच्या प्रयत्नाला स्पष्ट उत्तर मिळाले नव्हते. ऑर्डर पाहा. दुकान आता म्हणते:`,
  unreadable: (name) =>
    `“${name}” साठी इथे जे ठेवले होते ते हे पान वाचू शकत नाही, म्हणून पाठवत नाही. ऑर्डर पाहा: तिथे झाले नसेल तर पुन्हा दाबा.`,
  again: 'आता आहे त्यावर पुन्हा करा',
  drop: 'सोडून द्या',
  notAnyMore: 'ऑर्डर आता आहे तशी असताना हे करता येत नाही. ती आहे तशी दिसते.',
  againNeedsLine: 'पुन्हा करायला दुकानाशी कनेक्शन लागते.',

  pressedAt: (when) => `दाबले ${when}, डिव्हाइसच्या घड्याळाप्रमाणे; नंतर पाठवले`,

  asOf: (when) => `दुकानाशी कनेक्शन नाही. दिसते ते ${when} चे आहे.`,
  asOfNow: 'दुकानाशी कनेक्शन नाही. दाबलेले इथे ठेवले जाते आणि कनेक्शन आले की पाठवले जाते.',
  notKept: 'दुकानाशी कनेक्शन नाही, आणि हे पान या डिव्हाइसवर ठेवलेले नाही.',
  notKeptMore: 'कनेक्शन आले की उघडेल. बोर्ड, याद्या, फेरी आणि आजच्या ऑर्डर ठेवलेल्या असतात.',
  opening: 'या डिव्हाइसवर ठेवलेले उघडत आहोत …',
  unlockNeedsLine: 'दुकानाशी कनेक्शन नाही. कनेक्शन आले की PIN तपासता येईल.',
  lostWithDevice: (count) =>
    count === 1
      ? 'या डिव्हाइसवर दाबलेले 1 काम पाठवलेले नव्हते. तेही बाकी सगळ्यासोबत गेले: बोर्ड पाहा.'
      : `या डिव्हाइसवर दाबलेली ${count} कामे पाठवलेली नव्हती. तीही बाकी सगळ्यासोबत गेली: बोर्ड पाहा.`,
} as const satisfies InLanguage<typeof English.outboxWords>
