import type { homeWords as English } from '../en/home.ts'
import type { InLanguage } from '../in-language.ts'

export const homeWords = {
  title: 'मुंबई के डॉक से ताज़ी मछली',
  inShort:
    'पापलेट, सुरमई, झींगा, बोंबिल और बांगड़ा, आपके मनपसंद तरीके से साफ़ करके मुंबई में आपके घर तक। दाम, वज़न और ताज़गी, सब सच-सच। कैश ऑन डिलीवरी।',
  carousel: 'चलती तस्वीरें',
  fromTheDocks: 'सीधे डॉक से',
  slide: 'तस्वीर',
  slideOf: (place, count) => `${count} में से ${place}`,
  play: 'चलाएँ',
  pause: 'रोकें',
  favourites: 'ग्राहकों की पसंद',
  catchOfTheDay: 'आज की ताज़ी मछली',
  honest: 'ईमानदार मछलीवाला',
  promises: [
    {
      of: 'दाम',
      text: 'जो दिखता है, वही किलो का दाम है। डिलीवरी का पैसा नहीं, कैश देने का पैसा नहीं, और आखिर में कुछ जुड़ता नहीं।',
    },
    {
      of: 'वज़न',
      text: 'हर मछली पर लिखा है कि वज़न सफ़ाई से पहले का है या बाद का, और करीब कितना हिस्सा कड़ाही तक पहुँचता है।',
    },
    {
      of: 'मछली',
      text: 'जैसी आप कहें वैसी कटिंग, बर्फ़ में पैक, और जैसी हमने बताई वैसी न निकले तो दरवाज़े से ही वापस।',
    },
  ],
  howWeWork: 'हम कैसे काम करते हैं',
} as const satisfies InLanguage<typeof English>
