import type * as English from '../en/text-list.ts'
import type { InLanguage } from '../in-language.ts'

export const textListWords = {
  title: 'तुमची यादी',
  what: 'काय हवे ते लिहा किंवा पेस्ट करा, कोणत्याही क्रमाने. प्रत्येक मासा त्याच्या पॅकसह आणि आजच्या किमतीसह आम्ही शोधून देतो.',
  field: 'काय हवे आहे?',
  hint: 'उदाहरण: 1 किलो पापलेट, कोळंबी अर्धा किलो, सुरमई 2 पॅकेट',
  read: 'माझी मासळी शोधा',
  unread: 'ही यादी अजून पाठवलेली नाही. तोपर्यंत ती या डिव्हाइसवर सेव्ह राहील.',
  readAgain: 'पुन्हा तपासा',
  found: 'हे सापडले',
  foundCount: (found, of) => `${of} पैकी ${found} सापडले. “घ्या” दाबेपर्यंत तुमच्या कार्टमध्ये काहीही जात नाही.`,
  packs: (packs, weight) => `${packs} × ${weight}`,
  youWrote: 'तुम्ही लिहिले: {typed}',
  nearest: (asked) => `तुम्हाला हवे: ${asked}. आमच्या पॅकमध्ये सगळ्यात जवळचे हे आहे.`,
  fewer: 'आमच्याकडे इतके पॅक नाहीत.',
  onlyLeft: (packs) => (packs === 1 ? 'आज याचा फक्त 1 पॅक शिल्लक आहे.' : `आज याचे फक्त ${packs} पॅक शिल्लक आहेत.`),
  byMoney: (sum) => `आम्ही रकमेनुसार (${sum}) नाही, पॅकमध्ये विकतो. घेण्याआधी किंमत पाहा.`,
  byWeight: 'आम्ही नगावर नाही, वजनावर विकतो. घेण्याआधी साइज पाहा.',
  notThere: 'आज नाही.',
  others: (typed) => `${typed}: इतर कटिंग आणि साइज`,
  otherCuts: 'इतर कटिंग आणि साइज',
  notUnderstood: 'समजले नाही',
  notUnderstoodWhat: 'या ओळींमध्ये मासा सापडला नाही. तो शोधा, किंवा वेगळ्या शब्दांत लिहा.',
  searchFor: 'शोधा: {typed}',
  cut: (lines) => `फक्त पहिल्या ${lines} ओळी वाचल्या आहेत.`,
  haveAList: 'यादी लिहिलेली आहे? एकदम पेस्ट करा.',
} as const satisfies InLanguage<typeof English.textListWords>

export const quickAddWords = {
  add: 'घ्या',
  addTitle: (title) => `कार्टमध्ये घ्या: ${title}`,
  asLastTime: (pack) => `मागच्या वेळेसारखे: ${pack}`,
  adds: (pack) => `कार्टमध्ये जाईल: ${pack}`,
  inCart: (pack) => `तुमच्या कार्टमध्ये: ${pack}`,
  added: (title, pack) => `कार्टमध्ये घेतले: ${title}, ${pack}`,
  removed: (title) => `${title}: कार्टमधून काढले.`,
  undo: 'मागे घ्या',
  full: (most) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} आयटम घेता येतात. आधी कार्टमधून काहीतरी काढा.`,
} as const satisfies InLanguage<typeof English.quickAddWords>
