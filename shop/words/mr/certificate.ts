import type * as English from '../en/certificate.ts'
import type { InLanguage } from '../in-language.ts'

/** How a tablet, a phone or a computer comes to trust the shop's own https. */
export const certificateWords = {
  title: 'या दुकानावर भरोसा ठेवा',
  lead: 'कॅमेरा, वजनकाटा आणि ऑफलाइन कामासाठी https लागते. दुकानाच्या प्रत्येक टॅबलेट, फोन आणि कॉम्प्युटरवर हे एकदा करा.',
  known: 'या दुकानाचे सर्टिफिकेट डिव्हाइसना आधीच माहीत आहे. काही इन्स्टॉल करायचे नाही.',
  none: 'हे दुकान स्वतः https देत नाही. docs/running/counter.md मध्ये ‘A tablet in the shop’ पाहा.',
  notSecure:
    'हे पेज https शिवाय येते, म्हणजे दुकानावर भरोसा ठेवण्याआधीही डिव्हाइसला ते उघडता येते. ते दुकानाच्या स्वतःच्या Wi-Fi वरच उघडा, आणि पायरी 3 मध्ये फिंगरप्रिंट जुळवून पाहा.',
  steps: {
    download: '1. सर्टिफिकेट डाउनलोड करा',
    install: '2. ते इन्स्टॉल करा',
    compare: '3. फिंगरप्रिंट जुळवून पाहा',
    open: '4. काउंटर उघडा',
  },
  download: 'सर्टिफिकेट डाउनलोड करा',
  devices: {
    android: 'Android टॅबलेट किंवा फोन',
    apple: 'iPad किंवा iPhone',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux, आणि कुठेही Firefox',
  },
  how: {
    android: [
      'Settings उघडा आणि ‘CA certificate’ शोधा. ते Security, Encryption & credentials, Install a certificate मध्ये आहे.',
      '‘CA certificate’ निवडा, मग ‘Install anyway’.',
      'डाउनलोडमधून darya-authority.crt ही फाइल निवडा. डिव्हाइस स्क्रीन लॉक विचारू शकते.',
      'Chrome वापरा. Android वर Firefox हे सर्टिफिकेट वापरत नाही.',
    ],
    apple: [
      'Safari ने डाउनलोड करा, आणि ‘Allow’ दाबा.',
      'Settings उघडा, ‘Profile Downloaded’ दाबा, मग ‘Install’.',
      'Settings, General, About, Certificate Trust Settings मध्ये ते चालू करा.',
    ],
    windows: [
      'डाउनलोड केलेली फाइल उघडा आणि सध्याच्या यूजरसाठी ‘Install Certificate’ दाबा.',
      '‘Place all certificates in the following store’ निवडा आणि ‘Trusted Root Certification Authorities’ घ्या.',
      'Chrome किंवा Edge पूर्ण बंद करून पुन्हा उघडा.',
    ],
    mac: [
      'डाउनलोड केलेली फाइल उघडा. ती Keychain Access मध्ये जाते.',
      'तिथे ‘Darya authority’ शोधून उघडा, आणि ‘Trust’ मध्ये ‘Always Trust’ निवडा.',
    ],
    linux: [
      'Chrome: chrome://certificate-manager उघडा, ‘Custom’, आणि ‘Trusted Certificates’ मध्ये फाइल इंपोर्ट करा.',
      'Firefox: Settings मध्ये ‘certificates’ शोधा, मग View Certificates, Authorities, Import, आणि ‘Trust this CA to identify websites’ निवडा.',
    ],
  },
  compareHow:
    'डिव्हाइस SHA-256 फिंगरप्रिंट सर्टिफिकेटच्या माहितीत दाखवते: Android वर ‘Trusted credentials’, ‘User’ मध्ये; iPad वर प्रोफाइलच्या ‘More Details’ मध्ये. ते दुकानाच्या स्वतःच्या स्क्रीनवर “डिव्हाइस” मध्ये आहे तेच, किंवा ‘certificate’ कमांडने प्रिंट केले तेच असायला हवे. वेगळे असेल तर सर्टिफिकेट काढून टाका आणि दुकानाचा कॉम्प्युटर सांभाळणाऱ्यांना फोन करा.',
  limited: 'हे सर्टिफिकेट फक्त या दुकानाच्या नावांसाठी आणि पत्त्यांसाठी आहे. दुसऱ्या कोणत्याही साइटसाठी चालत नाही.',
  open: 'काउंटर उघडा',
  scan: 'पुढच्या डिव्हाइससाठी: हे स्कॅन करा, किंवा त्यावर हा पत्ता उघडा.',
  toTrust: 'नवीन डिव्हाइसला आधी दुकानावर भरोसा ठेवावा लागतो',
  toTrustLead: 'त्याने हे स्कॅन करा, किंवा त्यावर हा पत्ता उघडा. काय इन्स्टॉल करायचे ते पेजवर आहे.',
  fingerprint: 'SHA-256 फिंगरप्रिंट, डिव्हाइसवर जुळवण्यासाठी',
  endsAt: (when) => `दुकानाचे सर्टिफिकेट ${when} पर्यंत चालेल.`,
} as const satisfies InLanguage<typeof English.certificateWords>
