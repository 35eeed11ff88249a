import type * as English from '../en/desk.ts'
import type { InLanguage } from '../in-language.ts'

export const deskWords = {
  keys: 'कीबोर्डवर: यादीत जायला Tab, पुढच्यासाठी J किंवा खालचा बाण, मागच्यासाठी K किंवा वरचा बाण, त्याचे पहिले बटण दाबायला Enter.',
  noScript: 'JavaScript नसेल तर या याद्या वाचता येतील, पण काही बदलता येणार नाही.',
  older: 'जुने दाखवा',
  newest: 'नवीनकडे परत',
  keep: 'आहे तसेच ठेवा',
  byShopper: 'ग्राहक',
  byCommand: 'सर्व्हरची कमांड',
  fileChanged: 'निवडल्यानंतर ही फाइल बदलली आहे. ती पुन्हा निवडा.',
} as const satisfies InLanguage<typeof English.deskWords>

export const deskRefusals = {
  'review-not-there': () => 'असा अभिप्राय नाही.',
  'review-moved-on': () => 'तेवढ्यात दुसऱ्या कोणी या अभिप्रायाचे काम केले. यादी पुन्हा लोड करा.',
  'list-page-unknown': () => 'यादी तिथून पुढे जात नाही. सुरुवातीपासून पाहा.',
  'complaint-not-there': () => 'अशी तक्रार नाही.',
  'complaint-settled': () => 'ही तक्रार आधीच मिटली आहे. काय केले ते लिहिले होते तसेच राहते.',
  'settlement-missing': () => 'काय केले ते लिहा.',
  'pincode-nowhere': () => 'पोस्टाच्या यादीत असा पिनकोड नाही. पुन्हा पाहा.',
  'pincode-in-area': () => 'या पिनकोडवर दुकान आधीच डिलिव्हरी करते.',
  'pincode-not-in-area': () => 'या पिनकोडवर दुकान डिलिव्हरी करत नाही.',
  'no-whole-contact': () => 'पूर्ण मोबाइल नंबर टाइप करा, किंवा पूर्ण ई-मेल.',
  'shopper-not-there': () => 'याचे कोणाचेही खाते नाही. पूर्ण आणि अचूक टाइप करावे लागते.',
  'shopper-gone': () => 'हे खाते आता पुसले गेले आहे.',
  'session-over': () => 'हे लॉगिन तेवढ्यात आपोआप संपले.',
} as const satisfies InLanguage<typeof English.deskRefusals>
