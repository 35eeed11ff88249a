import type { aboutWords as English } from '../en/about.ts'
import type { InLanguage } from '../in-language.ts'

export const aboutWords = {
  contactInShort: (shop) => `${shop}, मुंबई: पत्ता, फोन, ई-मेल, वेबसाइट, आणि तक्रारींना कोण उत्तर देते.`,
  aPersonAnswers: 'मासा, ऑर्डर किंवा बिलाबद्दल काही विचारायचे आहे? फोन करा किंवा लिहा, माणूसच उत्तर देतो.',
  address: 'पत्ता',
  seller: (legalName, address) => `${legalName}, ${address}`,
  phone: 'फोन',
  supportEmail: 'मदतीसाठी ई-मेल',
  website: 'वेबसाइट',
  foodLicence: 'अन्न परवाना',
  fssai: (licence) => `FSSAI ${licence}`,
  complaints: 'तक्रारी',
  whoAnswers: '{officer}: {email}, {phone}, किंवा {form}',
  byTheForm: 'इथल्या फॉर्मवर',
} as const satisfies InLanguage<typeof English>
