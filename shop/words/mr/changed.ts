import { readable } from '#shop/money.ts'
import type { OfOrder } from '#shop/orders/order-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import type * as English from '../en/changed.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

export const changedWords = {
  change: 'ही ऑर्डर बदला',
  changeUntil: (when) => `${when} पर्यंत बदलता येईल.`,
  chooseSlot: 'आधी डिलिव्हरी स्लॉट निवडा, मग बदल सेव्ह करा.',
  title: (number) => `ऑर्डर ${number} बदला`,
  pageTitle: 'ऑर्डर बदला',
  needs: 'ऑर्डर बदलण्यासाठी',
  tooLate: 'ही ऑर्डर आता इथे बदलता येत नाही. फोन करा, काय करता येईल ते पाहू: {phone}',
  lines: 'आयटम',
  stays: (packs, rate) => `${packs === 1 ? '1 पॅक' : `${packs} पॅक`}, प्रत्येकी ${rate}, मागवले तेव्हाच्या भावाने`,
  isNew: (packs, rate) => `${packs === 1 ? '1 नवीन पॅक' : `${packs} नवीन पॅक`}, प्रत्येकी ${rate}, आजच्या भावाने`,
  notSoldNow: 'हे आज आणखी नाही. मागवले तेवढे ठेवता येईल, कमी करता येईल, किंवा काढता येईल.',
  choose: 'साइज, वजन, कटिंग',
  chooseOf: (title) => `साइज, वजन, कटिंग: ${title}`,
  takeOut: 'काढा',
  takeOutOf: (title) => `काढा: ${title}`,
  isOut: (title) => `${title}: सेव्ह केले की ऑर्डरमधून जाईल.`,
  putBack: 'मागे घ्या',
  putBackOf: (title) => `मागे घ्या: ${title}`,
  add: 'या ऑर्डरमध्ये घ्या',
  addOf: (title) => `या ऑर्डरमध्ये घ्या: ${title}`,
  findFish: 'ऑर्डरमध्ये घ्यायला मासा शोधा',
  found: (count) => (count === 0 ? 'या नावाचा मासा आमच्याकडे नाही.' : `${count} सापडले`),
  added: (title) => `${title}: घेतले. सेव्ह केले की ऑर्डर होईल.`,
  address: 'पत्ता',
  comesTo: 'नवीन एकूण:',
  asBefore: 'आधीइतकेच.',
  moreBy: (amount) => `आधीपेक्षा ${amount} जास्त.`,
  lessBy: (amount) => `आधीपेक्षा ${amount} कमी.`,
  save: 'बदल सेव्ह करा',
  saving: 'बदल सेव्ह होत आहे...',
  leave: 'सेव्ह न करता परत जा',
  saved: 'तुमची ऑर्डर बदलली.',
  noAnswer: 'दुकानाशी संपर्क झाला नाही. तुमचे बदल तसेच आहेत. बटण पुन्हा दाबा, बदल एकदाच होईल.',
  meanwhile: 'दरम्यान काय बदलले:',

  byBuyer: 'ग्राहकांनी बदलली',
  afterConfirmed: 'कन्फर्म झाल्यावर बदलली',
  lineIn: (line) => `नवीन: ${line}`,
  lineOut: (line) => `काढले: ${line}`,
  quantity: (line, was, is) => `${line}: ${was} ऐवजी ${is}`,
  cleaning: (line, was, is) => `${line}: “${was}” ऐवजी “${is}”`,
  noWish: 'कसेही चालेल',
  slotIs: (is, was) => `डिलिव्हरी: आता ${is}, आधी ${was}`,
  addressIs: 'पत्ता किंवा फोन नंबर बदलला',
  totalIs: (is, was) => `${was} ऐवजी ${is}`,
  line: (title, choice) => (choice === '' ? title : `${title}, ${choice}`),
} as const satisfies InLanguage<typeof English.changedWords>

const ofOrder = {
  'item-unknown': ({ title }) => `दुकानात “${title}” नाही. ते ऑर्डरमधून काढा, मग बदल सेव्ह करा.`,
  'item-unavailable': ({ title }) => `${title}: सध्या विक्रीला नाही. आधी मागवले तेवढे ठेवा किंवा काढा, मग बदल सेव्ह करा.`,
  'item-not-sold-so': ({ title }) => `${title}: असे मिळत नाही. साइज, वजन आणि कटिंग पुन्हा निवडा.`,
  'too-many-of-one': ({ most, title }) => `एका ऑर्डरमध्ये एका माशाचे जास्तीत जास्त ${most} पॅक घेता येतात. कमी घ्या: ${title}.`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: आणखी शिल्लक नाही. आधी मागवले ते तुमचेच आहे; अजून काहीही बदललेले नाही.`
      : `${title}: आणखी फक्त ${readableWeight(left)} शिल्लक. कमी निवडा; अजून काहीही बदललेले नाही.`,
  'too-much-cash': ({ most, total }) =>
    `कॅश ऑन डिलिव्हरी एका ऑर्डरला ${readable(most)} पर्यंतच चालते, आणि ही ऑर्डर ${readable(total)} ची होईल. त्यातून काहीतरी काढा, किंवा मोठ्या ऑर्डरसाठी आम्हाला फोन करा.`,
  'too-many-lines': ({ most }) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} आयटम घेता येतात.`,
  'slot-unknown': () => 'असा डिलिव्हरी स्लॉट नाही. दाखवलेल्या स्लॉटपैकी एक निवडा.',
  'slot-elsewhere': () => 'या पिनकोडवर तो स्लॉट नाही. दुसरा स्लॉट निवडा.',
  'slot-closed': () => 'तो स्लॉट बंद झाला आहे. दुसरा निवडा, किंवा आहे तोच ठेवा; अजून काहीही बदललेले नाही.',
  'slot-over': () => 'त्या स्लॉटच्या ऑर्डर्स आत्ताच बंद झाल्या. दुसरा निवडा, किंवा आहे तोच ठेवा; अजून काहीही बदललेले नाही.',
  'slot-full': () => 'तो स्लॉट आत्ताच भरला. दुसरा निवडा, किंवा आहे तोच ठेवा; अजून काहीही बदललेले नाही.',
  'no-slot': () =>
    'पुढच्या दोन आठवड्यांतले सगळे डिलिव्हरी स्लॉट भरले आहेत. तुमची ऑर्डर आहे तशी येईलच; दुसरीकडे हवी असेल तर आम्हाला फोन करा.',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () =>
    'ही ऑर्डर आता इथे बदलता येत नाही. आम्हाला फोन करा, काय करता येईल ते पाहू; तिच्यात काहीही बदललेले नाही.',
  'order-changed': () =>
    'तुम्ही उघडल्यानंतर ही ऑर्डर बदलली आहे. तुम्ही इथे जे बदलले ते तसेच आहे, बाकी सगळे आता नव्या ऑर्डरप्रमाणे दिसते; पाहा आणि पुन्हा सेव्ह करा.',
  'change-nothing': () => 'तुम्ही अजून काहीही बदललेले नाही.',
  'change-empty': () => 'ऑर्डरमध्ये काहीतरी राहायला हवे. सगळेच नको असेल तर ती रद्द करा किंवा आम्हाला फोन करा.',
  'change-prices': () => 'तुम्ही ही ऑर्डर उघडल्यापासून किमती बदलल्या आहेत. नवीन एकूण रक्कम पाहा, मग पुन्हा सेव्ह करा.',
  'change-most': ({ total, most }) =>
    `आज ही ऑर्डर अंदाजे ${readable(total)} ची, जास्तीत जास्त ${readable(most)} ची होईल. तुम्हाला दाखवलेल्या कमाल रकमेपेक्षा हे जास्त आहे. आजची एकूण रक्कम पाहा, मग पुन्हा सेव्ह करा.`,
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies InLanguage<typeof English.changeRefusals>
