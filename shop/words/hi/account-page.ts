import type * as English from '../en/account-page.ts'
import type { InLanguage } from '../in-language.ts'

export const accountPageWords = {
  whoYouAre: 'आपकी जानकारी',
  addresses: 'आपके पते',
  whereSignedIn: 'आप कहाँ-कहाँ लॉगिन हैं',
  changeYourPassword: 'पासवर्ड बदलें',
  deleteYourAccount: 'खाता मिटाएँ',
  changePassword: 'पासवर्ड बदलें',
  sessions: {
    thisOne: (device) => `${device} (यही वाला)`,
    times: (since, lastSeen) => `${since} से, आखिरी बार ${lastSeen}`,
    signOut: 'लॉगआउट करें',
    signOutOf: (device, since) => `लॉगआउट करें: ${device}, ${since} से लॉगिन`,
    signOutOthers: 'बाकी सब डिवाइस लॉगआउट करें',
    ended: (device) => `${device}: लॉगआउट हो गया।`,
    othersEnded: 'आपके बाकी सब डिवाइस लॉगआउट हो गए।',
  },
  sessionsUnread: 'आपके डिवाइस की सूची अभी नहीं दिखा पा रहे। थोड़ी देर में पेज फिर से लोड करें।',
  passwordChanged: 'आपका पासवर्ड बदल गया, और आपके बाकी डिवाइस लॉगआउट हो गए।',
  deleting: {
    doing: 'मिटा रहे हैं...',
    question: 'खाता हमेशा के लिए मिटा दें?',
    yes: 'मेरा खाता मिटाएँ',
    goes: 'तुरंत मिटेगा: आपका नाम, ई-मेल, मोबाइल और पासवर्ड, हर डिवाइस का लॉगिन, लॉगिन करके लिखे रिव्यू के नीचे आपका नाम, और इस ब्राउज़र में सेव आपकी जानकारी।',
    stays:
      'कानून के हिसाब से रहेगा: आपके ऑर्डर और उनके बिल। ऑर्डर एक साल पुराना होने पर उसका पता और फ़ोन नंबर हट जाता है; क्या खरीदा और कितने में, यह हमारे हिसाब में आपके नाम के बिना रहता है। शिकायत और उसमें दिया मोबाइल नंबर, शिकायत निपटने के दो साल बाद तक रहते हैं।',
    onItsWay: 'जो ऑर्डर अभी आने वाले हैं, वे फिर भी आएँगे। जो नहीं चाहिए, उसे पहले कैंसल करें।',
    proof: 'अपना पासवर्ड डालें, ताकि आपके फ़ोन से कोई और यह न कर सके।',
  },
  deleted: (addressesGoOn) =>
    addressesGoOn === undefined
      ? 'आपका खाता मिट गया, और हर जगह से लॉगआउट हो गया।'
      : `आपका खाता मिट गया, और हर जगह से लॉगआउट हो गया। कानून के हिसाब से आपके ऑर्डर में पता रहेगा, आखिरी वाला ${addressesGoOn} तक।`,
} as const satisfies InLanguage<typeof English.accountPageWords>

export const proofWords = {
  title: 'ऑर्डर के अपडेट SMS से पाएँ',
  called: 'मोबाइल नंबर वेरिफ़ाई करें',
  by: (time) => `${time} तक अपना मोबाइल वेरिफ़ाई करें, नहीं तो यह ऑर्डर कैंसल हो जाएगा।`,
  ask: (mobile) => `${mobile} वेरिफ़ाई करें। हम इस पर 6 अंकों का OTP भेजेंगे।`,
  why: 'तब तक हम इस पर सिर्फ़ OTP भेजते हैं, ताकि गलती से किसी और को मैसेज न जाए।',
  send: 'OTP भेजें',
  sent: (mobile) => `हमने ${mobile} पर 6 अंकों का OTP भेजा है। वह 5 मिनट चलता है।`,
  done: 'शुक्रिया, आपका मोबाइल नंबर वेरिफ़ाई हो गया। अब इस पर आपके ऑर्डर और खाते के मैसेज आएँगे।',
  stands: 'आपका मोबाइल नंबर वेरिफ़ाई हो चुका है, और उस पर आपके ऑर्डर और खाते के मैसेज आते हैं।',
} as const satisfies InLanguage<typeof English.proofWords>
