import type { Role } from '#shop/staff/staff.ts'
import type * as English from '../en/counter.ts'
import type { InLanguage } from '../in-language.ts'

const roles = { owner: 'मालक', counter: 'काउंटर', cutter: 'कापणारे', rider: 'रायडर' } as const satisfies Record<
  Role,
  string
>

export const counterWords = {
  skip: 'थेट मजकुरावर जा',
  nameOf: (shop) => `${shop} काउंटर`.trim(),
  toShop: 'दुकान पाहा',
  title: 'बोर्ड',
  signIn: 'लॉगिन',
  missing: 'हे पेज सापडले नाही.',
  failed: 'काहीतरी अडचण आली. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  pageOf: (whose) => `हे पेज फक्त यांच्यासाठी आहे: ${whose.map((role) => roles[role]).join(', ')}.`,
  back: 'काउंटरवर परत',
  nav: 'काउंटरची पेजेस',
  morePages: 'आणखी',
  version: (version: string) => `व्हर्जन ${version}`,
  closePages: 'बंद करा',
  groups: { morning: 'साठा आणि भाव', desk: 'ग्राहक', shop: 'दुकान', people: 'कर्मचारी आणि डिव्हाइस' },
  cut: 'कटिंग',
  pack: 'पॅकिंग',
  round: 'माझी फेरी',
  riders: 'रायडर',
  find: 'ऑर्डर शोधा',
  rates: 'भाव',
  stock: 'साठा',
  batches: 'बॅच',
  yields: 'उतारा वही',
  catalogue: 'कॅटलॉग',
  reviews: 'अभिप्राय',
  complaints: 'तक्रारी',
  requests: 'ग्राहकांची मागणी',
  area: 'डिलिव्हरीचा भाग',
  slots: 'दिवस आणि स्लॉट',
  pictures: 'फोटो',
  scale: 'वजनकाटा',
  printers: 'प्रिंटर',
  ownShop: 'तुमचे दुकान',
  firstRun: 'पहिली कामे',
  shoppers: 'ग्राहक',
  newOrder: 'नवीन ऑर्डर',
  people: 'कर्मचारी',
  devices: 'डिव्हाइस',
  acts: 'कामांची नोंद',
  own: 'तुमचे खाते',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'दुसरी व्यक्ती',
  lock: 'लॉक करा',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सगळ्यांचा टॅबलेट', cutters: 'कापणाऱ्यांचा टॅबलेट', phone: 'रायडरचा फोन', own: 'मालकाचा स्वतःचा ब्राउझर' },
} as const satisfies InLanguage<typeof English.counterWords>

export const padWords = {
  keys: 'आकड्यांची बटणे',
  point: 'टिंब',
  deleteKey: 'शेवटचा अंक पुसा',
} as const satisfies InLanguage<typeof English.padWords>

export const liveWords = {
  live: 'लाइव्ह',
  polling: 'पुन्हा जोडत आहोत… हे पेज दर 5 सेकंदांनी अपडेट होते.',
  back: 'पुन्हा लाइव्ह.',
} as const satisfies InLanguage<typeof English.liveWords>

export const outboxWords = {
  title: 'अजून पाठवलेले नाही',
  noLine: 'ऑफलाइन',
  notSent: (count) => `${count} बाकी`,
  looks: (count) => `${count} ठिकाणी लक्ष द्या`,
  moreLooks: (count) => `आणखी ${count} ठिकाणी लक्ष द्या`,
  notSentMore:
    'ते या डिव्हाइसवर सेव्ह आहे. इंटरनेट आले की दाबले त्याच क्रमाने एकदाच पाठवले जाईल. दुकानाकडून उत्तर येईपर्यंत त्यातले काहीही झालेले नाही.',
  nothing: 'सगळे पाठवले आहे.',
  toBoard: 'बोर्डवर परत',
  notSentYet: 'अजून पाठवलेले नाही:',
  notSentMark: 'अजून पाठवलेले नाही',
  takeBack: (name) => `मागे घ्या: “${name}”`,
  byAt: (who, when) => `${who}, ${when}`,
  waitsFor: (who) => `${who} यांनी इथे पुन्हा लॉगिन केले की हे पाठवले जाईल.`,
  tried: 'पाठवत आहोत. दुकानात पोहोचलेही असेल, म्हणून मागे घेता येत नाही.',

  needsLineHead: (number) => `इंटरनेट हवे: ${number}`,
  needsLine: (name) => `“${name}” साठी इंटरनेट लागते. काहीही झालेले नाही, इंटरनेट आले की पुन्हा दाबा.`,
  tooMuch: (name) => `₹10,000 पेक्षा मोठ्या ऑर्डरच्या “${name}” साठी इंटरनेट लागते. काहीही झालेले नाही, इंटरनेट आले की पुन्हा दाबा.`,
  pressedBy: (who, name, when) => `${who} यांनी “${name}” दाबले, ${when}.`,
  behind: (name) => `“${name}” पाठवले नाही, कारण त्याच्या आधीचे काम झाले नाही.`,
  mayBeDone: (name) => `“${name}” कदाचित झाले असेल, कारण पहिल्या वेळी स्पष्ट उत्तर मिळाले नव्हते. ऑर्डर पाहा. दुकानाचे आताचे उत्तर:`,
  unreadable: (name) => `“${name}” साठी सेव्ह केलेले हे पेज वाचू शकत नाही, म्हणून पाठवले नाही. ऑर्डर पाहा, झाले नसेल तर पुन्हा करा.`,
  tappedOffline: 'हे ऑफलाइन आणि PIN शिवाय दाबले होते, म्हणून पाठवले नाही. बरोबर असेल तर पुन्हा प्रयत्न करा.',
  again: 'पुन्हा प्रयत्न करा',
  drop: 'काढून टाका',
  notAnyMore: 'ऑर्डर बदलली आहे, आता हे करता येत नाही. ऑर्डर आता आहे तशी दिसते.',
  againNeedsLine: 'पुन्हा प्रयत्न करायला इंटरनेट लागते.',

  pressedAt: (when) => `डिव्हाइसच्या घड्याळाप्रमाणे ${when} दाबले, नंतर पाठवले`,

  asOf: (when) => `ऑफलाइन. शेवटचे अपडेट ${when}.`,
  asOfNow: 'ऑफलाइन. तुम्ही कराल ते इथे सेव्ह राहील आणि इंटरनेट आले की पाठवले जाईल.',
  notKept: 'इंटरनेट नाही, आणि हे पेज या डिव्हाइसवर सेव्ह नाही.',
  notKeptMore: 'इंटरनेट आले की उघडेल. बोर्ड, याद्या, फेरी आणि आजच्या ऑर्डर्स सेव्ह आहेत.',
  opening: 'या डिव्हाइसवर सेव्ह केलेले उघडत आहोत...',
  unlockNeedsLine: 'ऑफलाइन. इंटरनेट आले की PIN तपासता येईल.',
  unlockHow: 'इंटरनेट किंवा Wi-Fi शोधा आणि पुन्हा प्रयत्न करा. इथे केलेले काम सेव्ह आहे, आणि लॉग इन झाल्यावर आपोआप जाईल.',
  lostWithDevice: (count) =>
    count === 1
      ? 'या डिव्हाइसवरचे 1 काम पाठवलेले नव्हते. तेही बाकी सगळ्यासोबत गेले, बोर्ड पाहा.'
      : `या डिव्हाइसवरची ${count} कामे पाठवलेली नव्हती. तीही बाकी सगळ्यासोबत गेली, बोर्ड पाहा.`,
} as const satisfies InLanguage<typeof English.outboxWords>
