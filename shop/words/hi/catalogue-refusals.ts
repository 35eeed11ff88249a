import type { catalogueRefusals as English } from '../en/catalogue-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import type { Wrong, WrongField } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count > 1 ? `${count} बॉक्स ऐसे नहीं रह सकते।` : `${count} बॉक्स ऐसा नहीं रह सकता।`),
  'catalogue-changed': () => 'इस बीच किसी और ने इसे बदल दिया। आपका लिखा यहीं है।',
  'no-such-species': () => 'दुकान इस नाम की मछली नहीं जानती।',
  'order-incomplete': () => 'इस बीच सूची बदल गई। पेज फिर से लोड करें, फिर क्रम लगाएँ।',
  'product-waits': () => 'यह प्रोडक्ट तभी बिकेगा जब मालिक इसके भाव मंज़ूर करेंगे।',
  'import-wrong': ({ count }) => `फ़ाइल में ${count} जगह गलती है। कुछ भी अंदर नहीं लाया गया।`,
} as const satisfies InLanguage<typeof English>

/** Where in a file. */
export const lineOfFile = (line: number): string => `लाइन ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'इसे भरें।',
  'too-long': (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  'too-many': (most) => `ज़्यादा से ज़्यादा ${most}।`,
  'too-few': (most) => `कम से कम ${most}।`,
  number: (most) => (most === 0 ? 'ऐसा पूरा अंक लिखें जो यहाँ हो सकता है।' : `${most} तक का अंक लिखें।`),
  choice: () => 'जो दिए हैं, उनमें से एक चुनें।',
  code: () => 'छोटे अंग्रेज़ी अक्षर, अंक और बीच में एक-एक हाइफ़न, कम से कम एक अक्षर: “tiger-prawns”।',
  text: () => 'अक्षरों की एक लाइन, बिना छिपे निशानों के।',
  span: () => 'दो अंक, छोटा पहले।',
  twice: () => 'यह यहाँ पहले से लिखा है।',
  'label-missing': () => 'एक से ज़्यादा साइज़ हों तो हर एक का नाम होता है।',
  taken: () => 'यह नाम किसी और का है, या पहले था। पते के नाम दोबारा काम में नहीं आते।',
  unknown: () => 'दुकान इस नाम का कुछ नहीं जानती।',
  specified: () => 'इस चीज़ का पता पहले से तय है और हमेशा वही रहेगा।',
  'species-fixed': () => 'चीज़ अपनी ही मछली में रहती है: उसका स्टॉक और बैच उसी से चलते हैं।',
  'rate-missing': () => 'बताएँ कि इसका भाव क्या है।',
  'rate-sold': () => 'यह पहले से बिक रहा है: इसका भाव “भाव” पेज पर बदलें।',
  'rate-far': (last) =>
    `यह ${readable(paise(last))} में बिकता था। इसे उसी के आसपास वापस लाएँ: एक चौथाई से ज़्यादा “भाव” पेज पर बदलता है, और मालिक लागू करते हैं।`,
  'weight-missing': () => 'कम से कम एक वज़न चुनें जिसमें यह बिके।',
  'size-in-stock': () => 'इस साइज़ की मछली कोल्ड रूम में गिनी हुई है। पहले उसकी गिनती खाली करें।',
  columns: () => 'पहली लाइन में यह कॉलम नहीं है, या दो बार है।',
  format: () => 'यह दुकान का कैटलॉग नहीं है: एक डाउनलोड करें, और उसी को बदलें।',
  quotes: () => 'यहाँ उद्धरण का निशान खुलता है और बंद नहीं होता, या बंद होने के बाद अक्षर हैं।',
  form: () => 'यह उस तरह नहीं लिखा जैसे दुकान लेती है।',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)
