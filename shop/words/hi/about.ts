import type { aboutWords as English } from '../en/about.ts'
import type { InLanguage } from '../in-language.ts'

export const aboutWords = {
  contactInShort: (shop) => `मुंबई में ${shop} का पता, फ़ोन, ई-मेल और वेबसाइट, और शिकायतों का जवाब कौन देता है।`,
  aPersonAnswers: 'मछली, ऑर्डर या बिल के बारे में कुछ पूछना है: फ़ोन करें या लिखें, जवाब कोई इंसान देगा।',
  address: 'पता',
  seller: (legalName, address) => `${legalName}, ${address}`,
  phone: 'फ़ोन',
  supportEmail: 'मदद के लिए ई-मेल',
  website: 'वेबसाइट',
  foodLicence: 'फ़ूड लाइसेंस',
  fssai: (licence) => `FSSAI ${licence}`,
  complaints: 'शिकायतें',
  whoAnswers: '{officer}: {email}, {phone}, या {form}',
  byTheForm: 'फ़ॉर्म से',
} as const satisfies InLanguage<typeof English>
