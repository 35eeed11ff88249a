import type { orderWishesWords as English } from '../en/order-wishes.ts'
import type { InLanguage } from '../in-language.ts'

export const orderWishesWords = {
  scale: 'असली वज़न',
  neverMore: '{total} से ज़्यादा कभी नहीं',
  neverMoreHint: 'वज़न ज़्यादा निकला तो हम काटकर कम करेंगे, ऊपर का मुफ़्त देंगे, या पहले आपसे पूछेंगे।',
  ifMissing: 'अगर कुछ न मिले तो',
  ifMissingChoices: {
    call: 'मुझे फ़ोन करें',
    'next-size': 'अगला साइज़ दें, बिना ज़्यादा पैसे के',
    'leave-out': 'वह चीज़ न दें',
  },
  note: 'कटिंग वाले के लिए नोट',
  noteHint: (left) =>
    left >= 0 ? `जैसे: सिर निकाल दें, पतले टुकड़े। ${left} अक्षर और लिख सकते हैं।` : `${-left} अक्षर ज़्यादा हो गए।`,

  ifMissingIs: {
    call: 'कुछ न मिले तो ग्राहक चाहते हैं कि फ़ोन करें।',
    'next-size': 'कुछ न मिले तो ग्राहक अगला साइज़ लेंगे।',
    'leave-out': 'कुछ न मिले तो ग्राहक वह चीज़ नहीं लेंगे।',
  },

  yours: { note: 'कटिंग वाले के लिए आपका नोट:' },
  theirs: { note: 'कटिंग वालों के लिए:' },

  changed: {
    note: 'कटिंग वाले का नोट बदला',
    wishes: 'कुछ न मिलने या वज़न ज़्यादा होने पर क्या करें, यह बदला',
  },
} as const satisfies InLanguage<typeof English>
