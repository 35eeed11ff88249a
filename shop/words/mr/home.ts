import type * as English from '../en/home.ts'
import type { InLanguage } from '../in-language.ts'

export const homeWords = {
  title: 'मुंबईच्या बंदरावरची ताजी मासळी',
  inShort:
    'पापलेट, सुरमई, कोळंबी, बोंबील आणि बांगडा, तुम्हाला हवे तसे साफ करून मुंबईत तुमच्या दारी. किंमत, वजन आणि ताजेपणा, सगळे खरे सांगतो. कॅश ऑन डिलिव्हरी.',
  carousel: 'स्लाइडशो',
  fromTheDocks: 'थेट बंदरावरून',
  slide: 'स्लाइड',
  slideOf: (place, count) => `${count} पैकी ${place}`,
  play: 'सुरू करा',
  pause: 'थांबवा',
  favourites: 'ग्राहकांच्या आवडीचे',
  catchOfTheDay: 'आजची मासळी',
  honest: 'खरे सांगणारे मासळीचे दुकान',
  promises: [
    {
      of: 'किंमत',
      text: 'जो भाव दिसतो तोच किलोचा भाव. डिलिव्हरी चार्ज नाही, कॅशसाठी वेगळा चार्ज नाही, शेवटी काहीही वाढत नाही.',
    },
    { of: 'वजन', text: 'वजन साफ करण्याआधीचे की नंतरचे, आणि शिजवायला अंदाजे किती मिळेल, ते प्रत्येक माशासोबत लिहिलेले असते.' },
    { of: 'मासळी', text: 'तुम्ही सांगाल तशी कापतो, बर्फात पॅक करतो, आणि सांगितल्यासारखी नसेल तर दारातूनच परत घेतो.' },
  ],
  howWeWork: 'आम्ही कसे काम करतो',
} as const satisfies InLanguage<typeof English.homeWords>

export const deskHomeWords = {
  title: 'होम पेज',
  slides: 'वरचे बॅनर, क्रमाने',
  slideNote: (line, product) => `${line} इथे उघडते: ${product}.`,
  catch: 'आजची मासळी, क्रमाने',
  favourites: 'ग्राहकांच्या आवडीचे, क्रमाने',
  leadsToKind: 'या माशाची यादी उघडते',
  leadsToProduct: 'या प्रॉडक्टचे पेज उघडते',
  nothing: 'इथे अजून काही नाही.',
  takeAway: 'काढा',
  takeAwayOf: (title) => `काढा: ${title}`,
  takenAway: (title) => `${title}: होम पेजवरून काढले.`,
  add: 'होम पेजवर जोडा',
  kind: 'कोणता मासा',
  chooseKind: 'मासा निवडा',
  showProducts: 'त्याचे प्रॉडक्ट दाखवा',
  productsOf: (kind) => `${kind}: प्रॉडक्ट`,
  isThere: '“आजची मासळी” मध्ये आधीच आहे',
  toCatch: '“आजची मासळी” मध्ये जोडा',
  toCatchOf: (title) => `आजच्या मासळीत जोडा: ${title}`,
  toSlides: 'बॅनरमध्ये जोडा',
  toSlidesOf: (title) => `बॅनरमध्ये जोडा: ${title}`,
  toFavourites: 'ग्राहकांच्या आवडीत जोडा',
  toFavouritesOf: (kind, title) => `आवडीच्यांत जोडा: ${kind}, फोटो ${title} चा`,
  slideOf: (product) => `बॅनर: ${product}`,
  slideLead: 'ज्यांना दिसत नाही त्यांना फोटोऐवजी फक्त टायटल आणि खालची ओळ ऐकू येते. उभ्या फोनवर फोटोचा मधला भाग दिसतो.',
  slideTitleHint: 'थोडेच शब्द, फोटोवर मोठ्या अक्षरांत दिसतील.',
  slideLineHint: 'टायटलखाली एक-दोन वाक्ये.',
  slideAdd: 'होम पेजवर जोडा',
  slideAdding: 'जोडत आहोत...',
  added: (title) => `${title}: होम पेजवर जोडले, आपल्या भागात सगळ्यात शेवटी.`,
} as const satisfies InLanguage<typeof English.deskHomeWords>
