import type { orderWishesWords as English } from '../en/order-wishes.ts'
import type { InLanguage } from '../in-language.ts'

export const orderWishesWords = {
  scale: 'प्रत्यक्ष वजन',
  neverMore: '{total} पेक्षा जास्त कधीही नाही',
  neverMoreHint: 'वजन जास्त भरले तर आम्ही कापून कमी करू, वरचे मोफत देऊ, किंवा आधी तुम्हाला विचारू.',
  ifMissing: 'काही मिळाले नाही तर',
  ifMissingChoices: {
    call: 'मला फोन करा',
    'next-size': 'पुढचा साइज द्या, जादा पैसे न घेता',
    'leave-out': 'ते देऊ नका',
  },
  note: 'मासे कापणाऱ्यासाठी सूचना',
  noteHint: (left) =>
    left >= 0
      ? `उदाहरण: डोके नको, पातळ तुकडे. आणखी ${left} अक्षरे बसतील.`
      : `${-left} ${-left === 1 ? 'अक्षर जास्त झाले' : 'अक्षरे जास्त झाली'}.`,

  ifMissingIs: {
    call: 'काही मिळाले नाही तर ग्राहकांना फोन हवा आहे.',
    'next-size': 'काही मिळाले नाही तर ग्राहक पुढचा साइज घेतील.',
    'leave-out': 'काही मिळाले नाही तर ग्राहकांना ते नको आहे.',
  },

  yours: { note: 'मासे कापणाऱ्यासाठी तुमची सूचना:' },
  theirs: { note: 'कापणाऱ्यांसाठी:' },

  changed: {
    note: 'मासे कापणाऱ्यासाठीची सूचना बदलली',
    wishes: 'काही मिळाले नाही किंवा वजन जास्त भरले तर काय करायचे ते बदलले',
  },
} as const satisfies InLanguage<typeof English>
