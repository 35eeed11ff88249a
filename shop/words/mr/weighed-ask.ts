import type { askWords as English } from '../en/weighed-ask.ts'
import type { InLanguage } from '../in-language.ts'

export const askWords = {
  title: 'तुमचे मासे वजनकाट्यावर',
  thisPageNeeds: 'या पानासाठी',
  intro: 'वजन तुमच्या ऑर्डरपेक्षा जास्त आहे, आणि किंमत तुम्हाला दाखवलेल्या जास्तीत जास्त किमतीपेक्षाही जास्त. तरीही हवे आहे का?',
  order: 'ऑर्डर',
  fish: 'मासे',
  ordered: 'ऑर्डर केले',
  weighed: 'वजन भरले',
  asked: 'वजनाप्रमाणे किंमत',
  most: 'दाखवलेली जास्तीत जास्त किंमत',
  difference: 'फरक',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  more: (grams, money) => `ऑर्डरपेक्षा ${grams} जास्त, दाखवलेल्या किमतीपेक्षा ${money} वर`,
  until:
    'कृपया {clock} पर्यंत उत्तर द्या. उत्तर न आल्यास आम्ही कापून कमी करू किंवा उरलेले मोफत देऊ: तुम्ही {most} पेक्षा जास्त देणार नाही.',
  yes: (price) => `हो, ${price}`,
  no: 'नाही, कमी करा',
  sending: 'पाठवत आहे...',
  agreed: 'तुम्ही हो म्हणालात.',
  agreedMeans: (price) => `तुम्हाला सगळे ${price} ला मिळेल. धन्यवाद.`,
  declined: 'तुम्ही नाही म्हणालात.',
  declinedMeans: (most) => `आम्ही ते कापून कमी करू: तुम्ही ${most} पेक्षा जास्त देणार नाही. धन्यवाद.`,
  over: 'या प्रश्नाची वेळ संपली आहे.',
  overMeans:
    'त्याचे उत्तर मिळाले, वेळ संपली, किंवा माशांचे पुन्हा वजन झाले. तुम्ही हो म्हटल्याशिवाय दाखवलेल्या जास्तीत जास्त किमतीपेक्षा जास्त कधीच देत नाही.',
  ofOrder: (number) => `ऑर्डर ${number}`,
  notSent: 'दुकानाकडून उत्तर आले नाही. अजून काही ठरले नाही: पुन्हा दाबा.',
  unknown: 'या लिंकवर कोणताही प्रश्न नाही.',
  unknownMeans: 'लिंक अर्धवट असेल. मेसेजमधून ती पुन्हा उघडा, किंवा आम्हाला फोन करा: {phone}',
  unreached: 'दुकानाकडून उत्तर आले नाही. पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा: {phone}',
  tryAgain: 'पुन्हा प्रयत्न करा',
  questions: 'काही प्रश्न? आम्हाला फोन करा: {phone}',
} as const satisfies InLanguage<typeof English>
