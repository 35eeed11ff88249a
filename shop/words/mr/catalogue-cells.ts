import type * as English from '../en/catalogue-cells.ts'
import type { InLanguage } from '../in-language.ts'

export const cellNames = {
  what: 'ओळ कशाची',
  name: 'कोड',
  retired: 'काढून टाकलेले',
  available: 'आज विक्रीला',
  id: 'नंबर',
  slug: 'वेब पत्ता',
  tolerance: 'किती टक्के जास्त',
  usual: 'आधीच निवडलेला साइज',
  order: 'क्रम',
  product: 'नवीन प्रॉडक्ट',
  home: 'होम पेज',
  slide: 'होम पेजवरचा फोटो',
  catch: 'आजचा मासा',
  favourite: 'होम पेजवरचा आवडता मासा',
} as const satisfies InLanguage<typeof English.cellNames>

export const cellWords = {
  ofSize: (size, field) => `${size}, ${field}`,
  numbered: (field, nr) => `${field} ${nr}`,
  notSold: 'विक्रीला नाही',
  sizesRemoved: (sizes) => `हे साइज काढले जातील: ${sizes.join(', ')}`,
  someRemoved: (products) => `ही फाइल ${products} प्रॉडक्टचे साइज काढते. ते खाली सगळ्यात आधी आहेत.`,
} as const satisfies InLanguage<typeof English.cellWords>
