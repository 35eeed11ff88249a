import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import type * as English from '../en/rates.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

/** The rate sheet at the counter, and its history. */
export const ratesWords = {
  title: counterWords.rates,
  history: 'भाव का इतिहास',
  lead: 'जो लिखेंगे वह ड्राफ़्ट में रहता है, जो पूरे काउंटर को दिखता है। लागू करने पर ग्राहकों को दिखता है; हो चुके ऑर्डर के भाव वही रहते हैं।',
  keys: 'कीबोर्ड से: भाव पर सीधे लिखें, अगले के लिए एंटर या नीचे का तीर, पिछले के लिए ऊपर का तीर, अगली मछली के लिए पेज डाउन। एस्केप लिखा हुआ वापस लेता है, और दोबारा दबाने पर आज का भाव। कंट्रोल और एंटर से पूरी सूची देखी जाती है। स्प्रेडशीट का कॉलम या हिस्सा किसी भी भाव पर पेस्ट कर सकते हैं।',
  table: 'सारे भाव',
  columns: { pack: 'पैकेट', today: 'आज', next: 'नया भाव', change: 'बदलाव' },
  notSold: 'अभी नहीं बिक रहा',
  /** of a field: 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg' */
  cell: (title, size, pack) => [title, size, pack].filter((word) => word !== '').join(', '),
  pack: (size, pack) => (size === '' ? pack : `${size}, ${pack}`),
  mark: 'बदला',
  dearer: (by, percent) => `${by} महँगा, ${percent} %`,
  cheaper: (by, percent) => `${by} सस्ता, ${percent} %`,
  asksOwner: 'एक दिन में एक चौथाई से ज़्यादा: मालिक लागू करते हैं',
  changedSince: (was, today) => `इस बीच कहीं और से बदला: ${was} से ${today}`,
  perKilo: (pack) => `अपने वज़न के हिसाब से ${pack} से महँगा है`,
  notARate: 'यह भाव नहीं है। रुपये ऐसे लिखें: 1850 या 1,850.50।',

  none: 'कोई भाव नहीं बदला।',
  changed: (count) => `${count} भाव ${count > 1 ? 'बदले हैं' : 'बदला है'}।`,
  saving: 'सेव हो रहा है...',
  saved: (who, when) => `ड्राफ़्ट में सेव है, आखिरी बार ${who} ने, ${when}।`,
  savedNow: 'ड्राफ़्ट में सेव हो गया।',
  unsent: 'अभी सेव नहीं हुआ: दुकान से संपर्क नहीं है। अपने आप फिर कोशिश होगी।',
  unsaved: 'अभी सेव नहीं हुआ।',
  met: (who, when, count) => `${who} ने ${when} सूची बदली: ${count} भाव। वह अब यहाँ है, आपके लिखे के साथ।`,
  clash: (cell, theirs, yours) => `${cell}: वहाँ ${theirs}, यहाँ ${yours}। आपका रहेगा।`,
  asToday: 'आज जैसा',
  ok: 'समझ गए',

  moveSpecies: 'कौन से भाव',
  moveAll: 'सारी मछलियाँ',
  moveBy: 'कितना घटाएँ-बढ़ाएँ',
  moveHint: 'जैसे +50, -20 या +5 %। प्रतिशत का नतीजा पूरे रुपये में होता है।',
  move: 'घटाएँ-बढ़ाएँ',
  moveWrong: 'निशान और रकम लिखें: +50, -20 या +5 %।',
  moved: (species, by, count) => `${species}: ${count} भाव में ${by}।`,
  moveTooFar: (cells) => `कुछ नहीं बदला: ${cells} भाव बचते ही नहीं।`,
  clear: 'सारे बदलाव वापस लें',
  cleared: 'सारे बदलाव वापस ले लिए।',
  undo: 'वापस लें',
  undone: 'वापस ले लिया।',
  copy: 'सूची स्प्रेडशीट के लिए कॉपी करें',
  copied: (count) =>
    `${count} ${count > 1 ? 'लाइनें' : 'लाइन'} कॉपी: मछली, साइज़, पैकेट, भाव। इन्हें किसी भी भाव पर वापस पेस्ट कर सकते हैं।`,
  notCopied: 'यह ब्राउज़र खुद कॉपी नहीं करता।',

  pasted: (rates, changes) => `${rates} भाव पेस्ट हुए, उनमें ${changes === 0 ? 'कोई नहीं' : changes} बदले।`,
  misfits: (count) => `${count} ठीक नहीं ${count > 1 ? 'बैठते' : 'बैठता'}:`,
  misfit: (misfit: Misfit) => `लाइन ${misfit.line}: ${why(misfit)}`,
  andMore: (count) => `और ${count}`,

  look: 'देखें और लागू करें',
  lookHead: (count) => `${count} भाव ${count > 1 ? 'बदलेंगे' : 'बदलेगा'}`,
  wrongFirst: (count) => `${count} बॉक्स में भाव नहीं है। पहले वह देखें।`,
  rate: 'किसका भाव',
  before: 'पुराना',
  isFirst: 'पहला भाव',
  after: 'नया',
  percent: '%',
  signed: (percent) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'एक दिन में एक चौथाई से ज़्यादा',
  showNow: 'जैसा अब है वैसा दिखाएँ',
  nothingSold: 'अब दुकान में नहीं',
  stale: (count) => `यहाँ लिखने के बाद ${count} भाव कहीं और से ${count > 1 ? 'बदले' : 'बदला'}।`,
  looked: 'आज के भाव के सामने यहाँ लिखा हुआ ही रखें',
  big: (count) =>
    `${count} भाव एक दिन में एक चौथाई से ज़्यादा ${count > 1 ? 'बदल रहे हैं' : 'बदल रहा है'}। आपकी पासकी माँगी जाएगी।`,
  publishNow: 'अभी लागू करें',
  publishing: 'लागू हो रहा है...',
  keep: 'सूची पर वापस',
  at: 'इस समय अपने आप लागू करें',
  atHint: 'मुंबई की घड़ी से, अगले 14 दिन के अंदर।',
  plan: 'तय करें',
  notAMoment: 'दिन और समय चुनें।',
  published: (count) => `${count} भाव लागू ${count > 1 ? 'हुए' : 'हुआ'}। ग्राहकों को अब यही दिख रहा है।`,
  planned: (count, when) => `${when}: ${count} भाव अपने आप लागू ${count > 1 ? 'होंगे' : 'होगा'}।`,

  waiting: 'तय की हुई सूचियाँ',
  waits: (when, count) => `${when}: ${count} भाव`,
  plannedBy: (who) => `${who} ने तय की`,
  stuck: 'लागू नहीं हुई: तय करने के बाद कोई भाव बदल गया, या एक चौथाई से ज़्यादा बदल जाता। वापस लें, देख लें, और लागू करें।',
  rates: 'इसके भाव',
  fromTo: (was, now) => `${was} → ${now}`,
  takeBack: 'वापस लें',
  takeBackOf: (when) => `${when} की सूची वापस लें`,
  takenBack: 'वापस ली गई: इसके भाव फिर ड्राफ़्ट में हैं, पर वहाँ जो लिखा है वह ऊपर रहेगा।',

  product: 'मछली',
  everything: 'सारी मछलियाँ',
  show: 'दिखाएँ',
  when: 'कब',
  who: 'किसने',
  older: 'पुराने',
  newest: 'सबसे नए पर वापस',
  noHistory: 'अभी कोई भाव नहीं बदला।',
  toSheet: 'सूची पर वापस',
  byCommand: 'सिस्टम की कमांड',
} as const satisfies InLanguage<typeof English.ratesWords>

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” भाव नहीं है।`
  return misfit.why === 'twice' ? 'यह भाव ऊपर आ चुका है।' : 'सूची में ऐसा भाव नहीं है।'
}

export const rateRefusals = {
  'rates-changed-since': () => 'आपके देखने के बाद कोई दाम या मछली बदल गई। दाम फिर देख लें, फिर दुकान खोलें।',
  'rate-sheet-changed': () => 'इस बीच किसी और ने भाव बदले हैं। आपका लिखा यहीं है।',
  'rate-sheet-empty': () => 'कोई भाव आज से अलग नहीं है।',
  'rates-changed': ({ count }) =>
    `लिखने के बाद ${count} भाव कहीं और से ${count > 1 ? 'बदल गए' : 'बदल गया'}। देख लें, फिर लागू करें।`,
  'no-such-rate': () => 'इसमें ऐसी चीज़ का भाव है जो दुकान नहीं बेचती।',
  'rates-need-owner': ({ count }) =>
    `${count} भाव एक दिन में एक चौथाई से ज़्यादा ${count > 1 ? 'बदल रहे हैं' : 'बदल रहा है'}: इसे मालिक ही लागू करते हैं। यह जैसा है वैसा रखा गया है।`,
  'rates-too-late': () => 'अब से लेकर अगले 14 दिन के अंदर का समय चुनें।',
  'no-such-rate-sheet': () => 'भाव की ऐसी कोई सूची नहीं है।',
  'rate-sheet-settled': () => 'यह सूची लागू हो चुकी है, या वापस ली जा चुकी है।',
} as const satisfies InLanguage<typeof English.rateRefusals>
