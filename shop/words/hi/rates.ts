import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import type * as English from '../en/rates.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

/** The rate sheet at the counter, and its history. */
export const ratesWords = {
  title: counterWords.rates,
  history: 'भाव का इतिहास',
  lead: 'आप जो भाव डालेंगे, वे ड्राफ़्ट में सेव होंगे और पूरे काउंटर को दिखेंगे। ग्राहकों को नए भाव लागू करने के बाद दिखते हैं। हो चुके ऑर्डर के भाव नहीं बदलते।',
  keys: 'कीबोर्ड से: भाव पर सीधे नया भाव डालें। अगले के लिए एंटर या नीचे का तीर, पिछले के लिए ऊपर का तीर, अगली मछली के लिए पेज डाउन। एस्केप से डाला हुआ हट जाता है, दोबारा दबाने पर आज का भाव आ जाता है। कंट्रोल और एंटर से लागू करने से पहले की सूची खुलती है। स्प्रेडशीट का कॉलम या हिस्सा किसी भी भाव पर पेस्ट कर सकते हैं।',
  table: 'सारे भाव',
  columns: { pack: 'पैकेट', today: 'आज', next: 'नया भाव', change: 'बदलाव' },
  notSold: 'अभी बिक्री में नहीं',
  /** of a field: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  cell: (title, size, pack) => [title, size, pack].filter((word) => word !== '').join(', '),
  pack: (size, pack) => (size === '' ? pack : `${size}, ${pack}`),
  mark: 'बदला',
  dearer: (by, percent) => `+${by} (+${percent} %)`,
  cheaper: (by, percent) => `−${by} (−${percent} %)`,
  asksOwner: 'एक दिन में 25% से ज़्यादा, मालिक लागू करते हैं',
  changedSince: (was, today) => `इस बीच कहीं और से बदला: ${was} से ${today}`,
  perKilo: (pack) => `किलो के हिसाब से ${pack} से महँगा`,
  notARate: 'यह भाव सही नहीं है। रुपये ऐसे डालें: 1850 या 1,850.50।',

  none: 'कोई भाव नहीं बदला।',
  changed: (count) => `${count} भाव ${count > 1 ? 'बदले हैं' : 'बदला है'}।`,
  saving: 'सेव हो रहा है...',
  saved: (who, when) => `ड्राफ़्ट में सेव है, आखिरी बार ${who} ने, ${when}।`,
  savedNow: 'ड्राफ़्ट में सेव हो गया।',
  unsent: 'अभी सेव नहीं हुआ। दुकान से संपर्क नहीं हो पा रहा, अपने आप फिर कोशिश होती रहेगी।',
  unsaved: 'अभी सेव नहीं हुआ।',
  met: (who, when, count) =>
    `${who} ने ${when} ${count} भाव ${count > 1 ? 'बदले। वे' : 'बदला। वह'} अब यहाँ आपके डाले भाव के साथ दिख ${count > 1 ? 'रहे हैं' : 'रहा है'}।`,
  clash: (cell, theirs, yours) => `${cell}: उनका ${theirs}, आपका ${yours}। आपका रहेगा।`,
  asToday: 'आज जैसा',
  ok: 'ठीक है',

  moveSpecies: 'कौन से भाव',
  moveAll: 'सारी मछलियाँ',
  moveBy: 'सब भाव कितने बढ़ाएँ या घटाएँ',
  moveHint: 'जैसे +50, -20 या +5 %। प्रतिशत से बने भाव पूरे रुपये में होते हैं।',
  move: 'बदलें',
  moveWrong: '+ या - के साथ रकम डालें, जैसे +50, -20 या +5 %।',
  moved: (species, by, count) => `${species}: ${count} भाव ${by} से ${count > 1 ? 'बदले' : 'बदला'}।`,
  moveTooFar: (cells) => `कुछ नहीं बदला, क्योंकि ${cells} भाव शून्य या उससे कम हो ${cells > 1 ? 'जाते' : 'जाता'}।`,
  clear: 'बदलाव हटा दें',
  cleared: 'सारे बदलाव हटा दिए।',
  undo: 'वापस लें',
  undone: 'वापस ले लिया।',
  copy: 'स्प्रेडशीट के लिए कॉपी करें',
  copied: (count) =>
    `${count} ${count > 1 ? 'लाइनें कॉपी हुईं' : 'लाइन कॉपी हुई'}: मछली, साइज़, पैकेट, भाव। इन्हें किसी भी भाव पर वापस पेस्ट कर सकते हैं।`,
  notCopied: 'ब्राउज़र ने कॉपी करने नहीं दिया।',

  pasted: (rates, changes) =>
    `${rates} भाव पेस्ट ${rates > 1 ? 'हुए' : 'हुआ'}, बदले हुए: ${changes === 0 ? 'कोई नहीं' : changes}।`,
  misfits: (count) => `${count} ${count > 1 ? 'लाइनें' : 'लाइन'} नहीं ली जा ${count > 1 ? 'सकीं' : 'सकी'}:`,
  misfit: (misfit: Misfit) => `लाइन ${misfit.line}: ${why(misfit)}`,
  andMore: (count) => `और ${count}`,

  look: 'देखें और लागू करें',
  lookHead: (count) => `${count} भाव ${count > 1 ? 'बदलेंगे' : 'बदलेगा'}`,
  wrongFirst: (count) => `${count} बॉक्स में भाव सही नहीं है। पहले ${count > 1 ? 'उन्हें' : 'उसे'} ठीक करें।`,
  rate: 'मछली',
  before: 'पुराना',
  isFirst: 'पहला भाव',
  after: 'नया',
  percent: '%',
  signed: (percent) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'एक दिन में 25% से ज़्यादा',
  showNow: 'नए भाव दिखाएँ',
  nothingSold: 'अब दुकान में नहीं',
  stale: (count) => `यहाँ डालने के बाद ${count} भाव कहीं और से ${count > 1 ? 'बदले' : 'बदला'}।`,
  looked: 'यहाँ डाले हुए भाव ही रखें',
  big: (count) => `${count} भाव एक दिन में 25% से ज़्यादा ${count > 1 ? 'बदल रहे हैं' : 'बदल रहा है'}। आपकी पासकी माँगी जाएगी।`,
  publishNow: 'अभी लागू करें',
  publishing: 'लागू हो रहा है...',
  keep: 'कैंसल',
  at: 'कब लागू करने हैं',
  atHint: 'मुंबई के समय से, अगले 14 दिन के अंदर।',
  plan: 'शेड्यूल करें',
  notAMoment: 'दिन और समय चुनें।',
  published: (count) =>
    `${count} भाव लागू ${count > 1 ? 'हुए। ग्राहकों को अब यही दिख रहे हैं' : 'हुआ। ग्राहकों को अब यही दिख रहा है'}।`,
  planned: (count, when) => `${when}: ${count} भाव अपने आप लागू ${count > 1 ? 'होंगे' : 'होगा'}।`,

  waiting: 'शेड्यूल किए हुए भाव',
  waits: (when, count) => `${when}: ${count} भाव`,
  plannedBy: (who) => `${who} ने शेड्यूल किया`,
  stuck: 'लागू नहीं हुए, क्योंकि इस बीच कोई भाव बदल गया था, या 25% से ज़्यादा बदल जाता। शेड्यूल कैंसल करें, भाव देख लें, फिर लागू करें।',
  rates: 'इनके भाव',
  fromTo: (was, now) => `${was} → ${now}`,
  takeBack: 'शेड्यूल कैंसल करें',
  takeBackOf: (when) => `शेड्यूल कैंसल करें: ${when}`,
  takenBack: 'शेड्यूल कैंसल हुआ। उसके भाव फिर ड्राफ़्ट में हैं; जहाँ आपने दूसरा भाव डाला है, वहाँ आपका रहेगा।',

  product: 'मछली',
  everything: 'सारी मछलियाँ',
  show: 'दिखाएँ',
  when: 'कब',
  who: 'किसने',
  noHistory: 'अभी कोई भाव नहीं बदला।',
  toSheet: 'भाव की सूची पर वापस',
  byCommand: 'सिस्टम की कमांड',
} as const satisfies InLanguage<typeof English.ratesWords>

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” सही भाव नहीं है।`
  return misfit.why === 'twice' ? 'यह भाव ऊपर आ चुका है।' : 'सूची में ऐसा भाव नहीं है।'
}

export const rateRefusals = {
  'rates-changed-since': () => 'आपके देखने के बाद कोई भाव या मछली बदल गई है। भाव फिर देख लें, फिर दुकान खोलें।',
  'rate-sheet-changed': () => 'इस बीच किसी और ने भाव बदले हैं। आपके डाले हुए भाव यहीं हैं।',
  'rate-sheet-empty': () => 'सारे भाव आज जैसे ही हैं, लागू करने को कुछ नहीं है।',
  'rates-changed': ({ count }) =>
    `यहाँ डालने के बाद ${count} भाव कहीं और से ${count > 1 ? 'बदल गए' : 'बदल गया'}। देख लें, फिर लागू करें।`,
  'no-such-rate': () => 'इसमें ऐसी चीज़ का भाव है जो दुकान नहीं बेचती।',
  'rates-need-owner': ({ count }) =>
    `${count} भाव एक दिन में 25% से ज़्यादा ${count > 1 ? 'बदल रहे हैं' : 'बदल रहा है'}, इसलिए मालिक ही लागू कर सकते हैं। ड्राफ़्ट सेव है।`,
  'rates-too-late': () => 'अगले 14 दिन के अंदर का समय चुनें।',
  'no-such-rate-sheet': () => 'ऐसा कोई शेड्यूल नहीं है।',
  'rate-sheet-settled': () => 'ये भाव लागू हो चुके हैं, या इनका शेड्यूल कैंसल हो चुका है।',
} as const satisfies InLanguage<typeof English.rateRefusals>
