import type * as English from '../en/area-wishes.ts'
import type { InLanguage } from '../in-language.ts'

export const areaWishWords = {
  leaveNumber: 'नंबर देऊन ठेवा',
  tellMe: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की मला सांगा`,
  doNotTell: 'आता सांगू नका',
  doNotTellOf: (pincode) => `आता सांगू नका: ${pincode}`,
  willTell: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एकदा सांगू.`,
  onceProven: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एकदा सांगू, त्याआधी मोबाइलवर आलेला OTP टाइप करा.`,
  takenBack: 'आता सांगणार नाही.',
  waiting: (until) => `याची तुम्ही वाट पाहत आहात, ${until} पर्यंत.`,
  waitingFor: 'तुम्ही आमची कुठे वाट पाहत आहात',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 7 ते रात्री 10 मध्ये. 180 दिवसांनी आम्ही हे पुसून टाकतो.`,
  signInFirst: 'यासाठी लॉगिन करावे लागते: तुमचा असेल त्याच नंबरवर आम्ही सांगतो.',
} as const satisfies InLanguage<typeof English.areaWishWords>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `${pincode} वर आता डिलिव्हरी होते: ऑर्डर देता येईल.`,
  'too-many-area-wishes': ({ most }) =>
    `तुम्ही आधीच ${most} पिनकोडवर आमची वाट पाहत आहात. खात्यात जाऊन एक कमी करा, मग पुन्हा सांगा.`,
  'area-wish-unknown': () => 'याची तुम्ही आता वाट पाहत नाही.',
  'no-such-pincode': () => 'पोस्टात असा पिनकोड नाही. पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.areaWishRefusals>
