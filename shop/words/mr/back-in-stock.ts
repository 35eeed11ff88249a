import type * as English from '../en/back-in-stock.ts'
import type { InLanguage } from '../in-language.ts'

export const backInStockWords = {
  tellMe: 'पुन्हा आले की मला सांगा',
  tellMeOf: (what) => `पुन्हा आले की मला सांगा: ${what}`,
  doNotTell: 'आता सांगू नका',
  doNotTellOf: (what) => `आता सांगू नका: ${what}`,
  willTell: (what) => `${what}: पुन्हा आले की तुम्हाला एकदा सांगू.`,
  onceProven: (what) => `${what}: पुन्हा आले की तुम्हाला एकदा सांगू, त्याआधी मोबाइलवर आलेला OTP टाइप करा.`,
  takenBack: 'आता सांगणार नाही.',
  waiting: (until) => `याची तुम्ही वाट पाहत आहात, ${until} पर्यंत.`,
  waitingFor: 'तुम्ही कशाची वाट पाहत आहात',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 7 ते रात्री 10 मध्ये. 30 दिवसांनी आम्ही हे पुसून टाकतो.`,
  signInFirst: 'यासाठी लॉगिन करावे लागते: तुमचा असेल त्याच नंबरवर आम्ही सांगतो.',
} as const satisfies InLanguage<typeof English.backInStockWords>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: पुन्हा आले आहे, आता ऑर्डर देता येईल.`,
  'too-many-wishes': ({ most }) => `तुम्ही आधीच ${most} गोष्टींची वाट पाहत आहात. खात्यात जाऊन एक कमी करा, मग पुन्हा सांगा.`,
  'wish-unknown': () => 'याची तुम्ही आता वाट पाहत नाही.',
} as const satisfies InLanguage<typeof English.backInStockRefusals>
