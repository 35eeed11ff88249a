import type * as English from '../en/text-list.ts'
import type { InLanguage } from '../in-language.ts'

/** The page that reads a written list of fish. */
export const textListWords = {
  title: 'आपकी सूची',
  what: 'जो चाहिए, यहाँ लिखें या पेस्ट करें, किसी भी क्रम में। हम हर मछली उसके पैकेट और आज के दाम के साथ ढूँढ देंगे।',
  field: 'क्या-क्या चाहिए?',
  hint: 'जैसे: 1 किलो पापलेट, झींगा आधा किलो, सुरमई 2 पैकेट',
  read: 'मछली ढूँढें',
  unread: 'यह सूची अभी भेजी नहीं गई है। तब तक यह इस डिवाइस में सेव रहेगी।',
  readAgain: 'फिर से देखें',
  found: 'ये मिले',
  foundCount: (found, of) => `${of} में से ${found} मिले। जब तक आप “डालें” न दबाएँ, कार्ट में कुछ नहीं जाता।`,
  packs: (packs, weight) => `${packs} × ${weight}`,
  youWrote: 'आपने लिखा: {typed}',
  nearest: (asked) => `आपने ${asked} माँगा। हमारे पैकेट में इसके सबसे पास यही है।`,
  fewer: 'हमारे पास इतने पैकेट नहीं हैं।',
  onlyLeft: (packs) => (packs === 1 ? 'आज इसका सिर्फ़ 1 पैकेट बचा है।' : `आज इसके सिर्फ़ ${packs} पैकेट बचे हैं।`),
  byMoney: (sum) => `हम रकम (${sum}) के हिसाब से नहीं, पैकेट में बेचते हैं। डालने से पहले दाम देख लें।`,
  byWeight: 'हम वज़न से बेचते हैं, पीस से नहीं। डालने से पहले साइज़ देख लें।',
  notThere: 'आज नहीं है।',
  others: (typed) => `${typed}: दूसरी कटिंग और साइज़`,
  otherCuts: 'दूसरी कटिंग और साइज़',
  notUnderstood: 'समझ नहीं आया',
  notUnderstoodWhat: 'इन लाइनों में हमें कोई मछली नहीं मिली। खोजकर देखें, या दूसरी तरह लिखें।',
  searchFor: '{typed} खोजें',
  cut: (lines) => `सिर्फ़ पहली ${lines} लाइनें पढ़ी गईं।`,
  haveAList: 'सूची लिखी हुई है? पूरी एक साथ पेस्ट करें।',
} as const satisfies InLanguage<typeof English.textListWords>

/** One tap on a card, and what it did. */
export const quickAddWords = {
  add: 'डालें',
  addTitle: (title) => `डालें: ${title}`,
  asLastTime: (pack) => `पिछली बार जैसा: ${pack}`,
  adds: (pack) => `कार्ट में जाएगा: ${pack}`,
  inCart: (pack) => `आपके कार्ट में: ${pack}`,
  added: (title, pack) => `कार्ट में डाला: ${title}, ${pack}`,
  removed: (title) => `कार्ट से हटाया: ${title}।`,
  undo: 'वापस लें',
  full: (most) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} आइटम हो सकते हैं। पहले कार्ट से कुछ हटाएँ।`,
} as const satisfies InLanguage<typeof English.quickAddWords>
