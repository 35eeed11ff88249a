import type { landingWords as EnglishLanding, catchWords as English } from '../en/catch.ts'
import type { InLanguage } from '../in-language.ts'

/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'लिखा नहीं गया',
  noPlace: 'उतरने की जगह लिखी नहीं गई',
  noBoat: 'नाव या जाल लिखा नहीं गया',
  landing: (when, where, boat) => `${when}, ${where}; ${boat}`,
  landed: 'किनारे उतरी',
  /** of a product */
  cutToday: 'आज हम इसमें से काट रहे हैं, जो किनारे उतरी',
  ofSizes: (sizes, landing) => `${sizes}: ${landing}`,
  more: (code) => `बैच ${code}`,
  batch: (code, landing) => `बैच ${code}, किनारे उतरा ${landing}`,
  isRecalled: 'यह बैच वापस मँगाया गया है: इसे न खाएँ। हमें फ़ोन करें।',
  scan: 'यह कहाँ से आई',
} as const satisfies InLanguage<typeof EnglishLanding>

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish) => `${fish}: कहाँ से आई`,
  batch: (code) => `बैच ${code}`,
  recalled: 'यह बैच वापस मँगाया गया है।',
  doNotEat: 'इसे न खाएँ।',
  call: (phone) => `${phone} पर फ़ोन करें: आपके पैसे वापस मिलेंगे।`,
  because: (reason) => `क्यों: ${reason}`,
  facts: {
    fish: 'मछली',
    size: 'साइज़',
    landed: 'कब उतरी',
    jetty: 'कहाँ उतरी',
    boat: 'नाव या जाल',
    origin: 'समुद्र की या पाली हुई',
    temperature: 'हमारे पास आई तब तापमान',
    lastDay: 'किस दिन तक पैक करेंगे',
  },
  degrees: (tenths) => `${tenths / 10} °C`,
  origins: { wild: 'समुद्र की', farmed: 'पाली हुई', '': 'लिखा नहीं गया' },
  honest: 'मछली आते समय जो किसी ने नहीं लिखा, वहाँ “लिखा नहीं गया” है। यहाँ बाद में कुछ गढ़ा नहीं जाता।',
} as const satisfies InLanguage<typeof English>
