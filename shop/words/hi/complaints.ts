import type { complaintsWords as English, complaintRefusals as EnglishRefusals } from '../en/complaints.ts'
import type { InLanguage } from '../in-language.ts'

export const complaintsWords = {
  complainHere: 'यहाँ शिकायत करें',
  labels: { about: 'क्या गड़बड़ हुई', orderNumber: 'ऑर्डर नंबर', mobile: 'मोबाइल नंबर' },
  aboutHint: (longest) => `क्या हुआ, और क्या करने से ठीक होगा। ${longest} अक्षर तक।`,
  orderNumberHint: '“मेरे ऑर्डर” में और हमारे SMS में लिखा है: D7K4-29XM',
  sending: 'आपकी शिकायत भेज रहे हैं...',
  send: 'शिकायत भेजें',
  noScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए। उसके बिना यहाँ लिखे अधिकारी को फ़ोन करें या लिखें: शिकायत को तब भी नंबर मिलेगा।',
  noted: (ticket) => `आपकी शिकायत का नंबर ${ticket} है।`,
  settledBy: (day) => `इसे कोई इंसान पढ़ेगा, और हम ${day} तक निपटा देंगे।`,
  told: 'यह नंबर SMS से आपके मोबाइल पर भी आएगा।',
  keep: 'नंबर लिख लें: इससे आप फ़ोन या ई-मेल पर पूछ सकते हैं कि बात कहाँ तक पहुँची।',
  whoWeCall: 'हम आपको इसी नंबर पर फ़ोन करेंगे, और इसे किसी और काम में नहीं लेंगे।',
} as const satisfies InLanguage<typeof English>

export const complaintRefusals = {
  'too-many-complaints': ({ phone, ...args }) =>
    `एक साथ बहुत शिकायतें आ गईं। ${Math.ceil(args.seconds / 60)} मिनट बाद फिर कोशिश करें, या ${phone} पर फ़ोन करें।`,
} as const satisfies InLanguage<typeof EnglishRefusals>
