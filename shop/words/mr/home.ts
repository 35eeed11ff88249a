import type { homeWords as English } from '../en/home.ts'
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
} as const satisfies InLanguage<typeof English>
