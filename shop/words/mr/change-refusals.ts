import type { changeRefusals as English } from '../en/change-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { readable } from '#shop/money.ts'
import type { OfOrder } from '#shop/change-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import { weightSaid } from './said.ts'

const ofOrder = {
  'item-unknown': ({ title }) => `दुकानात “${title}” नाही. ते ऑर्डरमधून काढा, मग बदल सेव्ह करा.`,
  'item-unavailable': ({ title }) => `${title}: सध्या विक्रीला नाही. आधी मागवले तेवढे ठेवा किंवा काढून टाका, मग बदल सेव्ह करा.`,
  'item-not-sold-so': ({ title }) => `${title}: असे मिळत नाही. आकार, वजन आणि साफ कसे करायचे ते पुन्हा निवडा.`,
  'too-many-of-one': ({ most, title }) => `एका ऑर्डरमध्ये एका माशाचे जास्तीत जास्त ${most} पॅक घेता येतात. कमी घ्या: ${title}.`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: आणखी शिल्लक नाही. आधी मागवले ते तुमचेच आहे; अजून काहीही बदललेले नाही.`
      : `${title}: आणखी फक्त ${weightSaid(left)} शिल्लक. कमी निवडा; अजून काहीही बदललेले नाही.`,
  'too-much-cash': ({ most, total }) =>
    `कॅश ऑन डिलिव्हरी एका ऑर्डरला ${readable(most)} पर्यंतच चालते, आणि ही ऑर्डर ${readable(total)} ची होईल. त्यातून काहीतरी काढा, किंवा मोठ्या ऑर्डरसाठी आम्हाला फोन करा.`,
  'too-many-lines': ({ most }) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} प्रकार असतात.`,
  'slot-unknown': () => 'अशी डिलिव्हरीची वेळ नाही. दाखवलेल्या वेळांपैकी एक निवडा.',
  'slot-elsewhere': () => 'त्या वेळेला आम्ही या पिनकोडवर येत नाही. दुसरी डिलिव्हरीची वेळ निवडा.',
  'slot-closed': () => 'त्या वेळेला आता डिलिव्हरी होत नाही. दुसरी वेळ निवडा, किंवा आहे तीच ठेवा; अजून काहीही बदललेले नाही.',
  'slot-over': () => 'त्या वेळेच्या ऑर्डर आत्ताच बंद झाल्या. दुसरी वेळ निवडा, किंवा आहे तीच ठेवा; अजून काहीही बदललेले नाही.',
  'slot-full': () => 'ती वेळ आत्ताच भरली. दुसरी वेळ निवडा, किंवा आहे तीच ठेवा; अजून काहीही बदललेले नाही.',
  'no-slot': () => 'पुढच्या दोन आठवड्यांतल्या सगळ्या वेळा भरल्या आहेत. तुमची ऑर्डर आहे तशी येईलच; दुसरीकडे हवी असेल तर आम्हाला फोन करा.',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () =>
    'ही ऑर्डर आता इथे बदलता येत नाही. आम्हाला फोन करा, अजून काय करता येईल ते पाहू; तिच्यात काहीही बदललेले नाही.',
  'order-changed': () =>
    'तुम्ही उघडल्यानंतर ही ऑर्डर बदलली आहे. तुम्ही इथे जे बदलले ते तसेच आहे, बाकी सगळे आता ऑर्डर आहे तसे दिसते; पाहा आणि पुन्हा सेव्ह करा.',
  'change-nothing': () => 'अजून काहीही बदललेले नाही.',
  'change-empty': () => 'ऑर्डरमध्ये काहीतरी राहायला हवे. सगळेच नको असेल तर ती रद्द करा किंवा आम्हाला फोन करा.',
  'change-prices': () => 'तुम्ही ही ऑर्डर उघडल्यापासून किमती बदलल्या आहेत. नवीन एकूण रक्कम पाहा, मग पुन्हा सेव्ह करा.',
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies InLanguage<typeof English>
