import type * as English from '../en/opening.ts'
import type { InLanguage } from '../in-language.ts'

export const opensSoonWords = {
  all: 'दुकान लवकरच सुरू होईल. तोपर्यंत पाहून घ्या; दुकान सुरू झाल्यावर ऑर्डर देता येईल.',
} as const satisfies InLanguage<typeof English.opensSoonWords>

export const openingWords = {
  title: 'दुकान सुरू करा',
  closed: 'दुकान अजून बंद आहे. ग्राहकांना “दुकान लवकरच सुरू होईल” दिसते आणि ऑर्डर देता येत नाही.',
  toOpening: 'काय बाकी आहे ते पाहा',
  ownerOpens: 'दुकान मालक सुरू करतात.',
  trial:
    'हे ट्रायलचे दुकान आहे. सगळे करून पाहता येते, पण काहीही डिलिव्हर होत नाही. खरे दुकान ऑपरेटर सुरू करतात, आणि खालच्या गोष्टी तपासून तुम्ही ते याच पेजवर उघडता.',
  isOpen: 'दुकान सुरू आहे. ग्राहक ऑर्डर देऊ शकतात.',
  lead: 'या चार गोष्टी पाहा, मग दुकान सुरू करा. नंतरही सगळे बदलता येते.',
  slots: 'डिलिव्हरीचे स्लॉट',
  perWeek: (slots, least, most, orders) =>
    `आठवड्यात ${slots} स्लॉट, प्रत्येक स्लॉटमध्ये ${least === most ? least : `${least} ते ${most}`} ऑर्डर्स, आठवड्याला जास्तीत जास्त ${orders} ऑर्डर्स.`,
  slotsAsOpened: 'प्रत्येक नवीन दुकान असेच सुरू होते. एखाद्या स्लॉटमध्ये तेवढ्या ऑर्डर्स झाल्या की ग्राहकांना तो स्लॉट मिळत नाही.',
  noSlots: 'एकही स्लॉट सेट केलेला नाही, म्हणून कोणीही ऑर्डर देऊ शकत नाही.',
  toSlots: 'आठवडा बदला',
  area: 'डिलिव्हरीचा भाग',
  goesTo: (pincodes) => `तुम्ही इथे डिलिव्हरी करता: ${pincodes.join(', ')}.`,
  noArea: 'अजून कुठेच डिलिव्हरी नाही, म्हणून कोणीही ऑर्डर देऊ शकत नाही.',
  toArea: 'भाग बदला',
  people: 'कर्मचारी आणि टॅबलेट',
  peopleLead: 'कापायला, वजन करायला आणि पोहोचवायला कर्मचाऱ्यांना PIN आणि टॅबलेट लागतो.',
  toPeople: 'कर्मचारी',
  toDevices: 'डिव्हाइस',
  rates: 'भाव',
  ratesLead: (count) => `ग्राहक या ${count} भावांनी घेतील. नवीन दुकान नमुन्याच्या भावांनी सुरू होते, म्हणून जे तुमचे नाहीत ते बदला.`,
  toRates: 'भाव बदला',
  toCatalogue: 'एखादा मासा विक्रीतून काढा',
  rate: (pack, price) => `${pack}: ${price}`,
  sized: (size, pack) => `${size}, ${pack}`,
  notSold: 'विक्रीला नाही',
  nod: 'भाव बरोबर आहेत, दुकान सुरू करा',
  opening: 'दुकान सुरू होत आहे...',
  opened: 'दुकान सुरू झाले. आता ग्राहक ऑर्डर देऊ शकतात.',
} as const satisfies InLanguage<typeof English.openingWords>
