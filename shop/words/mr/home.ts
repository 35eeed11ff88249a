import type * as English from '../en/home.ts'
import type { InLanguage } from '../in-language.ts'

export const homeWords = {
  title: 'मुंबईच्या बंदरावरची ताजी मासळी',
  inShort:
    'पापलेट, सुरमई, कोळंबी, बोंबील आणि बांगडा: तुम्हाला हवे तसे साफ करून मुंबईत तुमच्या दारी. किंमत, वजन आणि मासळी कशी आहे ते खरे सांगतो. कॅश ऑन डिलिव्हरी.',
  carousel: 'फिरती चित्रे',
  fromTheDocks: 'थेट बंदरावरून',
  slide: 'चित्र',
  slideOf: (place, count) => `${count} पैकी ${place}`,
  play: 'सुरू करा',
  pause: 'थांबवा',
  favourites: 'ग्राहकांच्या आवडीचे',
  catchOfTheDay: 'आजची मासळी',
  honest: 'खरे सांगणारे मासळीचे दुकान',
  promises: [
    {
      of: 'किंमत',
      text: 'जो भाव दिसतो तोच किलोचा भाव. डिलिव्हरीचे पैसे नाहीत, कॅशचे पैसे नाहीत, शेवटी काहीही वाढत नाही.',
    },
    {
      of: 'वजन',
      text: 'वजन साफ करण्याआधीचे की नंतरचे, आणि शिजवायला अंदाजे किती मिळेल, ते प्रत्येक माशासोबत लिहिलेले असते.',
    },
    {
      of: 'मासळी',
      text: 'तुम्ही सांगाल तशी कापतो, बर्फात पॅक करतो, आणि सांगितल्यासारखी नसेल तर दारातूनच परत घेतो.',
    },
  ],
  howWeWork: 'आम्ही कसे काम करतो',
} as const satisfies InLanguage<typeof English.homeWords>

export const deskHomeWords = {
  title: 'होम पान',
  slides: 'वरची मोठी चित्रे, क्रमाने',
  slideNote: (line, product) => `${line} इथे नेते: ${product}.`,
  catch: 'आजची मासळी, क्रमाने',
  favourites: 'ग्राहकांच्या आवडीचे, क्रमाने',
  leadsToKind: 'या प्रकाराच्या यादीकडे नेते',
  leadsToProduct: 'या वस्तूकडे नेते',
  nothing: 'इथे काही नाही.',
  takeAway: 'काढा',
  takeAwayOf: (title) => `काढा: ${title}`,
  takenAway: (title) => `${title}: होम पानावरून काढले.`,
  add: 'तिथे काहीतरी ठेवा',
  kind: 'माशाचा प्रकार',
  chooseKind: 'प्रकार निवडा',
  showProducts: 'त्यातल्या वस्तू दाखवा',
  productsOf: (kind) => `${kind}: वस्तू`,
  isThere: 'आजच्या मासळीत आहे',
  toCatch: 'आजच्या मासळीत ठेवा',
  toCatchOf: (title) => `आजच्या मासळीत ठेवा: ${title}`,
  toSlides: 'मोठ्या चित्रांत ठेवा',
  toSlidesOf: (title) => `मोठ्या चित्रांत ठेवा: ${title}`,
  toFavourites: 'आवडीच्यांत ठेवा',
  toFavouritesOf: (kind, title) => `आवडीच्यांत ठेवा: ${kind}, फोटो ${title} चा`,
  slideOf: (product) => `मोठे चित्र: ${product}`,
  slideLead:
    'ज्यांना दिसत नाही त्यांना चित्र काही सांगत नाही: सगळे शीर्षक आणि खालची ओळ सांगते. उभ्या फोनवर चित्राचा मधला भाग दिसतो.',
  slideTitleHint: 'चित्रावर मोठ्या अक्षरांत दिसते: थोडेच शब्द.',
  slideLineHint: 'शीर्षकाखाली एक-दोन वाक्ये.',
  slideAdd: 'होम पानावर ठेवा',
  slideAdding: 'ठेवत आहे …',
  added: (title) => `${title}: होम पानावर, आपल्या भागात शेवटी ठेवले.`,
} as const satisfies InLanguage<typeof English.deskHomeWords>
