import type { Role } from '#shop/staff/staff.ts'
import type { counterWords as English } from '../en/counter.ts'
import type { InLanguage } from '../in-language.ts'

const roles = { owner: 'मालक', counter: 'काउंटर', cutter: 'कापणारे', rider: 'रायडर' } as const satisfies Record<
  Role,
  string
>

export const counterWords = {
  skip: 'थेट मुख्य मजकुरावर जा',
  nameOf: (shop) => `${shop} काउंटर`.trim(),
  toShop: 'दुकान पाहा',
  title: 'बोर्ड',
  signIn: 'लॉगिन',
  missing: 'या पत्त्यावर काही नाही.',
  failed: 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  pageOf: (whose) => `हे पान फक्त यांच्यासाठी आहे: ${whose.map((role) => roles[role]).join(', ')}.`,
  back: 'काउंटरवर परत',
  nav: 'काउंटरची पाने',
  morePages: 'आणखी पाने',
  version: (version: string) => `आवृत्ती ${version}`,
  closePages: 'बंद करा',
  groups: { morning: 'सकाळची कामे', desk: 'ऑफिस', shop: 'दुकान', people: 'माणसे आणि डिव्हाइस' },
  cut: 'कापायची यादी',
  pack: 'पॅकिंगची यादी',
  round: 'माझी फेरी',
  rates: 'भाव',
  stock: 'साठा',
  batches: 'बॅच',
  yields: 'उतारा वही',
  catalogue: 'कॅटलॉग',
  reviews: 'अभिप्राय',
  complaints: 'तक्रारी',
  area: 'डिलिव्हरीचा भाग',
  slots: 'दिवस आणि वेळा',
  pictures: 'फोटो',
  scale: 'वजनकाटा',
  shoppers: 'ग्राहक',
  people: 'माणसे',
  devices: 'डिव्हाइस',
  acts: 'कामांची नोंद',
  own: 'तुम्ही',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'लॉक किंवा बदला',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सगळ्यांचा टॅबलेट', phone: 'रायडरचा फोन', own: 'मालकाचा स्वतःचा ब्राउझर' },
} as const satisfies InLanguage<typeof English>
