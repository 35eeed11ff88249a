import type * as English from '../en/certificate.ts'
import type { InLanguage } from '../in-language.ts'

/** How a tablet, a phone or a computer comes to trust the shop's own https. */
export const certificateWords = {
  title: 'इस दुकान पर भरोसा करें',
  lead: 'कैमरा, तराज़ू और ऑफ़लाइन काम के लिए https चाहिए। दुकान के हर टैबलेट, फ़ोन और कंप्यूटर पर यह एक बार करें।',
  known: 'इस दुकान का सर्टिफ़िकेट डिवाइस पहले से मानते हैं। कुछ इंस्टॉल नहीं करना है।',
  none: 'यह दुकान खुद https नहीं देती। docs/running/counter.md में ‘A tablet in the shop’ देखें।',
  notSecure:
    'यह पेज बिना https के आता है, ताकि डिवाइस इसे दुकान पर भरोसा करने से पहले खोल सके। इसे दुकान के अपने Wi-Fi में ही खोलें, और चरण 3 में फ़िंगरप्रिंट मिलाएँ।',
  steps: {
    download: '1. सर्टिफ़िकेट डाउनलोड करें',
    install: '2. उसे इंस्टॉल करें',
    compare: '3. फ़िंगरप्रिंट मिलाएँ',
    open: '4. काउंटर खोलें',
  },
  download: 'सर्टिफ़िकेट डाउनलोड करें',
  devices: {
    android: 'Android टैबलेट या फ़ोन',
    apple: 'iPad या iPhone',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux, और Firefox कहीं भी',
  },
  how: {
    android: [
      'Settings खोलें और ‘CA certificate’ खोजें। वह Security, Encryption & credentials, Install a certificate में है।',
      '‘CA certificate’ चुनें, फिर ‘Install anyway’।',
      'डाउनलोड में से darya-authority.crt फ़ाइल चुनें। डिवाइस अपना स्क्रीन लॉक पूछ सकता है।',
      'Chrome इस्तेमाल करें। Android पर Firefox यह सर्टिफ़िकेट नहीं लेता।',
    ],
    apple: [
      'डाउनलोड Safari से करें, और ‘Allow’ दबाएँ।',
      'Settings खोलें, ‘Profile Downloaded’ दबाएँ, फिर ‘Install’।',
      'Settings, General, About, Certificate Trust Settings में इसे चालू करें।',
    ],
    windows: [
      'डाउनलोड की हुई फ़ाइल खोलें और मौजूदा यूज़र के लिए ‘Install Certificate’ दबाएँ।',
      '‘Place all certificates in the following store’ चुनें और ‘Trusted Root Certification Authorities’ लें।',
      'Chrome या Edge को पूरा बंद करके फिर खोलें।',
    ],
    mac: [
      'डाउनलोड की हुई फ़ाइल खोलें। वह Keychain Access में जुड़ जाती है।',
      'वहाँ ‘Darya authority’ ढूँढकर खोलें, और ‘Trust’ में ‘Always Trust’ चुनें।',
    ],
    linux: [
      'Chrome: chrome://certificate-manager खोलें, ‘Custom’, और ‘Trusted Certificates’ में फ़ाइल इंपोर्ट करें।',
      'Firefox: Settings में ‘certificates’ खोजें, फिर View Certificates, Authorities, Import, और ‘Trust this CA to identify websites’ चुनें।',
    ],
  },
  compareHow:
    'डिवाइस SHA-256 फ़िंगरप्रिंट सर्टिफ़िकेट की जानकारी में दिखाता है: Android पर ‘Trusted credentials’, ‘User’ में; iPad पर प्रोफ़ाइल के ‘More Details’ में। वह वही होना चाहिए जो दुकान की अपनी स्क्रीन पर “डिवाइस” में है, या जो ‘certificate’ कमांड ने प्रिंट किया। अलग हो, तो सर्टिफ़िकेट हटाएँ और दुकान का कंप्यूटर सँभालने वाले को फ़ोन करें।',
  limited: 'यह सर्टिफ़िकेट सिर्फ़ इस दुकान के नामों और पतों के लिए है। किसी और साइट के लिए नहीं चलता।',
  open: 'काउंटर खोलें',
  scan: 'अगले डिवाइस के लिए: इसे स्कैन करें, या उस पर यह पता खोलें।',
  toTrust: 'नए डिवाइस को पहले दुकान पर भरोसा करना होगा',
  toTrustLead: 'उससे यह स्कैन करें, या उस पर यह पता खोलें। क्या इंस्टॉल करना है, पेज पर लिखा है।',
  fingerprint: 'SHA-256 फ़िंगरप्रिंट, डिवाइस पर मिलाने के लिए',
  endsAt: (when) => `दुकान का सर्टिफ़िकेट ${when} तक चलेगा।`,
} as const satisfies InLanguage<typeof English.certificateWords>
