import type { Role } from '#shop/staff/staff.ts'
import type { counterWords as English } from '../en/counter.ts'
import type { InLanguage } from '../in-language.ts'

const roles = { owner: 'मालिक', counter: 'काउंटर', cutter: 'कटिंग', rider: 'राइडर' } as const satisfies Record<
  Role,
  string
>

/** What staff read on every screen of the counter. */
export const counterWords = {
  skip: 'सीधे पेज पर जाएँ',
  nameOf: (shop) => `${shop} काउंटर`.trim(),
  toShop: 'दुकान देखें',
  title: 'बोर्ड',
  signIn: 'लॉगिन',
  missing: 'इस पते पर कुछ नहीं है।',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश करें।',
  pageOf: (whose) => `यह पेज सिर्फ़ इनके लिए है: ${whose.map((role) => roles[role]).join(', ')}।`,
  back: 'काउंटर पर वापस',
  nav: 'काउंटर के पेज',
  morePages: 'और पेज',
  version: (version: string) => `वर्शन ${version}`,
  closePages: 'बंद करें',
  groups: { morning: 'सुबह का काम', desk: 'डेस्क', shop: 'दुकान', people: 'लोग और डिवाइस' },
  cut: 'कटिंग की सूची',
  pack: 'पैकिंग की सूची',
  round: 'मेरा राउंड',
  rates: 'भाव',
  stock: 'स्टॉक',
  batches: 'बैच',
  yields: 'सफ़ाई का हिसाब',
  catalogue: 'कैटलॉग',
  reviews: 'रिव्यू',
  complaints: 'शिकायतें',
  area: 'डिलीवरी का इलाका',
  slots: 'दिन और समय',
  pictures: 'तस्वीरें',
  scale: 'तराज़ू',
  shoppers: 'ग्राहक',
  people: 'लोग',
  devices: 'डिवाइस',
  acts: 'काम का रिकॉर्ड',
  own: 'आप',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'लॉक करें या बदलें',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सबका टैबलेट', phone: 'राइडर का फ़ोन', own: 'मालिक का अपना ब्राउज़र' },
} as const satisfies InLanguage<typeof English>
