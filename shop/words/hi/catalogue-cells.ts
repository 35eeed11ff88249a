import type * as English from '../en/catalogue-cells.ts'
import type { InLanguage } from '../in-language.ts'

export const cellNames = {
  what: 'पंक्ति किसकी',
  name: 'कोड',
  retired: 'हटाई गई',
  available: 'आज बिक्री में',
  id: 'नंबर',
  slug: 'वेब पता',
  tolerance: 'कितने प्रतिशत ज़्यादा',
  usual: 'पहले से चुना साइज़',
  order: 'क्रम',
  product: 'नया प्रोडक्ट',
  home: 'होम पेज',
  slide: 'होम पेज की फ़ोटो',
  catch: 'आज की मछली',
  favourite: 'होम पेज की पसंदीदा',
} as const satisfies InLanguage<typeof English.cellNames>

export const cellWords = {
  ofSize: (size, field) => `${size}, ${field}`,
  numbered: (field, nr) => `${field} ${nr}`,
  notSold: 'बिक्री में नहीं',
  sizesRemoved: (sizes) => `ये साइज़ हटेंगे: ${sizes.join(', ')}`,
  someRemoved: (products) => `यह फ़ाइल ${products} प्रोडक्ट के साइज़ हटाती है। वे नीचे सबसे पहले हैं।`,
} as const satisfies InLanguage<typeof English.cellWords>
