import type * as English from '../en/catch.ts'
import type { InLanguage } from '../in-language.ts'

export const landingWords = {
  notRecorded: 'नोंद नाही',
  noPlace: 'बंदराची नोंद नाही',
  noBoat: 'बोटीची किंवा जाळ्याची नोंद नाही',
  landing: (when, where, boat) => `${when}, ${where}; ${boat}`,
  landed: 'बंदरात आली',
  cutToday: 'आज आम्ही यातून कापतो',
  ofSizes: (sizes, landing) => `${sizes}: ${landing}`,
  more: (code) => `बॅच ${code}`,
  batch: (code, landing) => `बॅच ${code}, बंदरात आली ${landing}`,
  isRecalled: 'ही बॅच परत मागवली आहे: ती खाऊ नका. कृपया आम्हाला फोन करा.',
  scan: 'ही मासळी कुठून आली',
} as const satisfies InLanguage<typeof English.landingWords>

export const catchWords = {
  title: (fish) => `${fish}: हे कुठून आले`,
  batch: (code) => `बॅच ${code}`,
  recalled: 'ही बॅच परत मागवली आहे.',
  doNotEat: 'कृपया ती खाऊ नका.',
  call: (phone) => `${phone} वर फोन करा: तुमचे पैसे परत मिळतील.`,
  because: (reason) => `कारण: ${reason}`,
  facts: {
    fish: 'मासा',
    size: 'आकार',
    landed: 'बंदरात आली',
    jetty: 'बंदर',
    boat: 'बोट किंवा जाळे',
    origin: 'पकडलेली की पाळलेली',
    temperature: 'आमच्याकडे आली तेव्हाचे तापमान',
    lastDay: 'आम्ही ती पॅक करतो तो शेवटचा दिवस',
  },
  degrees: (tenths) => `${tenths / 10} °से`,
  origins: { wild: 'पकडलेली', farmed: 'पाळलेली', '': 'नोंद नाही' },
  honest: 'मासळी आली तेव्हा जे कोणी लिहिले नाही तिथे “नोंद नाही” असे दिसते. नंतर इथे काहीही बनवून लिहिलेले नाही.',
} as const satisfies InLanguage<typeof English.catchWords>
