import type { orderMoveRefusals as English } from '../en/order-moves.ts'
import type { InLanguage } from '../in-language.ts'
import { untilSaidShort } from './said.ts'

export const orderMoveRefusals = {
  'no-such-order': () => 'अशी ऑर्डर नाही.',
  'not-your-stop': () => 'ही ऑर्डर तुमच्या फेरीत नाही.',
  'order-moved': () => 'तुमच्या आधी दुसऱ्या कोणी केले. ऑर्डर आता अशी आहे.',
  'move-impossible': () => 'ऑर्डर आता दुसऱ्या टप्प्यावर आहे, तिथून हे करता येत नाही.',
  'cut-off-ahead': ({ until, at }) =>
    `कापायला सुरुवात ${untilSaidShort(until, at)} वाजता होईल: तोपर्यंत ग्राहक ही ऑर्डर बदलू शकतो.`,
  'reason-missing': () => 'कारण सांगा.',
  'rider-missing': () => 'कोण घेऊन जाणार ते सांगा.',
  'rider-unknown': () => 'ही व्यक्ती आता ऑर्डर घेऊन जात नाही. दुसरे कोणी निवडा.',
  'other-press': () => 'हे आधीच वेगळ्या माहितीसह पाठवले होते. पान पुन्हा लोड करा.',
  'undo-nothing': () => 'मागे घेण्यासारखे काही नाही.',
  'undo-not-yours': () => 'ज्यांनी केले तेच मागे घेऊ शकतात.',
  'undo-too-late': () => 'मागे घ्यायला उशीर झाला: 30 सेकंद होऊन गेले.',
  'undo-sold-meanwhile': () => 'यातली मासळी तेवढ्यात दुसऱ्यांनी मागवली, म्हणून मागे घेता येत नाही.',
  'undo-told': () => 'ग्राहकाला आधीच कळवले आहे, म्हणून मागे घेता येत नाही.',
  'line-not-weighed': () => 'यातल्या एखाद्या गोष्टीचे वजन अजून झालेले नाही.',
  'answer-awaited': () => 'ग्राहकाचे उत्तर अजून आलेले नाही. कापून कमी करा, किंवा वरचे मोफत द्या.',
  'nothing-to-pack': () => 'यात पॅक करायला काहीच उरले नाही. ऑर्डर नाकारा, आणि कारण सांगा.',
} as const satisfies InLanguage<typeof English>
