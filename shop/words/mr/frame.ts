import { seconds } from '#shop/time.ts'
import type * as English from '../en/frame.ts'
import type { InLanguage } from '../in-language.ts'
import { waitInWords } from './formatters.ts'

export const frameWords = {
  tagline: 'ताजी मासळी',
  loading: 'लोड होत आहे...',
  needsScript: (what) => `${what} JavaScript लागते. ते नसेल तर फोनवर ऑर्डर द्या:`,
  loggedOut: 'तुम्ही लॉगआउट झाला आहात.',
  login: 'लॉगिन',
  logIn: 'लॉगिन करा',
  logout: 'लॉगआउट',
  hello: (name) => (name ? `नमस्कार, ${name}` : 'नमस्कार'),
  homeSignedIn: 'होम, तुम्ही लॉगिन आहात',
  homeOf: (shop, tagline) => `${shop} ${tagline}: होम`,
  cart: 'कार्ट',
  cartWith: (packs) => `कार्ट, ${packs} पॅक`,
  main: 'मुख्य',
  menu: 'मेनू',
  closeMenu: 'मेनू बंद करा',
  products: 'मासळी',
  searchFish: 'मासे शोधा',
  search: 'शोधा',
  searching: 'शोधत आहोत...',
  nothingTyped: 'माशाचे नाव लिहा, जसे पापलेट किंवा सुरमई.',
  suggestions: 'पर्याय',
  suggested: (count) => (count === 1 ? '1 पर्याय' : `${count} पर्याय`),
  foundProducts: 'कार्टमध्ये घेता येतील',
  found: (count) => (count === 1 ? 'कार्टमध्ये घेता येईल: 1 प्रकार' : `कार्टमध्ये घेता येतील: ${count} प्रकार`),
  help: 'मदत',
  call: 'फोन करा: {phone}',
  writeTo: 'ई-मेल करा: {email}',
  complaints: 'तक्रारी: {officer}',
  ourFish: 'आमची मासळी',
  theShop: 'आमचे दुकान',
  licence: (fssai) => `FSSAI परवाना ${fssai}`,
  rights: (year, shop) => `© ${year} ${shop}. सर्व हक्क राखीव.`,
  librariesUsed: 'सॉफ्टवेअरचे परवाने',
  onTrial: 'हे दुकान सध्या चाचणीसाठी उघडे आहे. नावे नमुन्याची आहेत, आणि काहीही डिलिव्हर होत नाही.',
  wentWrong: 'काहीतरी अडचण आली',
  mayHaveMoved: 'हे पेज दुसरीकडे हलवले असेल.',
  goHome: 'होम पेजवर जा',
  notFound: '404: हे पेज सापडले नाही',
  notAlive:
    'हे पेज अजून लोड होत आहे. वाचता येईल, शोधता येईल, पण अजून ऑर्डर देता येणार नाही. पेज पुन्हा लोड करा, किंवा फोनवर ऑर्डर द्या:',
  slow: 'नेहमीपेक्षा जास्त वेळ लागतो आहे. थोडे थांबा, किंवा तुमचे इंटरनेट तपासा. तुम्ही लिहिलेले सगळे तसेच राहील.',
  stayHere: 'इथेच राहा',
  unreached: 'हे पेज लोड झाले नाही.',
  lost: 'थोडा भाग लोड झाला नाही. हे पेज आणि तुम्ही लिहिलेले सगळे तसेच राहील.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  skip: 'थेट मुख्य मजकुरावर जा',
} as const satisfies InLanguage<typeof English.frameWords>

export const siteWords = {
  home: 'होम',
  allFish: 'आमची सगळी मासळी',
  about: 'आमच्याबद्दल',
  contact: 'संपर्क',
  myOrders: 'माझ्या ऑर्डर्स',
  terms: 'अटी',
  privacy: 'गोपनीयता',
  refunds: 'पैसे परत आणि ताजेपणा',
  complaints: 'तक्रारी',
  orderNow: 'ऑर्डर द्या',
  soldBy: 'विक्री आणि पॅकिंग: {legalName}, {address}. FSSAI परवाना {fssai}. चौकशी: {phone}',
} as const satisfies InLanguage<typeof English.siteWords>

export const kitWords = {
  ok: 'ठीक आहे',
  keepIt: 'राहू द्या',
  /** the way out of a dialog */
  cancel: 'रद्द करा',
  play: 'सुरू करा',
  pause: 'थांबवा',
  optional: '(गरजेचे नाही)',
  required: '(गरजेचे)',
  loading: 'लोड होत आहे...',
  quantityOf: (what) => `${what}: संख्या`,
  oneLessOf: (what) => `${what}: एक कमी करा`,
  oneMoreOf: (what) => `${what}: आणखी एक घ्या`,
  tryAgain: 'पुन्हा प्रयत्न करा',
  stillUnreached: 'अजूनही लोड झाले नाही.',
} as const satisfies InLanguage<typeof English.kitWords>

export const callsWords = {
  httpError: (status, message) => `अडचण ${status}: ${message}`,
  unknownError: 'काहीतरी अडचण आली',
  trouble: 'आमच्याकडे काहीतरी अडचण आली. तुम्ही लिहिलेले सगळे तसेच आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
} as const satisfies InLanguage<typeof English.callsWords>

export const callRefusals = {
  busy: () => 'दुकानात सध्या खूप गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'या पत्त्यावर काही नाही.',
  'wrong-method': () => 'या पत्त्यावर अशी रिक्वेस्ट चालत नाही.',
  'not-json': () => 'माहिती JSON मध्ये पाठवा.',
  'broken-json': () => 'माहिती वाचता आली नाही, कारण JSON अर्धवट आहे.',
  'too-much-data': () => 'इथे चालते त्यापेक्षा ही माहिती जास्त आहे.',
  'address-too-long': () => 'हा पत्ता फार लांब आहे.',
  'not-signed-in': () => 'पुन्हा लॉगिन करा.',
  'too-often': (args) => `खूप वेळा प्रयत्न झाले. ${waitInWords(seconds(args.seconds))} थांबून पुन्हा प्रयत्न करा.`,
} as const satisfies InLanguage<typeof English.callRefusals>

export const deliverToWords = {
  ask: 'डिलिव्हरी कुठे? पिनकोड टाका',
} as const satisfies InLanguage<typeof English.deliverToWords>

export const deliveryWords = {
  where: 'आम्ही कुठे डिलिव्हरी करतो',
  toThese: 'या पिनकोडवर डिलिव्हरी मोफत:',
  more: (count) => (count === 1 ? 'आणि आणखी 1 पिनकोड' : `आणि आणखी ${count} पिनकोड`),
} as const satisfies InLanguage<typeof English.deliveryWords>
